/** @jsxRuntime automatic @jsxImportSource #view */
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { QUERY_LENGTH } from '../../../contract/limits.ts'
import { counted, inIndia } from '../../../contract/display.ts'
import { CLAIM_PATH, RIGHTS_PATH } from '../../../contract/paths.ts'
import type { Sample } from '../../description/sample.ts'
import { productPath } from '../../../view/page-paths.ts'
import { datasetRecord } from '../dataset-record.ts'
import type { Material, PageBody, Site } from '../site.ts'
import { Fact } from '../../../view/fact.tsx'

/** The first page: the search, three doors, what is held, and what an answer looks like. */
export function landingPage({ site, sample }: Material): PageBody {
  return {
    structured: datasetRecord(site),
    content: (
      <>
        <h1>What your policy says, and what you can do</h1>
        <Find site={site} />
        <ul class="doors">
          {DOORS.map(([path, words, about]) => (
            <li>
              <a href={site.link(path)}>{words}</a>
              <p>{about}</p>
            </li>
          ))}
        </ul>
        <Held site={site} sample={sample} />
        <ExampleFacts site={site} sample={sample} />
        <h2>What this is not</h2>
        <p>
          Advice. We rank nothing and sell nothing; we are neither an insurer nor an agent. Free, without an
          account. The policy and the schedule you hold decide.
        </p>
      </>
    ),
  }
}

/** Where most people want to go, and what is there. */
const DOORS = [
  [CLAIM_PATH, 'A claim was refused or is late', 'What to do today, whom to write to, and until when.'],
  ['/category', 'What does my policy say?', 'Waiting times, limits and what is left out, in its own words.'],
  ['/compare', 'Before I buy or renew', 'Policies side by side: what differs, never which is better.'],
] as const

/** The search box, and ways to browse that need no words. */
function Find({ site }: Pick<Part, 'site'>) {
  return (
    <>
      <form class="find" role="search" action={site.link(FUNCTION_PAGES.search)} data-markdown="none">
        <p class="grow">
          <label for="find-words">Policy, question, insurer or section of law</label>
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
    </>
  )
}

/** Questions as families ask them. */
const EXAMPLES = ['my father has diabetes', 'claim rejected after 4 years', 'free look']

/** What most parts of the page are drawn from. */
interface Part {
  readonly site: Site
  readonly sample: Sample
}

/** How much is held, in one line: a product of which only the name is known says nothing. */
function Held({ site, sample }: Part) {
  const { products, law } = sample.stats
  const others = products.total - products.read
  return (
    <p>
      {counted(products.read, 'policy').replace('policys', 'policies')} read so far, each answer with the page
      it is printed on.{' '}
      {others > 0 && `For ${inIndia(others)} others: their versions and how to reach the insurer. `}
      For all: <a href={site.link(RIGHTS_PATH)}>your rights</a>, from {counted(law.instruments, 'law')}.
    </p>
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
        From{' '}
        <a href={site.link(productPath(uin))} translate="no">
          {name}
        </a>{' '}
        (UIN <code translate="no">{uin}</code>).
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
