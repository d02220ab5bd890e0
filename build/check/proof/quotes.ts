import type { Clause } from '../../contract/authored/clauses.ts'
import type { Fact } from '../../contract/authored/product.ts'
import { type Around, around } from './around.ts'
import { placesOf, type QuoteMatch } from './quote-matches.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { normalText, type NormalText } from './normal-text.ts'
import { readOnce } from '../../contract/lazily.ts'

/** A quote of a fact: its own, or one of its context. */
export interface Quote {
  /** The pointer from the fact to what holds the quote: empty, or `/context/0`. */
  readonly where: string
  readonly quote: string
  readonly clause: number | undefined
  readonly page: number | undefined
}

/** The quotes of a fact, its own first. */
export function quotesOf(fact: Fact): Quote[] {
  const { quote, clause, page } = fact
  const own = quote === undefined ? [] : [{ where: '', quote, clause, page }]
  return [...own, ...(fact.context ?? []).map((one, at) => ({ ...one, where: `/context/${at}` }))]
}

/** A quote compared with its clause: every place where it is there. */
export interface QuoteProof {
  /** The pointer to what holds the quote: a fact, or an entry of its context. */
  readonly where: string
  readonly key: string
  readonly quote: string
  readonly page: number
  readonly clause: Clause
  readonly places: readonly QuoteMatch[]
}

/** The text of a clause in its normal form, made once. */
export const textOf = readOnce(({ text }: Clause): NormalText => normalText(text))

/**
 * The quotes of a product that are to be proven, found once for all rules that ask. Left out are those that name
 * an unknown clause or no page, and those of a fact that says itself why it is unverified.
 */
export const proofsOf = readOnce(({ product, byId }: ProductSubject): readonly QuoteProof[] =>
  product.facts.flatMap((fact, at) =>
    (fact.unverified === undefined ? quotesOf(fact) : []).flatMap(({ where, quote, clause: id, page }) => {
      const clause = byId.get(id ?? 0)
      if (page === undefined || clause === undefined || !/[\p{L}\p{Nd}]/u.test(quote)) return []
      const places = placesOf(quote, textOf(clause))
      return [{ where: `/facts/${at}${where}`, key: fact.key, quote, page, clause, places }]
    }),
  ),
)

/** The own quote of a fact, with the first place where it is whole and what is printed around it. */
export interface ProvenQuote extends QuoteProof {
  readonly place: QuoteMatch
  readonly around: Around
}

/** The proven quotes of the facts of a product; a fact without one is left out. */
export const provenQuotes = readOnce((subject: ProductSubject): ReadonlyMap<Fact, ProvenQuote> => {
  const proofs = new Map(proofsOf(subject).map((proof) => [proof.where, proof]))
  return new Map(
    subject.product.facts.flatMap((fact, at) => {
      const proof = proofs.get(`/facts/${at}`)
      const place = proof?.places.find(({ fault }) => fault === null)
      if (proof === undefined || place === undefined) return []
      return [[fact, { ...proof, place, around: around(proof.clause, place.start, place.end, subject.byId) }]]
    }),
  )
})

// The paragraphs of a clause: a quote is of one, and the next may say when that holds.

/** A paragraph of a text and where it begins. */
export interface Paragraph {
  readonly start: number
  readonly text: string
  /** Whether it is an entry of a list, by its label. */
  readonly isEntry: boolean
}

const LABEL = /^\s*(?:\(?(?:\p{Nd}{1,3}|[a-z]|[ivx]{1,5})[.)]|[•●▪○–-])\s/iu
const ENDS = /[.;:!?]["”’)]*\s*$/u

/** The paragraphs of a text: each entry of a list, the rows of a table together, and what goes on after the end of a sentence. */
function paragraphsOf(text: string): Paragraph[] {
  const found: Paragraph[] = []
  let start = 0
  for (const line of text.split(/[\n\f]/u)) {
    const last = found.at(-1)
    const isEntry = LABEL.test(line)
    const isRow = line.includes('\t') && last?.text.includes('\t') === true
    if (last === undefined || isEntry || (ENDS.test(last.text) && !isRow))
      found.push({ start, text: line, isEntry })
    else found[found.length - 1] = { ...last, text: `${last.text}\n${line}` }
    start += line.length + 1
  }
  return found.filter((one) => /\p{L}/u.test(one.text))
}

/** The paragraphs of a text that a stretch of it is in, and the others. */
export function paragraphsBeside(
  text: string,
  from: number,
  to: number,
): Record<'own' | 'others', Paragraph[]> {
  const isOwn = (one: Paragraph) => one.start < to && one.start + one.text.length > from
  const all = paragraphsOf(text)
  return { own: all.filter(isOwn), others: all.filter((one) => !isOwn(one)) }
}
