import { readOnce } from '../../../build/contract/lazily.ts'
import { type Evidence, likelihoodOf } from '../../../build/search/answer-score.ts'
import { NameSounds, withNamesHeard } from '../../../build/search/names-heard.ts'
import type { Products } from '../../../build/search/products.ts'
import { usualValues } from '../../shared/given-parameters.ts'
import { lawFound } from '../operations/list-law.ts'
import { namedByUin } from '../operations/named-by-uin.ts'
import { searchPolicies } from '../operations/search-policies.ts'
import { type IndexSource, productsOf, tradeWordsOf } from '../source/load.ts'
import { type Candidate, queryOf } from './candidate.ts'
import { clausesFound } from './clause-candidates.ts'
import { fieldCandidates, lawCandidates } from './question-candidates.ts'
import { foundWords } from './found-words.ts'
import { formsFound } from './form-candidates.ts'
import { insurerCandidates, insurersNamed } from './insurer-candidates.ts'
import { officesNamed } from './named-offices.ts'
import { productCandidates } from './product-candidates.ts'

// One search over everything that is held: products, what is asked of them, clauses, law, rights, insurers and forms.

/** Number of products that are looked at. */
const PRODUCTS = 6

/** A thing that may answer, with how likely it does, from 0 to 1. */
export interface Hit extends Candidate {
  readonly score: number
  readonly evidence: Evidence
}

/** Everything found under some words: things of all kinds in one order, the best first, and what each kind found. */
export type Everything = Awaited<ReturnType<typeof searchAll>>

/** Searches everything. */
export async function searchAll(source: IndexSource, typed: string) {
  const q = await withNames(source, typed)
  const query = await queryOf(source, q)
  const [outcome, law, insurers] = await Promise.all([
    searchPolicies(source, { ...usualValues('searchPolicies'), q, limit: PRODUCTS }),
    lawFound(source, q),
    insurersNamed(query),
  ])
  if ('refusal' in outcome) throw new Error('a search without filters was refused')
  const products = outcome.body
  const { candidates, named, shared } = await productCandidates(query, products, insurers)
  // The numbers of an insurer are on its page: what is asked of each product says nothing of it.
  const isOfInsurer = insurers.best.length > 0 && insurers.isReach && named.length === 0
  const [fields, sections, forms, clauses, ofInsurers] = await Promise.all([
    isOfInsurer ? [] : fieldCandidates(query, named, shared),
    lawCandidates(query, law),
    formsFound(query, insurers.best),
    clausesFound(query, named),
    insurerCandidates(query, insurers),
  ])
  const words = await foundWords(query)
  const offices = await officesNamed(query, words.missing)
  const all = [
    ...candidates,
    ...fields,
    ...sections,
    ...forms.candidates,
    ...clauses.candidates,
    ...ofInsurers,
  ]
  // The address of a section asks for what is there, unless it may be one of a policy.
  const isOfPolicy = law.unsaid.length > 0 && named.length + insurers.best.length > 0
  const isOfLaw = law.isAddress && !isOfPolicy
  const hits = all
    .map((one): Hit => {
      const evidence = { ...one.evidence, known: words.known }
      const isThere = isOfLaw && one.kind === 'section' && evidence.relative === 1
      return { ...one, evidence, score: isThere ? 1 : likelihoodOf(one.kind, evidence) }
    })
    .toSorted((a, b) => b.score - a.score)
  const given = namedByUin(q, await productsOf(source))
  const isOtherVersion = given.named.length === 0 && given.others.length > 0
  return {
    query,
    hits,
    named,
    shared,
    products,
    isOtherVersion,
    law,
    insurers,
    forms,
    clauses,
    offices,
    words,
  }
}

/** Sounds of the names of a catalogue. */
const soundsOf = readOnce(({ file: { cards, insurers } }: Products) => {
  return new NameSounds(
    cards.name,
    insurers.map(({ words }) => words),
  )
})

/** A query with the names that it says in Devanagari in Roman letters. */
async function withNames(source: IndexSource, q: string): Promise<string> {
  const [products, { hindi }] = await Promise.all([productsOf(source), tradeWordsOf(source, 'products')])
  return withNamesHeard(q, () => soundsOf(products), hindi)
}
