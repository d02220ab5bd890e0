import { ERRORS } from '../../../build/contract/errors.ts'
import { type FunctionPage, html } from '../../shared/html.ts'

/** What a person reads where a page could not be made. */
export const FAULT_PAGE: FunctionPage = {
  title: 'Something went wrong',
  status: ERRORS.internal.status,
  content: html`<h1>Something went wrong here</h1>
    <p class="note">This page could not be made. Nothing is wrong with what you asked for.</p>
    <p>Try again in a minute. The lists do not need what failed:</p>
    <ul class="ways">
      <li><a href="/category">Products by type</a></li>
      <li><a href="/insurer">Insurers</a></li>
      <li><a href="/law">Law</a></li>
    </ul>`,
}
