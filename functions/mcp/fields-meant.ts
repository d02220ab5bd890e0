import type { CategoryFieldsBody } from '../../build/contract/published/categories.ts'
import { type Concept, conceptsOf } from '../../build/search/query-terms.ts'
import { TextTerms } from '../../build/search/text-terms.ts'
import type { TradeWords } from '../../build/search/trade-words.ts'
import { LIGHT_WORDS } from '../../build/search/stop-words.ts'
import { fold, runOf, tokens } from '../../build/search/words.ts'

/** A field of a category. */
type Field = CategoryFieldsBody['fields'][number]

/** Words as keys and labels are compared: neither case nor signs between them count. */
const plain = (text: string) => tokens(text.replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')).join(' ')

/**
 * The fields that words mean: `exact` the one whose key, former key or label they are; else all of the group they name, or those
 * whose key, label, group or terms say every word, be it in other words of the trade; where none does, every word but those that
 * say little of a question ("is theft covered").
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
  const ofGroup = fields.filter(({ group }) => runOf(group) === runOf(asked))
  if (ofGroup.length > 0) return { exact: null, candidates: ofGroup }
  const terms = new TextTerms(fields, ({ key, label, group, terms }) => [key, label, group, ...terms])
  const concepts = conceptsOf(asked, terms, trade)
  const says = (field: Field) => (concept: Concept) =>
    concept.variants.some(({ phrase }) => terms.holds(field, phrase))
  const saying = (some: readonly Concept[]) =>
    some.length === 0 ? [] : fields.filter((field) => some.every(says(field)))
  const all = saying(concepts)
  const telling = concepts.filter(({ typed }) => !LIGHT_WORDS.has(fold(typed)))
  return { exact: null, candidates: all.length > 0 ? all : saying(telling) }
}
