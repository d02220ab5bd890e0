import { writtenDay } from '../../build/contract/display.ts'
import { ERRORS } from '../../build/contract/errors.ts'
import type { Receipt } from '../../build/contract/published/receipts.ts'
import { type FunctionPage, html } from '../shared/html.ts'
import type { Refused } from '../shared/result.ts'

/** What somebody who sent a form reads: the receipt, or what to mend. */
export function answerPage(outcome: { readonly body: Receipt } | Refused): FunctionPage {
  if ('refusal' in outcome) {
    const { code, message } = outcome.refusal
    return {
      title: 'Not sent',
      status: ERRORS[code].status,
      content: html`<h1>Not sent</h1>
        <p class="note">${message}</p>
        <p>Go back with your browser: what you typed is still there. Change it and send it again.</p>`,
    }
  }
  const { id, received } = outcome.body
  return {
    title: 'Received',
    content: html`<h1>Thank you, it has arrived</h1>
      <p>Your receipt, of ${writtenDay(received)}:</p>
      <p><code class="receipt">${id}</code></p>
      <p>
        Keep it: with it you can have what you sent <a href="/docs/terms#erasure">erased</a>. We stored the
        fields of the form and the day, nothing else.
      </p>
      <p><a href="/">To the first page</a></p>`,
  }
}
