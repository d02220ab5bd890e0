import { required } from '../../build/contract/parameters.ts'
import { rightPath } from '../../build/contract/paths.ts'
import { Text, nullable } from '../../build/contract/primitives.ts'
import type { ClauseBody } from '../../build/contract/published/clause.ts'
import type { FactBody } from '../../build/contract/published/fact.ts'
import type { FieldFactsBody } from '../../build/contract/published/field-facts.ts'
import type { FormBody } from '../../build/contract/published/forms.ts'
import type { InsurerBody } from '../../build/contract/published/insurers.ts'
import type { LawSectionBody } from '../../build/contract/published/law-section.ts'
import type { AnswerKind } from '../../build/search/answer-score.ts'
import { Type } from '../../build/contract/schema.ts'
import { categoryPath, insurerPath, productPath } from '../../build/view/page-paths.ts'
import { rightsNamed } from '../query/operations/list-law.ts'
import { everythingFor } from '../query/one-search/search-everything.ts'
import { policyOf, serviceOf } from '../query/source/load.ts'
import type { IndexSource } from '../query/source/reader.ts'
import { type Refused, quoted, refused } from '../shared/result.ts'
import { bodyOf } from './ask.ts'
import { FIND_FACTS } from './field-tool.ts'
import { FORM_TOOLS } from './form-tools.ts'
import { GET_LAW } from './law-tools.ts'
import { productBrief } from './product-markdown.ts'
import { GET_FACT, GET_INSURER } from './product-tools.ts'
import { type ResourceKind, resourceAt, resourceUri } from './resources.ts'
import type { Arguments, Tool } from './tool.ts'

// The two tools that research modes of some clients ask for by these names.

/** Resource for each kind of thing that a search finds. */
const RESOURCE_OF: Readonly<Record<Exclude<AnswerKind, 'field'>, ResourceKind>> = {
  product: 'policy',
  section: 'law',
  right: 'right',
  clause: 'clause',
  insurer: 'insurer',
  form: 'form',
}

/** Everything that is held under the same words, in the order of the page and of `/search.json`. */
export const SEARCH: Tool = {
  name: 'search',
  description: 'Everything under words, best first; fetch gives each.',
  parameters: { query: required(Text, 'Words.') },
  output: Type.Object({
    results: Type.Array(Type.Unknown()),
    message: nullable(Text, 'What was not found.'),
    offices: Type.Optional(Type.Array(Type.Unknown(), { description: 'Of the Ombudsman.' })),
  }),
  async call(source, { query: q = '' }) {
    const { message, offices, things } = await everythingFor(source, q)
    const results = things.map(({ kind, parts, title, of, url }) => {
      const own = 'uin' in parts ? 'fact' : 'field'
      const id = resourceUri(kind === 'field' ? own : RESOURCE_OF[kind], parts)
      return { id, title: of === '' ? title : `${title} (${of})`, url }
    })
    return { text: JSON.stringify({ results, message, ...(offices.length > 0 && { offices }) }) }
  },
}

/** A thing in full: title, page and text. */
interface Fetched {
  readonly title: string
  readonly url: string
  readonly text: string
}

type Fetch = (source: IndexSource, args: Arguments, base: string) => Promise<Fetched | Refused>

/** THE TABLE of how each kind of resource is fetched. */
const FETCHES: Readonly<Record<ResourceKind, Fetch>> = {
  async policy(source, { uin = '' }, base) {
    const policy = await policyOf(source, uin)
    if (policy === null) return refused('policy-not-found', `No product ${quoted(uin)} is held.`)
    return { title: policy.name, url: base + productPath(uin), text: await productBrief(source, uin) }
  },
  async right(source, { id = '' }, base) {
    const right = await rightsNamed(source, id)
    if (right === null) return refused('invalid-request', `No answer on law ${quoted(id)} is held.`)
    return { title: right.question, url: base + rightPath(id), text: JSON.stringify(right) }
  },
  law: byTool(GET_LAW, ({ law, section }: LawSectionBody) => {
    return { title: `${law.title}, ${section.number}: ${section.heading}`, url: section.url }
  }),
  form: byTool(
    FORM_TOOLS.find(({ name }) => name === 'get_form'),
    ({ title, url }: FormBody) => ({ title, url }),
  ),
  insurer: byTool(GET_INSURER, ({ name }: InsurerBody, { slug = '' }, base) => {
    return { title: name, url: base + insurerPath(slug) }
  }),
  field: byTool(FIND_FACTS, ({ field }: FieldFactsBody, { category = '', key = '' }, base) => {
    return { title: field.question, url: `${base}${categoryPath(category)}#${key}` }
  }),
  fact: byTool(GET_FACT, ({ name, fact, page }: { name: string; fact?: FactBody; page?: string }) => {
    return { title: `${name}: ${fact?.label ?? ''}`, url: page ?? '' }
  }),
  async clause(source, args, base) {
    const body = await bodyOf<ClauseBody>(source, 'getClause', args)
    return 'refusal' in body
      ? body
      : { title: body.title, url: body.page_url ?? base, text: JSON.stringify(body) }
  },
}

/** Fetches by a tool, whose answer has the title and the page. */
function byTool<Body>(
  tool: Tool | undefined,
  named: (body: Body, args: Arguments, base: string) => Omit<Fetched, 'text'>,
): Fetch {
  return async (source, args, base) => {
    const answer = (await tool?.call(source, args)) ?? refused('invalid-request', 'There is no such tool.')
    if ('refusal' in answer) return answer
    return { ...named(JSON.parse(answer.text) as Body, args, base), text: answer.text }
  }
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
    const { base_url } = await serviceOf(source)
    const fetched = await FETCHES[found.kind](source, found.args, base_url)
    return 'refusal' in fetched ? fetched : { text: JSON.stringify({ id, ...fetched }) }
  },
}
