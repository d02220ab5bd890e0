/** @jsxRuntime automatic @jsxImportSource preact */
import { OPERATIONS } from '../../contract/operations.ts'
import type { FactBody } from '../../contract/published/fact.ts'
import { uinFileName } from '../../contract/uin.ts'
import type { PageContext } from '../../bodies/context.ts'
import { statsBody } from '../../bodies/stats.ts'
import type { SiteExample } from '../../description/samples.ts'
import { Status } from '../parts.tsx'
import { type Site, type SitePage, written, writtenDay } from '../site.ts'
import { Curl, TryIt } from './try-it.tsx'

/** The first page: what the service is and is not, how much it holds, and three requests to try. */
export function landingPage(site: Site, context: PageContext, example: SiteExample): SitePage {
  return {
    address: '/',
    title: 'Start',
    description:
      'Facts about insurance products sold in India, each with the words of the policy document it was read from. Free, no key.',
    scripts: ['copy.js', 'try.js'],
    content: (
      <>
        <h1>What Indian insurance policies say, in their own words</h1>
        <p class="lead">
          Facts about insurance products sold in India, read clause by clause from each product’s own
          documents. Every fact comes with its quote, its clause and its page. Where the documents do not say,
          we say so.
        </p>
        <Counts context={context} site={site} />
        <div class="pair">
          <section>
            <h2>What it is</h2>
            <p>
              A free, read-only JSON API with {Object.keys(OPERATIONS).length} operations, no key and no
              account: products, clauses, comparison, insurers, insurance law, and the forms to claim or apply
              with. The build holds every quote against its clause; a quote that is not there is not
              published.
            </p>
          </section>
          <section>
            <h2>What it is not</h2>
            <p>
              Advice. It ranks nothing, sells nothing, and fills no gap from elsewhere. It is no insurer and
              no agent. The policy document and the schedule you hold decide.
            </p>
          </section>
        </div>
        <ExampleFacts site={site} example={example} />
        <Curl site={site} example={example} />
        <TryIt site={site} example={example} />
        <Readers site={site} />
      </>
    ),
  }
}

function Counts({ context, site }: { readonly context: PageContext; readonly site: Site }) {
  const { products, facts, clauses, insurers, law, forms } = statsBody(context)
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

function ExampleFacts({ site, example }: { readonly site: Site; readonly example: SiteExample }) {
  if (example.facts.length === 0) return null
  const { name, uin } = example.policy
  return (
    <section>
      <h2>What a fact looks like</h2>
      <p>
        From {name} (UIN <code>{uin}</code>).{' '}
        <a href={site.link(`/policy/${uinFileName(uin)}.md`)}>All its facts as text</a>.
      </p>
      {example.facts.map((fact) => (
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
      {fact.searched !== undefined && (
        <p>
          The documents do not say. Looked through: {fact.searched.clauses} clauses, for{' '}
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
            <a href={`${site.link('/docs/policy')}#privacy`}>What becomes of what you send</a>
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
            <a href={site.link('/llms.txt')}>llms.txt</a>: what to quote, what never to fill in; each page has
            a twin in Markdown
          </li>
          <li>
            <a href={site.link('/docs/mirrors')}>Copies of the whole service</a>, for bulk use and offline
          </li>
        </ul>
      </div>
    </section>
  )
}
