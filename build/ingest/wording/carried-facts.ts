import type { Clause } from '../../contract/authored/clauses.ts'
import type { Fact } from '../../contract/authored/product.ts'
import { normalText } from '../../check/proof/normal-text.ts'
import { matchesOf } from '../../check/proof/quote-matches.ts'
import { likeness } from './matching.ts'
import { nearestWords, provisionLikeness } from './provision.ts'

/** Effect of a new reading on a fact, for a person to look at. */
export interface FactChange {
  readonly key: string
  readonly what: 'moved' | 'unverified' | 'unchecked' | 'reopened'
  readonly reason: string
  /** The words of the quote, and those that now come nearest. */
  readonly before: string
  readonly after: string
}

/** The clauses of a product before and after. */
export interface ClauseEdits {
  readonly before: ReadonlyMap<number, Clause>
  readonly after: ReadonlyMap<number, Clause>
  /** The document that was read, and how to name its reading. */
  readonly document: string
  readonly edition: string
  /** Whether the very same file was read before: facts that were checked in it stay checked. */
  readonly isSameFile: boolean
}

/** Brings the facts of a product to its new clauses; a fact that no longer holds is marked, never dropped. */
export function carriedFacts(
  facts: readonly Fact[],
  change: ClauseEdits,
): { facts: Fact[]; changes: FactChange[] } {
  const changes: FactChange[] = []
  return { facts: facts.map((fact) => carried(unchecked(fact, change, changes), change, changes)), changes }
}

/** A check compared a fact with the file of that day; nobody has compared it with another one yet. */
function unchecked(fact: Fact, { before, document, isSameFile }: ClauseEdits, changes: FactChange[]): Fact {
  const { checked, checked_by: _, ...rest } = fact
  // A fact without a quote says of every document that nothing is stated.
  const isOfThis =
    fact.quote === undefined ||
    [fact, ...(fact.context ?? [])].some(({ clause }) => before.get(clause ?? 0)?.document === document)
  if (checked === undefined || isSameFile || !isOfThis) return fact
  const reason = `was checked on ${checked} in another file; it counts as unchecked until somebody compares it again`
  changes.push({ key: fact.key, what: 'unchecked', reason, before: '', after: '' })
  return rest
}

function carried(fact: Fact, change: ClauseEdits, changes: FactChange[]): Fact {
  const looked = known(fact.looked_at, change)
  const conflicts = known(fact.conflicts, change)
  const { looked_at: _l, conflicts: _c, ...rest } = fact
  const kept: Fact = { ...rest, ...(conflicts && { conflicts }), ...(looked && { looked_at: looked }) }
  if (fact.quote === undefined || fact.clause === undefined) return kept
  const one = placed(fact.quote, fact.clause, fact.page ?? 0, change)
  const context = fact.context?.map((entry) => ({
    entry,
    now: placed(entry.quote, entry.clause, entry.page, change),
  }))
  const moved: Fact = {
    ...kept,
    clause: one.clause,
    page: one.page,
    ...(context && {
      context: context.map(({ entry, now }) => ({ ...entry, clause: now.clause, page: now.page })),
    }),
  }
  const lost = [one, ...(context ?? []).map(({ now }) => now)].find(({ holds }) => !holds)
  if (lost !== undefined) return unverified(moved, lost, change, changes)
  if (one.clause !== fact.clause)
    changes.push({
      key: fact.key,
      what: 'moved',
      reason: `is now in clause ${one.clause}`,
      before: fact.quote,
      after: fact.quote,
    })
  return moved
}

function known(ids: readonly number[] | undefined, { after }: ClauseEdits): number[] | undefined {
  const kept = ids?.filter((id) => after.has(id))
  return kept === undefined || kept.length === 0 ? undefined : kept
}

interface Placed {
  readonly holds: boolean
  readonly clause: number
  readonly page: number
  readonly quote: string
  /** The same provision in the new edition; undefined where none is surely that. */
  readonly nearest: Clause | undefined
  /** Clauses that print the quote, none of which is surely the one it was read in. */
  readonly printing: readonly Clause[]
}

/** Finds a quote again: in its own clause, in the one that prints it and is most like its own, or nowhere. */
function placed(quote: string, id: number, page: number, { before, after, document }: ClauseEdits): Placed {
  const [own, old] = [after.get(id), before.get(id)]
  const at = (clause: Clause) => ({ holds: true, clause: clause.id, quote, nearest: clause, printing: [] })
  const here = own && pageOf(quote, own, page)
  if (own !== undefined && here !== null && here !== undefined) return { ...at(own), page: here }
  if (old !== undefined && old.document !== document)
    return { holds: true, clause: id, page, quote, nearest: own, printing: [] }
  const likenessOf = (was: Clause | undefined, words: string, clause: Clause) =>
    was === undefined
      ? { alike: likeness(words, clause.text), isSame: true }
      : provisionLikeness(was, before, clause, after)
  const ranked = [...after.values()]
    .filter((clause) => clause.document === document)
    .map((clause) => ({ clause, ...likenessOf(old, quote, clause) }))
    .sort((a, b) => b.alike - a.alike)
  const printing = ranked.flatMap((one) => {
    const found = pageOf(quote, one.clause, page)
    return found === null ? [] : [{ ...one, page: found }]
  })
  const onPage = printing.filter((one) => one.page === page)
  const [only, second] = old === undefined && onPage.length > 0 ? onPage : printing
  const isIt = old === undefined ? second === undefined : only?.isSame === true || isLong(quote)
  const isAlone = second === undefined || (only?.alike ?? 0) > second.alike + 0.1
  if (only !== undefined && isIt && isAlone) return { ...at(only.clause), page: only.page }
  const same = own ?? [only, ranked[0]].find((one) => one?.isSame)?.clause
  const best = same ?? only?.clause ?? ranked[0]?.clause
  return {
    holds: false,
    clause: best?.id ?? id,
    page: best?.page ?? page,
    quote,
    nearest: same,
    printing: printing.map(({ clause }) => clause),
  }
}

/** Whether a quote is too long to be printed in two provisions by chance. */
function isLong(quote: string): boolean {
  return quote.split(/\s+/u).length >= 8
}

/** The page on which a quote begins in a clause, the given one if it does there; null where it is not in it, whole. */
function pageOf(quote: string, clause: Clause, page: number): number | null {
  const pages = matchesOf(quote, normalText(clause.text))
    .filter(({ problem }) => problem === null)
    .map(({ pagesOn }) => clause.page + pagesOn)
  return pages.includes(page) ? page : (pages[0] ?? null)
}

function unverified(fact: Fact, lost: Placed, change: ClauseEdits, changes: FactChange[]): Fact {
  const { quote, nearest, printing } = lost
  const what = quote === fact.quote ? 'The quote' : 'A quote of the context'
  const places = printing.map(({ id }) => id).join(', ')
  const problem =
    printing.length === 0
      ? `is not in ${change.edition}`
      : `is printed in ${change.edition}, but in another provision (clause ${places})`
  const reason = `${what} ${problem}; read the fact again.`
  const after = nearest === undefined ? '' : nearestWords(quote, nearest)
  changes.push({ key: fact.key, what: 'unverified', reason, before: quote, after })
  const { checked: _, checked_by: __, ...rest } = fact
  return { ...rest, unverified: fact.unverified ?? reason }
}
