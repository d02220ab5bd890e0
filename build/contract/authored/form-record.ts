import { Type, type Static } from '../schema.ts'
import {
  Count,
  Day,
  Line,
  Page,
  Sha256,
  Slug,
  Text,
  Url,
  closed,
  named,
  nullable,
  oneOf,
  described,
  omittable,
} from '../primitives.ts'
import { Channel } from './channel.ts'
import { LawsToday } from './law-today.ts'

// The form record: authored shape and published shape share every part.

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

/** One blank of a form, as printed. */
const FormField = named('FormField', {
  label: described(Type.String(), 'The label as printed on the form.'),
  help: described(Type.String(), 'What to write there; for a table, its columns. May be empty.'),
  type: oneOf([...FORM_FIELD_TYPES], {
    description:
      'choice: one option. checkbox: several may be ticked. amount: rupees. table: repeated rows described in help.',
  }),
  options: Type.Array(Text, { description: 'The allowed choices as printed; empty when there are none.' }),
  required: nullable(
    Type.Boolean({
      description: 'Whether the form says that it must be filled; null where it does not say.',
    }),
  ),
  pdf_field: Type.String({
    description: 'The name of the matching field of the PDF; empty when there is none.',
  }),
})

/** A part of a form and who fills it. */
const FormSection = named('FormSection', {
  title: described(Type.String(), 'The heading of the section as printed.'),
  fields: Type.Array(FormField, { description: 'The blanks of the section, in printed order.' }),
  filled_by: described(Type.String(), 'Who fills it, in free words: the insured, the hospital, a doctor.'),
})

/** Instructions printed on the form itself. */
const FormInstructions = named('FormInstructions', {
  about: described(Type.String(), 'What the form is for, in one or two sentences.'),
  notes: Type.Array(Text, { description: 'Remarks printed on the form.' }),
  title: described(Type.String(), 'The title as printed.'),
  submit: closed(
    {
      to: described(Type.String(), 'Whom it is sent to.'),
      how: described(Type.String(), 'By what means.'),
      address: described(Type.String(), 'The address as printed.'),
    },
    { description: 'Where the form says it is to be sent; each part may be empty.' },
  ),
  purpose: described(Type.String(), 'What the form is used for.'),
  sections: Type.Array(FormSection, { description: 'The parts of the form, in printed order.' }),
  deadlines: Type.Array(Text, { description: 'Time limits printed on the form.' }),
  applies_to: described(Type.String(), 'Which products or cases it is for.'),
  attachments: Type.Array(Text, { description: 'Papers to be sent with it.' }),
  declarations: Type.Array(Text, { description: 'Declarations the signer makes, as printed.' }),
  dropped_labels: described(Count, 'How many printed labels could not be placed in a section.'),
})

/** One field of a fillable PDF. */
const PdfField = named('PdfField', {
  name: described(Text, 'The name of the field in the file.'),
  page: Page,
  type: oneOf(['text', 'radiobutton'], { description: 'What the field of the PDF takes.' }),
  label: omittable(Type.String(), 'The label printed beside it.'),
  options: Type.Optional(
    Type.Array(Text, { description: 'The states of a radio button as the file names them.' }),
  ),
})

const id = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'The public number of the form; the file has the same name.',
})
export const beforeInsurer = {
  id,
  title: described(Text, 'The title as printed; it may hold a line break.'),
  purpose: oneOf(['claim', 'proposal'], { description: 'What the form is for.' }),
}
export const afterInsurer = {
  source_pdf: described(Url, 'The address of the original file.'),
  sha256: described(Sha256, 'The digest of the original file.'),
  pages: Type.Integer({ minimum: 1, description: 'How many pages the original has.' }),
  collected: described(Day, 'The day the file was collected.'),
  instructions: described(FormInstructions, 'What the form says about itself, and its blanks.'),
  pdf_fields: nullable(
    Type.Array(PdfField),
    'The fields of the PDF; null when it cannot be filled on screen.',
  ),
  fillable_pdf: described(Type.Boolean(), 'Whether the PDF has fields that can be filled.'),
  send_to: Type.Array(Channel, { description: 'Where the insurer takes the form; may be empty.' }),
  lines: Type.Optional(
    Type.Array(Line, {
      minItems: 1,
      uniqueItems: true,
      description: 'The lines of business whose products it is for; without it, those of its insurer.',
    }),
  ),
  law: Type.Optional(
    described(LawsToday, 'What the law says today to the time limits of the form; shown beside them.'),
  ),
}

/** A form as a file of `forms/` holds it. */
export const Form = closed({
  ...beforeInsurer,
  insurer: described(Slug, 'The slug of the insurer.'),
  ...afterInsurer,
})

export type Form = Static<typeof Form>
