import { OPERATION_WORDS } from '../../build/contract/operation-words.ts'
import { OPERATIONS } from '../../build/contract/operations.ts'
import { required } from '../../build/contract/parameters.ts'
import type { CategoryFieldsBody } from '../../build/contract/published/categories.ts'
import { InsurerBody } from '../../build/contract/published/insurers.ts'
import { FactBody } from '../../build/contract/published/fact.ts'
import { isRead } from '../../build/contract/is-read.ts'
import { PolicyBody } from '../../build/contract/published/policy.ts'
import { PolicyTextBody } from '../../build/contract/published/search-results.ts'
import { FOUND_BY_PROGRAM, placesOfField } from '../../build/contract/look-at.ts'
import { Type } from '../../build/contract/schema.ts'
import { serviceOf, tradeWordsOf } from '../query/source/load.ts'
import { quoted, refused } from '../shared/result.ts'
import { bodyOf } from './ask.ts'
import type { Tool } from './tool.ts'
import { fieldsMeant } from './fields-meant.ts'
import { countsOf } from '../../build/contract/groups.ts'

// Small answers: one fact of a product, and an insurer without the list of its products.

const { getInsurer, getPolicy, searchPolicyText } = OPERATIONS

/** One fact of getPolicy, or that nobody has looked for it; where words may mean several, what each of them asks. */
export const GET_FACT: Tool = {
  name: 'get_fact',
  description: 'One fact of a product, with its quote, clause and page.',
  parameters: {
    ...getPolicy.params,
    key: required(Type.String(), 'Key or label; other words list fields.'),
  },
  output: Type.Object({
    uin: PolicyBody.properties.uin,
    name: PolicyBody.properties.name,
    fact: Type.Optional(FactBody),
    candidates: Type.Optional(Type.Array(Type.Unknown())),
  }),
  async call(source, { key: asked = '', ...args }) {
    const policy = await bodyOf<PolicyBody>(source, 'getPolicy', args)
    if ('refusal' in policy) return policy
    const { data_date, notice, uin, name, facts, unread, documents, markdown, page_url, category, line } =
      policy
    const [fields, trade] = await Promise.all([
      bodyOf<CategoryFieldsBody>(source, 'categoryFields', { slug: category.slug }),
      tradeWordsOf(source, line),
    ])
    if ('refusal' in fields) return fields
    const { exact, candidates } = fieldsMeant(fields.fields, asked, trade)
    if (candidates.length === 0) {
      const known = fields.fields.map(({ key, label }) => `${key} (${label})`).join(', ')
      return refused(
        'invalid-request',
        `${quoted(asked)} is none of the fields of this product: look for it in its clauses with search_policy_text. The fields are ${known}.`,
      )
    }
    const all = new Map([...facts, ...unread].map((field) => [field.key, field]))
    const statusOf = (key: string) => {
      const field = all.get(key)
      return field !== undefined && 'status' in field ? field.status : 'unread'
    }
    if (exact === null) {
      const message = `${quoted(asked)} is no key or label. It may mean these: ask again with the key of the one that is meant.`
      const meant = candidates.map(({ key, label, question }) => {
        return { key, label, question, status: statusOf(key) }
      })
      return { text: JSON.stringify({ uin, name, message, candidates: meant }) }
    }
    const field = all.get(exact.key)
    const head = { data_date, notice, uin, name }
    const page = `${page_url ?? markdown.replace(/\.md$/u, '')}#${exact.key}`
    if (field === undefined || !('document' in field))
      return {
        text: JSON.stringify({
          ...head,
          page,
          fact: { ...field, status: 'unread', ...lookedFor(policy, exact.key) },
        }),
      }
    const document = documents.find(({ id }) => id === field.document)?.title ?? null
    return { text: JSON.stringify({ ...head, page, document, fact: field }) }
  },
}

/** Places to look for a field that nobody has read. */
function lookedFor(policy: PolicyBody, key: string) {
  const places = placesOfField(policy, key)
  return places.length === 0 ? {} : { look_at: places, look_at_note: FOUND_BY_PROGRAM }
}

/** searchPolicyText, with few clauses and of each what a model reads and cites. */
export const SEARCH_POLICY_TEXT: Tool = {
  name: 'search_policy_text',
  description: `${OPERATION_WORDS.searchPolicyText.summary}. ${OPERATION_WORDS.searchPolicyText.description}`,
  parameters: { ...searchPolicyText.params, ...searchPolicyText.query },
  output: PolicyTextBody,
  async call(source, args) {
    const found = await bodyOf<PolicyTextBody>(source, 'searchPolicyText', { limit: '8', ...args })
    if ('refusal' in found) return found
    const clauses = found.clauses.map(({ id, number, title, page, printed_page, citation, snippet }) => {
      return { id, number, title, page, printed_page, citation, snippet }
    })
    return { text: JSON.stringify({ ...found, clauses }) }
  },
}

/** getInsurer without its spellings, its products counted; those that were read are named. */
export const GET_INSURER: Tool = {
  name: 'get_insurer',
  description: `${OPERATION_WORDS.getInsurer.summary}. Products are counted.`,
  parameters: getInsurer.params,
  output: { ...InsurerBody, required: ['slug', 'name'] },
  async call(source, args) {
    const insurer = await bodyOf<InsurerBody>(source, 'getInsurer', args)
    if ('refusal' in insurer) return insurer
    const { policies, aliases: _, ...body } = insurer
    const { withdrawals_known_for: known = [] } = await serviceOf(source)
    const products = {
      total: policies.length,
      withdrawn: policies.filter(({ status }) => status === 'withdrawn').length,
      withdrawals_known_for: body.lines.filter((line) => known.includes(line)),
      categories: Object.fromEntries(countsOf(policies.map(({ category }) => category.slug))),
      read: policies.filter(({ coverage }) => isRead(coverage)).map(({ uin, name }) => ({ uin, name })),
    }
    return { text: JSON.stringify({ ...body, products }) }
  },
}
