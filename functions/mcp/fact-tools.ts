import { OPERATIONS } from '../../build/contract/operations.ts'
import { required, CATEGORY_SLUG, optional } from '../../build/contract/parameters.ts'
import type { CategoryFieldsBody } from '../../build/contract/published/categories.ts'
import { FactBody } from '../../build/contract/published/fact.ts'
import { PolicyBody } from '../../build/contract/published/policy.ts'
import { FOUND_BY_PROGRAM, placesOfField } from '../../build/contract/look-at.ts'
import { Type } from '../../build/contract/schema.ts'
import { type IndexSource, tradeWordsOf, productsOf, fileAt } from '../query/source/load.ts'
import { quoted, invalid } from '../shared/result.ts'
import { type Tool, bodyOf } from './tool.ts'
import { fieldsMeant } from './fields-meant.ts'
import { answerLine } from '../../build/contract/answer-words.ts'
import { factsPath } from '../../build/contract/paths.ts'
import { FieldFactsBody } from '../../build/contract/published/field-facts.ts'
import { Slug, Text } from '../../build/contract/primitives.ts'
import { refuseSlug } from '../query/refusals.ts'

// Tools for facts: one of a product, and one field over all products of a category.

/** One fact of getPolicy, or that nobody has looked for it; where words may mean several, what each of them asks. */
export const GET_FACT: Tool = {
  name: 'get_fact',
  description: 'One fact of a product, with its quote, clause and page.',
  parameters: {
    ...OPERATIONS.getPolicy.params,
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
      return invalid(
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
      return { body: { uin, name, message, candidates: meant } }
    }
    const field = all.get(exact.key)
    const head = { data_date, notice, uin, name }
    const page = `${page_url ?? markdown.replace(/\.md$/u, '')}#${exact.key}`
    if (field === undefined || !('document' in field))
      return {
        body: { ...head, page, fact: { ...field, status: 'unread', ...lookedFor(policy, exact.key) } },
      }
    const document = documents.find(({ id }) => id === field.document)?.title ?? null
    return { body: { ...head, page, document, fact: field } }
  },
}

/** Places to look for a field that nobody has read. */
function lookedFor(policy: PolicyBody, key: string) {
  const places = placesOfField(policy, key)
  return places.length === 0 ? {} : { look_at: places, look_at_note: FOUND_BY_PROGRAM }
}

/** Most products that an answer names. */
const MOST = 25

const { category: _category, ...members } = FieldFactsBody.properties

/** One field over all products of a category that were read. */
export const FIND_FACTS: Tool = {
  name: 'find_facts',
  description: 'What every read product of a category says to one question.',
  parameters: {
    category: required(CATEGORY_SLUG.schema, 'Slug.', 'category-not-found'),
    key: required(Slug, 'Key of a field, as in category_fields.'),
    insurer: optional(Text, 'Slug of an insurer.'),
  },
  output: Type.Object({ ...members, left_out: Type.Integer() }),
  async call(source, { category = '', key = '', insurer }) {
    const fields = await bodyOf<CategoryFieldsBody>(source, 'categoryFields', { slug: category })
    if ('refusal' in fields) return fields
    const field = fields.fields.find((candidate) => candidate.key === key)
    if (field === undefined) {
      const keys = fields.fields.map((candidate) => candidate.key).join(', ')
      return invalid(`${quoted(key)} is no field of ${category}. Its fields are ${keys}.`)
    }
    const refusal = insurer === undefined ? null : await refuseSlug(source, 'insurer-not-found', insurer)
    if (refusal !== null) return refusal
    const { data_date, notice } = fields
    const nothing = { data_date, notice, category: null, field, total: 0, facts: [], unread: [] }
    const found = (await fileAt<FieldFactsBody>(source, factsPath(category, key))) ?? nothing
    const { category: _, ...rest } = found
    const isTheirs = insurer === undefined ? () => true : await isOfInsurer(source, insurer)
    const [facts, unread] = [found.facts.filter(isTheirs), found.unread.filter(isTheirs)]
    const shown = facts.slice(0, MOST).map((fact) => {
      const { uin, name, status, quote, citation } = fact
      return { uin, name, says: answerLine(fact), status, quote, citation }
    })
    const [total, left_out] = [facts.length + unread.length, Math.max(0, facts.length - MOST)]
    return { body: { ...rest, total, facts: shown, unread, left_out } }
  },
}

/** Tells whether a product is of an insurer: one in which nobody has looked for a field does not name it. */
async function isOfInsurer(source: IndexSource, insurer: string) {
  const products = await productsOf(source)
  return ({ uin }: { readonly uin: string }) => {
    const { number } = products.named(uin)
    return number !== null && products.cards([number])[0]?.insurer.slug === insurer
  }
}
