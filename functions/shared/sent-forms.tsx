/** @jsxRuntime automatic @jsxImportSource #view */
import { ASKS, CHECKED, FUNCTION_PAGES, LANGUAGE, TRAP } from '../../build/contract/function-pages.ts'
import { type IdOf, OPERATIONS } from '../../build/contract/operations.ts'
import { UIN_LENGTH } from '../../build/contract/primitives.ts'
import type { JsonSchema } from '../../build/contract/schema.ts'
import { SOURCE_LANGUAGE, type TextKey } from '../../build/contract/source-texts.ts'
import type { Markup } from '../../build/view/jsx-runtime.ts'
import type { Links } from '../../build/view/page-paths.ts'
import { phrase } from '../../build/view/phrases.tsx'

// The forms that people send, empty and as they were filled in.

/** A form as it is shown. */
export interface ShownForm {
  readonly id: IdOf<'write'>
  readonly site: Links
  /** Texts that were typed, and what is wrong with them, by field. */
  readonly values: Readonly<Record<string, string>>
  readonly problems?: Readonly<Record<string, string>>
  /** Whether the product is known, so that nobody is asked for its UIN. */
  readonly isProductKnown?: boolean
  /** Whether it asks once more where a person gives no address to answer to. */
  readonly asks?: boolean
}

/** Words for what help is wanted for; the contract has the codes. */
const NEEDS = {
  claim: 'form.need-claim',
  buy: 'form.need-buy',
  port: 'form.need-port',
  review: 'form.need-review',
  other: 'form.need-other',
} as const satisfies Readonly<Record<string, TextKey>>

/** A form of an operation, and what is kept of it. */
export function SentForm(form: ShownForm) {
  const { id, site } = form
  const { texts } = site
  return (
    <>
      <form class="sent" method="post" action={site.link(OPERATIONS[id].path)}>
        {id === 'requestHelp' ? helpFields(form) : reportFields(form)}
        {/* What answers is in the language of the form. */}
        {texts.code !== SOURCE_LANGUAGE && hidden(LANGUAGE, texts.code)}
        {/* Whoever fills in a field that people do not see is a program. */}
        <p hidden>
          <label for={TRAP}>{texts.t('form.leave-this-empty')}</label>
          <input id={TRAP} name={TRAP} tabindex="-1" autocomplete="off" />
        </p>
        <button type="submit">{texts.t('form.send')}</button>
      </form>
      <p class="quiet">
        {phrase(texts, 'form.stored', {
          privacy: site.link('/docs/terms#privacy'),
          help: site.link(FUNCTION_PAGES.help),
          report: site.link(FUNCTION_PAGES.report),
        })}
      </p>
    </>
  )
}

/** Asks for help, with consent to be contacted. */
function helpFields(form: ShownForm): Markup {
  const { site, values, asks = false } = form
  const { t } = site.texts
  return [
    field(
      form,
      'need',
      'form.i-need-help-with',
      <select {...marked(form, 'need')} required>
        <option value="">{t('form.choose')}</option>
        {Object.entries(NEEDS).map(([code, words]) => (
          <option value={code} selected={values['need'] === code}>
            {t(words)}
          </option>
        ))}
      </select>,
    ),
    line(form, 'email', 'form.email-or-phone', 'email'),
    line(form, 'phone', 'form.phone', 'tel'),
    asks && hidden(ASKS, CHECKED),
    area(form, 'message', 'form.in-your-own-words'),
    line(form, 'name', 'form.name', 'name'),
    line(form, 'city', 'form.city', 'address-level2'),
    uin(form, 'claim.uin'),
    field(
      form,
      'consent',
      'form.may-we-contact-you',
      <label class="tick">
        <input
          {...marked(form, 'consent')}
          type="checkbox"
          value={CHECKED}
          checked={values['consent'] === CHECKED}
          required
        />{' '}
        {t('form.i-agree')}
      </label>,
    ),
  ]
}

/** Says what is wrong or missing. */
function reportFields(form: ShownForm): Markup {
  const { key = '' } = form.values
  return [
    uin(form, 'form.uin-of-the-product'),
    key !== '' && hidden('key', key),
    area(form, 'message', 'form.what-is-wrong', true),
    area(form, 'evidence', 'form.where-can-it-be-seen'),
    line(form, 'email', 'form.email-if-we-may-ask', 'email'),
  ]
}

/** A field with its label, and above it in words what is wrong with what was typed. */
function field({ site, problems = {} }: ShownForm, name: string, label: TextKey, input: Markup): Markup {
  const problem = problems[name]
  return (
    <p class={problem === undefined ? undefined : 'problem'}>
      <label for={name}>{site.texts.t(label)}</label>
      {problem !== undefined && <strong id={`${name}-problem`}>{problem}</strong>}
      {input}
    </p>
  )
}

/** Attributes of a field for who cannot see it. */
function marked({ problems }: ShownForm, name: string) {
  return problems?.[name] === undefined
    ? { id: name, name }
    : { id: name, name, 'aria-invalid': 'true', 'aria-describedby': `${name}-problem` }
}

function line(form: ShownForm, name: string, label: TextKey, autocomplete = 'off'): Markup {
  const type = autocomplete === 'email' || autocomplete === 'tel' ? autocomplete : 'text'
  const more = { type, maxlength: mostOf(form, name), autocomplete, value: form.values[name] ?? '' }
  return field(form, name, label, <input {...marked(form, name)} {...more} />)
}

function area(form: ShownForm, name: string, label: TextKey, required?: true): Markup {
  const more = { rows: 5, maxlength: mostOf(form, name), required }
  const input = (
    <textarea {...marked(form, name)} {...more}>
      {form.values[name]}
    </textarea>
  )
  return field(form, name, label, input)
}

/** The UIN of the product: sent unseen where it is held, else asked for. */
function uin(form: ShownForm, label: TextKey): Markup {
  return form.isProductKnown ? hidden('uin', form.values['uin'] ?? '') : line(form, 'uin', label)
}

function hidden(name: string, value: string): Markup {
  return <input type="hidden" name={name} value={value} />
}

/** The most characters that a field takes. */
function mostOf({ id }: ShownForm, name: string): number {
  const schemas: Readonly<Record<string, JsonSchema>> = OPERATIONS[id].body.properties
  return schemas[name]?.maxLength ?? UIN_LENGTH
}
