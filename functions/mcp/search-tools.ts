import { required } from '../../build/contract/parameters.ts'
import { Text, nullable } from '../../build/contract/primitives.ts'
import type { ClauseBody } from '../../build/contract/published/clause.ts'
import type { FactBody } from '../../build/contract/published/fact.ts'
import type { FieldFactsBody } from '../../build/contract/published/field-facts.ts'
import type { FormBody } from '../../build/contract/published/forms.ts'
import type { InsurerBody } from '../../build/contract/published/insurers.ts'
import type { LawSectionBody } from '../../build/contract/published/law-section.ts'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import type { AnswerKind } from '../../build/search/answer-score.ts'
import { Type } from '../../build/contract/schema.ts'
import { categoryPath, insurerPath, productPath } from '../../build/view/page-paths.ts'
import { rightsNamed } from '../query/operations/list-law.ts'
import { everythingFor } from '../query/one-search/search-everything.ts'
import { type IndexSource, policyOf, serviceOf } from '../query/source/load.ts'
import { quoted, invalid } from '../shared/result.ts'
import { type Arguments, type Tool, bodyIn, textOf } from './tool.ts'
import { type ResourceKind, resourceAt, resourceUri } from './resources.ts'

// The two tools that research modes of some clients ask for by these names.

/** The resource of a thing that a search finds: what is asked of a product that is named has one as its fact. */
function resourceOf(kind: AnswerKind, parts: Arguments): ResourceKind {
  if (kind === 'product') return 'policy'
  if (kind === 'section') return 'law'
  return kind === 'field' && 'uin' in parts ? 'fact' : kind
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
      const id = resourceUri(resourceOf(kind, parts), parts)
      return { id, title: of === '' ? title : `${title} (${of})`, url }
    })
    return { body: { results, message, ...(offices.length > 0 && { offices }) } }
  },
}

/** The title and the page of a thing. */
interface Titled {
  readonly title: string
  readonly url: string
}

/** THE TABLE of what tells the title and the page of each kind of resource: what gives it, under its address. */
const TITLES: Readonly<Record<ResourceKind, (body: never, args: Arguments, base: string) => Titled>> = {
  policy: ({ uin, name }: PolicyBody, _, base) => ({ title: name, url: base + productPath(uin) }),
  right: ({ question, url }: LawRight) => ({ title: question, url }),
  law: ({ law, section }: LawSectionBody) => {
    return { title: `${law.title}, ${section.number}: ${section.heading}`, url: section.url }
  },
  form: ({ title, url }: FormBody) => ({ title, url }),
  insurer: ({ name }: InsurerBody, { slug = '' }, base) => ({ title: name, url: base + insurerPath(slug) }),
  field: ({ field }: FieldFactsBody, { category = '', key = '' }, base) => {
    return { title: field.question, url: `${base}${categoryPath(category)}#${key}` }
  },
  fact: ({ name, fact, page }: { name: string; fact?: FactBody; page?: string }) => {
    return { title: `${name}: ${fact?.label ?? ''}`, url: page ?? '' }
  },
  clause: ({ title, page_url }: ClauseBody, _, base) => ({ title, url: page_url ?? base }),
}

/** One result of search in full, by the tool that gives it. */
export function fetchBy(tools: readonly Tool[]): Tool {
  return {
    name: 'fetch',
    description: 'One result of search in full.',
    parameters: { id: required(Text, 'The id that search gave.') },
    output: Type.Object({ id: Text, title: Text, text: Text, url: Text }),
    async call(source, { id = '' }) {
      const found = resourceAt(id)
      if (found === null) return invalid(`${quoted(id)} is no id that search gives.`)
      const { kind, tool, args } = found
      const call = kind === 'right' ? rightAsked : tools.find(({ name }) => name === tool)?.call
      const answer = await (call?.(source, args) ?? invalid('There is no such tool.'))
      if ('refusal' in answer) return answer
      const body = kind === 'policy' ? await policyOf(source, args['uin'] ?? '') : bodyIn(answer)
      const { base_url } = await serviceOf(source)
      const { title, url } = TITLES[kind](body as never, args, base_url)
      return { body: { id, title, url, text: kind === 'policy' ? textOf(answer) : JSON.stringify(body) } }
    },
  }
}

type LawRight = NonNullable<Awaited<ReturnType<typeof rightsNamed>>>

/** An answer on law, which no tool of its own gives. */
async function rightAsked(source: IndexSource, { id = '' }: Arguments) {
  const body = await rightsNamed(source, id)
  return body === null ? invalid(`No answer on law ${quoted(id)} is held.`) : { body }
}
