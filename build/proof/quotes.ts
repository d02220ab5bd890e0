import type { Clause } from '../contract/authored/clauses.ts'
import { placesOf, type Place } from './places.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { normalText, type NormalText } from './normal-text.ts'

/** A quote held against its clause: every place where it stands there. */
export interface Proof {
  /** The pointer to what bears the quote: a fact, or an entry of its context. */
  readonly where: string
  readonly key: string
  readonly quote: string
  readonly page: number
  readonly clause: Clause
  readonly places: readonly Place[]
}

const proofs = new WeakMap<ProductSubject, readonly Proof[]>()
const texts = new WeakMap<Clause, NormalText>()

/** The text of a clause in its normal form, made once. */
export function textOf(clause: Clause): NormalText {
  const before = texts.get(clause)
  if (before !== undefined) return before
  const made = normalText(clause.text)
  texts.set(clause, made)
  return made
}

/**
 * The quotes of a product that are to be proven, found once for all rules that ask. Left out are those that name
 * an unknown clause or no page, and those of a fact that says itself why it is unverified.
 */
export function proofsOf(subject: ProductSubject): readonly Proof[] {
  const before = proofs.get(subject)
  if (before !== undefined) return before
  const made = [...quotes(subject)]
  proofs.set(subject, made)
  return made
}

function* quotes({ product, byId }: ProductSubject): Generator<Proof> {
  for (const [at, fact] of product.facts.entries()) {
    if (fact.unverified !== undefined) continue
    const context = (fact.context ?? []).map((one, n) => ({ ...one, where: `/facts/${at}/context/${n}` }))
    for (const { where, quote, clause: id, page } of [{ ...fact, where: `/facts/${at}` }, ...context]) {
      const clause = byId.get(id ?? 0)
      if (quote === undefined || page === undefined || clause === undefined) continue
      yield { where, key: fact.key, quote, page, clause, places: placesOf(quote, textOf(clause)) }
    }
  }
}
