import { setFlagsFromString } from 'node:v8'
import type { IndexSource } from '../functions/query/source/reader.ts'
import { type Ready, checkAndReport } from './check.ts'
import { CLAUSE_CHOICES, type ClauseChoice, bodyContext } from './bodies/context.ts'
import { baseUrlFrom, baseUrlOption } from './cli/base-url.ts'
import { command, runAsProgram } from './cli/command.ts'
import { grouped } from './cli/counted.ts'
import { folder, oneOfWords, text } from './cli/options.ts'
import { Progress } from './cli/progress.ts'
import { TERMINAL, type Terminal } from './cli/terminal.ts'
import { CLAUSE_FILES, DEFAULT_BASE_URL } from './contract/limits.ts'
import { examplesFrom } from './description/examples.ts'
import { sampleOf } from './description/sample.ts'
import { type OutputFile, inFolder } from './output/output-file.ts'
import { type Listing, listDataset } from './dataset/list.ts'
import { rereadSubject } from './dataset/read.ts'
import { releasePages } from './site/all-pages.ts'
import { emitDataset, emitDescription, emitProduct } from './emit.ts'
import { Output, type Written } from './output/output.ts'
import { addRelease } from './release/index.ts'
import { closingReport, folderWarnings } from './report.ts'
import { comparisonsOf } from './site/compared.ts'
import { siteOf } from './site/site.ts'

// The build: dataset → check → emit → output, and the command `npm run build`.

/** What a build is asked to do. */
export interface BuildOptions {
  /** The folder of the dataset. */
  readonly data: string
  /** The output folder. */
  readonly out: string
  /** The address of the service, without a slash at its end. */
  readonly baseUrl: string
  /** The file of the key that signs the release; the environment's RELEASE_KEY holds a key itself. */
  readonly sign?: string | undefined
  /** The release before: a folder or an address. */
  readonly previous?: string | undefined
  /** Whether each clause is also a file at its own address. */
  readonly clauses?: ClauseChoice | undefined
}

/** How many warnings of one rule a build shows; `npm run check` shows them all. */
const WARNINGS_SHOWN = 5

/** Builds a dataset: reads, checks, emits, reports. Gives the exit code: 0 done, 1 the dataset has errors. */
export async function build(options: BuildOptions, terminal: Terminal = TERMINAL): Promise<0 | 1> {
  const output = Output.open(options.out)
  try {
    return await buildInto(output, options, terminal)
  } catch (fault) {
    throw explained(fault)
  } finally {
    output.discard()
  }
}

async function buildInto(output: Output, options: BuildOptions, terminal: Terminal): Promise<0 | 1> {
  const started = performance.now()
  const listing = await listDataset(options.data)
  const { ready, warnings } = checkAndReport(listing, WARNINGS_SHOWN, terminal)
  if (ready === null) return 1
  try {
    const written = await writeAll(options, listing, ready, output, new Progress(terminal))
    const full = folderWarnings(output.folderSizes())
    for (const line of full) terminal.err(`${line}\n`)
    const seconds = (performance.now() - started) / 1000
    terminal.out(`${closingReport(ready.store, written, warnings + full.length, seconds)}\n`)
    return 0
  } finally {
    ready.store.close()
  }
}

/** Makes every file, then puts all of them in place. */
async function writeAll(
  options: BuildOptions,
  listing: Listing,
  ready: Ready,
  output: Output,
  progress: Progress,
): Promise<Written> {
  const { catalogue, store, example } = ready
  const context = bodyContext(catalogue, store, options.baseUrl, options.clauses ?? 'auto')
  const paths = listing.files.products
  const putAll = (files: Iterable<OutputFile>) => {
    for (const { path, content } of files) output.put(inFolder(path), content)
  }
  for (const [index, path] of paths.entries()) {
    // Read a second time: no more than one product is in memory, however many there are.
    putAll(emitProduct(context, rereadSubject(listing, path, catalogue)))
    progress.step('written', index + 1, paths.length)
  }
  putAll(emitDataset(context))
  const source = sourceOf(output)
  const sample = await sampleOf(context, example, source)
  const examples = await examplesFrom(sample, source)
  const comparisons = await comparisonsOf(context, source)
  const made = { site: siteOf(context), context, sample, examples, comparisons }
  putAll(emitDescription(made))
  await addRelease(output, {
    ...options,
    dataDate: catalogue.dataset.record.data_date,
    pages: (downloads) => releasePages(made, downloads),
  })
  return output.commit()
}

/** What the functions would read, before the output is published. */
function sourceOf(output: Output): IndexSource {
  return { read: (path) => Promise.resolve(output.read(inFolder(path))) }
}

/** A fault of the disk in words for a person; any other as it is. */
function explained(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault
  const { code, path, message } = fault as NodeJS.ErrnoException
  if (code === undefined) return fault
  const what = code === 'ENOSPC' ? 'No space is left on the disk. Make room and build again.' : message
  const where = path === undefined || code === 'ENOSPC' ? '' : `${path}: `
  return new Error(`${where}${what} The previous output is unchanged.`, { cause: fault })
}

/**
 * How far the heap may grow beyond its live data before a collection, in percent. V8's default lets a build with 70 MB
 * of live data grow to 300; collected sooner, memory stays flat however many products there are.
 */
const HEAP_GROWTH = 50

export const buildCommand = command({
  name: 'npm run build',
  about: 'Reads a dataset, checks every rule, and writes every precomputed answer.',
  options: {
    data: folder('data', 'the dataset'),
    out: folder('public', 'the output folder'),
    'base-url': baseUrlOption(DEFAULT_BASE_URL),
    sign: text(
      'FILE',
      "the key that signs the release (default: the environment's RELEASE_KEY, else unsigned)",
    ),
    clauses: oneOfWords(
      'auto',
      CLAUSE_CHOICES,
      `clauses as files at their own addresses, or only in the packs of their products; auto: files up to ${grouped(CLAUSE_FILES)} clauses`,
    ),
    previous: text('DIR|URL', 'the release before; changes are listed against it'),
  },
  exitsWith1: 'the dataset has errors; nothing is written then',
  main: ({ data, out, 'base-url': typed, ...rest }, terminal) => {
    setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
    return build({ data, out, baseUrl: baseUrlFrom(typed, DEFAULT_BASE_URL), ...rest }, terminal)
  },
})

await runAsProgram(import.meta, buildCommand)
