import { readOnce } from '../../../build/contract/lazily.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import { LINES } from '../../../build/contract/primitives.ts'
import { GENERIC_WORDS, STOP_WORDS } from '../../../build/search/stop-words.ts'
import { stem, tokens } from '../../../build/search/words.ts'
import { insurerPath } from '../../../build/view/page-paths.ts'
import { lawOf, productsOf, tradeWordsOf } from '../source/load.ts'
import { type Candidate, type Query, withEvidence, rankedByEvidence } from './candidate.ts'

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

/**
 * The insurers that the words name. A name is not inflected ("days" is no "Dai"), a word of many names ("Limited") tells none, nor
 * does one within a name that the law says, too ("bank"),
 * and a line of business ("health insurance") tells insurers of one name apart, but alone none. Who says one name whole means
 * its bearer ("Oriental"), and nobody in whose longer name it is ("Canara HSBC Oriental Bank").
 */
export async function insurersNamed({ source, q }: Pick<Query, 'source' | 'q'>): Promise<InsurersNamed> {
  const [{ file }, law] = await Promise.all([productsOf(source), lawOf(source)])
  const names = namesOf(file.insurers)
  const firsts = firstsOf(file.insurers)
  const isOfMany = (word: string) => {
    const bearers = names.filter((nameWords) => nameWords.has(word)).length
    return bearers > MOST && bearers >= OF_MANY * names.length
  }
  const words = joinedAsIn(names, askedWords(q))
  const telling = words.filter(
    (word) => !GENERIC_WORDS.has(word) && !REACHING.has(stem(word)) && !isOfMany(word),
  )
  const found = file.insurers
    .map((insurer, at) => ({ insurer, held: telling.filter((word) => names[at]?.has(word)) }))
    .filter(({ held }, at) =>
      held.some(
        (word) => firsts[at]?.has(word) === true || !(LINE_WORDS.has(word) || law.terms.has(stem(word))),
      ),
    )
    .map(({ insurer, held }) => ({ insurer, held: held.length }))
    .toSorted((a, b) => b.held - a.held)
  const likely = found.filter(({ held }) => held === found[0]?.held).map(({ insurer }) => insurer)
  const isSmall = (word: string) =>
    GENERIC_WORDS.has(word) || STOP_WORDS.has(word) || (isOfMany(word) && !LINE_WORDS.has(word))
  const ownWords = (text: readonly string[]) => text.filter((word) => !isSmall(word)).join(' ')
  const called = calledSo(likely.length > 0 ? likely : file.insurers, ownWords(words), ownWords)
  return {
    best: called.length > 0 ? called : likely,
    isWhole: found.length > 0 && found[0]?.held === telling.length,
    isReach: words.some((word) => REACHING.has(stem(word))),
  }
}

/** The lines of business, as words of names. */
export const LINE_WORDS: ReadonlySet<string> = new Set(LINES)

/** The insurers of which a name is said whole, and those whose names begin with that: "Bajaj Allianz" may be that of life. */
function calledSo(
  insurers: readonly InsurerNamed[],
  said: string,
  ownWords: (text: readonly string[]) => string,
): InsurerNamed[] {
  const named = insurers.map((insurer) => {
    const spellings = insurer.words.split('\n').map((name) => ownWords(tokens(name)))
    return { insurer, spellings: [...new Set(spellings)].filter((name) => name !== '') }
  })
  const holds = (text: string, name: string) => ` ${text} `.includes(` ${name} `)
  const whole = named.flatMap(({ spellings }) => spellings.filter((name) => holds(said, name)))
  return named
    .filter(({ spellings }) =>
      spellings.some((name) => whole.some((other) => `${name} `.startsWith(`${other} `))),
    )
    .map(({ insurer }) => insurer)
}

/** Words, two of them as one where a name writes them so: "india first". */
function joinedAsIn(names: readonly ReadonlySet<string>[], words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const both = (joined.at(-1) ?? '') + word
    if (joined.length > 0 && names.some((nameWords) => nameWords.has(both))) joined[joined.length - 1] = both
    else joined.push(word)
  }
  return joined
}

/** The words of the names of insurers. */
const namesOf = readOnce((insurers: readonly InsurerNamed[]) =>
  insurers.map(({ words }) => new Set(tokens(words))),
)

/** The word with which each name of an insurer begins to tell it from others. */
const firstsOf = readOnce((insurers: readonly InsurerNamed[]) =>
  insurers.map(({ words }) => {
    const first = (name: string) =>
      tokens(name).find((word) => !GENERIC_WORDS.has(word) && !LINE_WORDS.has(word))
    return new Set(words.split('\n').map(first))
  }),
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
  const texts = best.slice(0, MOST).map(({ slug, name, words }) => ({
    slug,
    title: name,
    name: words,
    rest: REACH,
    telling: tokens(name).filter((word) => !GENERIC_WORDS.has(word)),
    score: 1,
    meant: isWhole || isReach ? 1 : 0,
  }))
  const found = withEvidence(query, conceptsOf(query.q, products.terms, trade), texts)
  return rankedByEvidence(found).map(({ evidence, slug, title }): Candidate => {
    // A query with nothing but an insurer and a way to reach it has said all of its name that people say.
    const own = { ...evidence, whole: evidence.share > WHOLE ? 1 : evidence.whole }
    return { kind: 'insurer', path: insurerPath(slug), parts: { slug }, title, of: 'Insurer', evidence: own }
  })
}

/** The words of a query that say something, each once. */
export function askedWords(q: string): string[] {
  return [...new Set(tokens(q).filter((token) => !STOP_WORDS.has(token)))]
}
