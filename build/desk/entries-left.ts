import type { Field } from '../contract/authored/category.ts'
import type { Clause } from '../contract/authored/clauses.ts'
import type { Fact } from '../contract/authored/product.ts'
import { clausesAbove, headingOf } from '../check/proof/quote-passage.ts'
import { quotesOf } from '../check/proof/quotes.ts'
import { inRow, isNamed } from '../check/proof/word-overlap.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { contactsIn, isContact } from '../ingest/suggest/suggested-values.ts'
import { sentencesIn } from '../ingest/wording/sentences.ts'

/** The beginning of an entry of a list. */
export const ENTRY = /^\s*(?:[•●▪–-]|\(?(?:\p{Nd}{1,2}|[a-z]|[ivx]{1,4})[.)])/iu

/** The entries of a printed list that a fact leaves out: those below the heading that names the field. */
export function entriesLeft(
  field: Field,
  fact: Fact,
  clause: Clause,
  byId: ProductSubject['byId'],
): readonly string[] {
  const chain = (one: Clause) => [one, ...clausesAbove(one, byId)]
  const named = chain(clause).find((one) => isNamed(field, headingOf(one)))
  if (named === undefined) return []
  const quotes = quotesOf(fact)
  const taken = new Set(quotes.flatMap(({ clause: id = 0 }) => byId.get(id) ?? []).flatMap(chain))
  const said = [...quotes.map(({ quote }) => quote), `${named.number} ${named.title}`].map((one) =>
    inRow(one),
  )
  const isSaid = (row: string) => said.some((one) => one.includes(row) || row.includes(one))
  const lines = sentencesIn(named).filter(({ text }) => ENTRY.test(text) && !isSaid(inRow(text)))
  const inside = [...byId.values()].filter((one) => one.parent === named.id && !taken.has(one))
  const left = [...lines, ...inside].map(({ text }) => text)
  return isContact(field) ? left.filter((text) => contactsIn(text, field).length > 0) : left
}
