import { Type, type Static } from '../schema.ts'
import { Count, Url, closed, described } from '../primitives.ts'
import { Category, Field } from '../authored/category.ts'
import { Coverage, MarkdownUrl, datedAndNoticed } from './card.ts'

const { slug, name, line, description } = Category.properties
const categoryHead = { slug, name, line, description }

const CategoryCard = closed(
  {
    ...categoryHead,
    fields: described(Count, 'How many fields are read for it.'),
    policies: described(Count, 'How many products it has.'),
    url: described(Url, 'The address of categoryFields for it.'),
  },
  { title: 'CategoryCard' },
)

/** listCategories: the types of insurance. */
export const CategoriesBody = closed(
  {
    ...datedAndNoticed,
    total: described(Count, 'How many there are.'),
    categories: Type.Array(CategoryCard, { description: 'The types of insurance, by slug.' }),
  },
  { title: 'Categories' },
)

const CategoryField = closed({ ...Field.properties, coverage: Coverage }, { title: 'CategoryField' })

/** categoryFields: what is read for one type of insurance, and how far it has been. */
export const CategoryFieldsBody = closed(
  {
    ...datedAndNoticed,
    category: closed(categoryHead, { title: 'CategoryHead', description: 'The type of insurance.' }),
    markdown: MarkdownUrl,
    total: described(Count, 'How many fields there are.'),
    fields: Type.Array(CategoryField, { description: 'The fields, in the order in which they are shown.' }),
  },
  { title: 'CategoryFields' },
)

export type CategoriesBody = Static<typeof CategoriesBody>
export type CategoryFieldsBody = Static<typeof CategoryFieldsBody>
