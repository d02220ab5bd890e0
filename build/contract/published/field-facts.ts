import { Type, type Static } from '../schema.ts'
import { Count, Text, Uin, described, named } from '../primitives.ts'
import { Field } from '../authored/category.ts'
import { datedAndNoticed } from './card.ts'
import { byStatus, factBody, fieldHead } from './fact.ts'
import { CategoryRef, InsurerRef } from './references.ts'

const uin = described(Uin, 'The product.')
const name = described(Text, 'The name of the product.')

/** Answer of one product to the question of a field. */
const ProductFact = byStatus(named('ProductFact', { uin, name, insurer: InsurerRef, ...factBody }))

/** `/facts/{category}/{key}.json`: one field over all products of its category that were read. */
export const FieldFactsBody = named('FieldFacts', {
  ...datedAndNoticed,
  category: CategoryRef,
  field: named(
    'FieldAsked',
    { ...fieldHead, question: Field.properties.question },
    'What is asked of each product.',
  ),
  total: described(Count, 'How many products of the category were read; of all others nothing is known.'),
  facts: Type.Array(ProductFact, {
    description: 'What the products say, by name; not-stated ones are among them.',
  }),
  unread: Type.Array(named('ProductWithout', { uin, name }), {
    description: 'The products in which nobody has looked for this field yet.',
  }),
})

export type FieldFactsBody = Static<typeof FieldFactsBody>
