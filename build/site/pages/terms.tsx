/** @jsxRuntime automatic @jsxImportSource preact */
import { OPERATIONS } from '../../contract/operations.ts'
import { API, BODY_LIMIT, INTERFACE_VERSION, RATE_LIMIT } from '../../contract/limits.ts'
import { Code } from '../parts.tsx'
import { posted } from '../../description/requests.ts'
import { type Site, type SitePage } from '../site.ts'

/** What users may rely on, and what becomes of what they send. */
export function policyPage(site: Site): SitePage {
  return {
    address: '/docs/policy',
    title: 'Policy of this service',
    description:
      'Rate limit, versions and how they end, what becomes of submissions, and how to have them erased.',
    scripts: ['copy.js'],
    content: (
      <>
        <h1>What you can rely on</h1>
        <h2 id="rate-limit">Rate limit</h2>
        <p>
          {RATE_LIMIT.requests} requests in {RATE_LIMIT.seconds} seconds from one IP address, all addresses
          under <code>{API}</code> counted together. What is over it gets 429{' '}
          <a href={`${site.link('/docs/errors')}#rate-limited`}>
            <code>rate-limited</code>
          </a>{' '}
          and a <code>Retry-After</code> header in seconds: wait that long, then go on. For bulk use take the{' '}
          <a href={site.link('/docs/mirrors')}>files</a>, which are not limited. There is no key to ask for.
        </p>
        <h2 id="versions">Versions</h2>
        <p>
          The version is part of every address: <code>{API}/</code>. The interface description is{' '}
          {INTERFACE_VERSION}.
        </p>
        <ul>
          <li>
            Within version 1 no operation, parameter, field or error code is removed or changes its meaning.
          </li>
          <li>A clause number never comes to mean another clause, even when a document is read anew.</li>
          <li>
            Optional parameters, fields, error codes and values of a fact’s <code>type</code> may be added.
            Read what you know and pass over what you do not.
          </li>
          <li>
            The data changes whenever it is corrected; <code>data_date</code> in every body says of which day
            it is.
          </li>
        </ul>
        <h2 id="deprecation">What goes away</h2>
        <p>
          It is announced in the changelog at least twelve months before, and goes with a new version in the
          address. The old version is served until then.
        </p>
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
        Reading leaves nothing with us: no cookies, no accounts, no scripts of others on these pages. The
        hosting platform sees IP addresses, to carry the request and to count it.
      </p>
      <p>
        Two operations store something: <code>{requestHelp.path}</code> and{' '}
        <code>{reportCorrection.path}</code>. Stored are the fields you send, which of the two it was, and the
        day; no IP address, nothing you did not send. A body may hold {BODY_LIMIT / 1024} KiB. The help list
        is used to contact the people on it about what they asked, and needs their consent; a correction is
        used to mend the fact, and an e-mail address in it to ask back. Neither is published, sold or given to
        an insurer or an agent.
      </p>
      <h2 id="erasure">Have it erased</h2>
      <p>
        Keep the <code>id</code> of the answer: it is the receipt. To withdraw consent or have a submission
        erased, send a correction that says so and names the receipt, or the e-mail address or phone number in
        it. The submission is erased, and so is the request to erase it.
      </p>
      <Code copy>
        {posted(site.base + reportCorrection.path, {
          message: 'Please erase the submission with the receipt …',
        })}
      </Code>
      <h2 id="advice">Information, not advice</h2>
      <p>
        The service is no insurer, broker or agent, and sells nothing. What binds the insurer is the policy
        document and the schedule the customer holds. If a fact here is wrong,{' '}
        <a href={`${site.link('/docs')}#tag/write/operation/reportCorrection`}>report it</a>.
      </p>
    </>
  )
}
