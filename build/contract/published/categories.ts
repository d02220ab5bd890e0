import { Type, type Static } from '../schema.ts'
import { Count, Url, described, named } from '../primitives.ts'
import { Category, Field } from '../authored/category.ts'
import { lawBeside } from './fact.ts'
import { Coverage, MarkdownUrl, datedAndNoticed } from './card.ts'

const { slug, name, line, description } = Category.properties
const categoryHead = { slug, name, line, description }

const CategoryCard = named('CategoryCard', {
  ...categoryHead,
  fields: described(Count, 'How many fields are read for it.'),
  policies: described(Count, 'How many products it has.'),
  url: described(Url, 'The address of categoryFields for it.'),
})

/** listCategories: the types of insurance. */
export const CategoriesBody = named('Categories', {
  ...datedAndNoticed,
  total: described(Count, 'How many there are.'),
  categories: Type.Array(CategoryCard, { description: 'The types of insurance, by slug.' }),
})

const { guide: _, ...asked } = Field.properties

const CategoryField = named('CategoryField', { ...asked, ...lawBeside, coverage: Coverage })

/** categoryFields: what is read for one type of insurance, and how far it has been. */
export const CategoryFieldsBody = named('CategoryFields', {
  ...datedAndNoticed,
  category: named('CategoryHead', categoryHead, 'The type of insurance.'),
  markdown: MarkdownUrl,
  total: described(Count, 'How many fields there are.'),
  fields: Type.Array(CategoryField, { description: 'The fields, in the order in which they are shown.' }),
})

export type CategoriesBody = Static<typeof CategoriesBody>
export type CategoryFieldsBody = Static<typeof CategoryFieldsBody>
