import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { Site } from '../functions/query/source/reader.ts'
import { type Ready, checkDatasetAt } from './check.ts'
import { BUILD_HELP, type BuildOptions, UsageError, buildOptions } from './cli/options.ts'
import { addressesUnder } from './contract/addresses.ts'
import { type Emitted, emitDataset, emitDescription, emitProduct } from './emit.ts'
import { Output, type Written } from './output/output.ts'
import type { PageContext } from './bodies/context.ts'
import { Progress } from './cli/progress.ts'
import { queryExamples } from './description/query-examples.ts'
import { type Listing, listDataset } from './dataset/list.ts'
import { rereadSubject } from './dataset/read.ts'
import { addRelease } from './release/index.ts'
import { closingReport, findingLines, folderWarnings } from './report.ts'

/** Builds a dataset: reads, checks, emits, reports. Gives the exit code: 0 done, 1 the dataset has errors. */
export async function build(options: BuildOptions): Promise<0 | 1> {
  const output = options.check ? null : Output.open(options.out)
  try {
    return await buildInto(output, options)
  } finally {
    output?.discard()
  }
}

async function buildInto(output: Output | null, options: BuildOptions): Promise<0 | 1> {
  const started = performance.now()
  const progress = new Progress(process.stderr)
  const listing = await listDataset(options.data)
  const total = listing.files.products.length
  const { findings, ready } = checkDatasetAt(listing, (done) => progress.step('checked', done, total))
  for (const line of findingLines(findings, options.check)) console.error(line)
  const warnings = findings.filter(({ level }) => level === 'warning').length
  const errors = findings.length - warnings
  if (ready === null) {
    console.error(`${errors} errors, ${warnings} warnings; nothing was written`)
    return 1
  }
  try {
    if (output === null) {
      console.log(`${total} products checked: no errors, ${warnings} warnings`)
      return 0
    }
    const written = await writeAll(options, listing, ready, output, progress)
    const full = folderWarnings(output.folderSizes())
    for (const line of full) console.error(line)
    const seconds = (performance.now() - started) / 1000
    console.log(closingReport(ready.store, written, warnings + full.length, seconds))
    return 0
  } finally {
    ready.store.close()
  }
}

/** Makes every file and puts them in their places together. */
async function writeAll(
  options: BuildOptions,
  listing: Listing,
  ready: Ready,
  output: Output,
  progress: Progress,
): Promise<Written> {
  const { catalogue, store, example } = ready
  const context: PageContext = { catalogue, store, to: addressesUnder(options.baseUrl) }
  const paths = listing.files.products
  const putAll = (files: Iterable<Emitted>) => {
    for (const { path, content } of files) output.put(path, content)
  }
  for (const [at, path] of paths.entries()) {
    putAll(emitProduct(context, rereadSubject(listing, path, catalogue)))
    progress.step('written', at + 1, paths.length)
  }
  putAll(emitDataset(context))
  const subject = rereadSubject(listing, example, catalogue)
  putAll(emitDescription(context, subject, await queryExamples(context, subject, siteOf(output))))
  const dataDate = catalogue.dataset.record.data_date
  await addRelease(output, { ...options, dataDate })
  return output.commit()
}

/** What the functions would read, before it stands in its place. */
function siteOf(output: Output): Site {
  return { read: (path) => Promise.resolve(output.read(path.slice(1))) }
}

/**
 * By how much the heap may outgrow what lives in it before it is swept, in percent. V8's own measure lets a build that
 * keeps 70 MB alive grow to 300; swept sooner, memory stays flat however many products there are.
 */
const HEAP_GROWTH = 50

/** Runs the build from a command line and gives its exit code. */
async function main(args: readonly string[]): Promise<number> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  try {
    const options = buildOptions(args)
    if (options === null) {
      console.log(BUILD_HELP)
      return 0
    }
    return await build(options)
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : faultMessage(error))
    return 2
  }
}

function faultMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC')
    return 'no space left on the disk; make room and build again. What stood in the output still stands.'
  return code === undefined
    ? error.message
    : `${path ?? ''}: ${error.message}; what stood in the output still stands`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await main(process.argv.slice(2))
