import { readFileSync } from 'node:fs'
import { everythingFor } from '../../../functions/query/one-search/search-everything.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { median } from '../noise.ts'
import type { FamilyQuestion } from './families.ts'

/** Number of searches timed that have to open every file first. */
const COLD = 5

/** Time of one search over everything, in milliseconds: the median with nothing open, and with all open. */
export interface SearchSpeed {
  readonly cold: Taken
  readonly warm: Taken
}

/** Searches a built site for the questions of a file: some with every file still to be opened, then all of them. */
export async function searchSpeed(site: string, file: string): Promise<SearchSpeed> {
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
  return { cold: middleOf(cold), warm: middleOf(warm) }
}

/** By the clock, and of the processor. */
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

function middleOf(some: readonly Taken[]): Taken {
  const of = (kind: keyof Taken) => median(some.map((one) => one[kind]))
  return { clock: of('clock'), processor: of('processor') }
}
