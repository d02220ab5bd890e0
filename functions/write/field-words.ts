import { type IdOf, OPERATIONS } from '../../build/contract/operations.ts'
import { ENGLISH, type PageTexts } from '../../build/contract/texts.ts'
import type { TextKey } from '../../build/contract/source-texts.ts'
import type { Mistaken } from '../shared/result.ts'
import type { JsonSchema } from '../../build/contract/schema.ts'

/** Words on what to do about a field, for somebody who fills in a form. */
const WORDS: Readonly<Record<string, TextKey>> = {
  need: 'form.mend-need',
  consent: 'form.mend-consent',
  email: 'form.mend-email',
  phone: 'form.mend-phone',
  message: 'form.mend-message',
}

/** Problems of each field that a person filled in; what only a program can have sent is said of the first. */
export function problemsOf(
  id: IdOf<'write'>,
  { wrong, sent }: Pick<Mistaken, 'wrong' | 'sent'>,
  { t }: PageTexts = ENGLISH,
) {
  const schemas: Readonly<Record<string, JsonSchema>> = OPERATIONS[id].body.properties
  const problems = wrong.map((name) => {
    const most = schemas[name]?.maxLength
    const text = sent[name]
    const isLong = most !== undefined && typeof text === 'string' && text.length > most
    const words = t(WORDS[name] ?? 'form.mend-other')
    return [name, isLong ? t('form.mend-long', { most }) : words]
  })
  return Object.fromEntries(problems) as Readonly<Record<string, string>>
}
