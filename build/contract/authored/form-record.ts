import { Type, type Static } from 'typebox'
import { Count, Day, Page, Sha256, Slug, Text, Url, closed, nullable, oneOf } from '../primitives.ts'
import { Channel } from './channel.ts'

// The form record of the interface, section 2.3: authored shape and published shape share every part.

const FORM_FIELD_TYPES = [
  'text',
  'email',
  'phone',
  'number',
  'amount',
  'date',
  'choice',
  'checkbox',
  'yes-no',
  'table',
  'signature',
] as const

/** One blank of a form, as printed (interface 2.3.2). */
const FormField = closed({
  label: Type.String(),
  help: Type.String(),
  type: oneOf([...FORM_FIELD_TYPES]),
  options: Type.Array(Text, { description: 'The allowed choices; empty when there are none.' }),
  required: nullable(Type.Boolean({ description: 'Null means the form does not say.' })),
  pdf_field: Type.String({ description: 'The name of the matching PDF field; empty when there is none.' }),
})

/** A part of a form and who fills it. */
const FormSection = closed({
  title: Type.String(),
  fields: Type.Array(FormField),
  filled_by: Type.String(),
})

/** What the form says about itself (interface 2.3.1). */
const FormInstructions = closed({
  about: Type.String(),
  notes: Type.Array(Text),
  title: Type.String(),
  submit: closed({ to: Type.String(), how: Type.String(), address: Type.String() }),
  purpose: Type.String(),
  sections: Type.Array(FormSection),
  deadlines: Type.Array(Text),
  applies_to: Type.String(),
  attachments: Type.Array(Text),
  declarations: Type.Array(Text),
  dropped_labels: Count,
})

/** One field of a fillable PDF (interface 2.3.4). */
const PdfField = closed({
  name: Text,
  page: Page,
  type: oneOf(['text', 'radiobutton']),
  label: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(Text)),
})

const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const beforeInsurer = {
  id,
  title: Text,
  purpose: oneOf(['claim', 'proposal']),
}
export const afterInsurer = {
  source_pdf: Url,
  sha256: Sha256,
  pages: Type.Integer({ minimum: 1 }),
  collected: Day,
  instructions: FormInstructions,
  pdf_fields: nullable(Type.Array(PdfField)),
  fillable_pdf: Type.Boolean(),
  send_to: Type.Array(Channel),
}

/** A form as it stands in `data/forms/`. */
export const Form = closed({ ...beforeInsurer, insurer: Slug, ...afterInsurer })

export type Form = Static<typeof Form>
