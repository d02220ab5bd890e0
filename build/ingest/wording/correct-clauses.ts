import type { Clause } from '../../contract/authored/clauses.ts'
import type { Override, ProductOverrides } from '../../contract/authored/overrides.ts'
import type { Document, Fact, Product } from '../../contract/authored/product.ts'
import { normalText } from '../../check/proof/normal-text.ts'
import { matchesOf } from '../../check/proof/quote-matches.ts'
import type { DraftDataset, DraftProduct } from '../draft-dataset.ts'
import { type CorrectedReading, corrected } from './corrected-reading.ts'
import { type NewRecords, recordsWith } from './merge.ts'
import type { ReadClause } from './read-clause.ts'

/**
 * Applies more overrides to the clauses of a document as they are held, and keeps them for later readings of the same file.
 * Facts follow the words they quote. Null where words of one are not on the page, or cannot be what it says.
 */
export function correctClauses(
  dataset: DraftDataset,
  stored: DraftProduct,
  document: Document,
  overrides: readonly Override[],
): NewRecords | null {
  const own = stored.clauses.filter((clause) => clause.document === document.id)
  const made = corrected(readingOf(own), overrides)
  if (made.unplaced.length > 0) return null
  const storedAs = made.from.map(([first], at) =>
    made.from.findIndex(([one]) => one === first) === at ? (own[first ?? -1] ?? null) : null,
  )
  const gone = own.filter((clause) => !storedAs.includes(clause))
  const free = dataset.nextClauseId()
  const ids = storedAs.map(
    (clause, at) => clause?.id ?? free + storedAs.slice(0, at).filter((one) => one === null).length,
  )
  const facts = stored.product.facts.map((fact) => withFollowed(fact, follower(own, made, ids)))
  const product: Product = { ...stored.product, facts }
  const matching = { matches: storedAs, gone, before: own }
  const records = recordsWith(dataset, { ...stored, product }, document, made.clauses, matching, true)
  const record = overrides.reduce((kept, one) => withOverride(kept, document.sha256, one), stored.overrides)
  return {
    ...records,
    changes: [...records.changes, { path: stored.overridesPath, collection: 'overrides', record }],
  }
}

/** Clauses that are held as a reading gives them. */
export function readingOf(own: readonly Clause[]): ReadClause[] {
  const places = new Map(own.map(({ id }, at) => [id, at]))
  return own.map(({ parent, number, title, text, page, page_end }) => ({
    parent: parent === null ? null : (places.get(parent) ?? null),
    number,
    title,
    text,
    page,
    pageEnd: page_end ?? page,
  }))
}

/** Finds the words of a clause after a correction: the ids of the clauses that hold them now, with their texts. */
type Follower = (id: number) => readonly { readonly id: number; readonly text: string }[]

function follower(
  own: readonly Clause[],
  { clauses, from }: CorrectedReading,
  ids: readonly number[],
): Follower {
  const places = new Map(own.map(({ id }, at) => [id, at]))
  return (id) => {
    const place = places.get(id)
    if (place === undefined) return [{ id, text: '' }]
    return clauses.flatMap(({ text }, at) =>
      from[at]?.includes(place) === true ? [{ id: ids[at] ?? id, text }] : [],
    )
  }
}

/** A fact whose clauses are those that now hold the words of the ones it names. */
function withFollowed(fact: Fact, now: Follower): Fact {
  const clauseOf = (id: number, quote: string) => {
    const all = now(id)
    const holding = all.find(({ text }) =>
      matchesOf(quote, normalText(text)).some(({ problem }) => problem === null),
    )
    return (holding ?? all[0])?.id ?? id
  }
  const listed = (ids: readonly number[]) => [...new Set(ids.flatMap((id) => now(id).map((one) => one.id)))]
  const { clause, quote, context, looked_at, conflicts } = fact
  return {
    ...fact,
    ...(clause !== undefined && quote !== undefined && { clause: clauseOf(clause, quote) }),
    ...(context && { context: context.map((one) => ({ ...one, clause: clauseOf(one.clause, one.quote) })) }),
    ...(looked_at && { looked_at: listed(looked_at) }),
    ...(conflicts && { conflicts: listed(conflicts) }),
  }
}

/** Adds an override; one about the same place that only names the clause is taken up into the last one. */
function withOverride({ files }: ProductOverrides, sha256: string, override: Override): ProductOverrides {
  const own = files.find((file) => file.sha256 === sha256)
  if (own === undefined) return { files: [...files, { sha256, overrides: [override] }] }
  const last = own.overrides.at(-1)
  const isMore =
    last !== undefined && isSamePlace(last, override) && isNaming(override) && last.text === undefined
  const overrides = isMore
    ? [...own.overrides.slice(0, -1), { ...last, ...override }]
    : [...own.overrides, override]
  return { files: files.map((file) => (file === own ? { sha256, overrides } : file)) }
}

function isSamePlace(a: Override, b: Override): boolean {
  return a.page === b.page && a.words === b.words && a.nth === b.nth
}

function isNaming({ begins, text }: Override): boolean {
  return begins === undefined && text === undefined
}
