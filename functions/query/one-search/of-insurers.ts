import { item } from '../../../build/contract/item.ts'
import { GENERIC_WORDS, STOP_WORDS } from '../../../build/search/stop-words.ts'
import { stem, tokens } from '../../../build/search/words.ts'
import { insurerPath } from '../../../build/view/page-paths.ts'
import { productsOf, tradeWordsOf } from '../source/load.ts'
import { type Candidate, type Query, askedIn, evidenceOf } from './hit.ts'

/** As many may answer. */
const MOST = 5

/** The share of insurers from which on a word of their names tells none of them. */
const OF_MANY = 0.2

/** What people want of an insurer itself. */
const REACH =
  'complaint complain grievance contact phone number call email mail address helpline toll customer care service support website officer gro reach'
const REACHING = new Set(REACH.split(' ').map(stem))

/** An insurer that a query names. */
export interface InsurerNamed {
  readonly slug: string
  readonly name: string
  readonly words: string
}

/** The insurers that a query names, those of the most words; whether that is all it says, and whether it asks for a way to reach one. */
export interface InsurersNamed {
  readonly best: readonly InsurerNamed[]
  readonly isWhole: boolean
  readonly isReach: boolean
}

/** The insurers that the words name. A name is not inflected ("days" is no "Dai"), and a word of many names ("Limited") tells none. */
export async function insurersNamed({ source, q }: Query): Promise<InsurersNamed> {
  const { file } = await productsOf(source)
  const names = file.insurers.map(({ words }) => new Set(tokens(words)))
  const isOfMany = (word: string) =>
    names.filter((own) => own.has(word)).length > Math.max(MOST, OF_MANY * names.length)
  const asked = askedWords(q)
  const telling = asked.filter(
    (word) => !GENERIC_WORDS.has(word) && !REACHING.has(stem(word)) && !isOfMany(word),
  )
  const found = file.insurers
    .map((insurer, at) => ({ insurer, held: telling.filter((word) => names[at]?.has(word)).length }))
    .filter(({ held }) => held > 0)
    .toSorted((one, two) => two.held - one.held)
  return {
    best: found.filter(({ held }) => held === found[0]?.held).map(({ insurer }) => insurer),
    isWhole: found.length > 0 && found[0]?.held === telling.length,
    isReach: asked.some((word) => REACHING.has(stem(word))),
  }
}

/** The insurers that are named: a way to reach one is on its page. */
export async function insurerCandidates(
  query: Query,
  { best, isWhole, isReach }: InsurersNamed,
): Promise<Candidate[]> {
  const [products, trade] = await Promise.all([
    productsOf(query.source),
    tradeWordsOf(query.source, 'products'),
  ])
  const texts = best.slice(0, MOST).map(({ name, words }) => ({
    name: words,
    rest: REACH,
    telling: tokens(name).filter((word) => !GENERIC_WORDS.has(word)),
    score: 1,
    meant: isWhole ? 1 : isReach ? 0.5 : 0,
  }))
  return evidenceOf(query, askedIn(query.q, products.terms, trade), texts).map((evidence, at): Candidate => {
    const { slug, name } = item(best, at)
    return { kind: 'insurer', path: insurerPath(slug), title: name, of: 'Insurer', evidence }
  })
}

/** The words of a query that say something, each once. */
export function askedWords(q: string): string[] {
  return [...new Set(tokens(q).filter((token) => !STOP_WORDS.has(token)))]
}
