/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../view/links.tsx'
import { CLAIM_PATH, RIGHTS_PATH } from '../../../contract/paths.ts'
import type { Sample } from '../../description/sample.ts'
import { productPath } from '../../../view/page-paths.ts'
import { datasetRecord } from '../dataset-record.ts'
import type { ExampleMaterial, PageBody, Site } from '../site.ts'
import { SearchBox, exampleSearches } from '../../../view/search-box.tsx'
import { phrase } from '../../../view/phrases.tsx'
import { Fact } from '../../../view/fact.tsx'

/** The first page: the search, three doors, what is held, and what an answer looks like. */
export function landingPage({ site, sample }: ExampleMaterial): PageBody {
  const { t } = site.texts
  const [one, two, three] = exampleSearches(site)
  return {
    structured: datasetRecord(site),
    content: (
      <>
        <h1>{t('landing.heading')}</h1>
        <SearchBox site={site} label={t('landing.find')} />
        <p class="quiet" data-markdown="none">
          {phrase(site.texts, 'landing.for-example', { one, two, three })}
        </p>
        <ul class="doors">
          {DOORS.map(([path, words, about]) => (
            <li>
              <a href={site.link(path)}>{t(words)}</a>
              <p>{t(about)}</p>
            </li>
          ))}
        </ul>
        <Counts site={site} sample={sample} />
        <ExampleFacts site={site} sample={sample} />
        <h2>{t('landing.what-this-is-not')}</h2>
        <p>{t('landing.advice')}</p>
      </>
    ),
  }
}

/** Pages that most people want, with the words of their links and on what is there. */
const DOORS = [
  [CLAIM_PATH, 'landing.claim', 'landing.claim-about'],
  ['/category', 'landing.policy', 'landing.policy-about'],
  ['/compare', 'landing.buy', 'landing.buy-about'],
] as const

/** Data that most parts of the page are drawn from. */
interface Part {
  readonly site: Site
  readonly sample: Sample
}

/** Numbers of what is held, in one line: a product of which only the name is known says nothing. */
function Counts({ site, sample }: Part) {
  const { products, law } = sample.stats
  const others = products.total - products.read
  const { texts } = site
  return (
    <p>
      {texts.t('landing.read-so-far', { count: products.read })}{' '}
      {others > 0 && `${texts.t('landing.others', { count: others })} `}
      {phrase(texts, 'landing.for-all', {
        count: law.instruments,
        rights: site.link(RIGHTS_PATH),
      })}
    </p>
  )
}

function ExampleFacts(props: Part) {
  const { site, sample } = props
  if (sample.facts.length === 0) return null
  const { name, uin } = sample.policy
  const { texts } = site
  return (
    <section>
      <h2>{texts.t('landing.what-an-answer-looks-like')}</h2>
      <p>
        {phrase(texts, 'landing.from', {
          product: <Named site={site} path={productPath(uin)} name={name} />,
          uin: <code translate="no">{uin}</code>,
        })}
      </p>
      {sample.facts.map((fact) => (
        <Fact fact={fact} site={site} uin={uin} />
      ))}
      <p>
        <a href={`${site.link('/docs/data')}#status`}>{texts.t('landing.how-an-answer-is-read')}</a>
      </p>
    </section>
  )
}
