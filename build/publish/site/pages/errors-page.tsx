/** @jsxRuntime automatic @jsxImportSource #view */
import { ERRORS, ERROR_CODES, errorBody } from '../../../contract/errors.ts'
import { Code, Table, Words } from '../../../view/components.tsx'
import type { Material, PageBody } from '../site.ts'

/** The reference of error codes, with an anchor for each: the `docs` of every error leads there. */
export function errorsPage({ site }: Material): PageBody {
  return {
    content: (
      <>
        <h1>Errors</h1>
        <p class="lead">
          Every refusal is one JSON object: <code>error</code> is one of the codes on this page and never
          changes, <code>message</code> says what was wrong with your request and what is allowed, and{' '}
          <code>docs</code> is the address of the code’s entry on this page.
        </p>
        <Code>{JSON.stringify(errorBody(EXAMPLE, site.base), null, 2)}</Code>
        <p>
          A refusal has the status 404, or 429 after too many requests. When the service itself fails, the
          status is 500 or 503: nothing is wrong with the request.
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
          <section class="entry" id={code}>
            <h2>
              {ERRORS[code].title} <code>{code}</code> <span class="tag">{ERRORS[code].status}</span>
            </h2>
            <p>{ERRORS[code].meaning}</p>
            <h3>Causes</h3>
            <ul>
              {ERRORS[code].causes.map((cause) => (
                <li>
                  <Words text={cause} />
                </li>
              ))}
            </ul>
            <h3>What to do</h3>
            <p>
              <Words text={ERRORS[code].remedy} site={site} />
            </p>
            {ERRORS[code].example !== null && (
              <p>
                See it: <code>GET {ERRORS[code].example}</code>
              </p>
            )}
          </section>
        ))}
      </>
    ),
  }
}

/** What the service answers to the example of this code. */
export const EXAMPLE = {
  code: 'clause-not-found',
  message: `id is “abc”; it must be a whole number, 1 or more, without a sign or leading zeros. ${ERRORS['clause-not-found'].remedy}`,
} as const
