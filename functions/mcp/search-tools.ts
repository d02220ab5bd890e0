import { FORMS_PATH } from '../../build/contract/paths.ts'
import { required } from '../../build/contract/parameters.ts'
import { Text } from '../../build/contract/primitives.ts'
import type { FormBody, FormsBody } from '../../build/contract/published/forms.ts'
import type { LawsBody } from '../../build/contract/published/instruments.ts'
import type { LawSectionBody } from '../../build/contract/published/law-section.ts'
import type { PoliciesBody } from '../../build/contract/published/search-results.ts'
import { Type } from '../../build/contract/schema.ts'
import { normalUin, uinFileName } from '../../build/contract/uin.ts'
import { STOP_WORDS } from '../../build/search/stop-words.ts'
import { stem, tokens } from '../../build/search/words.ts'
import { productPath } from '../../build/view/page-paths.ts'
import { serviceOf } from '../query/source/load.ts'
import { policyNamed, recordAt } from '../query/source/stored-records.ts'
import type { IndexSource } from '../query/source/reader.ts'
import { quoted, refused } from '../shared/result.ts'
import { bodyOf } from './ask.ts'
import { FORM_TOOLS } from './form-tools.ts'
import { GET_LAW } from './law-tools.ts'
import { productBrief } from './product-markdown.ts'
import { resourceAt, resourceUri } from './resources.ts'
import type { Tool } from './tool.ts'

// The two tools that research modes of some clients ask for by these names.

/** How many results of each kind are given. */
const MOST = { products: 6, sections: 5, forms: 4 }

interface Result {
  readonly id: string
  readonly title: string
  readonly url: string
}

/** Products, sections of law and forms under the same words; the kinds that hold all the words come first. */
export const SEARCH: Tool = {
  name: 'search',
  description: 'Products, sections of law and forms for words; fetch gives each.',
  parameters: { query: required(Text, 'Words.') },
  output: Type.Object({ results: Type.Array(Type.Unknown()) }),
  async call(source, { query: q = '' }) {
    const [policies, laws, forms, { base_url }] = await Promise.all([
      bodyOf<PoliciesBody>(source, 'searchPolicies', { q, limit: String(MOST.products) }),
      bodyOf<LawsBody>(source, 'listLaw', { q, limit: String(MOST.sections) }),
      formsFor(source, q),
      serviceOf(source),
    ])
    if ('refusal' in policies) return policies
    if ('refusal' in laws) return laws
    const products = policies.policies.map(({ uin, name }): Result => ({
      id: resourceUri('policy', { uin: normalUin(uin) }),
      title: name,
      url: base_url + productPath(uin),
    }))
    const sections = laws.instruments.flatMap(({ slug, title, matches }) =>
      matches.map(({ number, heading, url, rank }) => ({
        id: resourceUri('law', { slug, section: number }),
        title: `${title}, ${number}: ${heading}`,
        url,
        rank,
      })),
    )
    const kinds = [
      { whole: forms.length > 0, results: forms },
      { whole: policies.match === 'all', results: products },
      {
        whole: laws.match === 'all',
        results: sections
          .toSorted((one, two) => one.rank - two.rank)
          .map(({ id, title, url }): Result => ({ id, title, url })),
      },
    ]
    const results = kinds
      .toSorted((one, two) => Number(two.whole) - Number(one.whole))
      .flatMap((kind) => kind.results)
    return { text: JSON.stringify({ results }) }
  },
}

/** The forms that hold all the words. */
async function formsFor(source: IndexSource, q: string): Promise<Result[]> {
  const forms = (await recordAt<FormsBody>(source, FORMS_PATH))?.forms ?? []
  const asked = tokens(q)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem)
  const found = forms.filter(({ title, purpose, applies_to, insurer }) => {
    const own = new Set(tokens(`${title} ${purpose} ${applies_to} ${insurer.name} form`).map(stem))
    return asked.length > 0 && asked.every((word) => own.has(word))
  })
  return found.slice(0, MOST.forms).map(({ id, title, insurer, url }) => {
    return { id: resourceUri('form', { id: String(id) }), title: `${title} (${insurer.name})`, url }
  })
}

/** One result of search in full. */
export const FETCH: Tool = {
  name: 'fetch',
  description: 'One result of search in full.',
  parameters: { id: required(Text, 'The id that search gave.') },
  output: Type.Object({ id: Text, title: Text, text: Text, url: Text }),
  async call(source, { id = '' }) {
    const found = resourceAt(id)
    if (found === null) return refused('invalid-request', `${quoted(id)} is no id that search gives.`)
    const { kind, args } = found
    if (kind === 'policy') return fetchedProduct(source, id, args['uin'] ?? '')
    const tool = kind === 'law' ? GET_LAW : FORM_TOOLS.find(({ name }) => name === 'get_form')
    const answer = (await tool?.call(source, args)) ?? refused('invalid-request', id)
    if ('refusal' in answer) return answer
    const body = JSON.parse(answer.text) as LawSectionBody | FormBody
    const [title, url] =
      'section' in body
        ? [`${body.law.title}, ${body.section.number}: ${body.section.heading}`, body.section.url]
        : [body.title, body.url]
    return { text: JSON.stringify({ id, title, text: answer.text, url }) }
  },
}

async function fetchedProduct(source: IndexSource, id: string, uin: string) {
  const policy = await policyNamed(source, uinFileName(uin))
  if (policy === null) return refused('policy-not-found', `No product ${quoted(uin)} is held.`)
  const { base_url } = await serviceOf(source)
  const text = await productBrief(source, uin)
  return { text: JSON.stringify({ id, title: policy.name, text, url: base_url + productPath(uin) }) }
}
