import { Type, type Static } from '../schema.ts'
import { ClauseId, Page, Slug, Text, Url, described, named, nullable, omittable } from '../primitives.ts'
import { Form } from '../authored/form-record.ts'
import { Document } from '../authored/product.ts'

// References from one body to what another holds. `title` makes a shape a named component.

/** A product by name. */
export const PolicyRef = named(
  'PolicyRef',
  {
    name: described(Text, 'The name of the product.'),
    url: described(Url, 'The address of getPolicy for it.'),
  },
  'The product.',
)

export const CategoryRef = named(
  'CategoryRef',
  { slug: described(Slug, 'The slug of the category.'), name: described(Text, 'What it is called.') },
  'The type of insurance.',
)

export const InsurerRef = named(
  'InsurerRef',
  { slug: described(Slug, 'The slug of the insurer.'), name: described(Text, 'Its registered name.') },
  'The insurer.',
)

/** Name and place of a clause. */
export const clauseHead = {
  id: ClauseId,
  number: described(Type.String(), 'The label as printed, with its parents; may be empty.'),
  title: described(Type.String(), 'The printed heading; may be empty.'),
}
export const ClauseUrl = described(Url, 'The address of getClause for it.')
export const FirstPage = described(Page, 'The physical page on which it begins, from 1.')

/** A clause by number and heading. */
export const ClauseRef = named('ClauseRef', { ...clauseHead, url: ClauseUrl }, 'A clause.')

/** The document a clause is printed in, so that one answer is enough to cite it. */
const { id, kind, title, edition, url } = Document.properties
export const Source = named('Source', { id, kind, title, edition, url }, 'The document it is printed in.')

/** A form, with the addresses of its page and its record. */
export const FormRef = named(
  'FormRef',
  {
    id: Form.properties.id,
    title: Form.properties.title,
    purpose: Form.properties.purpose,
    applies_to: described(
      Type.String(),
      'Which products or cases it is for, as the form says; may be empty.',
    ),
    fillable_pdf: Form.properties.fillable_pdf,
    url: described(Url, 'The page of the form, for people.'),
    record: described(Url, 'The form record, for programs.'),
  },
  'A form of the insurer.',
)

export const PrintedPage = nullable(
  Type.Integer(),
  'The number printed on the page; null where pages are unnumbered.',
)

/** Page on which a person reads the quoted words, and the citation; not in bodies of older releases. */
export const PageUrl = omittable(Url, 'The page for people: cite this and not the address of the JSON.')
export const Citation = omittable(
  Text,
  'What is put after the quote: product, UIN, document, clause, the page as printed, and the page for people.',
)

export type ClauseRef = Static<typeof ClauseRef>
export type FormRef = Static<typeof FormRef>
export type Source = Static<typeof Source>
