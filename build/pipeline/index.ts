import { join } from 'node:path'
import { Cache } from './cache/cache.ts'
import { type Kept, keepResult, resultBefore } from './cache/step.ts'
import { baseUrlFrom, baseUrlOption } from '../cli/base-url.ts'
import { command, runAsProgram } from '../cli/command.ts'
import { datasetFolder, flag, folder, oneOfWords, text, wholeNumber } from '../cli/options.ts'
import { TERMINAL, type Terminal } from '../cli/terminal.ts'
import { inIndia } from '../contract/display.ts'
import { CLAUSE_FILES, DEFAULT_BASE_URL } from '../contract/limits.ts'
import { CLAUSE_CHOICES } from '../contract/hosting.ts'
import { type BuildFindings, buildSummary } from './build-summary.ts'
import { type Listing, listDataset } from '../check/dataset/list.ts'
import { digestAt, digestOf } from '../files/digest.ts'
import { inWords } from './output/fs-error.ts'
import { Output, type OutputCounts } from './output/output.ts'
import { type BuildPlan, type BuildTarget, DEFAULTS } from './plan.ts'

// The build: dataset → check → make → output, and the command `npm run build`.

/** Options of a build. */
export interface BuildOptions extends Partial<Omit<BuildTarget, 'baseUrl'>>, Pick<BuildTarget, 'baseUrl'> {
  /** The folder of the dataset. */
  readonly data: string
  /** The output folder. */
  readonly out: string
  /** Without it everything is done from the beginning. */
  readonly cache?: Cache | undefined
  readonly workers?: BuildPlan['workers']
}

/** Outcome of a build. */
interface Built {
  readonly found: BuildFindings
  readonly written: OutputCounts
  /** The digest of the output. */
  readonly digest: string
}

/** Builds a dataset: reads, checks, makes, reports. Gives the exit code: 0 done, 1 the dataset has errors. */
export async function build({ out, ...asked }: BuildOptions, terminal: Terminal = TERMINAL): Promise<0 | 1> {
  let output: Output | null = null
  try {
    output = Output.open(out)
    return await buildInto(output, asked, terminal)
  } catch (error) {
    throw inWords(error)
  } finally {
    discard(output)
  }
}

/** Gives the output folder back. What stopped the build may stop this, too: the next build drops what is left then. */
function discard(output: Output | null): void {
  try {
    output?.discard()
  } catch {
    // The error that stopped the build is the one to report.
  }
}

async function buildInto(
  output: Output,
  { data, workers, cache = Cache.inMemory(), ...asked }: Omit<BuildOptions, 'out'>,
  terminal: Terminal,
): Promise<0 | 1> {
  const started = performance.now()
  const listing = await listedWithDigests(data)
  const target = { ...DEFAULTS, ...asked }
  // A key and a previous release may have changed under the same name.
  const isAlone = target.sign === undefined && target.previous === undefined && !process.env['RELEASE_KEY']
  const step = buildStep(listing, target)
  const before = isAlone ? resultBefore(cache, step) : undefined
  if (before !== undefined && output.holds(before.digest)) {
    store(cache, terminal)
    say(before.found, { ...before.written, changed: 0, removed: 0 }, started, terminal)
    return 0
  }
  // Loads what an up-to-date build does not need.
  const { fullBuild } = await import('./full-build.ts')
  const built = await fullBuild(listing, { ...target, workers, cache, output, terminal })
  if (built !== null && isAlone) keepResult(cache, step, built)
  if (built !== null) cache.dropUnused()
  store(cache, terminal)
  if (built === null) return 1
  say({ ...built.found, shown: [] }, built.written, started, terminal)
  return 0
}

/** A whole build as one step, of the dataset and the target. Its result holds only where the output is as it was left. */
function buildStep({ files, digests, findings, replaced }: Listing, target: BuildTarget): Kept<Built> {
  const contents = Object.values(files).map((paths) => paths.map((path) => [path, digests.get(path)]))
  return {
    name: 'build',
    // Findings name paths as seen from the working directory.
    inputs: digestOf([contents, findings, replaced, target, process.cwd()]),
    holds: () => true,
  }
}

function say(found: BuildFindings, written: OutputCounts, started: number, terminal: Terminal): void {
  for (const line of found.shown) terminal.err(`${line}\n`)
  terminal.out(buildSummary(found, written, started))
}

/** The files of a dataset, with the digest of each as it is now; one that is gone by now has none. */
async function listedWithDigests(data: string): Promise<Listing> {
  const listing = await listDataset(data)
  const digests = new Map(listing.digests)
  for (const path of Object.values(listing.files).flat()) {
    // Rows were read already: what they say is what the digest is of.
    const digest = digests.has(path) ? null : digestAt(join(data, path))
    if (digest !== null) digests.set(path, digest)
  }
  return { ...listing, digests }
}

/** Keeps what was found and made for the next build; where that fails, the next build does it again. */
function store(cache: Cache, terminal: Terminal): void {
  try {
    cache.store()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    terminal.err(`warning: the cache was not written: ${why}. The next build does this work again.\n`)
  }
}

export const buildCommand = command({
  name: 'npm run build',
  about: 'Reads a dataset, checks every rule, and writes every precomputed answer.',
  options: {
    data: datasetFolder(),
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
    previous: text(
      'DIR|URL|auto',
      'the previous release; changes are listed against it; auto: what the site of the base URL publishes, if anything',
    ),
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
  main: ({ data, out, sign, previous, clauses, ...values }, terminal) =>
    build(
      {
        data,
        out,
        baseUrl: baseUrlFrom(values['base-url'], DEFAULT_BASE_URL),
        sign,
        previous,
        previousIsOurs: values['previous-is-ours'],
        clauses,
        cache: Cache.open(values.cache, out, values.full),
        workers: values.workers === 0 ? undefined : values.workers,
        downloads: !values['no-downloads'],
      },
      terminal,
    ),
})

await runAsProgram(import.meta, buildCommand)
