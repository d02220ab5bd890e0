import type { Form } from '../../contract/authored/form-record.ts'

export type FormBlank = Form['instructions']['sections'][number]['fields'][number]

/** Types of answers by words of their labels; the first that fits. */
const TYPES: readonly (readonly [type: FormBlank['type'], words: RegExp])[] = [
  ['signature', /signature|thumb impression|^\W*sign\b/iu],
  ['email', /e-?mail/iu],
  ['phone', /\b(?:mobile|phone|tel|telephone|contact (?:no|number)|fax|landline)\b/iu],
  ['date', /\b(?:date|dated|dob|d\.o\.b)\b/iu],
  ['amount', /\b(?:amount|rs|inr|premium|sum insured|idv|estimate|expenses|charges|income)\b|₹/iu],
  ['number', /\b(?:pin ?code|age|number of|no\.? of)\b/iu],
]

/** Type of answer that a label asks for, with its choices. */
export function typeOfLabel(label: string, options: readonly string[]): FormBlank['type'] {
  if (options.length === 2 && options.every((option) => /^(?:yes|no)$/iu.test(option))) return 'yes-no'
  if (options.length > 1) return /check ?list|documents?\b/iu.test(label) ? 'checkbox' : 'choice'
  return TYPES.find(([, words]) => words.test(label))?.[0] ?? 'text'
}
