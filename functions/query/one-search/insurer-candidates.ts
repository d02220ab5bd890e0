import { readOnce } from '../../../build/contract/lazily.ts'
import { item } from '../../../build/contract/item.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import { GENERIC_WORDS, STOP_WORDS } from '../../../build/search/stop-words.ts'
import { stem, tokens } from '../../../build/search/words.ts'
import { insurerPath } from '../../../build/view/page-paths.ts'
import { productsOf, tradeWordsOf } from '../source/load.ts'
import { type Candidate, type Query, evidenceOf, rankedByEvidence } from './candidate.ts'

/** Most insurers that may answer. */
const MOST = 5

/** The share of insurers from which on a word of their names tells none of them. */
const OF_MANY = 0.2

/** From which share of a query on a name and a wish to reach its bearer are all that it says. */
const WHOLE = 0.8

/** Words for what people want of an insurer itself. */
const REACH =
  'complaint complain grievance contact phone number call email mail address helpline toll customer care service support website officer gro reach'
/** The stems of these words. */
export const REACHING: ReadonlySet<string> = new Set(REACH.split(' ').map(stem))

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
  const names = namesOf(file.insurers)
  const isOfMany = (word: string) =>
    names.filter((nameWords) => nameWords.has(word)).length > Math.max(MOST, OF_MANY * names.length)
  const words = askedWords(q)
  const telling = words.filter(
    (word) => !GENERIC_WORDS.has(word) && !REACHING.has(stem(word)) && !isOfMany(word),
  )
  const found = file.insurers
    .map((insurer, at) => ({ insurer, held: telling.filter((word) => names[at]?.has(word)).length }))
    .filter(({ held }) => held > 0)
    .toSorted((a, b) => b.held - a.held)
  return {
    best: found.filter(({ held }) => held === found[0]?.held).map(({ insurer }) => insurer),
    isWhole: found.length > 0 && found[0]?.held === telling.length,
    isReach: words.some((word) => REACHING.has(stem(word))),
  }
}

/** The words of the names of insurers. */
const namesOf = readOnce((insurers: readonly InsurerNamed[]) =>
  insurers.map(({ words }) => new Set(tokens(words))),
)

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
    meant: isWhole || isReach ? 1 : 0,
  }))
  const found = evidenceOf(query, conceptsOf(query.q, products.terms, trade), texts)
  return rankedByEvidence(found.map((evidence, at) => ({ evidence, insurer: item(best, at) }))).map(
    ({ evidence, insurer: { slug, name } }): Candidate => {
      // A query with nothing but an insurer and a way to reach it has said all of its name that people say.
      const whole = evidence.share > WHOLE ? 1 : evidence.whole
      const own = { ...evidence, whole }
      return {
        kind: 'insurer',
        path: insurerPath(slug),
        parts: { slug },
        title: name,
        of: 'Insurer',
        evidence: own,
      }
    },
  )
}

/** The words of a query that say something, each once. */
export function askedWords(q: string): string[] {
  return [...new Set(tokens(q).filter((token) => !STOP_WORDS.has(token)))]
}
