import { type ChildProcess, spawn } from 'node:child_process'
import { resolve as absolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import type { Failure, READERS, ReadMessage, ReadRequest } from './document-reader.ts'
import { sha256 } from '../files/digest.ts'
import { FileError, MemoryError } from './file-error.ts'

/** Limits of memory, time and pages for reading a file, from its bytes to its clauses. */
export interface Limits {
  /** Bytes of memory for its process: half for the engine, half for the reading. */
  readonly memory: number
  readonly seconds: number
  readonly pages: number
}

/** Enough for every wording seen (the longest has 146 pages), little enough for a laptop. */
export const LIMITS: Limits = { memory: 768 * 2 ** 20, seconds: 180, pages: 1000 }

type Readings = { readonly [As in keyof typeof READERS]: ReturnType<(typeof READERS)[As]> }

/** Options for a document that is not read as most are. */
interface Manner {
  /** Words that the document may lack. */
  readonly words?: string
  readonly limits?: Limits
  readonly progress?: (page: number, of: number) => void
}

/**
 * Reads a PDF whole in a process of its own, which is ended when it takes too long or too much. Throws a {@link FileError}.
 */
export function readDocument<As extends keyof Readings>(
  file: string,
  as: As,
  { words = '', limits = LIMITS, progress = () => {} }: Manner = {},
): Promise<Readings[As]> {
  const child = startChild(limits.memory / 2)
  return new Promise<Readings[As]>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new FileError(`${file}: took more than ${limits.seconds} seconds to read. ${SPLIT}`))
    }, limits.seconds * 1000)
    answered(child, progress).then(
      (reading) => resolve(reading as Readings[As]),
      (failure: Failure) => {
        const Fault = failure === 'memory' ? MemoryError : FileError
        reject(new Fault(`${file}: ${said(failure, limits)}`))
      },
    )
    child.once('exit', () => clearTimeout(late))
    const { memory, pages } = limits
    child.send({ file: absolute(file), as, words, memory: memory / 2, pages } satisfies ReadRequest)
  })
}

const HERE = fileURLToPath(new URL('.', import.meta.url))
let program: string | null = null

/** The program that reads, as plain JavaScript: loading TypeScript takes longer than reading ten pages. */
function readerProgram(): string {
  program ??= buildSync({
    entryPoints: [`${HERE}document-reader.ts`],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'node20',
  }).outputFiles[0]?.text as string
  return program
}

/** A name for the program that reads: another one may read a file otherwise. */
export function readerName(): string {
  return sha256(readerProgram()).slice(0, 12)
}

function startChild(heap: number): ChildProcess {
  const source = readerProgram()
  const most = `--max-old-space-size=${Math.round(heap / 2 ** 20)}`
  const child = spawn(process.execPath, [most, '--max-semi-space-size=32', '--input-type=module', '-'], {
    cwd: HERE,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  // The exit of a process tells that it ended before it read its program.
  child.stdin?.on('error', () => {}).end(source)
  return child
}

/** Gives the reading that the process sends; rejects with the failure: `broken` if it ends before page 1. */
function answered(child: ChildProcess, progress: (page: number, of: number) => void) {
  let begun = false
  return new Promise<Readings[keyof Readings]>((resolve, reject) => {
    child.on('message', (answer: ReadMessage) => {
      if ('failure' in answer) reject(answer.failure)
      else if ('reading' in answer) resolve(answer.reading)
      else {
        begun = true
        progress(answer.page, answer.of)
      }
    })
    child.once('error', () => reject('broken'))
    child.once('exit', () => reject(begun ? 'memory' : 'broken'))
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
