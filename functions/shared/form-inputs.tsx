/** @jsxRuntime automatic @jsxImportSource #view */
import { UIN_LENGTH } from '../../build/contract/primitives.ts'
import type { JsonSchema } from '../../build/contract/schema.ts'
import type { Markup } from '../../build/view/jsx-runtime.ts'

/** Contents of a form when it is shown: what was typed, and what is wrong with it, by field. */
export interface Filled {
  readonly values: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, string>>
}

interface InputProps {
  readonly name: string
  readonly label: string
  readonly filled: Filled
  readonly schema?: JsonSchema
}

/** A field with its label, and above it in words what is wrong with what was typed. */
export function Field(props: Omit<InputProps, 'schema'> & { readonly children: Markup }) {
  const { name, label, filled, children } = props
  const problem = filled.problems[name]
  return (
    <p class={problem === undefined ? undefined : 'problem'}>
      <label for={name}>{label}</label>
      {problem !== undefined && <strong id={`${name}-problem`}>{problem}</strong>}
      {children}
    </p>
  )
}

/** Attributes of a field for who cannot see it. */
export function marked(name: string, { problems }: Filled) {
  return problems[name] === undefined
    ? { id: name, name }
    : { id: name, name, 'aria-invalid': 'true', 'aria-describedby': `${name}-problem` }
}

/** A field of one line. */
export function Line(props: InputProps & { readonly autocomplete?: string }) {
  const { name, schema: { maxLength = UIN_LENGTH } = {}, autocomplete = 'off', filled } = props
  const type = autocomplete === 'email' || autocomplete === 'tel' ? autocomplete : 'text'
  const value = filled.values[name] ?? ''
  return (
    <Field {...props}>
      <input
        {...marked(name, filled)}
        type={type}
        maxlength={maxLength}
        autocomplete={autocomplete}
        value={value}
      />
    </Field>
  )
}

/** A field of several lines. */
export function Area(props: InputProps & { readonly required?: boolean }) {
  const { name, schema: { maxLength = UIN_LENGTH } = {}, required, filled } = props
  return (
    <Field {...props}>
      <textarea {...marked(name, filled)} rows={5} maxlength={maxLength} required={required}>
        {filled.values[name]}
      </textarea>
    </Field>
  )
}

/** A value that is sent without being shown. */
export function Hidden({ name, value }: { readonly name: string; readonly value: string }) {
  return <input type="hidden" name={name} value={value} />
}
