import { readOnce } from '../../../build/contract/lazily.ts'
import { conceptsOf } from '../../../build/search/query-terms.ts'
import { FORMS_PATH } from '../../../build/contract/paths.ts'
import type { FormsBody } from '../../../build/contract/published/forms.ts'
import { TextTerms } from '../../../build/search/text-terms.ts'
import { stem, tokens } from '../../../build/search/words.ts'
import { tradeWordsOf, fileAt } from '../source/load.ts'
import { type Candidate, type Query, withEvidence, rankedByEvidence } from './candidate.ts'
import { type InsurerNamed, askedWords } from './insurer-candidates.ts'

type Form = FormsBody['forms'][number]

/** Most forms that may answer. */
const MOST = 5

/** The forms that may answer, and whether one is asked for of an insurer of which none is held. */
export interface FormsFound {
  readonly forms: readonly Form[]
  readonly isMissing: boolean
  readonly candidates: readonly Candidate[]
}

/** The forms whose title, purpose or insurer hold the words. A form of another insurer is none of the insurer that is named. */
export async function formsFound(query: Query, insurers: readonly InsurerNamed[]): Promise<FormsFound> {
  const body = await fileAt<FormsBody>(query.source, FORMS_PATH)
  const stored = body && readForms(body)
  const stems = [...new Set(askedWords(query.q).map(stem))]
  const isForm = stems.includes(stem('form'))
  const ofInsurers = (stored?.forms ?? []).filter(
    ({ form }) => insurers.length === 0 || insurers.some(({ slug }) => slug === form.insurer.slug),
  )
  if (stored === null || ofInsurers.length === 0)
    return { forms: [], isMissing: isForm && insurers.length > 0, candidates: [] }
  const concepts = conceptsOf(query.q, stored.terms, await tradeWordsOf(query.source, 'law'))
  const texts = ofInsurers.map(({ form, rest }) => {
    const telling = tokens(form.title).filter((word) => word !== 'form')
    return { form, name: form.title, rest, telling, score: 1, meant: isForm ? 1 : 0 }
  })
  const ranked = rankedByEvidence(withEvidence(query, concepts, texts))
    .filter(({ evidence }) => evidence.share > 0 && (isForm || evidence.share > 0.9))
    .slice(0, MOST)
  const candidates = ranked.map(({ evidence, form: { id, title, insurer } }): Candidate => {
    const parts = { id: String(id) }
    return { kind: 'form', path: `/forms/${id}`, parts, title, of: insurer.name, evidence }
  })
  return { forms: ranked.map(({ form }) => form), isMissing: false, candidates }
}

/** The forms, what else is said of each than its title, and the words of both. */
const readForms = readOnce((body: FormsBody) => {
  const forms = body.forms.map((form) => {
    const { purpose, applies_to, insurer, lines } = form
    return { form, rest: `${purpose} ${applies_to} ${insurer.name} ${lines.join(' ')} form` }
  })
  return { forms, terms: new TextTerms(forms, ({ form, rest }) => [form.title, rest]) }
})
