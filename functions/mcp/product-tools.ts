import { OPERATIONS } from '../../build/contract/operations.ts'
import { required } from '../../build/contract/parameters.ts'
import type { CategoryFieldsBody } from '../../build/contract/published/categories.ts'
import type { InsurerBody } from '../../build/contract/published/insurers.ts'
import { isRead } from '../../build/contract/is-read.ts'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import { Type } from '../../build/contract/schema.ts'
import { quoted, refused } from '../shared/result.ts'
import { bodyOf } from './ask.ts'
import type { Tool } from './tool.ts'
import { holdsAll } from './label-words.ts'
import { countsOf } from '../../build/contract/groups.ts'

// Small answers: one fact of a product, and an insurer without the list of its products.

const { getInsurer, getPolicy } = OPERATIONS

/** One fact of getPolicy, or that nobody has looked for it. */
export const GET_FACT: Tool = {
  name: 'get_fact',
  description: 'One fact of a product, with its quote, clause and page.',
  parameters: {
    ...getPolicy.params,
    key: required(Type.String(), 'Key or words of its label.'),
  },
  async call(source, { key, ...args }) {
    const policy = await bodyOf<PolicyBody>(source, 'getPolicy', args)
    if ('refusal' in policy) return policy
    const { data_date, notice, uin, name, facts, unread, documents, markdown } = policy
    const asked = String(key)
    const fields = [...facts, ...unread]
    const [field, ...others] = fieldsNamed(fields, await keyOfToday(source, policy, asked))
    if (field === undefined || others.length > 0) {
      const named = field === undefined ? fields : [field, ...others]
      return refused(
        'invalid-request',
        `key is ${quoted(asked)}; ${field === undefined ? 'the fields of this product’s category are' : 'several fields fit'}: ${named.map((one) => one.key).join(', ')}.`,
      )
    }
    const head = { data_date, notice, uin, name, page: `${markdown.replace(/\.md$/u, '')}#${field.key}` }
    if (!('document' in field))
      return { text: JSON.stringify({ ...head, fact: { ...field, status: 'unread' } }) }
    const document = documents.find(({ id }) => id === field.document)?.title ?? null
    return { text: JSON.stringify({ ...head, document, fact: field }) }
  },
}

/** The key of a field that had another one before; else what was asked. */
async function keyOfToday(
  source: Parameters<Tool['call']>[0],
  { facts, unread, category }: PolicyBody,
  asked: string,
): Promise<string> {
  if ([...facts, ...unread].some(({ key }) => key === asked)) return asked
  const body = await bodyOf<CategoryFieldsBody>(source, 'categoryFields', { slug: category.slug })
  if ('refusal' in body) return asked
  return body.fields.find(({ aliases }) => aliases?.includes(asked) === true)?.key ?? asked
}

/** The field of this key; else those whose label and key have all the words. */
function fieldsNamed<Field extends { readonly key: string; readonly label: string }>(
  fields: readonly Field[],
  asked: string,
): Field[] {
  const exact = fields.filter(({ key }) => key === asked)
  return exact.length > 0 ? exact : fields.filter(({ key, label }) => holdsAll(`${key} ${label}`, asked))
}

/** getInsurer, its products counted; those that were read are named. */
export const GET_INSURER: Tool = {
  name: 'get_insurer',
  description: `${getInsurer.summary}. Products are counted.`,
  parameters: getInsurer.params,
  async call(source, args) {
    const insurer = await bodyOf<InsurerBody>(source, 'getInsurer', args)
    if ('refusal' in insurer) return insurer
    const { policies, ...body } = insurer
    const products = {
      total: policies.length,
      withdrawn: policies.filter(({ status }) => status === 'withdrawn').length,
      categories: Object.fromEntries(countsOf(policies.map(({ category }) => category.slug))),
      read: policies.filter(({ coverage }) => isRead(coverage)).map(({ uin, name }) => ({ uin, name })),
    }
    return { text: JSON.stringify({ ...body, products }) }
  },
}
