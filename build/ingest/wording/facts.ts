import type { Clause } from '../../contract/authored/clauses.ts'
import type { Fact } from '../../contract/authored/product.ts'
import { normalText } from '../../check/proof/normal-text.ts'
import { placesOf } from '../../check/proof/places.ts'
import { likeness } from './matching.ts'

/** What a new reading did to a fact, for a person to look at. */
export interface FactChange {
  readonly key: string
  readonly what: 'moved' | 'unverified' | 'reopened'
  readonly reason: string
  /** The words of the quote, and those that now come nearest. */
  readonly before: string
  readonly after: string
}

/** The clauses of a product before and after. */
export interface Change {
  readonly before: ReadonlyMap<number, Clause>
  readonly after: ReadonlyMap<number, Clause>
  /** The document that was read, and how to name its reading. */
  readonly document: string
  readonly edition: string
}

/** Brings the facts of a product to its new clauses; what no longer holds is marked, never dropped. */
export function carriedFacts(
  facts: readonly Fact[],
  change: Change,
): { facts: Fact[]; changes: FactChange[] } {
  const changes: FactChange[] = []
  return { facts: facts.map((fact) => carried(fact, change, changes)), changes }
}

function carried(fact: Fact, change: Change, changes: FactChange[]): Fact {
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

function known(ids: readonly number[] | undefined, { after }: Change): number[] | undefined {
  const kept = ids?.filter((id) => after.has(id))
  return kept === undefined || kept.length === 0 ? undefined : kept
}

interface Placed {
  readonly holds: boolean
  readonly clause: number
  readonly page: number
  readonly quote: string
  readonly nearest: Clause | undefined
}

/** Where a quote is now: in its own clause, in the one other that has its words, or nowhere. */
function placed(quote: string, id: number, page: number, { before, after, document }: Change): Placed {
  const own = after.get(id)
  const here = own && pageOf(quote, own, page)
  if (own !== undefined && here !== null && here !== undefined)
    return { holds: true, clause: id, page: here, quote, nearest: own }
  const old = before.get(id)
  if (old !== undefined && old.document !== document)
    return { holds: true, clause: id, page, quote, nearest: own }
  const others = [...after.values()].filter((clause) => clause.document === document)
  const ranked = others
    .map((clause) => ({ clause, alike: likeness(old?.text ?? quote, clause.text) }))
    .sort((one, two) => two.alike - one.alike)
  const again = ranked.filter(({ clause }) => pageOf(quote, clause, page) !== null)
  const onPage = again.filter(({ clause }) => pageOf(quote, clause, page) === page)
  const [only] = old === undefined && onPage.length === 1 ? onPage : again
  const isIt =
    only !== undefined && (old === undefined ? onPage.length === 1 || again.length === 1 : only.alike > 0.5)
  if (isIt) {
    return {
      holds: true,
      clause: only.clause.id,
      page: pageOf(quote, only.clause, page) ?? page,
      quote,
      nearest: only.clause,
    }
  }
  const nearest = only?.clause ?? own ?? ranked[0]?.clause
  return { holds: false, clause: nearest?.id ?? id, page: nearest?.page ?? page, quote, nearest }
}

/** The page on which a quote begins in a clause, the given one if it does there; null where it is not in it, whole. */
function pageOf(quote: string, clause: Clause, page: number): number | null {
  const pages = placesOf(quote, normalText(clause.text))
    .filter(({ fault }) => fault === null)
    .map(({ pagesOn }) => clause.page + pagesOn)
  return pages.includes(page) ? page : (pages[0] ?? null)
}

function unverified(fact: Fact, { quote, nearest }: Placed, change: Change, changes: FactChange[]): Fact {
  const reason = `The quote is not in ${change.edition}; read the fact again.`
  const after = nearest === undefined ? '' : nearestWords(quote, nearest.text)
  changes.push({ key: fact.key, what: 'unverified', reason, before: quote, after })
  const { checked: _, ...rest } = fact
  return { ...rest, unverified: fact.unverified ?? reason }
}

/** The stretch of a text, as long as a quote, that has most of its words. */
function nearestWords(quote: string, text: string): string {
  const words = text.split(/\s+/u)
  const length = quote.split(/\s+/u).length
  let best = { alike: -1, at: 0 }
  for (let at = 0; at < Math.max(1, words.length - length + 1); at++) {
    const alike = likeness(quote, words.slice(at, at + length).join(' '))
    if (alike > best.alike) best = { alike, at }
  }
  return words.slice(best.at, best.at + length).join(' ')
}
