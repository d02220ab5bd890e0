import { answerLine } from '../../../build/contract/answer-words.ts'
import { ASKS, CHECKED, FUNCTION_PAGES, TRAP } from '../../../build/contract/function-pages.ts'
import { ANSWER_PAGES } from '../../../build/contract/markdown-alternates.ts'
import { PATHS } from '../../../build/contract/paths.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { CorrectionReport, HelpRequest } from '../../../build/contract/submissions.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { addressInputs, area, hidden, line } from '../../shared/form-inputs.ts'
import { type FunctionPage, type Html, html } from '../../shared/html.ts'
import type { IndexSource } from '../source/reader.ts'
import { policyNamed } from '../source/stored-records.ts'
import { askedUin } from './asked-uin.ts'

/** `/report?uin=&key=`: says what is wrong, with the product and the fact filled in. */
export async function reportPage(source: IndexSource, query: URLSearchParams): Promise<FunctionPage> {
  const { uin, policy } = await productOf(source, query)
  const fact = policy?.facts.find(({ key }) => key === query.get('key'))
  const { message, evidence, email } = CorrectionReport.properties
  return {
    title: 'Is this wrong?',
    content: html`<h1>
        ${policy !== null && fact === undefined ? 'Something is wrong or missing' : 'Is this wrong?'}
      </h1>
      ${about(policy)}
      ${
        fact !== undefined &&
        html`<p class="note">
          ${fact.label}: <strong>${answerLine(fact, 'see its page')}</strong>
          ${fact.quote !== null && html`<q>${fact.quote}</q>`}
        </p>`
      }
      <form class="sent" method="post" action="${PATHS.reportCorrection}">
        ${policy === null ? line('uin', 'UIN of the product, if it is about one', {}, '', uin) : hidden('uin', uin)}
        ${fact !== undefined && hidden('key', fact.key)}
        ${area('message', 'What is wrong, and what is right? Or: what should we read?', message, true)}
        ${area('evidence', 'Where can it be seen? An address, a document and its page', evidence, false)}
        ${line('email', 'Your e-mail address, if we may ask you about it', email, 'email')} ${trap}
        <button type="submit">Send</button>
      </form>
      ${stored}`,
  }
}

/** What help is wanted for, in words; the contract has the codes. */
const NEEDS: Readonly<Record<string, string>> = {
  buy: 'choosing a policy',
  port: 'moving to another insurer',
  claim: 'a claim',
  review: 'understanding my policy',
  other: 'something else',
}

/** `/help?uin=`: asks for free help, with consent to be contacted. */
export async function helpPage(source: IndexSource, query: URLSearchParams): Promise<FunctionPage> {
  const { uin, policy } = await productOf(source, query)
  const { name, city, message, need } = HelpRequest.properties
  return {
    title: 'Ask for help',
    content: html`<h1>Ask for help</h1>
      <p class="lead">Free. A person reads it and answers by e-mail or phone. We sell nothing.</p>
      ${about(policy)}
      <form class="sent" method="post" action="${PATHS.requestHelp}">
        <p>
          <label for="need">I need help with</label>
          <select id="need" name="need">
            ${need.enum.map((code) => html`<option value="${code}">${NEEDS[code] ?? code}</option>`)}
          </select>
        </p>
        ${addressInputs} ${hidden(ASKS, CHECKED)} ${line('name', 'Your name, if you like', name, 'name')}
        ${line('city', 'Where you live, if you like', city, 'address-level2')}
        ${policy === null ? line('uin', 'UIN of the policy, if you know it', {}, '', uin) : hidden('uin', uin)}
        ${area('message', 'In your own words', message, false)}
        <p>
          <label class="tick"
            ><input type="checkbox" name="consent" value="${CHECKED}" required /> I agree to be put on the
            help list and contacted about this.</label
          >
        </p>
        ${trap}
        <button type="submit">Send</button>
      </form>
      ${stored}`,
  }
}

/** The product that a query names in `uin`; null where none is held under it. */
export async function productOf(source: IndexSource, query: URLSearchParams) {
  const uin = askedUin(query)
  return { uin, policy: uin === '' ? null : await policyNamed(source, uinFileName(uin)) }
}

function about(policy: PolicyBody | null): Html {
  if (policy === null) return html``
  const { name, uin, insurer } = policy
  return html`<p>
    <a href="${ANSWER_PAGES.getPolicy(uin)}">${name}</a>
    <span class="quiet">${insurer.name}, UIN ${uin}</span>
  </p>`
}

/** A field that people do not see; whoever fills it in is a program. */
const trap = html`<p hidden>
  <label for="${TRAP}">Leave this empty</label>
  <input id="${TRAP}" name="${TRAP}" tabindex="-1" autocomplete="off" />
</p>`

const stored = html`<p class="quiet">
  We store the fields of this form and the day, not where you sent it from.
  <a href="/docs/terms#privacy">Privacy</a>. The other form:
  <a href="${FUNCTION_PAGES.help}">ask for help</a>, <a href="${FUNCTION_PAGES.report}">report an error</a>.
</p>`
