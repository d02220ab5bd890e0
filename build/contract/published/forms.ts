import { Type, type Static } from '../schema.ts'
import { Count, Text, Url, described, named } from '../primitives.ts'
import { afterInsurer, beforeInsurer } from '../authored/form-record.ts'
import { datedAndNoticed } from './card.ts'
import { lawBeside } from './fact.ts'
import { FormRef, InsurerRef } from './references.ts'

/** A form as it is published: with its insurer's name, guidance for a form-filling agent, and its page. */
export const FormBody = named('FormRecord', {
  ...beforeInsurer,
  insurer: InsurerRef,
  ...afterInsurer,
  ...lawBeside,
  how_to_use: described(Text, 'Guidance for an agent that fills the form for a person.'),
  url: described(Url, 'The page of the form.'),
})

const FormEntry = named('FormEntry', {
  ...FormRef.properties,
  insurer: InsurerRef,
  lines: Type.Array(Text, {
    description: 'The lines of business it is for; where its record does not say, those of its insurer.',
  }),
  pages: described(Count, 'How many pages the original has.'),
})

/** `/forms/index.json`: the forms, each with the address of its page and its record. */
export const FormsBody = named('Forms', {
  ...datedAndNoticed,
  total: described(Count, 'How many there are.'),
  forms: Type.Array(FormEntry, { description: 'All forms, by number.' }),
})

export type FormBody = Static<typeof FormBody>
export type FormsBody = Static<typeof FormsBody>
