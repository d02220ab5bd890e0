/** @jsxRuntime automatic @jsxImportSource #view */
import { ASKS, CHECKED, FUNCTION_PAGES, LANGUAGE, TRAP } from '../../build/contract/function-pages.ts'
import { PATHS } from '../../build/contract/paths.ts'
import { CorrectionReport, HelpRequest } from '../../build/contract/submissions.ts'
import { SOURCE_LANGUAGE, type TextKey } from '../../build/contract/source-texts.ts'
import { phrase } from '../../build/view/phrases.tsx'
import type { Links } from '../../build/view/page-paths.ts'
import { Area, Field, type Filled, Hidden, Line, marked } from './form-inputs.tsx'

// The forms that people send, empty and as they were filled in.

interface FormProps {
  readonly site: Links
  readonly filled: Filled
  /** Whether the product is known, so that nobody is asked for its UIN. */
  readonly isProductKnown?: boolean
}

/** Words for what help is wanted for; the contract has the codes. */
const NEEDS = {
  claim: 'form.need-claim',
  buy: 'form.need-buy',
  port: 'form.need-port',
  review: 'form.need-review',
  other: 'form.need-other',
} as const satisfies Readonly<Record<string, TextKey>>

/** Asks for help, with consent to be contacted; without an address it asks once more. */
export function HelpForm({
  site,
  filled,
  isProductKnown = false,
  asks,
}: FormProps & { readonly asks: boolean }) {
  const { name, city, message, email, phone } = HelpRequest.properties
  const { values } = filled
  const { t } = site.texts
  return (
    <form class="sent" method="post" action={site.link(PATHS.requestHelp)}>
      <Field name="need" label={t('form.i-need-help-with')} filled={filled}>
        <select {...marked('need', filled)} required>
          <option value="">{t('form.choose')}</option>
          {Object.entries(NEEDS).map(([code, words]) => (
            <option value={code} selected={values['need'] === code}>
              {t(words)}
            </option>
          ))}
        </select>
      </Field>
      <Line
        name="email"
        label={t('form.email-or-phone')}
        schema={email}
        autocomplete="email"
        filled={filled}
      />
      <Line name="phone" label={t('form.phone')} schema={phone} autocomplete="tel" filled={filled} />
      {asks && <Hidden name={ASKS} value={CHECKED} />}
      <Area name="message" label={t('form.in-your-own-words')} schema={message} filled={filled} />
      <Line name="name" label={t('form.name')} schema={name} autocomplete="name" filled={filled} />
      <Line name="city" label={t('form.city')} schema={city} autocomplete="address-level2" filled={filled} />
      <Uin label={t('claim.uin')} isKnown={isProductKnown} filled={filled} />
      <Field name="consent" label={t('form.may-we-contact-you')} filled={filled}>
        <label class="tick">
          <input
            {...marked('consent', filled)}
            type="checkbox"
            value={CHECKED}
            checked={values['consent'] === CHECKED}
            required
          />{' '}
          {t('form.i-agree')}
        </label>
      </Field>
      <Send site={site} />
    </form>
  )
}

/** Says what is wrong or missing. */
export function ReportForm({ site, filled, isProductKnown = false }: FormProps) {
  const { message, evidence, email } = CorrectionReport.properties
  const key = filled.values['key'] ?? ''
  const { t } = site.texts
  return (
    <form class="sent" method="post" action={site.link(PATHS.reportCorrection)}>
      <Uin label={t('form.uin-of-the-product')} isKnown={isProductKnown} filled={filled} />
      {key !== '' && <Hidden name="key" value={key} />}
      <Area name="message" label={t('form.what-is-wrong')} schema={message} required filled={filled} />
      <Area name="evidence" label={t('form.where-can-it-be-seen')} schema={evidence} filled={filled} />
      <Line
        name="email"
        label={t('form.email-if-we-may-ask')}
        schema={email}
        autocomplete="email"
        filled={filled}
      />
      <Send site={site} />
    </form>
  )
}

/** The UIN of the product: sent unseen where it is held, else asked for. */
function Uin(props: { readonly label: string; readonly isKnown: boolean; readonly filled: Filled }) {
  const { label, isKnown, filled } = props
  if (isKnown) return <Hidden name="uin" value={filled.values['uin'] ?? ''} />
  return <Line name="uin" label={label} filled={filled} />
}

/** The button, below a field that people do not see; whoever fills that in is a program. What answers is in the language of the form. */
function Send({ site: { texts } }: Pick<FormProps, 'site'>) {
  return (
    <>
      {texts.code !== SOURCE_LANGUAGE && <Hidden name={LANGUAGE} value={texts.code} />}
      <p hidden>
        <label for={TRAP}>{texts.t('form.leave-this-empty')}</label>
        <input id={TRAP} name={TRAP} tabindex="-1" autocomplete="off" />
      </p>
      <button type="submit">{texts.t('form.send')}</button>
    </>
  )
}

/** Sentences on what is kept of a form, and on the other form. */
export function Stored({ site }: { readonly site: Links }) {
  return (
    <p class="quiet">
      {phrase(site.texts, 'form.stored', {
        privacy: site.link('/docs/terms#privacy'),
        help: site.link(FUNCTION_PAGES.help),
        report: site.link(FUNCTION_PAGES.report),
      })}
    </p>
  )
}
