/** @jsxRuntime automatic @jsxImportSource #view */
import { FILES_DOCUMENT, FORMS_PATH } from '../../../contract/paths.ts'
import { API } from '../../../contract/limits.ts'
import { MCP_PATH, MCP_SERVER } from '../../../contract/mcp.ts'
import { MATERIAL } from '../../../contract/notices.ts'
import { OPERATIONS, type OperationId } from '../../../contract/operations.ts'
import { FormBody, FormsBody } from '../../../contract/published/forms.ts'
import { bodyFields } from '../../description/body-fields.ts'
import { fetched, offeredRequests } from '../../description/requests.ts'
import { Code, Words } from '../../../view/components.tsx'
import { prose } from '../prose.tsx'
import type { ExampleMaterial, PageBody } from '../site.ts'
import { COMMON_REFUSALS, OperationEntry, Refusals } from './operation.tsx'
import { Fields } from './schema-fields.tsx'

/** The reference: every operation with its parameters, the fields of its bodies, an example and its refusals. */
export function referencePage({ site, sample, examples }: ExampleMaterial): PageBody {
  const ids = Object.keys(OPERATIONS) as OperationId[]
  const offered = offeredRequests(sample).slice(0, 3)
  return {
    scripts: ['copy.js', 'find.js'],
    content: (
      <div class="reference">
        <div class="head">
          {prose('reference', site, {
            api: API,
            files: FILES_DOCUMENT,
            refusals: <Refusals codes={COMMON_REFUSALS} site={site} />,
            material: MATERIAL,
            remote: configuration({ type: 'http', url: site.base + MCP_PATH }),
            local: configuration(LOCAL),
            requests: offered.map(({ words, path }) => [
              <h3>{words}</h3>,
              <Code copy>{fetched(site.base + path)}</Code>,
            ]),
          })}
        </div>
        <Side ids={ids} />
        <div class="entries">
          {ids.map((id) => (
            <OperationEntry id={id} example={examples[id]} site={site} />
          ))}
          {FILES.map(({ id, title, path, about, body }) => (
            <section class="entry" id={id}>
              <h2>{title}</h2>
              <p class="path">
                <code>GET {path}</code>
              </p>
              <p>
                <Words text={about} site={site} />
              </p>
              <Fields title="Answer" fields={bodyFields(body)} id={`${id}.answer`} />
            </section>
          ))}
        </div>
      </div>
    ),
  }
}

/** The records of forms are files beside the API: no operation, but read by programs all the same. */
const FILES = [
  {
    id: 'forms-index',
    title: 'List of forms',
    path: FORMS_PATH,
    about: `Every form with the addresses of its page and its record. It is a plain file: ${FORMS_PATH}.`,
    body: FormsBody,
  },
  {
    id: 'form-record',
    title: 'Form record',
    path: '/forms/<id>.json',
    about:
      'One form, blank by blank, with guidance for a program that helps to fill it in. The address is `record` in the list of forms.',
    body: FormBody,
  },
] as const

/** The server of a copy, as clients of the Model Context Protocol start it. */
const LOCAL = { command: 'node', args: ['/full/path/to/mirror.mjs', 'mcp', '/full/path/to/insurance'] }

/** Configuration of such a client. */
function configuration(server: object): string {
  return JSON.stringify({ mcpServers: { [MCP_SERVER]: server } }, null, 2)
}

/** The box that narrows the page, and the list of what is on it. */
function Side({ ids }: { readonly ids: readonly OperationId[] }) {
  const isWrite = (id: OperationId) => OPERATIONS[id].kind === 'write'
  const link = (id: string, words = id) => (
    <li>
      <a href={`#${id}`}>{words}</a>
    </li>
  )
  return (
    <nav class="side" aria-label="Reference">
      <form id="find" class="scripted" role="search">
        <p class="grow">
          <label for="find-words">Operation or field</label>
          <input id="find-words" type="search" autocomplete="off" spellcheck="false" />
        </p>
        <button type="submit">Find</button>
        <output id="found" for="find-words" />
      </form>
      <h2>Read</h2>
      <ul>{ids.filter((id) => !isWrite(id)).map((id) => link(id))}</ul>
      <h2>Write</h2>
      <ul>{ids.filter(isWrite).map((id) => link(id))}</ul>
      <h2>Files</h2>
      <ul>{FILES.map(({ id, title }) => link(id, title))}</ul>
    </nav>
  )
}
