/** @jsxRuntime automatic @jsxImportSource preact */
import { OPERATIONS, type OperationId } from '../../contract/operations.ts'
import type { Examples } from '../../description/examples.ts'
import { embedded } from '../embedded.ts'
import { type SiteExample, sampleValues } from '../../description/samples.ts'
import { Code, Table } from '../parts.tsx'
import { exampleRequest } from '../../description/requests.ts'
import type { Site, SitePage } from '../site.ts'

/**
 * The reference: the renderer draws it from the interface description. What stands on the page before it, and in
 * its twin, is a list of the operations.
 */
export function referencePage(site: Site, examples: Examples, sample: SiteExample): SitePage {
  const ids = Object.keys(OPERATIONS) as OperationId[]
  const request = (id: OperationId) =>
    exampleRequest(id, { parameters: sampleValues(id, sample), ...examples[id] }, site.base)
  const requests = Object.fromEntries(ids.map((id) => [id, request(id)]))
  return {
    address: '/docs',
    title: 'Reference',
    description: 'Every operation of the API with its parameters, a real request and its real answer.',
    scripts: ['redoc.standalone.js', 'docs.js'],
    wide: true,
    content: (
      <>
        <div class="column">
          <h1>Reference</h1>
          <p class="lead">
            All addresses stand under <code>{site.base}</code>. No key. Answers are JSON; refusals are{' '}
            <a href={site.link('/docs/errors')}>explained one by one</a>. To generate a client take{' '}
            <a href={site.link('/api/v1/openapi.json')}>openapi.json</a>; schemas of every body and record
            stand under <a href={site.link('/schemas/policy.json')}>/schemas</a>.
          </p>
          <details>
            <summary>All {ids.length} operations</summary>
            <Table
              label="Operations"
              head={['Operation', 'Request', 'What for']}
              rows={Object.entries(OPERATIONS).map(([id, { method, path, summary, kind }]) => [
                <a href={`#tag/${kind === 'write' ? 'write' : 'read'}/operation/${id}`}>{id}</a>,
                <code>
                  {method} {path}
                </code>,
                summary,
              ])}
            />
          </details>
        </div>
        <div id="reference" data-twin="none" data-description={site.link('/api/v1/openapi.json')} />
        <noscript>
          <p class="column">
            The details of each operation need JavaScript. Without it, read this page as Markdown.
          </p>
        </noscript>
        <script
          type="application/json"
          id="requests"
          dangerouslySetInnerHTML={{ __html: embedded(requests) }}
        />
      </>
    ),
    twinOnly: ids.map((id) => (
      <Operation id={id} request={request(id)} response={examples[id]?.response} site={site} key={id} />
    )),
  }
}

interface OperationParts {
  readonly id: OperationId
  readonly request: string | null
  readonly response: unknown
  readonly site: Site
}

function Operation({ id, request, response, site }: OperationParts) {
  const { method, path, summary, description, params, query, refusals } = OPERATIONS[id]
  const parameters = Object.entries({ ...params, ...query })
  return (
    <>
      <h2>{id}</h2>
      <p>
        <code>
          {method} {path}
        </code>
      </p>
      <p>
        {summary}. {description}
      </p>
      {parameters.length > 0 && (
        <ul>
          {parameters.map(([name, { required, description: words }]) => (
            <li key={name}>
              <code>{name}</code> ({required ? 'required' : 'optional'}): {words}
            </li>
          ))}
        </ul>
      )}
      {refusals.length > 0 && (
        <p>
          May be refused with{' '}
          {refusals.map((code, at) => (
            <>
              {at > 0 && ', '}
              <a href={`${site.link('/docs/errors')}#${code}`}>{code}</a>
            </>
          ))}
          .
        </p>
      )}
      {request !== null && <Code>{request}</Code>}
      {response !== undefined && <Code>{JSON.stringify(response, null, 2)}</Code>}
    </>
  )
}
