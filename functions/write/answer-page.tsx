/** @jsxRuntime automatic @jsxImportSource #view */
import { writtenDay } from '../../build/contract/display.ts'
import { ERRORS } from '../../build/contract/errors.ts'
import { CHECKED } from '../../build/contract/function-pages.ts'
import { PATHS } from '../../build/contract/paths.ts'
import type { Receipt } from '../../build/contract/published/receipts.ts'
import type { Links } from '../../build/view/page-paths.ts'
import { AddressInputs, Hidden } from '../shared/form-inputs.tsx'
import type { FunctionPage } from '../shared/whole-page.ts'
import type { Refused } from '../shared/result.ts'
import type { Fields } from './record.ts'

/** What a submission comes to; `unaddressed`: its fields, all right, of a person who is asked for an address first. */
export type WriteOutcome = { readonly body: Receipt } | Refused | { readonly unaddressed: Fields }

/** What somebody who sent a form reads: the receipt, what to mend, or a question. */
export function answerPage(outcome: WriteOutcome, site: Links): FunctionPage {
  if ('unaddressed' in outcome) return questionPage(outcome.unaddressed, site)
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
  const { id, received } = outcome.body
  return {
    title: 'Received',
    content: (
      <>
        <h1>Thank you, it has arrived</h1>
        {'message' in outcome.body && <p class="note">{outcome.body.message}</p>}
        <p>Your receipt, of {writtenDay(received)}:</p>
        <p>
          <code class="receipt">{id}</code>
        </p>
        <p>
          Keep it: with it you can have what you sent <a href={site.link('/docs/terms#erasure')}>erased</a>.
          We stored the fields of the form and the day, nothing else.
        </p>
        <p>
          <a href={site.link('/')}>To the first page</a>
        </p>
      </>
    ),
  }
}

/** Asks for an address, once; everything else that was typed is sent along. */
function questionPage(fields: Fields, site: Links): FunctionPage {
  return {
    title: 'Not sent yet',
    status: ERRORS['invalid-request'].status,
    content: (
      <>
        <h1>Not sent yet: how can we answer you?</h1>
        <p class="note">
          You gave neither an e-mail address nor a phone number, so nobody can answer you. Give one here, or
          leave both empty and send it all the same.
        </p>
        <form class="sent" method="post" action={site.link(PATHS.requestHelp)}>
          {Object.entries(fields).map(([name, value]) => (
            <Hidden name={name} value={value === true ? CHECKED : value} />
          ))}
          <AddressInputs />
          <button type="submit">Send</button>
        </form>
      </>
    ),
  }
}
