import { Cache } from './cache/cache.ts'
import { keepResult, resultBefore } from './cache/step.ts'
import { inputDigests } from './cache/input-digests.ts'
import { baseUrlFrom, baseUrlOption } from '../cli/base-url.ts'
import { command, runAsProgram } from '../cli/command.ts'
import { flag, folder, oneOfWords, text, wholeNumber } from '../cli/options.ts'
import { TERMINAL, type Terminal } from '../cli/terminal.ts'
import { inIndia } from '../contract/display.ts'
import { CLAUSE_FILES, DEFAULT_BASE_URL } from '../contract/limits.ts'
import { CLAUSE_CHOICES, type ClauseChoice } from '../contract/hosting.ts'
import { type BuildFindings, buildSummary } from './build-summary.ts'
import { type Listing, listDataset } from '../check/dataset/list.ts'
import { inWords } from './output/fs-error.ts'
import { Output, type OutputCounts } from './output/output.ts'
import { buildStep } from './up-to-date.ts'

// The build: dataset → check → make → output, and the command `npm run build`.

/** What a build is asked to do. */
export interface BuildOptions {
  /** The folder of the dataset. */
  readonly data: string
  /** The output folder. */
  readonly out: string
  /** The address of the service, without a slash at its end. */
  readonly baseUrl: string
  /** What earlier builds of the output folder left; without it everything is done from the beginning. */
  readonly cache?: Cache | undefined
  /** How many workers check and make products: 1 is this process; by default one per processor, where there is enough to do. */
  readonly workers?: number | undefined
  /** False leaves out the archives, the SQLite file and the NDJSON files of the release. */
  readonly downloads?: boolean | undefined
  /** The file of the key that signs the release; the environment's RELEASE_KEY holds a key itself. */
  readonly sign?: string | undefined
  /** The previous release: a folder or an address. */
  readonly previous?: string | undefined
  /** Takes a previous release that is of another site, or not signed by a key that vouches for ours. */
  readonly previousIsOurs?: boolean | undefined
  /** Whether each clause is also a file at its own address. */
  readonly clauses?: ClauseChoice | undefined
}

/** Builds a dataset: reads, checks, makes, reports. Gives the exit code: 0 done, 1 the dataset has errors. */
export async function build(options: BuildOptions, terminal: Terminal = TERMINAL): Promise<0 | 1> {
  let output: Output | null = null
  try {
    output = Output.open(options.out)
    return await buildInto(output, options, terminal)
  } catch (fault) {
    throw inWords(fault)
  } finally {
    discard(output)
  }
}

/** Gives the output folder back. What stopped the build may stop this, too: the next build drops what is left then. */
function discard(output: Output | null): void {
  try {
    output?.discard()
  } catch {
    // The fault that stopped the build is the one to tell.
  }
}

async function buildInto(
  output: Output,
  { data, workers, cache = Cache.inMemory(), ...options }: BuildOptions,
  terminal: Terminal,
): Promise<0 | 1> {
  const started = performance.now()
  const listing = await listedWithDigests(data, cache)
  const {
    baseUrl,
    sign,
    previous,
    previousIsOurs = false,
    clauses = 'auto',
    downloads: withDownloads = true,
  } = options
  const wanted = { baseUrl, sign, previous, previousIsOurs, clauses, withDownloads }
  // A key and a previous release may have changed under the same name.
  const isAlone = sign === undefined && previous === undefined && !process.env['RELEASE_KEY']
  const step = buildStep(listing, wanted)
  const before = isAlone ? resultBefore(cache, step) : undefined
  if (before !== undefined && output.holds(before.digest)) {
    store(cache, terminal)
    say(before.found, { ...before.written, changed: 0, removed: 0 }, started, terminal)
    return 0
  }
  // What an up-to-date build does not need is loaded here.
  const { fullBuild } = await import('./full-build.ts')
  const done = await fullBuild(listing, { ...wanted, workers, cache, output }, terminal)
  if (done !== null && isAlone) keepResult(cache, step, done)
  if (done !== null) cache.dropUnused()
  store(cache, terminal)
  if (done === null) return 1
  say({ ...done.found, shown: [] }, done.written, started, terminal)
  return 0
}

function say(found: BuildFindings, written: OutputCounts, started: number, terminal: Terminal): void {
  for (const line of found.shown) terminal.err(`${line}\n`)
  terminal.out(buildSummary(found, written, started))
}

/** The files of a dataset, with the digest of each as it is now. */
async function listedWithDigests(data: string, cache: Cache): Promise<Listing> {
  const listing = await listDataset(data)
  const digests = inputDigests(cache.inputs, data, Object.values(listing.files).flat())
  return { ...listing, digests }
}

/** Keeps what was found and made for the next build; where that fails, the next build does it again. */
function store(cache: Cache, terminal: Terminal): void {
  try {
    cache.store()
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    terminal.err(`warning: the cache was not written: ${why}. The next build does this work again.\n`)
  }
}

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
      `clauses as files at their own addresses, or only in the packs of their products; auto: files up to ${inIndia(CLAUSE_FILES)} clauses`,
    ),
    previous: text('DIR|URL', 'the previous release; changes are listed against it'),
    'previous-is-ours': flag(
      'take the previous release though it is of another site, or not signed by a key that vouches for ours',
    ),
    cache: folder('.cache', 'what earlier builds found and made, so that only what changed is done again'),
    full: flag('do everything again'),
    workers: wholeNumber(
      0,
      'how many workers check and make products; 0: one per processor where there is enough to do',
    ),
    'no-downloads': flag('leave out the archives, the SQLite file and the NDJSON files of the release'),
  },
  exitsWith1: 'the dataset has errors (nothing is written)',
  main: ({ data, out, sign, previous, clauses, ...values }, terminal) => {
    const baseUrl = baseUrlFrom(values['base-url'], DEFAULT_BASE_URL)
    const cache = Cache.open(values.cache, out, values.full)
    const downloads = !values['no-downloads']
    const workers = values.workers === 0 ? undefined : values.workers
    const previousIsOurs = values['previous-is-ours']
    return build(
      { data, out, baseUrl, sign, previous, previousIsOurs, clauses, cache, workers, downloads },
      terminal,
    )
  },
})

await runAsProgram(import.meta, buildCommand)
