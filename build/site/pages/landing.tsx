/** @jsxRuntime automatic @jsxImportSource preact */
import { OPERATIONS } from '../../contract/operations.ts'
import type { FactBody } from '../../contract/published/fact.ts'
import { uinFileName } from '../../contract/uin.ts'
import type { Sample } from '../../description/sample.ts'
import { Status } from '../parts.tsx'
import { type Material, type PageBody, type Site, written, writtenDay } from '../site.ts'
import { Curl, TryIt } from './try-it.tsx'

/** The first page: what the service is and is not, how much it holds, and three requests to try. */
export function landingPage({ site, sample }: Material): PageBody {
  return {
    scripts: ['copy.js', 'try.js'],
    content: (
      <>
        <h1>What Indian insurance policies say, in their own words</h1>
        <p class="lead">
          Facts about insurance products sold in India, read clause by clause from each product’s own
          documents. Every fact comes with its quote, its clause and its page. Where the documents do not say,
          we say so.
        </p>
        <Counts sample={sample} site={site} />
        <div class="pair">
          <section>
            <h2>What it is</h2>
            <p>
              A free, read-only JSON API with {Object.keys(OPERATIONS).length} operations, no key and no
              account: products, clauses, comparison, insurers, insurance law, and the forms to claim or apply
              with. The build compares every quote with its clause; a quote that is not there is not
              published.
            </p>
          </section>
          <section>
            <h2>What it is not</h2>
            <p>
              Advice. It ranks nothing, sells nothing, and fills no gap from elsewhere. It is neither an
              insurer nor an agent. The policy document and the schedule you hold decide.
            </p>
          </section>
        </div>
        <ExampleFacts site={site} sample={sample} />
        <Curl site={site} sample={sample} />
        <TryIt site={site} sample={sample} />
        <Readers site={site} />
      </>
    ),
  }
}

interface Part {
  readonly site: Site
  readonly sample: Sample
}

function Counts({ site, sample }: Part) {
  const { products, facts, clauses, insurers, law, forms } = sample.stats
  const counts: readonly (readonly [number, string])[] = [
    [products.total, 'products'],
    [facts.total, 'facts'],
    [clauses, 'clauses'],
    [insurers, 'insurers'],
    [law.instruments, 'law instruments'],
    [forms.total, 'forms'],
  ]
  return (
    <>
      <dl class="counts">
        {counts.map(([count, words]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{written(count)}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">
        Data of <time dateTime={site.dataDate}>{writtenDay(site.dataDate)}</time>. Read clause by clause:{' '}
        {written(products.read)} of the products; the others are only listed, and nothing is guessed about
        them. All counts: <a href={site.link(OPERATIONS.stats.path)}>stats</a>.
      </p>
    </>
  )
}

function ExampleFacts({ site, sample }: Part) {
  if (sample.facts.length === 0) return null
  const { name, uin } = sample.policy
  return (
    <section>
      <h2>What a fact looks like</h2>
      <p>
        From {name} (UIN <code>{uin}</code>).{' '}
        <a href={site.link(`/policy/${uinFileName(uin)}.md`)}>All its facts as text</a>.
      </p>
      {sample.facts.map((fact) => (
        <FactCard fact={fact} key={fact.key} />
      ))}
      <p>
        <a href={`${site.link('/docs/data')}#status`}>What each check status means</a>
      </p>
    </section>
  )
}

function FactCard({ fact }: { readonly fact: FactBody }) {
  return (
    <div class="fact">
      <h3>{fact.label}</h3>
      <p class="value">
        {fact.display} <Status name={fact.status} />
      </p>
      {fact.quote !== null && (
        <blockquote>
          <p>{fact.quote}</p>
        </blockquote>
      )}
      {fact.clause !== null && (
        <p class="quiet">
          <a href={fact.clause.url}>Clause {fact.clause.number || fact.clause.id}</a>, page {fact.page}
        </p>
      )}
      {fact.searched !== null && (
        <p>
          The documents do not say. {fact.searched.clauses} clauses were searched for{' '}
          {fact.searched.terms.map((term) => `“${term}”`).join(', ')}.
        </p>
      )}
    </div>
  )
}

function Readers({ site }: { readonly site: Site }) {
  return (
    <section class="pair">
      <div>
        <h2>For a family</h2>
        <ul>
          <li>
            <a href={site.link('/forms')}>Claim and proposal forms</a>, explained blank by blank, with
            deadlines and where to send them
          </li>
          <li>
            <a href={`${site.link('/docs/data')}#not-stated`}>What it means when the documents do not say</a>
          </li>
          <li>
            <a href={`${site.link('/docs/terms')}#privacy`}>What happens to what you send</a>
          </li>
        </ul>
      </div>
      <div>
        <h2>For a developer or an agent</h2>
        <ul>
          <li>
            <a href={site.link('/docs')}>Reference</a> of every operation, from{' '}
            <a href={site.link('/api/v1/openapi.json')}>openapi.json</a>
          </li>
          <li>
            <a href={site.link('/llms.txt')}>llms.txt</a>: what to quote, what never to fill in; every page is
            also there as Markdown
          </li>
          <li>
            <a href={site.link('/docs/mirrors')}>Copies of the whole service</a>, for bulk use and offline
          </li>
        </ul>
      </div>
    </section>
  )
}
