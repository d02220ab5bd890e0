import { conceptsOf } from '../../../build/search/query-terms.ts'
import { stem, tokens } from '../../../build/search/words.ts'
import { type Office, officesAt } from '../../../build/search/office-places.ts'
import { ladderOf, lawOf, tradeWordsOf } from '../source/load.ts'
import type { Query } from './candidate.ts'

const OMBUDSMAN = new Set(['ombudsman', 'ombudsmen'].map(stem))

/** Words for what people want of an office itself. */
const REACH: ReadonlySet<string> = new Set(
  'office address phone telephone number contact email mail website location near where'.split(' ').map(stem),
)

/** The offices of the Ombudsman whose city or State a query names; none where it names neither, and null where it asks for no office. */
export async function officesNamed(
  query: Query,
  missing: readonly string[],
): Promise<readonly Office[] | null> {
  const { source, q } = query
  const [law, trade] = await Promise.all([lawOf(source), tradeWordsOf(source, 'law')])
  const concepts = conceptsOf(q, law.terms, trade)
  const isNamed = concepts.some(
    ({ readings, variants }) =>
      readings.some((english) => OMBUDSMAN.has(stem(english))) ||
      variants.some(({ kind, phrase }) => kind !== 'synonym' && phrase.some((word) => OMBUDSMAN.has(word))),
  )
  const offices = isNamed ? ((await ladderOf(source))?.offices ?? []) : []
  if (offices.length === 0) return null
  const words = new Set([q, ...concepts.flatMap(({ readings }) => readings)].flatMap((text) => tokens(text)))
  const there = officesAt(offices, words)
  if (there.length > 0) return there
  return missing.length > 0 || [...words].some((word) => REACH.has(stem(word))) ? [] : null
}
