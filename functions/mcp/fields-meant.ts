import type { CategoryFieldsBody } from '../../build/contract/published/categories.ts'
import { lazily } from '../../build/contract/lazily.ts'
import { type Concept, conceptsOf } from '../../build/search/query-terms.ts'
import type { Terms } from '../../build/search/query-words.ts'
import { Vocabulary } from '../../build/search/spelling.ts'
import type { Phrase, TradeWords } from '../../build/search/trade-words.ts'
import { partsOf, runOf, tokens, wordsAt } from '../../build/search/words.ts'

/** A field of a category. */
type Field = CategoryFieldsBody['fields'][number]

/** The fields of a category, asked as an index is: which of them hold a phrase in their words. */
class FieldTerms implements Terms {
  readonly #runs: ReadonlyMap<Field, readonly string[]>
  readonly #stems: ReadonlySet<string>
  readonly #vocabulary = lazily(() => new Vocabulary(this.#stems))

  constructor(fields: readonly Field[]) {
    const texts = (field: Field) => [field.key, field.label, field.group, ...field.terms]
    this.#runs = new Map(fields.map((field) => [field, texts(field).map((text) => runOf(wordsAt(text)))]))
    const words = fields.flatMap((field) => texts(field).flatMap(wordsAt))
    this.#stems = new Set(words.flatMap(({ stems }) => partsOf(stems)))
  }

  has(stem: string): boolean {
    return this.#stems.has(stem)
  }

  hits(phrase: Phrase): { readonly size: number } {
    return { size: [...this.#runs.keys()].filter((field) => this.holds(field, phrase)).length }
  }

  holds(field: Field, phrase: Phrase): boolean {
    return this.#runs.get(field)?.some((run) => run.includes(` ${phrase.join(' ')} `)) === true
  }

  beginningWith(letters: string, limit: number): string[] {
    return [...this.#stems].filter((stem) => stem.startsWith(letters)).slice(0, limit)
  }

  spelledLike(word: string, most: number) {
    return this.#vocabulary().near(word, most)
  }
}

/** Words as keys and labels are compared: neither case nor signs between them count. */
const plain = (text: string) => tokens(text.replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')).join(' ')

/**
 * The fields that words mean: `exact` the one whose key, former key or label they are; else all of the group they name, or those
 * whose key, label, group or terms say every word, be it in other words of the trade.
 */
export function fieldsMeant(
  fields: readonly Field[],
  asked: string,
  trade: TradeWords,
): { readonly exact: Field | null; readonly candidates: readonly Field[] } {
  const exact = fields.filter(({ key, label, aliases = [] }) =>
    [key, label, ...aliases].map(plain).includes(plain(asked)),
  )
  const [only = null, ...more] = exact
  if (more.length === 0 && only !== null) return { exact: only, candidates: exact }
  const ofGroup = fields.filter(({ group }) => runOf(wordsAt(group)) === runOf(wordsAt(asked)))
  if (ofGroup.length > 0) return { exact: null, candidates: ofGroup }
  const terms = new FieldTerms(fields)
  const concepts = conceptsOf(asked, terms, trade)
  const says = (field: Field) => (concept: Concept) =>
    concept.variants.some(({ phrase }) => terms.holds(field, phrase))
  return {
    exact: null,
    candidates: concepts.length === 0 ? [] : fields.filter((one) => concepts.every(says(one))),
  }
}
