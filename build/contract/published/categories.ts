import { Type, type Static } from 'typebox'
import { Count, Line, Slug, Text, Url, closed } from '../primitives.ts'
import { Category, Field } from '../authored/category.ts'
import { Coverage, dated } from './card.ts'

const categoryHead = { slug: Slug, name: Text, line: Line, description: Category.properties.description }

/** listCategories: the types of insurance. */
export const CategoriesBody = closed(
  {
    ...dated,
    total: Count,
    categories: Type.Array(closed({ ...categoryHead, fields: Count, policies: Count, url: Url })),
  },
  { title: 'Categories' },
)

/** categoryFields: what is read for one type of insurance, and how far it has been. */
export const CategoryFieldsBody = closed(
  {
    ...dated,
    category: closed(categoryHead),
    total: Count,
    fields: Type.Array(closed({ ...Field.properties, coverage: Coverage })),
  },
  { title: 'CategoryFields' },
)

export type CategoriesBody = Static<typeof CategoriesBody>
export type CategoryFieldsBody = Static<typeof CategoryFieldsBody>
