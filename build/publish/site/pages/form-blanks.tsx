/** @jsxRuntime automatic @jsxImportSource #view */
import type { FormBody } from '../../../contract/published/forms.ts'
import { Lines } from '../../../view/components.tsx'

type FormField = FormBody['instructions']['sections'][number]['fields'][number]

/** Words for what goes into a blank of each type; the compiler asks for every type. */
const TYPE_WORDS: Readonly<Record<FormField['type'], string>> = {
  text: 'text',
  email: 'e-mail address',
  phone: 'phone number',
  number: 'number',
  amount: 'amount in rupees',
  date: 'date',
  choice: 'choose one',
  checkbox: 'tick what applies',
  'yes-no': 'yes or no',
  table: 'rows of a table',
  signature: 'signature',
}

/** A pattern for a date as words are set: forms print one letter to each box. */
function unspaced(help: string): string {
  return help.replaceAll(/\b(?:[DMYH] ){2,}[DMYH]\b/gu, (letters) => letters.replaceAll(' ', ''))
}

/** The blanks of a part of a form, with what the form says of each. */
export function FormFields({ fields }: { readonly fields: readonly FormField[] }) {
  if (fields.length === 0) return <p class="quiet">No blanks.</p>
  return (
    <ol class="blanks">
      {fields.map((field) => (
        <li>
          <strong class="label">
            <Lines text={field.label} />
          </strong>{' '}
          <span class="quiet">{TYPE_WORDS[field.type]}</span>
          {field.required === true && [' ', <span class="tag">required</span>]}
          {field.required === false && <span class="quiet">, may be left out</span>}
          {field.help !== '' && <span class="quiet">, {unspaced(field.help)}</span>}
          {field.options.length > 0 && (
            <ul class="options">
              {field.options.map((option) => (
                <li>{option}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
