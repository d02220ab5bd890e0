import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Terminal } from '../../../../build/cli/terminal.ts'
import type { Learned } from '../../../../build/ingest/suggest/learned.ts'
import { type Example, exampleOf, productsIn } from './examples.ts'
import { askedFrom, figuresOf } from './figures.ts'
import { firstOf, judgedValues, learnedPlaces, learnedValues, profiles } from './learn.ts'
import { trustedFrom } from './shown.ts'
import { NOTHING, type Task, tasksOf } from './tasks.ts'

/** File of what is learned of suggestions. */
const FILE = join(import.meta.dirname, '../../../../build/ingest/suggest/weights.json')

/** Weight that a further place of a clause loses; least share of the values given that shall be right. */
const [AGAIN, WANTED] = [0.5, 0.96]

/** The documents of which facts were read by hand: truth files, the products of the real dataset, and those of the sample. */
async function examplesIn(
  real: string,
  readClauses: (name: string) => Promise<Example['clauses']>,
): Promise<Example[]> {
  const names = readdirSync(join(real, 'ingest')).filter((file) => file.endsWith('.facts.json'))
  const read: Example[] = []
  for (const name of names.map((file) => file.replace('.facts.json', ''))) {
    const example = exampleOf(real, name, await readClauses(name))
    if (example !== null) read.push(example)
  }
  const data = join(real, 'data')
  return [...read, ...productsIn(data, data), ...productsIn('data/sample', 'data/common')]
}

/** Learns from tasks; words and values of other products are those of other insurers, as they are for a new document. */
function learn(tasks: readonly Task[]): Learned {
  const insurers = [...new Set(tasks.map(({ example }) => example.insurer))]
  const others = new Map(
    insurers.map((own) => [own, profiles(tasks.filter(({ example }) => example.insurer !== own))]),
  )
  const base = { ...NOTHING, again: AGAIN }
  const knownTo = ({ example }: Task) => ({ ...base, ...others.get(example.insurer) })
  const place = learnedPlaces(tasks, knownTo)
  const value = learnedValues(tasks.flatMap((one) => judgedValues(one, { ...knownTo(one), place })))
  return { ...base, place, value, ...profiles(tasks) }
}

/**
 * Least chance of a value with which as many are right as wanted, by the chances of those that are as likely or likelier:
 * of a hundred values, one or two that happen to be wrong say less.
 */
export function leastOf(chances: readonly number[]): number {
  let [sum, least] = [0, 1]
  for (const [at, chance] of chances.toSorted((a, b) => b - a).entries()) {
    sum += chance
    if (sum / (at + 1) >= WANTED) least = chance
  }
  return Math.round(1000 * least) / 1000
}

/** Chances of the likeliest values of tasks. */
function chancesOf(tasks: readonly Task[], learnedFor: (task: Task) => Learned): number[] {
  return tasks.flatMap((task) => firstOf(task, learnedFor(task))?.p ?? [])
}

/**
 * Learns the weights of suggestions and writes them. Both figures are printed: of documents that were learned from, and of
 * each insurer's documents with what was learned, and how likely a value has to be, without them.
 */
export async function fitSuggestions(
  real: string,
  readClauses: (name: string) => Promise<Example['clauses']>,
  terminal: Terminal,
): Promise<void> {
  const tasks = (await examplesIn(real, readClauses)).flatMap(tasksOf)
  const measured = tasks.filter(({ example }) => example.isMeasured)
  const insurers = [...new Set(measured.map(({ example }) => example.insurer))]
  const without = new Map<string, Learned>()
  for (const insurer of insurers) {
    terminal.err(`without ${insurer}\n`)
    without.set(insurer, learn(tasks.filter(({ example }) => example.insurer !== insurer)))
  }
  const leftOut = ({ example }: Task) => without.get(example.insurer) ?? NOTHING
  const add = (insurer: string, from: (others: readonly Task[]) => Partial<Learned>) => {
    const others = measured.filter(({ example }) => example.insurer !== insurer)
    without.set(insurer, { ...(without.get(insurer) ?? NOTHING), ...from(others) })
  }
  for (const insurer of insurers)
    add(insurer, (others) => ({ ...trustedFrom(others, leftOut), ...askedFrom(others, leftOut) }))
  // Values are chosen at likely places: how likely these have to be was learned for all insurers above.
  for (const insurer of insurers) add(insurer, (others) => ({ least: leastOf(chancesOf(others, leftOut)) }))
  const all = {
    ...learn(tasks),
    least: leastOf(chancesOf(measured, leftOut)),
    ...trustedFrom(measured, leftOut),
    ...askedFrom(measured, leftOut),
  }
  terminal.out(figuresOf('fitted', measured, () => all))
  terminal.out(figuresOf('left out by insurer', measured, leftOut))
  writeFileSync(FILE, `${JSON.stringify(all)}\n`)
}
