import { type ChildProcess, spawn } from 'node:child_process'
import { resolve as absolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { FileError } from '../file-error.ts'
import type { ParseMessage, Failure, ParseRequest } from './child.ts'
import type { FormControl, PdfHead, PdfPage } from './pdf-model.ts'

/** What a file may cost. */
export interface Limits {
  /** Bytes of memory for the engine. */
  readonly memory: number
  readonly seconds: number
  readonly pages: number
}

/** Enough for every wording seen (the longest has 120 pages), little enough for a laptop. */
export const LIMITS: Limits = { memory: 384 * 2 ** 20, seconds: 120, pages: 1000 }

/** A PDF, read whole. */
export interface PdfContent {
  readonly head: PdfHead
  readonly pages: readonly PdfPage[]
  readonly controls: readonly FormControl[]
  /** The most memory the parsing process held, in bytes. */
  readonly memory: number
}

/**
 * Reads a PDF in a process of its own, which is ended when it takes too long or too much. Throws a {@link FileError}.
 */
export function readPdf(
  file: string,
  limits: Limits = LIMITS,
  progress: (page: number, of: number) => void = () => {},
): Promise<PdfContent> {
  const child = startChild()
  return new Promise<PdfContent>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new FileError(`${file}: took more than ${limits.seconds} seconds to read. ${SPLIT}`))
    }, limits.seconds * 1000)
    gather(child, progress).then(resolve, (failure: Failure) =>
      reject(new FileError(`${file}: ${said(failure, limits)}`)),
    )
    child.once('exit', () => clearTimeout(late))
    child.send({ file: absolute(file), memory: limits.memory, pages: limits.pages } satisfies ParseRequest)
  })
}

const HERE = fileURLToPath(new URL('.', import.meta.url))
let program: string | null = null

/** Starts the process as plain JavaScript: loading TypeScript takes longer than reading ten pages. */
function startChild(): ChildProcess {
  program ??= buildSync({
    entryPoints: [`${HERE}child.ts`],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
  }).outputFiles[0]?.text as string
  const options = ['--max-old-space-size=384', '--max-semi-space-size=32', '--input-type=module']
  return spawn(process.execPath, [...options, '--eval', program], {
    cwd: HERE,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** Collects what the child sends; rejects with the failure, `broken` where it ended without a word. */
function gather(child: ChildProcess, progress: (page: number, of: number) => void): Promise<PdfContent> {
  const pages: PdfPage[] = []
  let head: PdfHead = { pages: 0, form: false }
  let controls: readonly FormControl[] = []
  return new Promise((resolve, reject) => {
    child.on('message', (answer: ParseMessage) => {
      if ('failure' in answer) reject(answer.failure)
      else if ('head' in answer) head = answer.head
      else if ('controls' in answer) controls = answer.controls
      else if ('page' in answer) progress(pages.push(answer.page), head.pages)
      else resolve({ head, pages, controls, memory: answer.memory })
    })
    child.once('error', () => reject('broken'))
    child.once('exit', () => reject(pages.length > 0 ? 'memory' : 'broken'))
  })
}

const SPLIT = 'Split the file, or print it again from the application it was made with.'

function said(failure: Failure, { memory, pages }: Limits): string {
  const words: Readonly<Record<Failure, string>> = {
    'not-a-pdf': 'is not a PDF, or is damaged beyond reading (cut off?). Fetch it again.',
    password: 'is encrypted and asks for a password. Save a copy without one, and give that.',
    memory: `needs more than ${Math.round(memory / 2 ** 20)} MiB of memory to read. ${SPLIT}`,
    'too-many-pages': `has more than ${pages} pages; a wording, or a form, has fewer. ${SPLIT}`,
    broken: 'broke the reader: the file is damaged. Fetch it again, or print it again.',
  }
  return words[failure]
}
