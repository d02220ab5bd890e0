/** @jsxRuntime automatic @jsxImportSource #view */
import { answerLine } from '../../../build/contract/answer-words.ts'
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { answeredWithin } from '../../../build/contract/service-words.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { type Links, productPath } from '../../../build/view/page-paths.ts'
import { HelpForm, ReportForm, Stored } from '../../shared/sent-forms.tsx'
import type { FunctionPage } from '../../shared/whole-page.ts'
import { policyNamed, serviceOf } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'
import { askedUin } from './asked-uin.ts'

/** `/report?uin=&key=`: says what is wrong, with the product and the fact filled in. */
export async function reportPage(
  source: IndexSource,
  query: URLSearchParams,
  site: Links,
): Promise<FunctionPage> {
  const { uin, policy } = await productOf(source, query)
  const fact = policy?.facts.find(({ key }) => key === query.get('key'))
  const values = { uin, ...(fact !== undefined && { key: fact.key }) }
  return {
    title: 'Is this wrong?',
    content: (
      <>
        <h1>{policy !== null && fact === undefined ? 'Something is wrong or missing' : 'Is this wrong?'}</h1>
        <About policy={policy} site={site} />
        {fact !== undefined && (
          <p class="note">
            {fact.label}: <strong>{answerLine(fact, 'see its page')}</strong>{' '}
            {fact.quote !== null && <q translate="no">{fact.quote}</q>}
          </p>
        )}
        <ReportForm site={site} filled={{ values, problems: {} }} isProductKnown={policy !== null} />
        <Stored site={site} />
      </>
    ),
  }
}

/** `/help?uin=`: asks for free help, with consent to be contacted. */
export async function helpPage(
  source: IndexSource,
  query: URLSearchParams,
  site: Links,
): Promise<FunctionPage> {
  const [{ uin, policy }, { service }] = await Promise.all([productOf(source, query), serviceOf(source)])
  return {
    title: 'Ask for help',
    content: (
      <>
        <h1>Ask for help</h1>
        <p class="lead">
          Free. A person reads it and answers by e-mail or phone. {answeredWithin(service ?? {})} We sell
          nothing.
        </p>
        <p>
          Was a claim refused, or is it late? <a href={site.link(CLAIM_PATH)}>What to do today</a> does not
          wait for us.
        </p>
        <About policy={policy} site={site} />
        <HelpForm
          site={site}
          filled={{ values: { uin }, problems: {} }}
          isProductKnown={policy !== null}
          asks
        />
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
    <p translate="no">
      <a href={site.link(productPath(uin))}>{name}</a>{' '}
      <span class="quiet">
        {insurer.name}, UIN {uin}
      </span>
    </p>
  )
}
