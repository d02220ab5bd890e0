import { Type, type Static } from 'typebox'
import { Count, Slug, Text, Url, closed } from '../primitives.ts'
import { afterInsurer, beforeInsurer } from '../authored/form-record.ts'
import { dated } from './card.ts'

/** A form as it is published: with its insurer's name, guidance for a form-filling agent, and its page. */
export const FormBody = closed(
  {
    ...beforeInsurer,
    insurer: closed({ slug: Slug, name: Text }),
    ...afterInsurer,
    how_to_use: Text,
    url: Url,
  },
  { title: 'FormRecord' },
)

/** `/forms/index.json`: the forms, each with the address of its page and its record. */
export const FormsBody = closed(
  {
    ...dated,
    total: Count,
    forms: Type.Array(
      closed({
        id: FormBody.properties.id,
        title: Text,
        purpose: FormBody.properties.purpose,
        insurer: FormBody.properties.insurer,
        fillable_pdf: Type.Boolean(),
        pages: Count,
        url: Url,
        record: Url,
      }),
    ),
  },
  { title: 'Forms' },
)

export type FormBody = Static<typeof FormBody>
export type FormsBody = Static<typeof FormsBody>
