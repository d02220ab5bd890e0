import type { Card } from '../../../build/contract/published/card.ts'
import type { PoliciesBody } from '../../../build/contract/published/search-results.ts'
import { grouped, joinedBy } from '../../../build/contract/groups.ts'
import { familyKey, normalUin, stemOfVersions } from '../../../build/contract/uin.ts'
import { GENERIC_WORDS, LIGHT_WORDS, STOP_WORDS } from '../../../build/search/stop-words.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import { isGeneric } from '../../../build/search/rank-products.ts'
import { readText, says } from '../../../build/search/text-terms.ts'
import { fold, stem, tokens } from '../../../build/search/words.ts'
import { productPath } from '../../../build/view/page-paths.ts'
import { productsOf, tradeWordsOf } from '../source/load.ts'
import { type Candidate, type Query, bearerOf, withEvidence } from './candidate.ts'
import { type InsurersNamed, LINE_WORDS, REACHING, askedWords } from './insurer-candidates.ts'

/** From which share of its telling words on a query names a product; from how many, where it names the insurer, too. */
const NAMED_FROM = { share: 0.6, words: 2 }

/** The products found by words, as things that may answer; those that the query names, and those of these that others have, too. */
export async function productCandidates(
  query: Query,
  { policies: found, match }: PoliciesBody,
  insurers: InsurersNamed,
): Promise<{
  readonly candidates: Candidate[]
  readonly named: readonly Card[]
  readonly shared: readonly Card[]
}> {
  const policies = familiesOf(found).map(([newest]) => newest)
  const [products, trade] = await Promise.all([
    productsOf(query.source),
    tradeWordsOf(query.source, 'products'),
  ])
  const concepts = conceptsOf(query.q, products.terms, trade)
  const names = new Map(products.file.insurers.map(({ slug, words }) => [slug, words]))
  const about = new Map(products.file.categories.map((one) => [one.slug, `${one.name} ${one.about}`]))
  const [uin, said] = [stemOf(query.q), normalUin(query.q)]
  const isGiven = (card: Card) => stemOf(card.uin) === uin || said.includes(normalUin(card.uin))
  const specific = concepts.filter((one) => !isGeneric(one))
  const isKind = (name: string) => query.words.coverageOf(specific, readText(name), readText('')).named > 0.99
  // The only word, read from Hindi, is a meaning, and no name that happens to hold its English.
  const isMeaning = specific.length === 1 && specific[0]?.foreign?.script === 'Devanagari'
  const isOfNamed = ({ insurer }: Card) => insurers.best.some(({ slug }) => slug === insurer.slug)
  const texts = policies.map((card, at) => {
    const own = names.get(card.insurer.slug) ?? ''
    const isUin = isGiven(card)
    return {
      card,
      name: isUin ? query.q : card.name,
      rest: `${own} ${about.get(card.category.slug) ?? ''} ${card.uin}`,
      telling: tellingWords(card.name, isOfNamed(card) ? own : `${own} ${card.category.name}`).filter(
        (word) => !(insurers.isReach && REACHING.has(stem(word))),
      ),
      score: 1 / (at + 1),
      meant: isUin || match === 'all' ? 1 : 0,
    }
  })
  const weighed = withEvidence(query, concepts, texts).map((text) => {
    const { evidence } = text
    if (isKind(text.card.category.name)) return { ...text, evidence: { ...evidence, named: 1, whole: 1 } }
    if (isMeaning) return { ...text, evidence: { ...evidence, named: 0, whole: 0, meant: 0 } }
    // Words of a kind name no product, unless its insurer is named beside them.
    if (evidence.whole > 0 || isOfNamed(text.card)) return text
    return { ...text, evidence: { ...evidence, named: 0 } }
  })
  const candidates = weighed.map(({ card, name, rest, evidence }): Candidate => {
    const lacks = () => {
      const text = readText(`${name} ${rest}`)
      const lacking = specific.filter(
        ({ typed, word, variants }) =>
          !variants.some(({ phrase }) => says(text, phrase)) &&
          (evidence.whole < NAMED_FROM.share || !trade.known.stems.has(stem(word))) &&
          (/^\d+$/u.test(typed) || !LIGHT_WORDS.has(fold(typed))),
      )
      return lacking.map(({ typed }) => typed)
    }
    const { uin, name: title } = card
    const parts = { uin: normalUin(uin) }
    return { kind: 'product', path: productPath(uin), parts, title, of: bearerOf(card), evidence, lacks }
  })
  const insurersSaid = wordsSaid(query.q, insurers)
  const isAnothers = ({ name }: Card) => insurersSaid.some((word) => !tokens(name).includes(word))
  const isNamed = ({ card, telling, evidence: { whole, typed } }: (typeof weighed)[number]) =>
    isGiven(card) ||
    (typed > 0 &&
      (whole >= NAMED_FROM.share || (isOfNamed(card) && whole * telling.length >= NAMED_FROM.words)))
  const named = weighed
    .filter((text) => isNamed(text) && (isOfNamed(text.card) || !isAnothers(text.card)))
    .map(({ card }) => card)
  const ofNamed = named.filter(isOfNamed)
  if (ofNamed.length > 0) return { candidates, named: ofNamed, shared: [] }
  // Standard products of different insurers have one name, apart from that of each insurer.
  const nameOf = ({ name, insurer }: Card) =>
    tellingWords(name, names.get(insurer.slug) ?? '').join('') || insurer.slug
  const bearers = grouped(policies.map((card) => [nameOf(card), card.insurer.slug]))
  const isShared = (card: Card) => !isGiven(card) && new Set(bearers.get(nameOf(card))).size > 1
  return { candidates, named, shared: named.filter(isShared) }
}

/** The words of a query by which it names insurers. */
function wordsSaid(q: string, { best }: InsurersNamed): string[] {
  const own = new Set(best.flatMap(({ words }) => tokens(words)))
  return askedWords(q).filter((word) => own.has(word) && !GENERIC_WORDS.has(word) && !LINE_WORDS.has(word))
}

/** The words of a name that are neither those of its insurer nor of every policy. */
function tellingWords(name: string, insurer: string): string[] {
  const insurerWords = new Set(tokens(insurer))
  return tokens(name).filter(
    (word) => !insurerWords.has(word) && !GENERIC_WORDS.has(word) && !STOP_WORDS.has(word),
  )
}

/** Stem that versions of one product share. */
function stemOf(uin: string): string {
  return stemOfVersions(uin) ?? normalUin(uin)
}

/** A product and its other versions. */
export type Family = readonly [newest: Card, ...older: Card[]]

/** The products in their order, each with its other versions, as pages of families tell them. */
export function familiesOf(policies: readonly Card[]): Family[] {
  return joinedBy(policies, ({ uin, insurer, name }) => [
    stemOf(uin),
    familyKey({ uin, insurer: insurer.slug, name }),
  ]) as unknown[] as Family[]
}
