import type { ChartFigures, Goal } from '../../../build/publish/site/performance/figures.ts'
import type { Row } from './in-process.ts'
import type { HttpRow } from './over-http.ts'

// The figures of queries as charts: ours beside those of the peer, and what ours are to be of them.

/** What each figure is to be of the peer's, measured in the same run. */
const OF_PEER = { first: 0.7, rate: 1, p99: 1, overHttp: 0.7 }

/** What is measured of a query, ours and the peer's. */
type Pair = readonly [name: string, ours: number, peer: number]

export function queryCharts(inProcess: readonly Row[], overHttp: readonly HttpRow[]): ChartFigures[] {
  const of = (key: 'cold' | 'perSecond' | 'p99') =>
    inProcess.map(({ name, ours, peer }): Pair => [name, ours[key], peer[key]])
  return [
    chart('First answer of a cold process', 'ms', of('cold'), { value: OF_PEER.first, is: 'most' }),
    chart('Answers of a warm process', 'a second', of('perSecond'), { value: OF_PEER.rate, is: 'least' }),
    chart('Slowest of a hundred answers of a warm process', 'ms', of('p99'), {
      value: OF_PEER.p99,
      is: 'most',
    }),
    chart(
      'Answers over HTTP, each made by the function',
      'a second',
      overHttp.map(({ name, uncached, peer }): Pair => [name, uncached, peer]),
      { value: OF_PEER.overHttp, is: 'least' },
    ),
    chart(
      'Answers over HTTP to what was asked before, from the cache of the preview',
      'a second',
      overHttp.map(({ name, cached, peer }): Pair => [name, cached, peer]),
      { value: OF_PEER.overHttp, is: 'least' },
    ),
  ]
}

/** One figure of every query; `share` is what ours are to be of the peer's. */
function chart(title: string, unit: string, pairs: readonly Pair[], share: Goal): ChartFigures {
  return {
    title,
    unit,
    rowsAre: 'Query',
    series: ['this service', 'Fastify and SQLite FTS5'],
    rows: pairs.map(([label, ours, peer]) => {
      return { label, values: [ours, peer], wanted: { ...share, value: share.value * peer } }
    }),
  }
}
