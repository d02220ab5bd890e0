import { checkDatasetAt } from '../check/index.ts'
import { Progress } from '../cli/progress.ts'
import type { Terminal } from '../cli/terminal.ts'
import { findingLines } from '../check/dataset/finding-lines.ts'
import type { Finding } from '../check/dataset/finding.ts'
import type { Cache } from './cache/cache.ts'
import type { Listing } from '../check/dataset/list.ts'
import { type BuildFindings, datasetRows } from './build-summary.ts'
import { cachedChecking } from './check-products.ts'
import { SharedInputs } from './cache/shared-inputs.ts'
import { resultOf } from './cache/step.ts'
import { datasetInputs } from './product-inputs.ts'
import { assertFits, foldersOf } from './folder-limit.ts'
import { makeAll } from './make-all.ts'
import type { BuildPlan } from './wanted.ts'
import type { OutputCounts } from './output/output.ts'
import { WorkerPool } from './worker-pool.ts'

// What an up-to-date build does not load: check → make → output.

/** How many warnings of one rule a build shows; `npm run check` shows them all. */
const WARNINGS_SHOWN = 5

/** What is to be made, and how many workers make it. */
interface Asked extends Omit<BuildPlan, 'pool' | 'progress' | 'say'> {
  readonly workers: number | undefined
}

/** What a build found and did. */
interface Done {
  readonly found: BuildFindings
  readonly written: OutputCounts
  /** The digest of the output. */
  readonly digest: string
}

/** Checks a dataset, makes what has changed, and puts it in place. Null where the dataset has an error. */
export async function fullBuild(listing: Listing, asked: Asked, terminal: Terminal): Promise<Done | null> {
  const pool = new WorkerPool(asked.workers, listing.folder, asked.output)
  try {
    return await buildWith(listing, { ...asked, pool }, terminal)
  } finally {
    await pool.close()
  }
}

async function buildWith(
  listing: Listing,
  plan: Omit<BuildPlan, 'progress' | 'say'>,
  terminal: Terminal,
): Promise<Done | null> {
  const { cache, output, pool } = plan
  const progress = new Progress(terminal)
  const steps = (phase: string) => (done: number, total: number) => progress.step(phase, done, total)
  const inputs = datasetInputs(listing)
  const sound = new SharedInputs(cache, 'sound', inputs.small)
  const checking = cachedChecking(inputs, sound.areSame, cache, pool)
  const { ready, findings } = await checkDatasetAt(listing, checking, steps('checked'))
  const { shown, warnings } = linesOf(listing, findings, cache)
  for (const line of shown) terminal.err(`${line}\n`)
  if (ready === null) return null
  sound.noteDone()
  try {
    const say = (line: string) => terminal.err(`${line}\n`)
    await makeAll(listing, ready, inputs, { ...plan, progress: steps('written'), say })
    assertFits(foldersOf(output.paths()))
    const written = output.commit()
    return { written, digest: output.digest(), found: { shown, warnings, rows: datasetRows(ready.store) } }
  } finally {
    ready.store.close()
  }
}

/** What is said of findings. Where each is in its file is looked for once. */
function linesOf(
  { folder, digests }: Listing,
  findings: readonly Finding[],
  cache: Cache,
): ReturnType<typeof findingLines> {
  const files = findings.map(({ path }) => digests.get(path))
  return resultOf(cache, 'finding lines', [folder, process.cwd(), findings, files], () =>
    findingLines(folder, findings, WARNINGS_SHOWN),
  )
}
