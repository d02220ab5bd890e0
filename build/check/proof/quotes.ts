import type { Clause } from '../../contract/authored/clauses.ts'
import type { Fact } from '../../contract/authored/product.ts'
import { type QuotePassage, LABEL, passageAt } from './quote-passage.ts'
import { matchesOf, type QuoteMatch } from './quote-matches.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { normalText, type NormalText } from './normal-text.ts'
import { readOnce } from '../../contract/lazily.ts'

/** The quotes of a fact, its own first; `where` is the pointer from the fact to what holds one: empty, or `/context/0`. */
export function quotesOf(fact: Fact) {
  const { quote, clause, page } = fact
  const ownQuote = quote === undefined ? [] : [{ where: '', quote, clause, page }]
  return [
    ...ownQuote,
    ...(fact.context ?? []).map((quotation, at) => ({ ...quotation, where: `/context/${at}` })),
  ]
}

/** A quote of a fact compared with its clause: every place where it is there; `where` is the pointer from the product. */
export interface QuoteProof {
  readonly where: string
  readonly fact: Fact
  readonly quote: string
  readonly page: number
  readonly clause: Clause
  readonly matches: readonly QuoteMatch[]
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
      const matches = matchesOf(quote, textOf(clause))
      return [{ where: `/facts/${at}${where}`, fact, quote, page, clause, matches }]
    }),
  ),
)

/** The own quote of a fact, with the first place where it is whole and what is printed around it. */
export interface ProvenQuote extends QuoteProof {
  readonly place: QuoteMatch
  readonly passage: QuotePassage
}

/** The proven quotes of the facts of a product; a fact without one is left out. */
export const provenQuotes = readOnce((subject: ProductSubject): ReadonlyMap<Fact, ProvenQuote> => {
  const ownProofs = proofsOf(subject).filter(({ where }) => !where.includes('/context/'))
  return new Map(
    ownProofs.flatMap((proof) => {
      const place = proof.matches.find(({ problem }) => problem === null)
      if (place === undefined) return []
      const passage = passageAt(proof.clause, place.start, place.end, subject.byId)
      return [[proof.fact, { ...proof, place, passage }]]
    }),
  )
})

// The paragraphs of a clause: a quote is of one, and the next may say when that holds.

/** Label or sign of an entry of a list, in one line with words of it. */
const ENTRY = new RegExp(String.raw`^\s*(?:${LABEL}|[•●▪○–-])[^\S\n]`, 'iu')
const ENDS = /[.;:!?]["”’)]*\s*$/u

/**
 * The paragraphs of a text: each entry of a list, the rows of a table together, and what goes on after the end of a sentence.
 * Each says whether it is such an entry, and whether it holds some of a stretch of the text.
 */
export function paragraphsBeside(text: string, from: number, to: number) {
  const paragraphs: string[] = []
  for (const line of text.split(/[\n\f]/u)) {
    const last = paragraphs.at(-1)
    const isRow = line.includes('\t') && last?.includes('\t') === true
    if (last === undefined || ENTRY.test(line) || (ENDS.test(last) && !isRow)) paragraphs.push(line)
    else paragraphs[paragraphs.length - 1] = `${last}\n${line}`
  }
  let end = -1
  const placed = paragraphs.map((paragraph) => {
    const start = end + 1
    end = start + paragraph.length
    return { text: paragraph, isEntry: ENTRY.test(paragraph), isOwn: start < to && end > from }
  })
  return placed.filter((paragraph) => /\p{L}/u.test(paragraph.text))
}
