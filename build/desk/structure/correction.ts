import { literalPattern } from '../../contract/literal-pattern.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Override, PlaceOnPage } from '../../contract/authored/overrides.ts'
import { ClauseId, Count, Sha256, Slug, Uin, closed, nullable } from '../../contract/primitives.ts'
import { type Static, Type } from '../../contract/schema.ts'
import { labelsOf } from '../../ingest/layout/labels.ts'
import { placeAt } from '../../ingest/wording/places.ts'
import { DeskError } from '../desk-error.ts'

const ShortText = Type.String({ maxLength: 500 })

/** A correction as a window makes it: an override whose places are clauses and stretches of their texts. */
export const Correction = closed({
  uin: Uin,
  document: Slug,
  /** The digest of the file of the clauses when the window read it. */
  digest: Sha256,
  clause: ClauseId,
  /** Place in its text: a clause begins at `from`, or the words from `from` to `to` are corrected. */
  from: Type.Optional(Count),
  to: Type.Optional(Count),
  begins: Type.Optional(Type.Boolean()),
  number: Type.Optional(ShortText),
  title: Type.Optional(ShortText),
  parent: Type.Optional(nullable(ClauseId)),
  text: Type.Optional(Type.String({ maxLength: 20_000 })),
  /** Whether a clause begins at each line of its text that has a label written as the first of them. */
  labels: Type.Optional(Type.Boolean()),
  /** Words that are corrected wherever the document has them; where they are taken out, their numbers may differ. */
  alike: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
})
export type Correction = Static<typeof Correction>

/** The overrides that a correction makes. Throws a DeskError where its words name no place. */
export function overridesOf(own: readonly Clause[], given: Correction): Override[] {
  const { clause, labels, alike, ...rest } = given
  const made =
    labels === true
      ? labelledLines(own.find(({ id }) => id === clause)?.text ?? '').map((from) =>
          overrideOf(own, { ...rest, clause, from, begins: true }),
        )
      : alike === undefined
        ? [overrideOf(own, given)]
        : placesAlike(own, alike, given.text).map((place) => ({ ...place, text: given.text ?? '' }))
  if (made.length > 0) return made
  const why = labels ? 'No line of this clause begins with a label' : 'No other words are alike'
  throw new DeskError(422, `${why}; nothing was saved.`)
}

/** Places of the lines of a text that begin with a label in the style of the first one. */
function labelledLines(text: string): number[] {
  const found = [...text.matchAll(/[\n\f]\s*(?=\S)/gu)].flatMap(({ index, 0: { length } }) => {
    const from = index + length
    const [line = ''] = text.slice(from).split(/[\n\f]/u, 1)
    return labelsOf(line).map(({ style, shape }) => ({ from, kind: `${style} ${shape}` }))
  })
  return [...new Set(found.filter(({ kind }) => kind === found[0]?.kind).map(({ from }) => from))]
}

/** The places of words that are alike, the last first: a correction leaves the places before it as they are. */
function placesAlike(own: readonly Clause[], words: string, text = ''): PlaceOnPage[] {
  const escaped = literalPattern(words.trim())
  const numbered = text === '' ? escaped.replaceAll(/\d+/gu, String.raw`\d+`) : escaped
  const sought = new RegExp(numbered.replaceAll(/\s+/gu, String.raw`\s+`), 'gu')
  const found = own.flatMap((clause, at) =>
    [...clause.text.matchAll(sought)].flatMap(
      ({ index, 0: { length } }) => placeAt(own, at, index, index + length) ?? [],
    ),
  )
  return found.toReversed()
}

/** The override of one place. */
function overrideOf(own: readonly Clause[], given: Correction): Override {
  const placed = (id: number, from: number, to?: number) => {
    const at = own.findIndex((one) => one.id === id)
    const place = placeAt(own, at, from, to)
    if (place !== null) return place
    throw new DeskError(422, 'Choose whole words of one page; a clause begins at a word.')
  }
  const { clause, from = 0, to, begins, number, title, parent, text } = given
  const item = own.find(({ id }) => id === clause)
  const isNew = begins === true && item !== undefined && from > 0
  return {
    ...placed(clause, from, text === undefined ? undefined : to),
    ...(begins !== undefined && { begins }),
    ...(isNew && namesAt(item, from)),
    ...(number !== undefined && { number }),
    ...(title !== undefined && { title }),
    ...(parent !== undefined && { parent: parent === null ? null : placed(parent, 0) }),
    ...(text !== undefined && { text }),
  }
}

/** Number and title of a clause that begins within another: its label in the place of the other's, its first short line. */
function namesAt(clause: Clause, from: number): { number: string; title: string } {
  const text = clause.text.slice(from).trimStart()
  const [label] = labelsOf(text)
  const [before] = labelsOf(clause.text)
  const above =
    before && clause.number.endsWith(before.name) ? clause.number.slice(0, -before.name.length) : ''
  const line = text.slice(label?.length ?? 0).split(/[\n\f]/u)[0] ?? ''
  return {
    number: label === undefined ? clause.number : `${above}${label.name}`,
    title: line.length <= 60 && !/[.;,]$/u.test(line) ? line.replace(/[\s:–—-]+$/u, '') : '',
  }
}

/** Reason why an override whose words are there cannot be applied. */
export function reasonFor({ begins, parent }: Partial<Override> = {}): string {
  if (begins === false) return 'it is the first clause'
  return parent === undefined ? 'its words are not there' : 'a clause is in an earlier one'
}
