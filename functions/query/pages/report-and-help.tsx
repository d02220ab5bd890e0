/** @jsxRuntime automatic @jsxImportSource #view */
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { answeredWithin } from '../../../build/contract/service-words.ts'
import { lineIn } from '../../../build/view/answer-in.tsx'
import { phrase, translated } from '../../../build/view/phrases.tsx'
import { type Links, productPath } from '../../../build/view/page-paths.ts'
import { SentForm } from '../../shared/sent-forms.tsx'
import type { FormPages, MakePage } from '../../shared/function-page.tsx'
import { serviceOf } from '../source/load.ts'
import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { productOf } from './asked-uin.ts'

/** `/report?uin=&key=`: says what is wrong, with the product and the fact filled in. */
const reportPage: MakePage = async (source, { searchParams: query }, site) => {
  const { uin, policy } = await productOf(source, query)
  const fact = policy?.facts.find(({ key }) => key === query.get('key'))
  const values = { uin, ...(fact !== undefined && { key: fact.key }) }
  const { texts } = site
  const { t } = texts
  return {
    title: t('answer.is-this-wrong'),
    content: (
      <>
        <h1>
          {t(policy !== null && fact === undefined ? 'form.something-is-wrong' : 'answer.is-this-wrong')}
        </h1>
        <About policy={policy} site={site} />
        {fact !== undefined && (
          <p class="note">
            {translated(texts, fact.label)}: <strong>{lineIn(texts, fact, t('form.see-its-page'))}</strong>{' '}
            {fact.quote !== null && <q translate="no">{fact.quote}</q>}
          </p>
        )}
        <SentForm id="reportCorrection" site={site} values={values} isProductKnown={policy !== null} />
      </>
    ),
  }
}

/** `/help?uin=`: asks for free help, with consent to be contacted. */
const helpPage: MakePage = async (source, { searchParams: query }, site) => {
  const [{ uin, policy }, { service }] = await Promise.all([productOf(source, query), serviceOf(source)])
  const { texts } = site
  const { t } = texts
  return {
    title: t('frame.ask-for-help'),
    content: (
      <>
        <h1>{t('frame.ask-for-help')}</h1>
        <p class="lead">{t('form.free', { within: answeredWithin(service ?? {}, texts) })}</p>
        <p>{phrase(texts, 'form.claim', { claim: site.link(CLAIM_PATH) })}</p>
        <About policy={policy} site={site} />
        <SentForm id="requestHelp" site={site} values={{ uin }} isProductKnown={policy !== null} asks />
      </>
    ),
  }
}

/** The forms at their addresses. */
export const FORMS: FormPages = { [FUNCTION_PAGES.help]: helpPage, [FUNCTION_PAGES.report]: reportPage }

function About({ policy, site }: { readonly policy: PolicyBody | null; readonly site: Links }) {
  if (policy === null) return null
  const { name, uin, insurer } = policy
  return (
    <p translate="no">
      <a href={site.link(productPath(uin))}>{name}</a>{' '}
      <span class="quiet">
        {insurer.name}, UIN {uin}
      </span>
    </p>
  )
}
