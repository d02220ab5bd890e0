/** @jsxRuntime automatic @jsxImportSource #view */
import { UIN_LENGTH } from '../../build/contract/primitives.ts'
import type { JsonSchema } from '../../build/contract/schema.ts'
import { HelpRequest } from '../../build/contract/submissions.ts'

interface InputProps {
  readonly name: string
  readonly label: string
  readonly schema?: JsonSchema
}

/** A field of one line. */
export function Line(props: InputProps & { readonly autocomplete?: string; readonly value?: string }) {
  const { name, label, schema: { maxLength = UIN_LENGTH } = {}, autocomplete = 'off', value = '' } = props
  const type = autocomplete === 'email' || autocomplete === 'tel' ? autocomplete : 'text'
  return (
    <p>
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        maxlength={maxLength}
        autocomplete={autocomplete}
        value={value}
      />
    </p>
  )
}

/** A field of several lines. */
export function Area(props: InputProps & { readonly required?: boolean }) {
  const { name, label, schema: { maxLength = UIN_LENGTH } = {}, required } = props
  return (
    <p>
      <label for={name}>{label}</label>
      <textarea id={name} name={name} rows={5} maxlength={maxLength} required={required} />
    </p>
  )
}

/** A value that is sent without being shown. */
export function Hidden({ name, value }: { readonly name: string; readonly value: string }) {
  return <input type="hidden" name={name} value={value} />
}

/** Where to answer a person who asks for help. */
export function AddressInputs() {
  const { email, phone } = HelpRequest.properties
  const label = 'E-mail address, or a phone number below, so that we can answer'
  return (
    <>
      <Line name="email" label={label} schema={email} autocomplete="email" />
      <Line name="phone" label="Phone number" schema={phone} autocomplete="tel" />
    </>
  )
}
