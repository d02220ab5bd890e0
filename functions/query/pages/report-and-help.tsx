/** @jsxRuntime automatic @jsxImportSource #view */
import { answerLine } from '../../../build/contract/answer-words.ts'
import { ASKS, CHECKED, FUNCTION_PAGES, TRAP } from '../../../build/contract/function-pages.ts'
import { PATHS } from '../../../build/contract/paths.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { CorrectionReport, HelpRequest } from '../../../build/contract/submissions.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { type Links, productPath } from '../../../build/view/page-paths.ts'
import { AddressInputs, Area, Hidden, Line } from '../../shared/form-inputs.tsx'
import type { FunctionPage } from '../../shared/whole-page.ts'
import type { IndexSource } from '../source/reader.ts'
import { policyNamed } from '../source/stored-records.ts'
import { askedUin } from './asked-uin.ts'

/** `/report?uin=&key=`: says what is wrong, with the product and the fact filled in. */
export async function reportPage(
  source: IndexSource,
  query: URLSearchParams,
  site: Links,
): Promise<FunctionPage> {
  const { uin, policy } = await productOf(source, query)
  const fact = policy?.facts.find(({ key }) => key === query.get('key'))
  const { message, evidence, email } = CorrectionReport.properties
  return {
    title: 'Is this wrong?',
    content: (
      <>
        <h1>{policy !== null && fact === undefined ? 'Something is wrong or missing' : 'Is this wrong?'}</h1>
        <About policy={policy} site={site} />
        {fact !== undefined && (
          <p class="note">
            {fact.label}: <strong>{answerLine(fact, 'see its page')}</strong>{' '}
            {fact.quote !== null && <q>{fact.quote}</q>}
          </p>
        )}
        <form class="sent" method="post" action={site.link(PATHS.reportCorrection)}>
          <Uin uin={uin} policy={policy} label="UIN of the product, if it is about one" />
          {fact !== undefined && <Hidden name="key" value={fact.key} />}
          <Area
            name="message"
            label="What is wrong, and what is right? Or: what should we read?"
            schema={message}
            required
          />
          <Area
            name="evidence"
            label="Where can it be seen? An address, a document and its page"
            schema={evidence}
          />
          <Line
            name="email"
            label="Your e-mail address, if we may ask you about it"
            schema={email}
            autocomplete="email"
          />
          <Send />
        </form>
        <Stored site={site} />
      </>
    ),
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
export async function helpPage(
  source: IndexSource,
  query: URLSearchParams,
  site: Links,
): Promise<FunctionPage> {
  const { uin, policy } = await productOf(source, query)
  const { name, city, message, need } = HelpRequest.properties
  return {
    title: 'Ask for help',
    content: (
      <>
        <h1>Ask for help</h1>
        <p class="lead">Free. A person reads it and answers by e-mail or phone. We sell nothing.</p>
        <About policy={policy} site={site} />
        <form class="sent" method="post" action={site.link(PATHS.requestHelp)}>
          <p>
            <label for="need">I need help with</label>
            <select id="need" name="need">
              {need.enum.map((code) => (
                <option value={code}>{NEEDS[code] ?? code}</option>
              ))}
            </select>
          </p>
          <AddressInputs />
          <Hidden name={ASKS} value={CHECKED} />
          <Line name="name" label="Your name, if you like" schema={name} autocomplete="name" />
          <Line name="city" label="Where you live, if you like" schema={city} autocomplete="address-level2" />
          <Uin uin={uin} policy={policy} label="UIN of the policy, if you know it" />
          <Area name="message" label="In your own words" schema={message} />
          <p>
            <label class="tick">
              <input type="checkbox" name="consent" value={CHECKED} required /> I agree to be put on the help
              list and contacted about this.
            </label>
          </p>
          <Send />
        </form>
        <Stored site={site} />
      </>
    ),
  }
}

/** The product that a query names in `uin`; null where none is held under it. */
export async function productOf(source: IndexSource, query: URLSearchParams) {
  const uin = askedUin(query)
  return { uin, policy: uin === '' ? null : await policyNamed(source, uinFileName(uin)) }
}

function About({ policy, site }: { readonly policy: PolicyBody | null; readonly site: Links }) {
  if (policy === null) return null
  const { name, uin, insurer } = policy
  return (
    <p>
      <a href={site.link(productPath(uin))}>{name}</a>{' '}
      <span class="quiet">
        {insurer.name}, UIN {uin}
      </span>
    </p>
  )
}

/** The UIN of the product: sent unseen where it is held, else asked for. */
function Uin(props: { readonly uin: string; readonly policy: PolicyBody | null; readonly label: string }) {
  const { uin, policy, label } = props
  if (policy !== null) return <Hidden name="uin" value={uin} />
  return <Line name="uin" label={label} value={uin} />
}

/** The button, below a field that people do not see; whoever fills that in is a program. */
function Send() {
  return (
    <>
      <p hidden>
        <label for={TRAP}>Leave this empty</label>
        <input id={TRAP} name={TRAP} tabindex="-1" autocomplete="off" />
      </p>
      <button type="submit">Send</button>
    </>
  )
}

function Stored({ site }: { readonly site: Links }) {
  return (
    <p class="quiet">
      We store the fields of this form and the day, not where you sent it from.{' '}
      <a href={site.link('/docs/terms#privacy')}>Privacy</a>. The other form:{' '}
      <a href={site.link(FUNCTION_PAGES.help)}>ask for help</a>,{' '}
      <a href={site.link(FUNCTION_PAGES.report)}>report an error</a>.
    </p>
  )
}
