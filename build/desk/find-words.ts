import { inRow, stemsIn } from '../check/proof/word-overlap.ts'
import { passagesOf } from '../ingest/suggest/passages.ts'
import type { FieldAt } from './desk-data.ts'
import { type FieldReading, placeOn, readingAt } from './readings.ts'

// Words that a person looks for in a wording.

const MOST_FOUND = 5

/** A text with lost letters, read with those words of another that may be printed there: “�re” is “fire” where that is sought. */
function withLostLetters(text: string, sought: string): string {
  if (!text.includes('\ufffd')) return text
  const words = sought.match(/\p{L}+/gu) ?? []
  return text.replace(/[\p{L}\ufffd]*\ufffd[\p{L}\ufffd]*/gu, (broken) => {
    const printed = new RegExp(`^${broken.replaceAll('\ufffd', '\\p{L}{1,3}')}$`, 'iu')
    return words.find((word) => printed.test(word)) ?? broken
  })
}

/** The stems and the numbers of a text: a row with another number is another row. */
export function wordsIn(text: string): Set<string> {
  return new Set([...stemsIn(text), ...(text.match(/\p{Nd}+/gu) ?? [])])
}

/**
 * The sentences, rows and entries of a product that hold most of the words of a text, with the headings above them; those
 * that hold the text itself come first. `holdsAll` where none of the words is missing.
 */
export function found(
  { subject, field }: FieldAt,
  { text, blind }: { text: string; blind?: boolean },
): (FieldReading & { readonly holdsAll: boolean })[] {
  const words = [...wordsIn(text)]
  const row = inRow(text)
  const scored = passagesOf(subject.clauses?.record.clauses ?? []).map((passage) => {
    const said = withLostLetters(passage.text, text)
    const [own, above] = [
      wordsIn(said),
      wordsIn(withLostLetters(`${passage.clause.title} ${passage.lead}`, text)),
    ]
    const score = words.reduce((sum, word) => sum + (own.has(word) ? 1 : above.has(word) ? 0.9 : 0), 0)
    const holdsAll = words.every((word) => own.has(word) || above.has(word))
    return { passage, holdsAll, score: score + (/\S/u.test(row) && inRow(said).includes(row) ? 1 : 0) }
  })
  return scored
    .filter(({ passage, score }) => passage.kind === 'sentence' && score > words.length / 2)
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ passage: { clause, text: quote, page }, holdsAll }) => {
      const place = placeOn(clause, quote, page)
      const value = blind ? null : undefined
      return place === null ? [] : [{ ...readingAt(field, clause, place, value), holdsAll }]
    })
    .slice(0, MOST_FOUND)
}
