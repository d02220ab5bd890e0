import type { LawIndex } from './law-index.ts'
import { carriesNothing } from './foreign-words.ts'
import type { Concept } from './query-terms.ts'
import type { Variant } from './query-words.ts'
import type { Ranked } from './rank.ts'
import { LIGHT_WORDS } from './stop-words.ts'
import type { TradeWords } from './trade-words.ts'
import { fold } from './words.ts'

// What a query says beside the number of a section: a number alone may be that of a section of any Act.

/**
 * The sections with a number that may be asked for, without those that lack the part that is named; and the words of the query
 * that none of them is known to say, nor any of the kind that is named: a rule is no section of an Act.
 */
export function saidBeside(
  law: LawIndex,
  { hindi }: TradeWords,
  {
    q,
    kind,
    concepts,
  }: { readonly q: string; readonly kind: string | null; readonly concepts: readonly Concept[] },
  numbered: readonly Ranked[],
): { readonly sections: readonly Ranked[]; readonly unsaid: readonly string[] } {
  const part = partAsked(q)
  const sections = numbered.filter(({ id }) => hasPart(law, id, part) !== false)
  const isProven = sections.some(({ id }) => hasPart(law, id, part) === true)
  const asked = concepts.filter(({ typed, word, variants }) => {
    const read = fold(typed)
    if (/\p{L}/u.test(read)) return !LIGHT_WORDS.has(read) && !carriesNothing(read, hindi)
    // Another number may be that of another section; one that counts something has its unit, or a value.
    return law.withNumber(word).length > 0 && variants.every(({ phrase }) => phrase.length === 1)
  })
  const isKind = ({ id }: Ranked) => law.instrument(law.section(id).instrument).kind === kind
  const ofKind = sections.filter(isKind)
  const others = unsaidIn(law, ofKind.length > 0 ? ofKind : sections, asked)
  const unsaid = [
    ...(isProven ? [] : [part]),
    ...(kind === null || ofKind.length > 0 ? [] : [kind]),
    ...others,
  ]
  return { sections, unsaid }
}

/** A lettered part of a section that is asked for: "(10d)" of "section 10(10D)"; empty where none is. */
export function partAsked(q: string): string {
  return /\d(\(\d+[a-z]+\))/iu.exec(q)?.[1]?.toLowerCase() ?? ''
}

/** Whether the words of a section, or its number, have a part; null where its words are not held. */
function hasPart(law: LawIndex, id: number, part: string): boolean | null {
  const { text, number } = law.section(id)
  const isThere = `${text ?? ''} (${number})`.toLowerCase().includes(part)
  return isThere || text !== null ? isThere : null
}

/** The words that the section which says most of them does not say. */
function unsaidIn(law: LawIndex, sections: readonly Ranked[], asked: readonly Concept[]): string[] {
  const lacking = sections.map(({ id }) => {
    const number = law.terms.numberOf(id)
    const says = ({ phrase }: Variant) => law.terms.hits(phrase).numbers.includes(number)
    return asked.filter(({ variants }) => !variants.some(says))
  })
  const [fewest = []] = lacking.toSorted((a, b) => a.length - b.length)
  return fewest.map(({ typed }) => typed)
}
