import { item } from '../../../build/contract/item.ts'
import { FORMS_PATH } from '../../../build/contract/paths.ts'
import type { FormsBody } from '../../../build/contract/published/forms.ts'
import { TextTerms } from '../../../build/search/text-terms.ts'
import { stem, tokens } from '../../../build/search/words.ts'
import { tradeWordsOf } from '../source/load.ts'
import { recordAt } from '../source/stored-records.ts'
import { type Candidate, type Query, askedIn, evidenceOf, rankedBySaid } from './hit.ts'
import { type InsurerNamed, askedWords } from './of-insurers.ts'

type Form = FormsBody['forms'][number]

/** As many may answer. */
const MOST = 5

/** The forms that may answer, and whether one is asked for of an insurer of which none is held. */
export interface FormsFound {
  readonly forms: readonly Form[]
  readonly isMissing: boolean
  readonly candidates: readonly Candidate[]
}

/** The forms whose title, purpose or insurer hold the words. A form of another insurer is none of the insurer that is named. */
export async function formsFound(query: Query, insurers: readonly InsurerNamed[]): Promise<FormsFound> {
  const all = (await recordAt<FormsBody>(query.source, FORMS_PATH))?.forms ?? []
  const asked = [...new Set(askedWords(query.q).map(stem))]
  const isForm = asked.includes(stem('form'))
  const own = all.filter(
    ({ insurer }) => insurers.length === 0 || insurers.some(({ slug }) => slug === insurer.slug),
  )
  if (own.length === 0) return { forms: [], isMissing: isForm && insurers.length > 0, candidates: [] }
  const restOf = ({ purpose, applies_to, insurer, lines }: Form) =>
    `${purpose} ${applies_to} ${insurer.name} ${lines.join(' ')} form`
  const trade = await tradeWordsOf(query.source, 'law')
  const terms = new TextTerms(own, (form) => [form.title, restOf(form)])
  const concepts = askedIn(query, terms, trade)
  const texts = own.map((form) => {
    const telling = tokens(form.title).filter((word) => word !== 'form')
    return { form, name: form.title, rest: restOf(form), telling, score: 1, meant: isForm ? 1 : 0 }
  })
  const ranked = rankedBySaid(
    evidenceOf(query, concepts, texts).map((evidence, at) => ({ evidence, form: item(texts, at).form })),
  )
    .filter(({ evidence }) => evidence.share > 0 && (isForm || evidence.share > 0.9))
    .slice(0, MOST)
  const candidates = ranked.map(({ evidence, form: { id, title, insurer } }): Candidate => {
    return {
      kind: 'form',
      path: `/forms/${id}`,
      parts: { id: String(id) },
      title,
      of: insurer.name,
      evidence,
    }
  })
  return { forms: ranked.map(({ form }) => form), isMissing: false, candidates }
}
