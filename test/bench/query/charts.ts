import type { ChartFigures, Goal } from '../figures.ts'
import type { Row } from './in-process.ts'
import type { HttpRow } from './over-http.ts'

// The figures of queries as charts: ours beside those of the peer, and what ours are to be of them.

/** What each figure is to be of the peer's, measured in the same run; the rate by the query. */
const OF_PEER = {
  first: 0.6,
  rate: { searchPolicyText: 20, searchPolicies: 1.5, comparePolicies: 3, listLaw: 1.5 },
  p99: 0.8,
  overHttp: 1,
}

/** What is measured of a query, ours and the peer's. */
type Pair = readonly [name: string, ours: number, peer: number]

export function queryCharts(inProcess: readonly Row[], overHttp: readonly HttpRow[]): ChartFigures[] {
  const of = (key: 'cold' | 'perSecond' | 'p99') =>
    inProcess.map(({ name, ours, peer }): Pair => [name, ours[key], peer[key]])
  return [
    chart('First answer of a cold process', 'ms', of('cold'), OF_PEER.first, 'most'),
    chart('Answers of a warm process', 'a second', of('perSecond'), OF_PEER.rate, 'least'),
    chart('Slowest of a hundred answers of a warm process', 'ms', of('p99'), OF_PEER.p99, 'most'),
    chart(
      'Answers over HTTP, each made by the function',
      'a second',
      overHttp.map(({ name, uncached, peer }): Pair => [name, uncached, peer]),
      OF_PEER.overHttp,
      'least',
    ),
    chart(
      'Answers over HTTP to what was asked before, from the cache of the preview',
      'a second',
      overHttp.map(({ name, cached, peer }): Pair => [name, cached, peer]),
      OF_PEER.overHttp,
      'least',
    ),
  ]
}

/** One figure of every query; `share` is what ours are to be of the peer's. */
function chart(
  title: string,
  unit: string,
  pairs: readonly Pair[],
  share: number | Readonly<Record<string, number>>,
  is: Goal['is'],
): ChartFigures {
  return {
    title,
    unit,
    rowsAre: 'Query',
    series: ['this service', 'Fastify and SQLite FTS5'],
    rows: pairs.map(([label, ours, peer]) => {
      const wanted = typeof share === 'number' ? share : (share[label] ?? 1)
      return { label, values: [ours, peer], wanted: { is, value: wanted * peer } }
    }),
  }
}
