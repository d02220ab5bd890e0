/** @jsxRuntime automatic @jsxImportSource #view */
import { ASKS, CHECKED, FUNCTION_PAGES, TRAP } from '../../build/contract/function-pages.ts'
import { PATHS } from '../../build/contract/paths.ts'
import { CorrectionReport, HelpRequest } from '../../build/contract/submissions.ts'
import type { Links } from '../../build/view/page-paths.ts'
import { Area, Field, type Filled, Hidden, Line, marked } from './form-inputs.tsx'

// The forms that people send, empty and as they were filled in.

interface FormProps {
  readonly site: Links
  readonly filled: Filled
  /** Whether the product is known, so that nobody is asked for its UIN. */
  readonly isProductKnown?: boolean
}

/** What help is wanted for, in words; the contract has the codes. */
const NEEDS: Readonly<Record<string, string>> = {
  claim: 'a claim',
  buy: 'choosing a policy',
  port: 'moving to another insurer',
  review: 'understanding my policy',
  other: 'something else',
}

/** Asks for help, with consent to be contacted; without an address it asks once more. */
export function HelpForm({
  site,
  filled,
  isProductKnown = false,
  asks,
}: FormProps & { readonly asks: boolean }) {
  const { name, city, message, email, phone } = HelpRequest.properties
  const { values } = filled
  return (
    <form class="sent" method="post" action={site.link(PATHS.requestHelp)}>
      <Field name="need" label="I need help with" filled={filled}>
        <select {...marked('need', filled)} required>
          <option value="">Choose</option>
          {Object.entries(NEEDS).map(([code, words]) => (
            <option value={code} selected={values['need'] === code}>
              {words}
            </option>
          ))}
        </select>
      </Field>
      <Line
        name="email"
        label="E-mail address, or a phone number below, so that we can answer"
        schema={email}
        autocomplete="email"
        filled={filled}
      />
      <Line name="phone" label="Phone number" schema={phone} autocomplete="tel" filled={filled} />
      {asks && <Hidden name={ASKS} value={CHECKED} />}
      <Area name="message" label="In your own words" schema={message} filled={filled} />
      <Line name="name" label="Your name, if you like" schema={name} autocomplete="name" filled={filled} />
      <Line
        name="city"
        label="Where you live, if you like"
        schema={city}
        autocomplete="address-level2"
        filled={filled}
      />
      <Uin label="UIN of the policy, if you know it" isKnown={isProductKnown} filled={filled} />
      <Field name="consent" label="May we contact you?" filled={filled}>
        <label class="tick">
          <input
            {...marked('consent', filled)}
            type="checkbox"
            value={CHECKED}
            checked={values['consent'] === CHECKED}
            required
          />{' '}
          I agree to be put on the help list and contacted about this.
        </label>
      </Field>
      <Send />
    </form>
  )
}

/** Says what is wrong or missing. */
export function ReportForm({ site, filled, isProductKnown = false }: FormProps) {
  const { message, evidence, email } = CorrectionReport.properties
  const key = filled.values['key'] ?? ''
  return (
    <form class="sent" method="post" action={site.link(PATHS.reportCorrection)}>
      <Uin label="UIN of the product, if it is about one" isKnown={isProductKnown} filled={filled} />
      {key !== '' && <Hidden name="key" value={key} />}
      <Area
        name="message"
        label="What is wrong, and what is right? Or: what should we read?"
        schema={message}
        required
        filled={filled}
      />
      <Area
        name="evidence"
        label="Where can it be seen? An address, a document and its page"
        schema={evidence}
        filled={filled}
      />
      <Line
        name="email"
        label="Your e-mail address, if we may ask you about it"
        schema={email}
        autocomplete="email"
        filled={filled}
      />
      <Send />
    </form>
  )
}

/** The UIN of the product: sent unseen where it is held, else asked for. */
function Uin(props: { readonly label: string; readonly isKnown: boolean; readonly filled: Filled }) {
  const { label, isKnown, filled } = props
  if (isKnown) return <Hidden name="uin" value={filled.values['uin'] ?? ''} />
  return <Line name="uin" label={label} filled={filled} />
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

/** What is kept of a form, and the other one. */
export function Stored({ site }: { readonly site: Links }) {
  return (
    <p class="quiet">
      We store the fields of this form and the day, not where you sent it from.{' '}
      <a href={site.link('/docs/terms#privacy')}>Privacy</a>. The other form:{' '}
      <a href={site.link(FUNCTION_PAGES.help)}>ask for help</a>,{' '}
      <a href={site.link(FUNCTION_PAGES.report)}>report an error</a>.
    </p>
  )
}
