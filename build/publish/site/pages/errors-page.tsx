/** @jsxRuntime automatic @jsxImportSource #view */
import { ERROR_MEANINGS } from '../../../contract/error-meanings.ts'
import { ERRORS, ERROR_CODES, errorBody } from '../../../contract/errors.ts'
import { ERROR_REFERENCE } from './error-reference.ts'
import { Table, Words } from '../../../view/components.tsx'
import { prose } from '../prose.tsx'
import type { Material, PageBody } from '../site.ts'

/** The reference of error codes, with an anchor for each: the `docs` of every error leads there. */
export function errorsPage({ site }: Material): PageBody {
  return {
    content: (
      <>
        {prose('errors', site, {
          example: JSON.stringify(errorBody(EXAMPLE, site.base), null, 2),
          codes: (
            <Table
              label="All codes"
              head={['Code', 'Status', 'Meaning']}
              rows={ERROR_CODES.map((code) => [
                <a href={`#${code}`}>
                  <code>{code}</code>
                </a>,
                ERRORS[code].status,
                ERROR_MEANINGS[code],
              ])}
            />
          ),
        })}
        {ERROR_CODES.map((code) => (
          <section class="entry" id={code}>
            <h2>
              {ERROR_REFERENCE[code].title} <code>{code}</code> <span class="tag">{ERRORS[code].status}</span>
            </h2>
            <p>{ERROR_MEANINGS[code]}</p>
            <h3>Causes</h3>
            <ul>
              {ERROR_REFERENCE[code].causes.map((cause) => (
                <li>
                  <Words text={cause} />
                </li>
              ))}
            </ul>
            <h3>What to do</h3>
            <p>
              <Words text={ERRORS[code].remedy} site={site} />
            </p>
            {ERROR_REFERENCE[code].example !== null && (
              <p>
                See it: <code>GET {ERROR_REFERENCE[code].example}</code>
              </p>
            )}
          </section>
        ))}
      </>
    ),
  }
}

/** Answer of the service to the example of this code. */
export const EXAMPLE = {
  code: 'clause-not-found',
  message: `id is “abc”; it must be a whole number, 1 or more, without a sign or leading zeros. ${ERRORS['clause-not-found'].remedy}`,
} as const
