import { setImmediate } from 'node:timers/promises'
import type { Field } from '../contract/authored/category.ts'
import type { Clause } from '../contract/authored/clauses.ts'
import type { Fact, Product } from '../contract/authored/product.ts'
import { normalUin } from '../contract/uin.ts'
import { around } from '../check/proof/around.ts'
import { normalForm } from '../check/proof/normal-text.ts'
import { placesOf, type QuoteMatch } from '../check/proof/quote-matches.ts'
import { textOf } from '../check/proof/quotes.ts'
import { shareSaid } from '../check/proof/words-said.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import type { DeskData } from './desk-data.ts'
import { speaksAgainst } from './doubted-fact.ts'
import { nearestClauses } from './near-clauses.ts'
import { shownValue } from './proven-fact.ts'
import { isOpen } from './readers.ts'
import { type Saved, saveFact } from './save-fact.ts'

// What was read once: facts of the version before, of sister and standard products, whose words stand in this wording too.

const MOST_OTHERS = 3

/** What the version before and sister products say; those whose words stand here come first, then the nearest. */
export function othersOf(data: DeskData, subject: ProductSubject, field: Field) {
  return productsLike(data, subject.product)
    .flatMap(({ uin, relation, rank }) => {
      const fact = data.listed(uin).product.facts.find((one) => one.key === field.key)
      if (fact === undefined) return []
      const { name } = data.listed(uin).product
      const shown = shownValue(field, fact)
      return [
        {
          uin,
          name,
          relation,
          rank,
          shown,
          quote: fact.quote ?? '',
          taken: takenOver(data, subject, field, uin),
        },
      ]
    })
    .toSorted((one, two) => Number(two.taken !== null) - Number(one.taken !== null) || one.rank - two.rank)
    .slice(0, MOST_OTHERS)
}

/** The products that may say the same: the version before, those of the insurer, those of the category. */
function productsLike(data: DeskData, own: Product) {
  const before = own.supersedes === null ? '' : normalUin(own.supersedes)
  return [...data.products].flatMap(({ product: { uin, insurer, category, facts } }) => {
    const rank = normalUin(uin) === before ? 0 : insurer === own.insurer ? 1 : 2
    if (
      facts.length === 0 ||
      normalUin(uin) === normalUin(own.uin) ||
      (rank > 0 && category !== own.category)
    )
      return []
    return [
      { uin, rank, relation: ['the version before', 'the same insurer', 'the same category'][rank] ?? '' },
    ]
  })
}

/** The fact of another product as a fact of this one, where its words stand here under like headings; else null. */
function takenOver(data: DeskData, subject: ProductSubject, field: Field, uin: string): Fact | null {
  const other = data.read(uin).subject
  const fact = other.product.facts.find((one) => one.key === field.key)
  if (fact === undefined || fact.unverified !== undefined || fact.disputed !== undefined || isOpen(fact))
    return null
  const { key, value, currency, note, stated, in_schedule } = fact
  if (fact.quote === undefined) return silentHere(data, subject, field, other)
  const own = placeHere(subject, other, fact.quote, fact.clause)
  const context = (fact.context ?? []).map((one) => placeHere(subject, other, one.quote, one.clause))
  if (own === null || context.includes(null)) return null
  const made = {
    key,
    value,
    ...(currency && { currency }),
    ...own,
    ...(context.length > 0 && { context }),
  } as Fact
  return {
    ...made,
    ...(stated !== undefined && { stated }),
    ...(note !== undefined && { note }),
    ...(in_schedule && { in_schedule }),
  }
}

/** How much of the headings above a quote is above its like. */
const LIKE = 0.5

/** Where the words of another product stand in this one, under headings that say the same. */
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

/** That nothing is stated, where every clause that comes near stands in the other wording as well. */
function silentHere(
  data: DeskData,
  subject: ProductSubject,
  field: Field,
  other: ProductSubject,
): Fact | null {
  const looked_at = nearestClauses(subject, field, data.catalogue).map(({ id }) => id)
  const said = new Set([...other.byId.values()].map(({ text }) => normalForm(text)))
  if (looked_at.some((id) => !said.has(normalForm(subject.byId.get(id)?.text ?? '')))) return null
  return { key: field.key, value: null, ...(looked_at.length > 0 && { looked_at }) }
}

/**
 * Takes over every unread field of the version before, or of another product, against which nothing speaks here; gives
 * what was taken. What changed is left to be read.
 */
export async function takeAll(
  data: DeskData,
  { uin, from, by }: { uin: string; from: string; by: string },
  progress: (page: number, of: number) => void,
): Promise<{ taken: (Saved & { key: string })[]; left: number }> {
  const { subject } = data.read(uin)
  const read = new Set(subject.product.facts.map(({ key }) => key))
  const unread = (subject.category?.fields ?? []).filter(({ key }) => !read.has(key))
  const taken: (Saved & { key: string })[] = []
  for (const [at, field] of unread.entries()) {
    progress(at + 1, unread.length)
    // What is told is sent before the next field is read.
    await setImmediate()
    const fact = takenOver(data, subject, field, from)
    if (fact === null) continue
    const { findings, doubts } = speaksAgainst(subject, field, fact, data.catalogue)
    if (findings.length + doubts.length > 0) continue
    const { key } = field
    taken.push({ key, ...saveFact(data, { uin, key, fact, digest: '', by }) })
  }
  return { taken, left: unread.length - taken.length }
}
