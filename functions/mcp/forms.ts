import { FORMS_PATH } from '../../build/contract/paths.ts'
import { Type } from '../../build/contract/schema.ts'
import type { IndexSource } from '../query/source/reader.ts'
import { quoted, refused } from '../shared/result.ts'
import type { Tool } from './tool.ts'

/** The forms: their records are files outside the interface, so the table of operations does not have them. */
export const FORM_TOOLS: readonly Tool[] = [
  {
    name: 'list_forms',
    description: 'Claim and proposal forms, each with its insurer, what it is for, and its number.',
    parameters: {},
    async call(source) {
      const text = await fileText(source, FORMS_PATH)
      if (text === null) throw new Error(`${FORMS_PATH} is missing`)
      return { text }
    },
  },
  {
    name: 'get_form',
    description: 'What to fill in on one form, what to attach, by when, and where to send it.',
    parameters: {
      id: {
        schema: Type.Integer({ minimum: 1 }),
        required: true,
        description: 'The form’s number.',
        refusal: 'form-not-found',
      },
    },
    async call(source, { id }) {
      const text = /^[1-9]\d{0,8}$/u.test(String(id))
        ? await fileText(source, `/forms/${String(id)}.json`)
        : null
      if (text !== null) return { text }
      return refused(
        'form-not-found',
        `The service holds no form ${quoted(String(id))}. Take the number from list_forms.`,
      )
    },
  },
]

async function fileText(source: IndexSource, path: string): Promise<string | null> {
  const bytes = await source.read(path)
  return bytes === null ? null : new TextDecoder().decode(bytes)
}
