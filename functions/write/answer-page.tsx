/** @jsxRuntime automatic @jsxImportSource #view */
import { ERRORS } from '../../build/contract/errors.ts'
import { CHECKED } from '../../build/contract/function-pages.ts'
import { type IdOf, OPERATIONS } from '../../build/contract/operations.ts'
import { CLAIM_PATH } from '../../build/contract/paths.ts'
import type { Receipt } from '../../build/contract/published/receipts.ts'
import { receiptCode } from '../../build/contract/receipt-code.ts'
import { type Publisher, answeredWithin } from '../../build/contract/service-words.ts'
import { english, phrase } from '../../build/view/phrases.tsx'
import type { Links } from '../../build/view/page-paths.ts'
import { type ShownForm, SentForm } from '../shared/sent-forms.tsx'
import { type FunctionPage, shortPage } from '../shared/function-page.tsx'
import type { Mistaken, Refused } from '../shared/result.ts'
import type { Fields } from './record.ts'
import type { PageTexts } from '../../build/contract/texts.ts'
import type { TextKey } from '../../build/contract/source-texts.ts'
import type { JsonSchema } from '../../build/contract/schema.ts'

/** Outcome of a submission; `unaddressed`: its fields, all right, of a person who is asked for an address first. */
export type WriteOutcome = { readonly body: Receipt } | Refused | Mistaken | { readonly unaddressed: Fields }

/** Page for somebody who sent a form: the receipt, the form with what to mend, or why nothing was taken. */
export function answerPage(
  id: IdOf<'write'>,
  outcome: WriteOutcome,
  site: Links,
  service: Partial<Publisher>,
): FunctionPage {
  const { texts } = site
  const { t } = texts
  if ('unaddressed' in outcome)
    return formPage({
      id,
      site,
      values: typed(outcome.unaddressed),
      problems: { email: t('form.give-an-address') },
    })
  if ('wrong' in outcome)
    return formPage({ id, site, values: typed(outcome.sent), problems: problemsOf(id, outcome, texts) })
  if ('refusal' in outcome) {
    const { code, message } = outcome.refusal
    return shortPage(site, {
      title: t('form.not-sent'),
      status: ERRORS[code].status,
      note: english(texts, message),
      sentences: [t('form.go-back')],
    })
  }
  return receiptPage(outcome.body, site, service)
}

/** Values that were typed, as a form holds them. */
function typed(sent: Readonly<Record<string, unknown>>): ShownForm['values'] {
  const texts = Object.entries(sent).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : value === true ? [[name, CHECKED]] : [],
  )
  return Object.fromEntries(texts) as ShownForm['values']
}

/** The form as it was filled in, with what to mend at each field. */
function formPage(form: ShownForm): FunctionPage {
  const problems = Object.entries(form.problems ?? {})
  const { t } = form.site.texts
  return {
    title: t('form.not-sent-yet'),
    status: ERRORS['invalid-request'].status,
    content: (
      <>
        <h1>{t('form.not-sent-yet')}</h1>
        <div class="problem" role="alert">
          <p>{t('form.look-at-this')}</p>
          {problems.length > 0 && (
            <ul>
              {problems.map(([name, words]) => (
                <li>
                  <a href={`#${name}`}>{words}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <SentForm {...form} />
      </>
    ),
  }
}

function receiptPage(body: Receipt, site: Links, service: Partial<Publisher>): FunctionPage {
  const isHelp = 'message' in body
  const { texts } = site
  const { t } = texts
  return {
    title: t('form.received'),
    content: (
      <>
        <h1>{t('form.thank-you')}</h1>
        {isHelp && body.message !== null && <p class="note">{t('form.unaddressed')}</p>}
        <p>{t('form.your-code', { day: texts.day(body.received) })}</p>
        <p class="answer">
          <code class="receipt">{receiptCode(body.id)}</code>
        </p>
        <h2>{t('form.next')}</h2>
        <p>
          {isHelp
            ? `${t('form.a-person-reads-it')} ${body.answerable ? answeredWithin(service, texts) : ''}`
            : t('form.a-person-compares-it')}
          {service.questions !== undefined && ` ${t('form.questions', { address: service.questions })}`}
        </p>
        {isHelp && <p>{phrase(texts, 'form.until-then', { claim: site.link(CLAIM_PATH) })}</p>}
        <p class="quiet">
          {phrase(texts, 'form.erase', {
            erased: site.link('/docs/terms#erasure'),
            receipt: <span translate="no">{body.id}</span>,
          })}
        </p>
      </>
    ),
  }
}

/** Words on what to do about a field, for somebody who fills in a form. */
const WORDS: Readonly<Record<string, TextKey>> = {
  need: 'form.mend-need',
  consent: 'form.mend-consent',
  email: 'form.mend-email',
  phone: 'form.mend-phone',
  message: 'form.mend-message',
}

/** Problems of each field that a person filled in; what only a program can have sent is said of the first. */
function problemsOf(id: IdOf<'write'>, { wrong, sent }: Mistaken, { t }: PageTexts) {
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
