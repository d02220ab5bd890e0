import { optional, required } from '../../build/contract/parameters.ts'
import { FORMS_PATH } from '../../build/contract/paths.ts'
import { FormBody, FormsBody } from '../../build/contract/published/forms.ts'
import { Type } from '../../build/contract/schema.ts'
import { fileAt, requiredFile } from '../query/source/load.ts'
import { quoted, refused } from '../shared/result.ts'
import { isEmpty } from './ask.ts'
import type { Tool } from './tool.ts'

/** The forms: their records are files outside the interface, so the table of operations does not have them. */
export const FORM_TOOLS: readonly Tool[] = [
  {
    name: 'list_forms',
    description: 'Claim and proposal forms, each with its insurer and number.',
    parameters: {},
    output: FormsBody,
    async call(source) {
      const { forms, ...body } = await requiredFile<FormsBody>(source, FORMS_PATH)
      const listed = forms.map(({ id, title, purpose, applies_to, insurer: { name } }) => ({
        id,
        title,
        purpose,
        applies_to,
        insurer: { name },
      }))
      return { body: { ...body, forms: listed } }
    },
  },
  {
    name: 'get_form',
    description: 'What to fill in on one form, what to attach, by when, and where to send it.',
    parameters: {
      id: required(Type.Integer({ minimum: 1 }), 'The form’s number.', 'form-not-found'),
      pdf_fields: optional(Type.Boolean(), 'With PDF field names.'),
    },
    output: { ...FormBody, required: ['id', 'title'] },
    async call(source, { id = '', pdf_fields }) {
      const form = /^[1-9]\d{0,8}$/u.test(id) ? await fileAt<FormBody>(source, `/forms/${id}.json`) : null
      if (form !== null) return pdf_fields === 'true' ? { body: form } : { text: withoutPdf(form) }
      return refused(
        'form-not-found',
        `The service holds no form ${quoted(id)}. Take the number from list_forms.`,
      )
    },
  },
]

/** Questions to a person: without the names of the PDF's fields and without what is empty. */
function withoutPdf(body: FormBody): string {
  const { pdf_fields: _, ...form } = body
  return JSON.stringify(form, (key: string, value: unknown) =>
    key === 'pdf_field' || isEmpty(value) ? undefined : value,
  )
}
