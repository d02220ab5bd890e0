import type { Category, Field } from '../../contract/authored/category.ts'
import { item } from '../../contract/item.ts'
import { FIELD_TYPES } from '../../contract/field-types.ts'
import { LIGHT_STEMS, tokens } from '../../search/words.ts'
import { type QuotePassage, type NearPlace, NEAR, rowsNear } from './quote-passage.ts'
import { TIME_WORDS } from './number-words.ts'
import { readOnce } from '../../contract/lazily.ts'
import { inRow, stemsOf, wordsOfField } from './word-overlap.ts'

// Tells which field a number answers: the words that tell fields apart are looked for in its quote, its sentence or row, the
// headings above, and the clause.

/** Role of a quote by its words. */
export type Role =
  | { readonly kind: 'tied'; readonly where: NearPlace }
  | { readonly kind: 'other'; readonly field: Field }
  | { readonly kind: 'untied' }
  /** The field has no word that could be looked for. */
  | { readonly kind: 'unasked' }

/** The label of a field and its terms, each as ` stem stem `, without those that say how much of something is counted. */
export const phrasesOf = readOnce((field: Field): readonly string[] =>
  wordsOfField(field).flatMap(({ words, row }) => (isMeasure(words) ? [] : [row])),
)

/** Whether a term says how much of something is counted: "30 days", "months of continuous coverage". */
function isMeasure(term: string): boolean {
  return /\p{Nd}/u.test(term) || tokens(term).some((word) => TIME_WORDS.has(word))
}

/** The role that a quote and what is around it give its number. */
export function roleOf(
  field: Field,
  category: Category,
  quotes: readonly string[],
  passage: QuotePassage,
): Role {
  const rows = rowsNear(quotes, passage)
  const other = category.fields.find((candidate) => candidate !== field && isOfOther(rows, field, candidate))
  if (other !== undefined) return { kind: 'other', field: other }
  const at = rows.findIndex((row) => isTied(row, field, category))
  const titled = at === 0 || at === 1 ? undefined : titledWith(field, category, passage)
  if (titled !== undefined) return { kind: 'other', field: titled }
  if (at !== -1) return { kind: 'tied', where: item(NEAR, at) }
  return { kind: stemsOf(field).size === 0 ? 'unasked' : 'untied' }
}

/** Whether the rows near a quote speak of another field that asks for the like, and nearer than of its own. */
function isOfOther(rows: readonly string[], field: Field, other: Field): boolean {
  const { counts } = FIELD_TYPES[field.type]
  const [ours, theirs] = [stemsOf(field), stemsOf(other)]
  // "Months of continuous coverage" is said of many times.
  const telling = counts === null ? [...ours] : phrasesOf(field).flatMap((phrase) => phrase.split(' '))
  const mine = telling.filter((word) => word !== '' && !theirs.has(word) && !LIGHT_STEMS.has(word))
  if (FIELD_TYPES[other.type].counts !== counts || (mine.length === 0 && counts === null)) return false
  const at = rows.findIndex((row) => mine.some((word) => row.includes(` ${word} `)))
  const isTheirs = (word: string) => word.length > 3 && !LIGHT_STEMS.has(word) && !ours.has(word)
  // A heading outweighs what else is in the row; of words that two fields share, the quote alone says whose a number is.
  return rows.slice(0, mine.length === 0 ? 1 : ([0, 1, 1][at] ?? 2)).some(
    (row) =>
      // A quote that begins with the field's own words speaks of it.
      !phrasesOf(field).some((phrase) => row.startsWith(phrase)) &&
      phrasesOf(other).some((phrase) => row.includes(phrase) && phrase.split(' ').some(isTheirs)),
  )
}

/** Another field that the heading of a clause names, where it does not name this one. */
function titledWith(
  field: Field,
  category: Category,
  { above: [title = ''] }: QuotePassage,
): Field | undefined {
  const row = inRow(title)
  if (FIELD_TYPES[field.type].counts === null || isTied(row, field, category)) return undefined
  return category.fields.find(
    (other) =>
      other !== field &&
      FIELD_TYPES[other.type].counts !== null &&
      phrasesOf(other).some((phrase) => phrase.trim() !== '' && row.includes(phrase)),
  )
}

export function namesField(text: string, field: Field, category: Category): boolean {
  return isTied(inRow(text), field, category)
}

/**
 * Whether a row of stems is tied to a field: by a word that no other field of the category is known by, or by all words of a
 * term or the label.
 */
function isTied(row: string, field: Field, category: Category): boolean {
  const isThere = (word: string) => row.includes(` ${word} `)
  const all = [...stemsOf(field)]
  const telling = all.filter((word) => !LIGHT_STEMS.has(word))
  if (telling.length === 0) return all.some(isThere)
  const isOnlyOurs = (word: string) =>
    category.fields.every((other) => other === field || !stemsOf(other).has(word))
  if (telling.some((word) => isThere(word) && isOnlyOurs(word))) return true
  return wordsOfField(field).some((name) => {
    const words = name.row.trim().split(' ')
    return words.every(isThere) && words.some((word) => telling.includes(word))
  })
}
