import { readFileSync } from 'node:fs'
import { QUESTION_MEANT } from '../../../build/search/search-options.ts'
import type { Alike } from '../../../build/search/question-asked.ts'
import { evidenceOf, meantBy } from '../../../build/search/question-meant.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import { LIGHT_STEMS, stem, tokens } from '../../../build/search/words.ts'
import { type IndexSource, lawOf, tradeWordsOf } from '../../../functions/query/source/load.ts'
import { fitted } from './logistic.ts'

// Question of the table that is meant: how often it is found, and the weights that tell when to answer.

/** Question that is asked, and the ids of the questions of the table that are right; none where none is. */
interface Asked {
  readonly q: string
  readonly want: readonly string[]
  readonly half: 'fit' | 'look'
}

interface Case extends Pick<Asked, 'want'> {
  readonly alike: readonly Alike[]
}

const NAMED = QUESTION_MEANT.named

/** Prints both halves of the questions of families, and the weights fitted on one half and on the table itself. */
export async function reportRights(site: IndexSource, products: readonly string[]): Promise<void> {
  const [law, trade] = await Promise.all([lawOf(site), tradeWordsOf(site, 'law')])
  const alike = (q: string, without?: string) =>
    law.questions(trade.hindi).alike(q, conceptsOf(q, law.terms, trade), without)
  const asked = JSON.parse(readFileSync('test/search/relevance/rights-questions.json', 'utf8')) as Asked[]
  console.log('\nrights                  n   first   among three   answered   wrongly   answered or named')
  for (const half of ['fit', 'look'] as const)
    console.log(
      rowOf(
        half,
        asked.filter((one) => one.half === half).map((one) => ({ ...one, alike: alike(one.q) })),
      ),
    )
  // Families, the table with one way of asking left out in turn, and what is asked of products, which is none of it.
  const table = law.file.questions.flatMap(({ id, question, also }) =>
    [question, ...also].map((words) => ({ q: words, want: [id], without: words })),
  )
  // Light words alone ask nothing: what is left of a way of asking without those that tell it from others.
  const light = table.map(({ q }) =>
    tokens(q)
      .filter((token) => LIGHT_STEMS.has(stem(token)))
      .join(' '),
  )
  const none = [...products, ...light.filter((q) => q.includes(' '))].map((q) => {
    return { q, want: [] as string[], without: undefined }
  })
  const fit = asked.filter(({ half }) => half === 'fit').map((one) => ({ ...one, without: undefined }))
  const cases = [fit, table, none].flatMap((source) =>
    source.map(({ q, want, without }): Case => ({ want, alike: alike(q, without) })),
  )
  for (const [name, most] of [
    ['answer', 1],
    ['perhaps', NAMED],
  ] as const) {
    const kinds = QUESTION_MEANT[name].weights.length
    const rows = cases.map((one) => ({
      x: evidenceOf(one.alike).slice(0, kinds),
      y: Number(isAmong(one, most)),
    }))
    const found = fitted(
      rows,
      Array.from({ length: kinds }, () => 0.1),
    )
    console.log(
      `  ${name}: fitted ${found.map((weight) => weight.toFixed(2)).join(', ')}; in use ${QUESTION_MEANT[name].weights.join(', ')}`,
    )
  }
}

function isAmong({ want, alike }: Pick<Case, 'want' | 'alike'>, most: number): boolean {
  return alike.slice(0, most).some(({ question }) => want.includes(question.id))
}

function rowOf(name: string, all: readonly Pick<Case, 'want' | 'alike'>[]): string {
  const right = all.filter(({ want }) => want.length > 0)
  const counts = { answered: 0, wrong: 0, led: 0 }
  for (const { want, alike } of all) {
    const { asked, perhaps } = meantBy(alike)
    const isRight = asked !== null && want.includes(asked.id)
    if (asked !== null) counts.answered += 1
    if (asked !== null && !isRight) counts.wrong += 1
    if (isRight || perhaps.some(({ id }) => want.includes(id))) counts.led += 1
  }
  const found = [1, NAMED].map((most) => right.filter((one) => isAmong(one, most)).length)
  return [name.padEnd(20), right.length, ...found, counts.answered, counts.wrong, counts.led].join('     ')
}
