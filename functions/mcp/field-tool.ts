import { answerLine } from '../../build/contract/answer-words.ts'
import { CATEGORY_SLUG, optional, required } from '../../build/contract/parameters.ts'
import { factsPath } from '../../build/contract/paths.ts'
import type { CategoryFieldsBody } from '../../build/contract/published/categories.ts'
import { FieldFactsBody } from '../../build/contract/published/field-facts.ts'
import { Slug, Text } from '../../build/contract/primitives.ts'
import { Type } from '../../build/contract/schema.ts'
import { refuseSlug } from '../query/refusals.ts'
import { type IndexSource, productsOf, fileAt } from '../query/source/load.ts'
import { quoted, refused } from '../shared/result.ts'
import { bodyOf } from './ask.ts'
import type { Tool } from './tool.ts'

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
      return refused('invalid-request', `${quoted(key)} is no field of ${category}. Its fields are ${keys}.`)
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
