/** @jsxRuntime automatic @jsxImportSource preact */
import { ERRORS, ERROR_CODES, errorBody } from '../../contract/errors.ts'
import { Code, Table } from '../parts.tsx'
import type { Site, SitePage } from '../site.ts'

/** The reference of error codes: an anchor for each, where every error's `docs` leads. */
export function errorsPage(site: Site): SitePage {
  return {
    address: '/docs/errors',
    title: 'Errors',
    description: 'Every error code: what it means, why it comes, and what to do.',
    content: (
      <>
        <h1>Errors</h1>
        <p class="lead">
          Whatever is not answered comes as one object: <code>error</code> is a code of this page and never
          changes, <code>message</code> says what was wrong with your request and what is allowed,{' '}
          <code>docs</code> leads back here.
        </p>
        <Code>{JSON.stringify(errorBody(EXAMPLE, site.base), null, 2)}</Code>
        <p>
          Everything refused has the status 404, but for 429. A fault of the service has 500 or 503: nothing
          is wrong with the request.
        </p>
        <Table
          label="All codes"
          head={['Code', 'Status', 'Meaning']}
          rows={ERROR_CODES.map((code) => [
            <a href={`#${code}`}>
              <code>{code}</code>
            </a>,
            ERRORS[code].status,
            ERRORS[code].meaning,
          ])}
        />
        {ERROR_CODES.map((code) => (
          <section class="entry" id={code} key={code}>
            <h2>
              {ERRORS[code].title} <code>{code}</code> <span class="tag">{ERRORS[code].status}</span>
            </h2>
            <p>{ERRORS[code].meaning}</p>
            <h3>Why it comes</h3>
            <ul>
              {ERRORS[code].causes.map((cause) => (
                <li key={cause}>{cause}</li>
              ))}
            </ul>
            <h3>What to do</h3>
            <p>{ERRORS[code].remedy}</p>
          </section>
        ))}
      </>
    ),
  }
}

const EXAMPLE = {
  code: 'clause-not-found',
  message: 'abc is no clause number: a clause number is a positive whole number without leading zeros.',
} as const
