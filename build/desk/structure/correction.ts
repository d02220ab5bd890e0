import type { Clause } from '../../contract/authored/clauses.ts'
import type { Override } from '../../contract/authored/overrides.ts'
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
  /** Where in its text: a clause begins there, or the words from there are corrected. */
  from: Type.Optional(Count),
  to: Type.Optional(Count),
  begins: Type.Optional(Type.Boolean()),
  number: Type.Optional(ShortText),
  title: Type.Optional(ShortText),
  parent: Type.Optional(nullable(ClauseId)),
  text: Type.Optional(Type.String({ maxLength: 20_000 })),
})
export type Correction = Static<typeof Correction>

/** The override that a correction makes. Throws a DeskError where its words name no place. */
export function overrideOf(own: readonly Clause[], given: Correction): Override {
  const placed = (id: number, from: number, to?: number) => {
    const place = placeAt(
      own,
      own.findIndex((one) => one.id === id),
      from,
      to,
    )
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

/** Why an override whose words are there cannot be applied. */
export function reasonFor({ begins, parent }: Override): string {
  if (begins === false) return 'it is the first clause'
  return parent === undefined ? 'its words are not there' : 'a clause is in an earlier one'
}
