import { readFileSync } from 'node:fs'
import { everythingFor } from '../../../functions/query/one-search/search-everything.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import type { FamilyQuestion } from './families.ts'

/** Number of searches timed that have to open every file first. */
const COLD = 5

/** Prints how long one search over everything takes, by the clock and of the processor: with nothing open, and with all open. */
export async function reportSpeed(site: string, file: string): Promise<void> {
  const questions = (JSON.parse(readFileSync(file, 'utf8')) as FamilyQuestion[]).map(({ q }) => q)
  const cold: Taken[] = []
  for (const q of questions.slice(0, COLD)) {
    const source = folderSource(site)
    cold.push(await timed(() => everythingFor(source, q)))
  }
  const source = folderSource(site)
  const warm: Taken[] = []
  for (const [at, q] of questions.entries()) {
    const taken = await timed(() => everythingFor(source, q))
    if (at % 2 === 1) warm.push(taken)
  }
  console.log(`\none search               clock ms   processor ms`)
  for (const [name, some] of [
    ['with nothing open', cold],
    ['with all open', warm],
  ] as const)
    console.log(`${name.padEnd(24)} ${middleOf(some, 'clock')}   ${middleOf(some, 'processor')}`)
}

interface Taken {
  readonly clock: number
  readonly processor: number
}

async function timed(search: () => Promise<unknown>): Promise<Taken> {
  const [began, used] = [performance.now(), process.cpuUsage()]
  await search()
  const { user, system } = process.cpuUsage(used)
  return { clock: performance.now() - began, processor: (user + system) / 1000 }
}

/** The median, in milliseconds. */
function middleOf(some: readonly Taken[], key: keyof Taken): string {
  const sorted = some.map((one) => one[key]).toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1).padStart(8)
}
