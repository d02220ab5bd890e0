import type { Category, Field } from '../../contract/authored/category.ts'
import { item } from '../../contract/item.ts'
import { FIELD_TYPES } from '../../contract/field-types.ts'
import { LIGHT_STEMS, tokens } from '../../search/words.ts'
import { type Around, type NearPlace, NEAR, rowsNear } from './around.ts'
import { TIME_WORDS } from './number-words.ts'
import { readOnce } from '../../contract/lazily.ts'
import { inRow, stemsOf, wordsOfField } from './words-said.ts'

// Tells which field a number answers: the words that tell fields apart are looked for in its quote, its sentence or row, the
// headings above, and the clause.

/** Role of a quote by its words. */
export type Role =
  | { readonly kind: 'tied'; readonly where: NearPlace; readonly words: readonly string[] }
  | { readonly kind: 'other'; readonly field: Field; readonly words: readonly string[] }
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
export function roleOf(field: Field, category: Category, quotes: readonly string[], found: Around): Role {
  const rows = rowsNear(quotes, found)
  const has = (row: string | undefined, word: string) => row?.includes(` ${word} `) === true
  const own = stemsOf(field)
  const isTelling = (word: string) => !LIGHT_STEMS.has(word)
  for (const other of category.fields) {
    if (other === field || FIELD_TYPES[other.type].counts !== FIELD_TYPES[field.type].counts) continue
    const theirs = stemsOf(other)
    const mine = [...own].filter((word) => !theirs.has(word) && isTelling(word))
    if (mine.length === 0 && FIELD_TYPES[field.type].counts === null) continue
    const at = rows.findIndex((row) => mine.some((word) => has(row, word)))
    // A heading outweighs what else is in the row; of words that two fields share, the quote alone says whose a number is.
    for (const row of rows.slice(0, mine.length === 0 ? 1 : ([0, 1, 1][at] ?? 2))) {
      // A quote that begins with the field's own words speaks of it.
      if (phrasesOf(field).some((phrase) => row.startsWith(phrase))) continue
      for (const phrase of phrasesOf(other)) {
        const words = phrase.trim().split(' ')
        if (
          row.includes(phrase) &&
          words.some((word) => word.length > 3 && isTelling(word) && !own.has(word))
        )
          return { kind: 'other', field: other, words }
      }
    }
  }
  for (const [at, row] of rows.entries()) {
    const words = tiesOf(field, category, row)
    const titled = at < 2 ? null : titledWith(field, category, found)
    if (titled !== null) return titled
    if (words.length > 0) return { kind: 'tied', where: item(NEAR, at), words }
  }
  return { kind: own.size === 0 ? 'unasked' : 'untied' }
}

/** Another field that the heading of a clause names, where it does not name this one. */
function titledWith(field: Field, category: Category, { above: [title = ''] }: Around): Role | null {
  const row = inRow(title)
  if (FIELD_TYPES[field.type].counts === null || tiesOf(field, category, row).length > 0) return null
  for (const other of category.fields) {
    if (other === field || FIELD_TYPES[other.type].counts === null) continue
    const words = phrasesOf(other).find((one) => one.trim() !== '' && row.includes(one))
    if (words !== undefined) return { kind: 'other', field: other, words: words.trim().split(' ') }
  }
  return null
}

/** Whether a text names a field. */
export function namesField(text: string, field: Field, category: Category): boolean {
  return tiesOf(field, category, inRow(text)).length > 0
}

/**
 * The words in a row of stems that tie it to a field: those that no other field of the category is known by, and the words
 * of a term or the label where all of them are in it.
 */
function tiesOf(field: Field, category: Category, row: string): string[] {
  const isThere = (word: string) => row.includes(` ${word} `)
  const all = [...stemsOf(field)]
  const telling = all.filter((word) => !LIGHT_STEMS.has(word))
  if (telling.length === 0) return all.filter(isThere)
  const isOnlyOurs = (word: string) =>
    category.fields.every((other) => other === field || !stemsOf(other).has(word))
  const ours = telling.filter((word) => isThere(word) && isOnlyOurs(word))
  if (ours.length > 0) return ours
  const whole = wordsOfField(field).find((one) => {
    const words = one.row.trim().split(' ')
    return words.every(isThere) && words.some((word) => telling.includes(word))
  })
  return whole?.row.trim().split(' ') ?? []
}
