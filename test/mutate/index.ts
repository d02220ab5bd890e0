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
import type { Line, Plan } from './plan.ts'
import { findReach, tryMutants } from './processes.ts'
import { type Report, reportOf, survivorLine, told } from './report.ts'
import { TRIED } from './rooms.ts'

// The mutation tester: changes the code in one place after another and sees whether a test notices.

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The least score, in per cent. */
const LEAST = 90

interface MutateOptions {
  readonly files: string | undefined
  readonly sample: number
  readonly seed: number
  readonly workers: number
}

/** Tries the mutants that the options choose. */
async function mutate({ files, sample, seed, workers }: MutateOptions, terminal: Terminal): Promise<Report> {
  const mutants = mutantsIn(ROOT)
  const chosen = chosenFrom(mutants, files, sample, seed)
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'))
  try {
    const base = { root: ROOT, mutants: mutants.length }
    terminal.err(`${chosen.length} of ${mutants.length} mutants; the tests run once without any\n`)
    const lines = new Map<number, Line>()
    const progress = new Progress(terminal)
    for (const { tests, numbers } of sharedTests(mutants, chosen)) {
      const testFiles = glob.sync([...tests], { cwd: ROOT }).toSorted()
      const outcomes = join(folder, `reach-${lines.size}.json`)
      const reach = await findReach({ ...base, testFiles, tried: [], reach: null, outcomes }, folder)
      const plan: Plan = { ...base, testFiles, reach, tried: [], outcomes: '' }
      const heard = (line: Line) => {
        lines.set(line.number, line)
        if (line.outcome === 'survived' || line.outcome === 'not-reached')
          terminal.err(`${survivorLine(mutants[line.number])}\n`)
        progress.step('mutants', lines.size, chosen.length)
      }
      const shares = Array.from({ length: workers }, (_, share) =>
        numbers.filter((_, at) => at % workers === share),
      ).filter((tried) => tried.length > 0)
      await Promise.all(
        shares.map((tried, share) =>
          tryMutants({ ...plan, tried }, folder, `share-${lines.size}-${share}`, heard),
        ),
      )
    }
    const tried = chosen.flatMap((number) => {
      const [mutant, line] = [mutants[number], lines.get(number)]
      return mutant === undefined || line === undefined ? [] : [{ ...mutant, ...line }]
    })
    return reportOf(tried, sample === 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The numbers of the mutants in the files asked for, all of them or a sample. */
function chosenFrom(mutants: readonly Mutant[], files: string | undefined, sample: number, seed: number) {
  const asked = files === undefined ? null : new Set(glob.sync(files, { cwd: ROOT }))
  const numbers = [...mutants.keys()].filter((number) => asked?.has(mutants[number]?.file ?? '') ?? true)
  if (numbers.length === 0)
    throw new UsageError(`--files ${files} names no file that is tried. Use a pattern like build/proof/*.ts.`)
  const random = seededRandom(seed)
  const shuffled = numbers.map((number) => [random(), number] as const).toSorted(([one], [two]) => one - two)
  const kept = sample === 0 ? shuffled : shuffled.slice(0, sample)
  return kept.map(([, number]) => number).toSorted((one, two) => one - two)
}

/** The chosen mutants by the tests that are to find them. */
function sharedTests(mutants: readonly Mutant[], chosen: readonly number[]) {
  const groups = new Map<readonly string[], number[]>()
  for (const number of chosen) {
    const { tests = [] } = TRIED.find(({ code }) => mutants[number]?.file.startsWith(`${code}/`)) ?? {}
    groups.set(tests, [...(groups.get(tests) ?? []), number])
  }
  return [...groups].map(([tests, numbers]) => ({ tests, numbers }))
}

export const mutateCommand = command({
  name: 'npm run mutate',
  about:
    'Changes the rules, the query functions and the submissions in one place after another and runs the tests that reach it: a change that no test notices is a survivor. Prints the score and every survivor, with the reason why it may stand (test/mutate/accepted.json).',
  options: {
    files: text('GLOB', 'only these files, for example "build/proof/*.ts"'),
    sample: wholeNumber(0, 'try only N mutants, chosen by the seed; 0 tries all'),
    seed: wholeNumber(1, 'which sample'),
    workers: wholeNumber(2, 'processes at a time', 64),
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
