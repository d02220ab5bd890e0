import { type IdOf, OPERATIONS } from '../../build/contract/operations.ts'
import type { Mistaken } from '../shared/result.ts'
import type { JsonSchema } from '../../build/contract/schema.ts'

/** What to do about a field, in the words of somebody who fills in a form. */
const WORDS: Readonly<Record<string, string>> = {
  need: 'Choose what you need help with.',
  consent: 'Tick the box: we may not contact you without it.',
  email: 'Write the e-mail address as in name@example.com, or leave it empty.',
  phone: 'Write a phone number of 6 to 15 digits, such as 98765 43210, or leave it empty.',
  message: 'Write what it is about.',
}

/** What is wrong with each field that a person filled in; what only a program can have sent is said of the first. */
export function problemsOf(id: IdOf<'write'>, { wrong, sent }: Pick<Mistaken, 'wrong' | 'sent'>) {
  const schemas: Readonly<Record<string, JsonSchema>> = OPERATIONS[id].body.properties
  const problems = wrong.map((name) => {
    const most = schemas[name]?.maxLength
    const text = sent[name]
    const isLong = most !== undefined && typeof text === 'string' && text.length > most
    const words = isLong ? `Write at most ${most} characters.` : WORDS[name]
    return [name, words ?? 'Write something that can be read, or leave it empty.']
  })
  return Object.fromEntries(problems) as Readonly<Record<string, string>>
}
