import { UIN_LENGTH } from '../../build/contract/primitives.ts'
import type { JsonSchema } from '../../build/contract/schema.ts'
import { HelpRequest } from '../../build/contract/submissions.ts'
import { type Html, html } from './html.ts'

/** A field of one line. */
export function line(
  name: string,
  label: string,
  { maxLength = UIN_LENGTH }: JsonSchema,
  autocomplete: string,
  value = '',
): Html {
  const type = autocomplete === 'email' || autocomplete === 'tel' ? autocomplete : 'text'
  return html`<p>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      maxlength="${maxLength}"
      autocomplete="${autocomplete || 'off'}"
      value="${value}"
    />
  </p>`
}

/** A field of several lines. */
export function area(
  name: string,
  label: string,
  { maxLength = UIN_LENGTH }: JsonSchema,
  isRequired: boolean,
): Html {
  return html`<p>
    <label for="${name}">${label}</label>
    <textarea
      id="${name}"
      name="${name}"
      rows="5"
      maxlength="${maxLength}"
      ${isRequired && html`required`}
    ></textarea>
  </p>`
}

/** A value that is sent without being shown. */
export function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`
}

const { email, phone } = HelpRequest.properties

/** Where to answer a person who asks for help. */
export const addressInputs = html`${line('email', 'E-mail address, or a phone number below, so that we can answer', email, 'email')}
${line('phone', 'Phone number', phone, 'tel')}`
