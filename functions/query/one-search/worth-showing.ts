import { ANSWERS_FROM } from '../../../build/search/answer-weights.ts'
import { isAnswer } from '../../../build/search/answer-score.ts'
import { normalUin } from '../../../build/contract/uin.ts'
import { ENGLISH, type PageTexts } from '../../../build/contract/texts.ts'
import type { Everything } from './index.ts'

/** A sentence where nothing that is held is likely to answer; null where something is. */
export function doubtOf(
  { hits, offices, words: { held, unheld, isName } }: Everything,
  { t }: PageTexts = ENGLISH,
): string | null {
  const [first] = hits
  if (offices !== null) return null
  if (first !== undefined && (isAnswer(first.score) || isCalledSo(first))) return null
  const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')
  if (unheld.length === 0) return t('doubt.nothing-clear')
  const rest = held.length > 0 ? ` ${t('doubt.say-only', { words: quoted(held) })}` : ''
  const none = isName
    ? t('doubt.none-is-called', { words: unheld.join(' ') })
    : t('doubt.none-says', { words: quoted(unheld) })
  return (first?.score ?? 0) < ANSWERS_FROM.likely ? none + rest : none
}

/**
 * Whether a product is called so: the query says all of its name, and the name most of the query, perhaps spelled otherwise.
 * The words that nothing holds are slips of the pen.
 */
function isCalledSo({ kind, evidence: { whole, named } }: Everything['hits'][number]): boolean {
  return kind === 'product' && whole === 1 && named > 0.5
}

/** Share of the likelihood of the best that others need to be shown. */
const WORTH = 0.05

/** The things that are worth to be shown beside the best; before them the product whose UIN was given, however it is written. */
export function worthShowing({ hits, products }: Pick<Everything, 'hits' | 'products'>): Everything['hits'] {
  const uin = normalUin(products.query.q ?? '')
  const isGiven = ({ kind, parts }: Everything['hits'][number]) => kind === 'product' && parts['uin'] === uin
  const worth = hits.filter((hit) => isGiven(hit) || hit.score >= WORTH * (hits[0]?.score ?? 0))
  return worth.toSorted((a, b) => Number(isGiven(b)) - Number(isGiven(a)))
}
