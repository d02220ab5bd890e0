import type { Dataset } from './authored/dataset.ts'
import { counted } from './display.ts'
import { ENGLISH, type PageTexts } from './texts.ts'

// Words on who publishes a dataset and what may be expected of them, for pages, answers and descriptions. What the
// dataset does not say is said to be missing, and never made up.

/** Publisher of a dataset, and who runs the service. */
export type Publisher = NonNullable<Dataset['service']> & { readonly title: string }

/** The service of a dataset; one that gives it no title is called as the dataset is. */
export function serviceFrom({ name, service }: Pick<Dataset, 'name' | 'service'>): Publisher {
  return { ...service, title: service?.title ?? name }
}

/** Sentence on who runs it. */
export function runBy({ operator }: Pick<Publisher, 'operator'>): string {
  return operator === undefined
    ? 'Nobody is named as the operator of this service.'
    : `Run by ${withAddress(operator)}.`
}

/** All that is said of it, a sentence each: the operator first, then questions, personal data, keeping, licence. */
export function serviceSentences(service: Publisher): string[] {
  const { questions, personal_data, kept_months } = service
  return [
    runBy(service),
    questions === undefined ? 'No address for questions is named.' : `Questions go to ${questions}.`,
    personal_data === undefined
      ? 'Nobody is named who answers for personal data.'
      : `${personal_data.name} (${personal_data.contact}) answers for personal data.`,
    kept_months === undefined
      ? 'How long submissions are kept is not stated.'
      : `Submissions are kept for at most ${counted(kept_months, 'month')}.`,
    licenceOf(service),
  ]
}

/** Sentence on how soon a person who asks for help is answered. */
export function answeredWithin(
  { answer_days }: Pick<Publisher, 'answer_days'>,
  { t }: PageTexts = ENGLISH,
): string {
  return answer_days === undefined
    ? t('form.answer-days-not-stated')
    : t('form.we-answer-within', { count: answer_days })
}

/** Under which licence the data may be used, in a sentence. */
export function licenceOf({ licence }: Pick<Publisher, 'licence'>): string {
  return licence === undefined
    ? 'No licence of the data is named.'
    : `The licence of the data is ${withAddress(licence)}.`
}

function withAddress({ name, url }: { readonly name: string; readonly url?: string }): string {
  return url === undefined ? name : `${name} (${url})`
}
