import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import glob from 'fast-glob'
import { type ExitCode, command, runAsProgram } from '../../build/cli/command.ts'
import { UsageError, flag, text, wholeNumber } from '../../build/cli/options.ts'
import { Progress } from '../../build/cli/progress.ts'
import type { Terminal } from '../../build/cli/terminal.ts'
import { seededRandom } from '../support/random.ts'
import { type Mutant, mutantsIn } from './mutants.ts'
import type { Line, Plan, Reach, ReachOfFile } from './plan.ts'
import { findReach, tryMutants } from './processes.ts'
import {
  type Report,
  type Tried,
  hasSurvived,
  reasonOf,
  reportOf,
  scores,
  survivorLine,
  told,
} from './report.ts'
import { roomOf } from './rooms.ts'

// The mutation tester: changes the code in one place after another and sees whether a test notices.

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The least score, in per cent. */
const LEAST = 90

interface MutateOptions {
  readonly files: string | undefined
  readonly sample: number
  readonly seed: number
  readonly workers: number
  readonly minutes: number
  readonly unexplained: boolean
}

/** Tries the mutants that the options choose. */
async function mutate(options: MutateOptions, terminal: Terminal): Promise<Report> {
  const { workers, minutes } = options
  const mutants = mutantsIn(ROOT)
  const chosen = chosenFrom(mutants, options)
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'))
  try {
    terminal.err(`${chosen.length} of ${mutants.length} mutants; the tests run once without any\n`)
    const { testFiles, reach } = await reachedBy(mutants, chosen, workers, folder)
    const until = minutes === 0 ? null : Date.now() + 60_000 * minutes
    const plan: Plan = {
      root: ROOT,
      mutants: mutants.length,
      testFiles,
      reach,
      tried: [],
      until,
      outcomes: '',
    }
    const tried: Tried[] = []
    const progress = new Progress(terminal)
    const heard = (line: Line) => {
      const mutant = mutants[line.number]
      if (mutant === undefined) return
      tried.push({ ...mutant, ...line })
      if (hasSurvived(line.outcome)) terminal.err(`${survivorLine(mutant)}\n`)
      progress.step(`mutants (${scores(tried)})`, tried.length, chosen.length)
    }
    await allOf(
      dealt(chosen, workers).map((share, at) =>
        tryMutants({ ...plan, tried: share }, folder, `share-${at}`, heard),
      ),
    )
    const isWhole = options.sample === 0 && !options.unexplained && tried.length === chosen.length
    return reportOf(tried, isWhole)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the tests of the chosen mutants reach; each mutant is reached only by the tests of its room. */
async function reachedBy(
  mutants: readonly Mutant[],
  chosen: readonly number[],
  workers: number,
  folder: string,
): Promise<Pick<Plan, 'testFiles'> & { reach: Reach }> {
  const rooms = new Set(chosen.flatMap((number) => roomOf(mutants[number]?.file ?? '') ?? []))
  const numbersOf = new Map<string, Set<number>>()
  for (const room of rooms)
    for (const path of glob.sync([...room.tests], { cwd: ROOT })) {
      const numbers = chosen.filter((number) => mutants[number]?.file.startsWith(`${room.code}/`))
      numbersOf.set(path, new Set([...(numbersOf.get(path) ?? []), ...numbers]))
    }
  const testFiles = [...numbersOf.keys()].toSorted()
  const base = { root: ROOT, mutants: mutants.length, reach: null, tried: [], until: null }
  const found = await allOf(
    dealt(testFiles, workers).map((share, at) =>
      findReach(
        { ...base, testFiles: share, outcomes: join(folder, `reach-${at}.json`) },
        folder,
        `reach-${at}`,
      ),
    ),
  )
  const reach = found.flat().map((file): ReachOfFile => {
    const numbers = numbersOf.get(file.path) ?? new Set<number>()
    const ours = (reached: readonly number[]) => reached.filter((number) => numbers.has(number))
    const tests = file.tests.map((one) => ({ ...one, reached: ours(one.reached) }))
    return { ...file, atFirst: ours(file.atFirst), tests }
  })
  return { testFiles, reach }
}

/** Waits for all of them also where one fails: its folder is not removed while others write there. */
async function allOf<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work)
  return Promise.all(work)
}

/** A list in so many shares as even as can be, like cards. */
function dealt<T>(list: readonly T[], shares: number): T[][] {
  return Array.from({ length: shares }, (_, share) =>
    list.filter((_one, at) => at % shares === share),
  ).filter((share) => share.length > 0)
}

/**
 * The numbers of the mutants asked for, all of them or a sample, in an order of chance: a run that is cut short has tried
 * a sample.
 */
function chosenFrom(mutants: readonly Mutant[], { files, sample, seed, unexplained }: MutateOptions) {
  const asked = files === undefined ? null : new Set(glob.sync(files, { cwd: ROOT }))
  const numbers = [...mutants.entries()].flatMap(([number, mutant]) =>
    (asked?.has(mutant.file) ?? true) && !(unexplained && reasonOf(mutant) !== null) ? [number] : [],
  )
  if (numbers.length === 0)
    throw new UsageError(
      `There is no mutant to try in --files ${files ?? '(all)'}. Use a pattern like build/check/proof/*.ts.`,
    )
  const random = seededRandom(seed)
  const shuffled = numbers.map((number) => [random(), number] as const).toSorted(([one], [two]) => one - two)
  const kept = sample === 0 ? shuffled : shuffled.slice(0, sample)
  return kept.map(([, number]) => number)
}

export const mutateCommand = command({
  name: 'npm run mutate',
  about:
    'Changes the rules, the query functions and the submissions in one place after another and runs the tests that reach it: a change that no test notices is a survivor. Prints the score and every survivor, with the reason why it is accepted (test/mutate/accepted.json).',
  options: {
    files: text('GLOB', 'only these files, for example "build/check/proof/*.ts"'),
    sample: wholeNumber(0, 'try only N mutants, chosen by the seed; 0 tries all'),
    seed: wholeNumber(1, 'which sample'),
    workers: wholeNumber(2, 'processes at a time', 64),
    unexplained: flag('leave out the mutants that have a reason already'),
    minutes: wholeNumber(0, 'begin no mutant after N minutes of trying; 0 tries to the end'),
    json: flag('print the report as JSON'),
  },
  notes: `All mutants take hours on two processors: try a room or a sample. A mutant that makes a loop endless is cut and counts as found.`,
  exitsWith1: `the score is below ${LEAST} %, a survivor has no reason, or a reason names no survivor`,
  main: async ({ json, workers, ...options }, terminal): Promise<ExitCode> => {
    const report = await mutate({ ...options, workers: Math.max(1, workers) }, terminal)
    terminal.out(json ? `${JSON.stringify(report, null, 2)}\n` : told(report))
    const isFine = report.adjustedScore >= LEAST && report.survivors.every(({ reason }) => reason !== null)
    return isFine && report.stale.length === 0 ? 0 : 1
  },
})

await runAsProgram(import.meta, mutateCommand)
