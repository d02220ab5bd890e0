import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlaceToLook } from '../../../build/contract/authored/clauses.ts'
import type { FieldType } from '../../../build/contract/field-types.ts'

// How often one of the first three places that are suggested for a field is where a person read it.

/** A fact that was read by hand; the words of its quote are hashes. */
interface TrueFact {
  readonly key: string
  readonly type: FieldType
  readonly page: number
  readonly quote?: string
}

/** A field of a type that was read by hand, and whether a place was right. */
export interface JudgedPlaces {
  readonly type: FieldType
  readonly isRight: boolean
}

/** Judges the places suggested for the fields that have a place in one wording: the page is right, and half of the words that were quoted. */
export function judgedPlaces(real: string, name: string, found: readonly PlaceToLook[]): JudgedPlaces[] {
  const file = join(real, 'ingest', `${name}.facts.json`)
  if (!existsSync(file)) return []
  return (JSON.parse(readFileSync(file, 'utf8')) as TrueFact[]).flatMap(({ key, type, page, quote }) => {
    const places = found.filter((one) => one.key === key)
    if (quote === undefined || places.length === 0) return []
    const sought = quote.split(' ')
    const isRight = places.some((one) => {
      const said = new Set(hashesOf(one.sentence))
      const found = sought.filter((word) => said.has(word)).length
      return one.page === page && found >= sought.length / 2
    })
    return [{ type, isRight }]
  })
}

function hashesOf(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => createHash('sha256').update(word).digest('hex').slice(0, 6))
}

/** How many fields of a type say how good its places are. */
const LEAST = 10

/** The share of right places of each type, as a table; the types of which nine in ten are right, in the order of their names. */
export function trustedTypes(judged: readonly JudgedPlaces[]): { table: string; trusted: FieldType[] } {
  const types = [...new Set(judged.map(({ type }) => type))].toSorted()
  const rows = types.map((type) => {
    const own = judged.filter((one) => one.type === type)
    return { type, right: own.filter(({ isRight }) => isRight).length, all: own.length }
  })
  const lines = rows.map(({ type, right, all }) => `| ${type} | ${right} of ${all} |`)
  const trusted = rows.filter(({ right, all }) => all >= LEAST && right >= 0.9 * all).map(({ type }) => type)
  return {
    table: ['| places to look, by type | right among three |', '|---|---|', ...lines].join('\n'),
    trusted,
  }
}
