import type { Clause } from '../../contract/authored/clauses.ts'
import type { Retired } from '../../contract/authored/dataset.ts'
import { grouped } from '../../contract/groups.ts'
import type { RuleName } from '../../contract/rules.ts'
import { type NumberRange, joinedRanges } from '../dataset/clause-numbers.ts'
import type { ProductSubject } from '../dataset/model.ts'

// Rules that repair themselves, where only one repair is right. What two repairs would mend is left to a person: a clause
// that is gone may have been lost or withdrawn.

/** A repair: it gives the record as it should be, or the same record where there is nothing to repair. */
interface Repair<T, Context> {
  readonly rule: RuleName
  readonly repair: (record: T, context: Context) => T
}

/** THE TABLE of repairs of a product's clauses, in the order in which they are made. */
export const CLAUSE_REPAIRS: readonly Repair<readonly Clause[], ProductSubject>[] = [
  { rule: 'clause-pages', repair: withPageEnds },
  { rule: 'pages-in-order', repair: inPrintedOrder },
]

/** THE TABLE of repairs of retired.json, which are told the clause numbers in use. */
export const RETIRED_REPAIRS: readonly Repair<Retired, readonly NumberRange[]>[] = [
  { rule: 'retired-ranges', repair: withAscendingRanges },
  { rule: 'remembered-clause', repair: withNumbersInUse },
]

/** Sets page_end by the page breaks of each text; not where that would be beyond the document. */
function withPageEnds(clauses: readonly Clause[], { product }: ProductSubject): readonly Clause[] {
  const pages = new Map(product.documents.map((document) => [document.id, document.pages]))
  return mapped(clauses, (clause) => {
    const breaks = clause.text.split('\f').length - 1
    const end = clause.page + breaks
    const { page_end, ...rest } = clause
    if (breaks === 0) return page_end === undefined ? clause : rest
    const isSound = end <= (pages.get(clause.document) ?? 0) && !/^\s*\f|\f\s*$/u.test(clause.text)
    return page_end === end || !isSound ? clause : { ...clause, page_end: end }
  })
}

/**
 * Puts the clauses of each document in the order of their pages, in the places that the document has in the list. Where
 * a clause would come before the one it is in, a page is wrong and not the order: the document stays as it is.
 */
function inPrintedOrder(clauses: readonly Clause[]): readonly Clause[] {
  const ordered = [...clauses]
  for (const places of grouped(clauses.map(({ document }, at) => [document, at])).values()) {
    const unsorted = places.flatMap((at) => clauses[at] ?? [])
    const sorted = unsorted.toSorted((a, b) => a.page - b.page)
    const at = new Map(sorted.map(({ id }, place) => [id, place]))
    const keepsParents = sorted.every(
      ({ parent }, place) => parent === null || (at.get(parent) ?? -1) < place,
    )
    if (keepsParents) for (const [n, clause] of sorted.entries()) ordered[places[n] ?? 0] = clause
  }
  return ordered.some((clause, at) => clause !== clauses[at]) ? ordered : clauses
}

function withAscendingRanges(retired: Retired): Retired {
  const ascending = (ranges: Retired['clauses']) =>
    mapped(ranges, (range) => (range[0] > range[1] ? [range[1], range[0]] : range)) as Retired['clauses']
  const { clauses, used } = retired
  const repaired = { clauses: ascending(clauses), ...(used !== undefined && { used: ascending(used) }) }
  return repaired.clauses === clauses && repaired.used === used ? retired : repaired
}

/** Remembers the numbers in use; a dataset that remembers none is asked for all at once. */
function withNumbersInUse(retired: Retired, inUse: readonly NumberRange[]): Retired {
  const { used, clauses } = retired
  if (used === undefined) return retired
  const known = joinedRanges([...used, ...clauses])
  const isKnown = ([from, to]: NumberRange) => known.some(([first, last]) => first <= from && to <= last)
  const added = inUse.filter((range) => !isKnown(range))
  return added.length === 0 ? retired : { ...retired, used: joinedRanges([...used, ...added]) }
}

/** A list of repaired items; the same list where none was. */
function mapped<T>(items: readonly T[], repair: (item: T) => T): readonly T[] {
  const repaired = items.map(repair)
  return repaired.some((item, at) => item !== items[at]) ? repaired : items
}
