import type { LawIndex } from './law-index.ts'
import type { Concept } from './query-terms.ts'
import type { Variant } from './query-words.ts'
import type { Ranked } from './rank.ts'
import { LIGHT_WORDS } from './stop-words.ts'
import { fold } from './words.ts'

// What a query says beside the number of a section: a number alone may be that of a section of any Act.

/**
 * The sections with a number that may be asked for, without those that lack the part that is named; and the words of the query
 * that none of them is known to say.
 */
export function saidBeside(
  law: LawIndex,
  q: string,
  numbered: readonly Ranked[],
  concepts: readonly Concept[],
): { readonly sections: readonly Ranked[]; readonly unsaid: readonly string[] } {
  const part = partAsked(q)
  const sections = numbered.filter(({ id }) => hasPart(law, id, part) !== false)
  const isProven = sections.some(({ id }) => hasPart(law, id, part) === true)
  const others = unsaidIn(law, sections, concepts)
  return { sections, unsaid: isProven ? others : [part, ...others] }
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

/** The words that the section which says most of them does not say; those that prove hardly anything do not count. */
function unsaidIn(law: LawIndex, sections: readonly Ranked[], concepts: readonly Concept[]): string[] {
  const asked = concepts.filter(({ typed }) => /\p{L}/u.test(typed) && !LIGHT_WORDS.has(fold(typed)))
  const lacking = sections.map(({ id }) => {
    const number = law.terms.numberOf(id)
    const says = ({ phrase }: Variant) => law.terms.hits(phrase).numbers.includes(number)
    return asked.filter(({ variants }) => !variants.some(says))
  })
  const [fewest = []] = lacking.toSorted((a, b) => a.length - b.length)
  return fewest.map(({ typed }) => typed)
}
