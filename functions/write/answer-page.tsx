/** @jsxRuntime automatic @jsxImportSource #view */
import { writtenDay } from '../../build/contract/display.ts'
import { ERRORS } from '../../build/contract/errors.ts'
import { CHECKED } from '../../build/contract/function-pages.ts'
import type { IdOf } from '../../build/contract/operations.ts'
import { CLAIM_PATH } from '../../build/contract/paths.ts'
import type { Receipt } from '../../build/contract/published/receipts.ts'
import { receiptCode } from '../../build/contract/receipt-code.ts'
import { type Publisher, answeredWithin } from '../../build/contract/service-words.ts'
import type { Links } from '../../build/view/page-paths.ts'
import type { Filled } from '../shared/form-inputs.tsx'
import { HelpForm, ReportForm, Stored } from '../shared/sent-forms.tsx'
import type { FunctionPage } from '../shared/whole-page.ts'
import type { Mistaken, Refused } from '../shared/result.ts'
import { problemsOf } from './field-words.ts'
import type { Fields } from './record.ts'

/** What a submission comes to; `unaddressed`: its fields, all right, of a person who is asked for an address first. */
export type WriteOutcome = { readonly body: Receipt } | Refused | Mistaken | { readonly unaddressed: Fields }

/** What somebody who sent a form reads: the receipt, the form with what to mend, or why nothing was taken. */
export function answerPage(
  id: IdOf<'write'>,
  outcome: WriteOutcome,
  site: Links,
  service: Partial<Publisher>,
): FunctionPage {
  if ('unaddressed' in outcome)
    return formPage(id, site, { values: typed(outcome.unaddressed), problems: UNADDRESSED })
  if ('wrong' in outcome)
    return formPage(id, site, { values: typed(outcome.sent), problems: problemsOf(id, outcome) })
  if ('refusal' in outcome) {
    const { code, message } = outcome.refusal
    return {
      title: 'Not sent',
      status: ERRORS[code].status,
      content: (
        <>
          <h1>Not sent</h1>
          <p class="note">{message}</p>
          <p>Go back with your browser: what you typed is still there. Change it and send it again.</p>
        </>
      ),
    }
  }
  return receiptPage(outcome.body, site, service)
}

const UNADDRESSED = {
  email:
    'Give an e-mail address or a phone number: without one nobody can answer you. Or send it once more as it is.',
}

/** What was typed, as a form holds it. */
function typed(sent: Readonly<Record<string, unknown>>): Filled['values'] {
  const texts = Object.entries(sent).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : value === true ? [[name, CHECKED]] : [],
  )
  return Object.fromEntries(texts) as Filled['values']
}

/** The form as it was filled in, with what to mend at each field. */
function formPage(id: IdOf<'write'>, site: Links, filled: Filled): FunctionPage {
  const problems = Object.entries(filled.problems)
  return {
    title: 'Not sent yet',
    status: ERRORS['invalid-request'].status,
    content: (
      <>
        <h1>Not sent yet</h1>
        <div class="problem" role="alert">
          <p>Please look at this, then send it again:</p>
          <ul>
            {problems.map(([name, words]) => (
              <li>
                <a href={`#${name}`}>{words}</a>
              </li>
            ))}
          </ul>
        </div>
        {id === 'requestHelp' ? (
          <HelpForm site={site} filled={filled} asks={false} />
        ) : (
          <ReportForm site={site} filled={filled} />
        )}
        <Stored site={site} />
      </>
    ),
  }
}

function receiptPage(body: Receipt, site: Links, service: Partial<Publisher>): FunctionPage {
  const isHelp = 'message' in body
  return {
    title: 'Received',
    content: (
      <>
        <h1>Thank you, it has arrived</h1>
        {isHelp && body.message !== null && <p class="note">{body.message}</p>}
        <p>Your code, of {writtenDay(body.received)}:</p>
        <p class="answer">
          <code class="receipt">{receiptCode(body.id)}</code>
        </p>
        <h2>What happens next</h2>
        <p>
          {isHelp
            ? `A person reads it. ${body.answerable ? answeredWithin(service) : ''}`
            : 'A person compares it with the document. What was wrong is corrected in one of the next editions.'}
          {service.questions !== undefined && ` Questions: ${service.questions}, with your code.`}
        </p>
        {isHelp && (
          <p>
            Until then, do not wait: <a href={site.link(CLAIM_PATH)}>what to do about a claim</a>, with the
            last days.
          </p>
        )}
        <p class="quiet">
          With the code you can have what you sent <a href={site.link('/docs/terms#erasure')}>erased</a>. We
          stored the fields of the form and the day, nothing else. The whole receipt: {body.id}
        </p>
      </>
    ),
  }
}
