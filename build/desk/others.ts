import type { Clause } from '../contract/authored/clauses.ts'
import type { Fact, Product } from '../contract/authored/product.ts'
import { normalUin } from '../contract/uin.ts'
import { around } from '../check/proof/around.ts'
import { normalForm } from '../check/proof/normal-text.ts'
import { placesOf, type QuoteMatch } from '../check/proof/quote-matches.ts'
import { textOf } from '../check/proof/quotes.ts'
import { shareSaid } from '../check/proof/words-said.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import type { WithData } from './desk.ts'
import { type DeskData, type FieldAt, factIn } from './desk-data.ts'
import { speaksAgainst } from './doubts.ts'
import { type Progress, oneByOne } from './one-by-one.ts'
import { nearestClauses } from './near-clauses.ts'
import { shownValue } from './proven-fact.ts'
import { isOpen } from './readers.ts'
import { saveFact } from './save-fact.ts'
import type { Saved } from './saving.ts'
import { only } from './second-reading.ts'

// Facts that were read once: of the version before, of sister and standard products, with words that are here too.

const MOST_OTHERS = 3

/** Facts of the version before and of sister products; those whose words stand here come first, then the nearest. */
export function othersOf(data: DeskData, at: FieldAt) {
  return productsLike(data, at.subject.product)
    .flatMap(({ uin, name, facts, relation, rank }) => {
      const fact = facts.find((one) => one.key === at.field.key)
      if (fact === undefined) return []
      const taken = takenOver(data, at, uin)
      return [
        { uin, name, relation, rank, shown: shownValue(at.field, fact), quote: fact.quote ?? '', taken },
      ]
    })
    .toSorted((one, two) => Number(two.taken !== null) - Number(one.taken !== null) || one.rank - two.rank)
    .slice(0, MOST_OTHERS)
}

const RELATIONS = ['the version before', 'the same insurer', 'the same category']

/** The products that may say the same: the version before, those of the insurer, those of the category. */
function productsLike({ products }: DeskData, own: Product) {
  const before = own.supersedes === null ? '' : normalUin(own.supersedes)
  return [...products].flatMap(({ product }) => {
    const { uin, name, insurer, category, facts } = product
    const rank = normalUin(uin) === before ? 0 : insurer === own.insurer ? 1 : 2
    const isLike = rank === 0 || category === own.category
    if (facts.length === 0 || !isLike || normalUin(uin) === normalUin(own.uin)) return []
    return [{ uin, name, facts, rank, relation: RELATIONS[rank] ?? '' }]
  })
}

/** The fact of another product as a fact of this one, where its words stand here under like headings; else null. */
function takenOver(data: DeskData, at: FieldAt, uin: string): Fact | null {
  const other = data.read(uin)
  const fact = factIn(other, at.field.key)
  if (fact === null || fact.unverified !== undefined || fact.disputed !== undefined || isOpen(fact))
    return null
  if (fact.quote === undefined) return silentHere(at, other)
  const own = placeHere(at.subject, other, fact.quote, fact.clause)
  const context = fact.context?.map((one) => placeHere(at.subject, other, one.quote, one.clause)) ?? []
  if (own === null || context.includes(null)) return null
  const said = only(fact, ['value', 'currency', 'note', 'stated', 'in_schedule'])
  return { ...said, key: fact.key, ...own, ...(context.length > 0 && { context }) } as Fact
}

/** Least share of the words above the quote of another product that are above its place here, too. */
const LIKE = 0.5

/** Finds the words of another product in this one, under headings that say the same; null where they are not there. */
function placeHere({ byId }: ProductSubject, other: ProductSubject, quote: string, id = 0) {
  const theirs = other.byId.get(id)
  const [from] = theirs === undefined ? [] : wholePlaces(quote, theirs)
  if (theirs === undefined || from === undefined) return null
  const above = (clause: Clause, { start, end }: QuoteMatch, all: ProductSubject['byId']) => {
    const found = around(clause, start, end, all)
    return [...found.above, found.leadIn, found.head].join('\n')
  }
  const wanted = above(theirs, from, other.byId)
  for (const clause of byId.values())
    for (const place of wholePlaces(quote, clause)) {
      if (shareSaid(wanted, [above(clause, place, byId)]) < LIKE) continue
      const { start, end, pagesOn } = place
      return { quote: clause.text.slice(start, end), clause: clause.id, page: clause.page + pagesOn }
    }
  return null
}

function wholePlaces(quote: string, clause: Clause): QuoteMatch[] {
  if (!textOf(clause).normal.includes(normalForm(quote))) return []
  return placesOf(quote, textOf(clause)).filter(({ fault }) => fault === null)
}

/** "Not stated", if every clause near the question is in the other product's wording too; else null. */
function silentHere(at: FieldAt, other: ProductSubject): Fact | null {
  const looked_at = nearestClauses(at).map(({ id }) => id)
  const said = new Set([...other.byId.values()].map(({ text }) => normalForm(text)))
  if (looked_at.some((id) => !said.has(normalForm(at.subject.byId.get(id)?.text ?? '')))) return null
  return { key: at.field.key, value: null, ...(looked_at.length > 0 && { looked_at }) }
}

/**
 * Takes over every unread field of the version before, or of another product, against which nothing speaks here; gives
 * the facts taken, and the number of those left to be read.
 */
export async function takeAll(
  { data }: WithData,
  { uin, from, by }: { uin: string; from: string; by: string },
  progress: Progress,
) {
  const subject = data.read(uin)
  const unread = subject.category?.fields.filter(({ key }) => factIn(subject, key) === null) ?? []
  const taken: (Saved & { key: string })[] = []
  for await (const { key } of oneByOne(unread, progress)) {
    const at = data.fieldAt(uin, key)
    const fact = takenOver(data, at, from)
    if (fact === null) continue
    const { findings, doubts } = speaksAgainst(at, fact)
    if (findings.length + doubts.length > 0) continue
    taken.push({ key, ...saveFact({ data }, { uin, key, fact, digest: '', by }) })
  }
  return { taken, left: unread.length - taken.length }
}
