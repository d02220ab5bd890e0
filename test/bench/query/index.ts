import { join } from 'node:path'
import { command } from '../../../build/cli/command.ts'
import { optionalFolder, wholeNumber } from '../../../build/cli/options.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import { DEFAULT_BASE_URL } from '../../../build/contract/limits.ts'
import { build } from '../../../build/pipeline/index.ts'
import { generate } from '../generate/index.ts'
import { assertQuiet, noisyOption } from '../noise.ts'
import { type Table, type TableRow, atLeast, atMost, recordOption, report } from '../table.ts'
import { temporaryFolder } from '../../support/built.ts'
import { inProcess } from './in-process.ts'
import { loadBaseline, sampleTexts } from './load.ts'
import { questionsFrom } from './questions.ts'
import { QUESTIONS } from '../search/families.ts'
import { searchSpeed } from '../search/speed.ts'
import { SAMPLE } from '../../support/sample-data.ts'

// Speed of queries, compared with Fastify and SQLite FTS5.

/** Number of products that the questions are about, and of questions that each gets. */
const ASKED = { products: 40, questions: 5 }

/** Ratio that each figure is to have to the peer's, measured in the same run; that of the rate by the query. */
const OF_PEER = {
  first: 0.8,
  distant: 0.9,
  rate: { searchPolicyText: 20, searchPolicies: 1.5, comparePolicies: 3, listLaw: 0.9 },
  p99: 1,
}

/** The most that a first answer may read over a network: rounds that wait for one another, and kB. */
const READ = { rounds: 3, kilobytes: 500 }

/** One query as this service and the peer answer it. */
type Pair = readonly [query: string, ours: number, peer: number]

/** Ours beside the peer's, and the first as a share of the second. */
function table(title: string, pairs: readonly Pair[], wanted: (query: string) => TableRow['wanted']): Table {
  return {
    title,
    columns: ['of the peer', 'this service', 'peer'],
    rows: pairs.map(([query, ours, peer]) => ({
      label: query,
      values: [ours / peer, ours, peer],
      wanted: wanted(query),
    })),
  }
}

/** The most that one search over everything may take, in milliseconds: with nothing open, and with all open. */
const SEARCH = { cold: 400, warm: 15 }

async function searchTable(site: string): Promise<Table> {
  const speed = await searchSpeed(site, QUESTIONS)
  return {
    title: 'One search over everything, ms',
    columns: ['clock', 'processor'],
    rows: (['cold', 'warm'] as const).map((state) => ({
      label: state,
      values: [speed[state].clock, speed[state].processor],
      wanted: atMost(SEARCH[state]),
    })),
  }
}

async function queryTables(site: string, database: string): Promise<Table[]> {
  const questions = questionsFrom(sampleTexts(site, ASKED.products), ASKED.questions)
  const rows = await inProcess(questions, site, database)
  const shareOf = (key: 'cold' | 'perSecond' | 'p99') =>
    rows.map(({ name, ours, peer }): Pair => [name, ours[key], peer[key]])
  const rateOf = OF_PEER.rate as Readonly<Record<string, number>>
  return [
    table('First answer of a cold process, ms', shareOf('cold'), () => atMost(OF_PEER.first)),
    table(
      'First answer of a cold process, each of its reads 10 ms away, ms',
      rows.map(({ name, distant, peer }): Pair => [name, distant.cold, peer.cold]),
      () => atMost(OF_PEER.distant),
    ),
    {
      title: 'Rounds of reads for the first answer',
      columns: ['rounds'],
      rows: rows.map(({ name, distant: { rounds } }) => ({
        label: name,
        values: [rounds],
        wanted: atMost(READ.rounds),
      })),
    },
    {
      title: 'Reads for the first answer, kB',
      columns: ['kB'],
      rows: rows.map(({ name, distant: { bytes } }) => ({
        label: name,
        values: [bytes / 1000],
        wanted: atMost(READ.kilobytes),
      })),
    },
    table('Answers of a warm process a second', shareOf('perSecond'), (query) => atLeast(rateOf[query] ?? 1)),
    table('Slowest of a hundred answers of a warm process, ms', shareOf('p99'), () => atMost(OF_PEER.p99)),
    await searchTable(site),
  ]
}

async function generatedSite(
  folder: string,
  size: Record<'products' | 'clauses' | 'words', number>,
  terminal: Terminal,
): Promise<string> {
  const [data, site] = [join(folder, 'data'), join(folder, 'site')]
  await generate({ ...size, seed: 1, like: SAMPLE, out: data })
  const code = await build({ data, out: site, baseUrl: DEFAULT_BASE_URL }, terminal)
  if (code !== 0) throw new Error('The generated dataset has errors.')
  return site
}

export const benchQueryCommand = command({
  name: 'npm run bench query',
  about:
    'Asks the same questions of this service and of what a developer would write instead: Fastify and better-sqlite3 with FTS5. For each of the four queries: the time from the start of a process to its first answer, requests per second and p99, all in-process; each with the ratio of ours to the peer’s. Prints no table where the machine is too busy.',
  options: {
    products: wholeNumber(2000, 'generated products'),
    clauses: wholeNumber(150, 'clauses of each'),
    words: wholeNumber(60, 'words of each clause'),
    site: optionalFolder('a built site to use instead of generating one'),
    record: recordOption,
    noisy: noisyOption,
  },
  main: async ({ site: given, record, noisy, ...size }, terminal) => {
    const folder = temporaryFolder('bench')
    const site = given ?? (await generatedSite(folder, size, terminal))
    const database = join(folder, 'baseline.sqlite')
    loadBaseline(site, database)
    await assertQuiet(terminal, noisy)
    const tables = await queryTables(site, database)
    const noise = await assertQuiet(terminal, noisy)
    report(given === undefined ? `query-${size.products}` : 'query-site', tables, noise, record, terminal)
    return 0
  },
})
