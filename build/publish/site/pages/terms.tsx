/** @jsxRuntime automatic @jsxImportSource #view */
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { OPERATIONS } from '../../../contract/operations.ts'
import { API, BODY_LIMIT, INTERFACE_VERSION, RATE_LIMIT } from '../../../contract/limits.ts'
import { COMPATIBILITY, REMOVAL } from '../../../contract/notices.ts'
import { serviceSentences } from '../../../contract/service-words.ts'
import { posted } from '../../description/requests.ts'
import { Code } from '../../../view/components.tsx'
import { Reachable } from '../../../view/links.tsx'
import { CHANGELOG } from './changelog.tsx'
import type { Material, PageBody, Site } from '../site.ts'

/** What users may rely on, and what happens to what they send. */
export function termsPage({ site }: Material): PageBody {
  return {
    scripts: ['copy.js'],
    content: (
      <>
        <h1>What you can rely on</h1>
        <h2 id="rate-limit">Rate limit</h2>
        <p>
          {RATE_LIMIT.requests} requests in {RATE_LIMIT.seconds} seconds from one IP address, all addresses
          under <code>{API}</code>, <code>/mcp</code> and the search page counted together;{' '}
          <code>RateLimit-Policy</code> says so in every answer that is not a file. Requests over the limit
          get 429{' '}
          <a href={`${site.link('/docs/errors')}#rate-limited`}>
            <code>rate-limited</code>
          </a>{' '}
          and a <code>Retry-After</code> header in seconds: wait that long, then continue. For bulk use, take
          the <a href={site.link('/docs/mirrors')}>files</a>, which are not limited. You need no key.
        </p>
        <h2 id="versions">Versions</h2>
        <p>
          The major version is part of every path: <code>{API}/</code>. The version of the interface
          description is {INTERFACE_VERSION}.
        </p>
        <ul>
          {COMPATIBILITY.map((promise) => (
            <li>{promise}</li>
          ))}
          <li>
            The data changes whenever it is corrected; <code>data_date</code> in every body is the day of the
            data with which it was last another. That of <code>stats</code> is the day up to which all is
            true.
          </li>
        </ul>
        <h2 id="deprecation">Removals</h2>
        <p>
          {REMOVAL} The old version is served until then. None is announced now.{' '}
          <a href={site.link(CHANGELOG)}>What changed in the service</a>
        </p>
        <h2 id="operator">Who runs this</h2>
        <ul>
          {serviceSentences(site.service).map((said) => (
            <li key={said}>
              <Linked text={said} />
            </li>
          ))}
        </ul>
        <Privacy site={site} />
      </>
    ),
  }
}

function Privacy({ site }: { readonly site: Site }) {
  const { requestHelp, reportCorrection } = OPERATIONS
  return (
    <>
      <h2 id="privacy">What you send</h2>
      <p>
        Reading leaves nothing with us: no cookies, no accounts, no third-party scripts on these pages. The
        computers that serve them see IP addresses in order to answer and count requests.
      </p>
      <p>
        Two operations store something: <code>{requestHelp.path}</code> and{' '}
        <code>{reportCorrection.path}</code>. What is stored is the fields you send, which of the two it was,
        and the day; not your IP address, nor anything else you did not send. A body may be up to{' '}
        {BODY_LIMIT / 1024} KiB. The help list is used to contact the people on it about what they asked for,
        and needs their consent; with neither an e-mail address nor a phone number nobody can answer. A
        correction is used to fix the fact, and an e-mail address in it to ask questions about it. Neither is
        published, sold or given to an insurer or an agent.{' '}
        <a href="#operator">Who answers for personal data, and how long it is kept</a>
      </p>
      <h2 id="erasure">Have it erased</h2>
      <p>
        Keep the <code>id</code> of the answer: it is your receipt. To withdraw consent or have a submission
        erased, <a href={site.link(FUNCTION_PAGES.report)}>send a report</a> that says so and names the
        receipt, or the e-mail address or phone number you gave. The submission is erased, and so is the
        request to erase it.
      </p>
      <Code copy>
        {posted(site.base + reportCorrection.path, {
          message: 'Please erase the submission with the receipt …',
        })}
      </Code>
      <h2 id="advice">Information, not advice</h2>
      <p>
        The service is not an insurer, a broker or an agent, and sells nothing. The insurer is bound by the
        policy document and the schedule the customer holds. If a fact here is wrong,{' '}
        <a href={site.link(FUNCTION_PAGES.report)}>report it</a>.
      </p>
    </>
  )
}

/** A sentence with its addresses as links. */
function Linked({ text }: { readonly text: string }) {
  return text
    .split(/(https?:\/\/[^\s()]*[^\s().])/u)
    .map((part, at) => (at % 2 === 0 ? <Reachable text={part} /> : <a href={part}>{part}</a>))
}
