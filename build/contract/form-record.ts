import { Type, type Static } from 'typebox'
import { Count, Day, Page, Sha256, Slug, Text, Url, closed, nullable, oneOf } from './primitives.ts'

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

/** A way to reach somebody, with the words that say so (interface 2.3.3). */
export const Channel = closed({
  purpose: oneOf(['claim', 'customer-care', 'grievance', 'gro']),
  channel: oneOf(['email', 'phone', 'url', 'address', 'whatsapp', 'sms']),
  value: Text,
  label: Type.String(),
  level: nullable(Type.Integer({ description: 'Escalation level.' })),
  hours: nullable(Type.String({ description: 'When it can be reached.' })),
  applies_to: oneOf(['all', 'health']),
  source_url: Url,
  quote: Text,
  fetched_at: Day,
})

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
const beforeInsurer = {
  id,
  title: Text,
  purpose: oneOf(['claim', 'proposal']),
}
const afterInsurer = {
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

export type Channel = Static<typeof Channel>
export type Form = Static<typeof Form>
export type FormBody = Static<typeof FormBody>
