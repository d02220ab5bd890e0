/** @jsxRuntime automatic @jsxImportSource #view */
import { OPERATIONS } from '../../../contract/operations.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { QUERY_LENGTH } from '../../../contract/limits.ts'
import { counted, inIndia, writtenDay } from '../../../contract/display.ts'
import type { Sample } from '../../description/sample.ts'
import type { ProductRow } from '../../store/store.ts'
import { PageLinks } from '../../../view/links.tsx'
import { productPath } from '../../../view/page-paths.ts'
import { isRead } from '../../../contract/is-read.ts'
import { datasetRecord } from '../dataset-record.ts'
import type { Material, PageBody, Site } from '../site.ts'
import { Fact } from '../../../view/fact.tsx'
import { Families } from './audiences.tsx'

/** The first page: look a product up, what the service is and is not, how much it holds, and how to use it. */
export function landingPage({ site, sample, context }: Material): PageBody {
  return {
    structured: datasetRecord(site),
    content: (
      <>
        <h1>What Indian insurance policies say, in their own words</h1>
        <p class="lead">
          Look a product up and read what its own documents say: every answer with its quote, its clause and
          its page. Where they do not say, we say so.
        </p>
        <Find site={site} />
        <ExampleFacts site={site} sample={sample} />
        <Counts sample={sample} site={site} read={context.store.products().filter(isRead)} />
        <div class="pair">
          <section>
            <h2>What it is</h2>
            <p>
              Free, without an account. The build compares every quote with its clause; a quote that is not
              there is not published.
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
        <Families site={site} />
      </>
    ),
  }
}

/** The search box, and ways to browse that need no words. */
function Find({ site }: Pick<Part, 'site'>) {
  return (
    <>
      <form class="find" role="search" action={site.link(FUNCTION_PAGES.search)} data-markdown="none">
        <p class="grow">
          <label for="find-words">A product, a question, an insurer, a section of law</label>
          <input id="find-words" name="q" type="search" data-suggest maxlength={QUERY_LENGTH} />
        </p>
        <button type="submit">Search</button>
      </form>
      <p class="quiet" data-markdown="none">
        For example{' '}
        {EXAMPLES.map((words, at) => (
          <>
            {at > 0 && ' or '}
            <a href={`${site.link(FUNCTION_PAGES.search)}?q=${encodeURIComponent(words)}`}>{words}</a>
          </>
        ))}
      </p>
      <ul class="ways">
        <PageLinks site={site} pages={WAYS} />
      </ul>
    </>
  )
}

/** Questions as families ask them. */
const EXAMPLES = ['my father has diabetes', 'claim rejected after 4 years', 'free look']

const WAYS = [
  ['/category', 'Products by type'],
  ['/compare', 'Compare products'],
  ['/forms', 'Claim and proposal forms'],
  ['/insurer', 'Insurers'],
  ['/rights', 'Your rights'],
] as const

/** What most parts of the page are drawn from. */
interface Part {
  readonly site: Site
  readonly sample: Sample
}

/** The number of products that are named. */
const NAMED = 6

/** What was read comes first: a product of which only the name is known says nothing. */
function Counts({ site, sample, read }: Part & { readonly read: readonly ProductRow[] }) {
  const { products, facts, clauses, insurers, law, forms } = sample.stats
  const counts: readonly (readonly [number, string, string | null])[] = [
    [products.read, 'product# read clause by clause', '/category'],
    [facts.total, 'question# answered, each with its source', '/docs/data'],
    [clauses, 'clause#', null],
    [insurers, 'insurer#', '/insurer'],
    [law.instruments, 'law instrument#', '/law'],
    [forms.total, 'form#', '/forms'],
  ]
  return (
    <section>
      <h2>What is held so far</h2>
      <p>
        {read.length === 0 ? 'Nobody has read a product clause by clause yet' : 'Read so far: '}
        {read.slice(0, NAMED).map(({ uin, name, insurer_name }, at) => (
          <>
            {at > 0 && ', '}
            <a href={site.link(productPath(uin))}>{name}</a>
            {read.some((other) => other.uin !== uin && other.name === name) && ` (${insurer_name}, ${uin})`}
          </>
        ))}
        {read.length > NAMED && ` and ${inIndia(read.length - NAMED)} more`}.
      </p>
      <dl class="counts">
        {counts.map(([count, noun, path]) => {
          const words = noun.replace('#', count === 1 ? '' : 's')
          return (
            <div>
              <dt>{path === null ? words : <a href={site.link(path)}>{words}</a>}</dt>
              <dd>{inIndia(count)}</dd>
            </div>
          )
        })}
      </dl>
      <p class="quiet">
        Last updated <time datetime={site.dataDate}>{writtenDay(site.dataDate)}</time>.{' '}
        {counted(products.total - products.read, 'more product')}{' '}
        {products.total - products.read === 1 ? 'is' : 'are'} listed by name only; nobody has read{' '}
        {products.total - products.read === 1 ? 'it' : 'them'} yet, and nothing is guessed. All counts:{' '}
        <a href={site.link(OPERATIONS.stats.path)}>stats</a>.
      </p>
    </section>
  )
}

function ExampleFacts(props: Part) {
  const { site, sample } = props
  if (sample.facts.length === 0) return null
  const { name, uin } = sample.policy
  return (
    <section>
      <h2>What an answer looks like</h2>
      <p>
        From <a href={site.link(productPath(uin))}>{name}</a> (UIN <code>{uin}</code>).
      </p>
      {sample.facts.map((fact) => (
        <Fact fact={fact} site={site} uin={uin} />
      ))}
      <p>
        <a href={`${site.link('/docs/data')}#status`}>How an answer is read and checked</a>
      </p>
    </section>
  )
}
