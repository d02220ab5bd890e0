import { rightPath } from '../../../build/contract/paths.ts'
import { readFileSync } from 'node:fs'
import { ANSWER_KINDS } from '../../../build/contract/answer-kinds.ts'
import { FEATURES, featuresOf, isAnswer, likelihoodOf } from '../../../build/search/answer-score.ts'
import { type Hit, searchAll } from '../../../functions/query/one-search/index.ts'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import { chosen } from './choice.ts'

// One search over everything, asked the questions of families: how often it is right, and the weights fitted on one half.

/** Question, and what answers it: "right:claim-cut", "field:newborn"; nothing where nothing held does. */
export interface FamilyQuestion {
  readonly q: string
  readonly kind: string
  readonly half: 'fit' | 'look' | 'new' | 'kept'
  readonly want: readonly string[]
}

interface Asked extends FamilyQuestion {
  readonly hits: readonly Hit[]
}

const OLDER = 'test/search/relevance/sample-search-questions.json'
/** The questions of families. */
export const QUESTIONS = 'test/search/relevance/family-questions.json'

/** Whether a thing is one of those that answer. */
export function isWanted({ kind, path }: Pick<Hit, 'kind' | 'path'>, want: readonly string[]): boolean {
  return want.some((one) => {
    const [of, id = ''] = one.split(/:(.*)/su)
    const [page = '', place] = path.split('#')
    if (of === 'path') return path.startsWith(id)
    if (of === 'right') return kind === 'right' && path === rightPath(id)
    if (of === 'field') return kind === 'field' && place === id
    if (of === 'law') return page.startsWith(`/law/${id}`)
    if (of === 'product')
      return page.startsWith(`/policy/${id.replace('/', '~2F')}`) || page.startsWith(`/policy/${id}`)
    return page === `/${of === 'form' ? 'forms' : 'insurer'}/${id}`
  })
}

/** Prints how often the right thing is among the first, by kind of question, and the weights fitted on one half. */
export async function reportFamilies(site: IndexSource, worst: number): Promise<void> {
  const questions = JSON.parse(readFileSync(QUESTIONS, 'utf8')) as FamilyQuestion[]
  const asked: Asked[] = []
  for (const one of questions) asked.push({ ...one, hits: (await searchAll(site, one.q)).hits })
  report('in use', asked)
  const older = JSON.parse(readFileSync(OLDER, 'utf8')) as {
    questions: (FamilyQuestion & { right: string[] })[]
  }
  const tuned = older.questions.filter(({ kind }) => kind === 'tuned')
  for (const { q, right } of tuned) {
    // These were judged before what is asked of each product was among the destinations.
    const hits = (await searchAll(site, q)).hits.filter(({ kind }) => kind !== 'field')
    asked.push({ q, kind: 'older', half: 'fit', want: right.map((path) => `path:${path}`), hits })
  }
  // A question that nothing found answers teaches nothing, unless nothing held does.
  const choices = asked
    .filter(({ half, hits, want }) => half === 'fit' && (want.length === 0 || placeOf(hits, want) < Infinity))
    .map(({ hits, want }) => {
      return {
        options: hits.map((hit) => ({
          x: featuresOf(hit.kind, hit.evidence),
          isRight: isWanted(hit, want),
        })),
      }
    })
  const common = FEATURES / (ANSWER_KINDS.length + 1)
  const weights = chosen(
    choices,
    Array.from({ length: FEATURES }, (_, at) => (at < common ? 0.05 : 0.5)),
  )
  const again = asked.map((one): Asked => {
    const hits = one.hits.map((hit) => ({ ...hit, score: likelihoodOf(hit.kind, hit.evidence, weights) }))
    return { ...one, hits: hits.toSorted((a, b) => b.score - a.score) }
  })
  report('fitted', again)
  console.log(`  weights fitted: ${weights.map((weight) => weight.toFixed(2)).join(', ')}`)
  // Questions that were kept apart are not looked at alone.
  const missed = asked.filter(
    ({ half, hits, want }) => half !== 'kept' && want.length > 0 && placeOf(hits, want) > 3,
  )
  for (const { q, half, hits } of missed.slice(0, worst))
    console.log(
      `  ${half} ${q}: ${hits
        .slice(0, 3)
        .map(({ path }) => path)
        .join(' ')}`,
    )
}

function placeOf(hits: readonly Hit[], want: readonly string[]): number {
  const place = hits.findIndex((hit) => isWanted(hit, want))
  return place === -1 ? Infinity : place + 1
}

function report(name: string, asked: readonly Asked[]): void {
  console.log(
    `\nfamilies, ${name}`.padEnd(30),
    'n   first   among three   among eight   said that nothing answers',
  )
  for (const half of ['fit', 'look', 'new', 'kept'] as const)
    for (const kind of new Set(asked.map((one) => one.kind))) {
      const some = asked.filter((one) => one.half === half && one.kind === kind)
      const places = some.map(({ hits, want }) => placeOf(hits, want))
      const within = [1, 3, 8].map((most) => places.filter((place) => place <= most).length)
      const silent = some.filter(({ hits: [best] }) => best === undefined || !isAnswer(best.score)).length
      console.log([`${half} ${kind}`.padEnd(28), some.length, ...within, silent].join('     '))
    }
}
