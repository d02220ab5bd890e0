/** @jsxRuntime automatic @jsxImportSource #view */
import { FILES_DOCUMENT, FORMS_PATH } from '../../../contract/paths.ts'
import { API } from '../../../contract/limits.ts'
import { OPERATIONS, type OperationId } from '../../../contract/operations.ts'
import { FormBody, FormsBody } from '../../../contract/published/forms.ts'
import { bodyFields } from '../../description/body-fields.ts'
import { fetched, offeredRequests } from '../../description/requests.ts'
import { Code } from '../../../view/components.tsx'
import type { Material, PageBody, Site } from '../site.ts'
import { Agents } from './connect-agents.tsx'
import { COMMON_REFUSALS, OperationEntry, Refusals } from './operation.tsx'
import { Fields } from './schema-fields.tsx'

/** The reference: every operation with its parameters, the fields of its bodies, an example and its refusals. */
export function referencePage({ site, sample, examples }: Material): PageBody {
  const ids = Object.keys(OPERATIONS) as OperationId[]
  return {
    scripts: ['copy.js', 'find.js'],
    content: (
      <div class="reference">
        <div class="head">
          <h1>Reference</h1>
          <p class="lead">
            All paths are under <code>{site.base}</code>. No key. Answers are JSON; refusals are{' '}
            <a href={site.link('/docs/errors')}>explained one by one</a>.
          </p>
          <p>
            To generate a client, use <a href={site.link(`${API}/openapi.json`)}>openapi.json</a>, and{' '}
            <a href={site.link(FILES_DOCUMENT)}>{FILES_DOCUMENT}</a> for forms, sections of law, fields over
            all products and changes, which are files beside the operations. The JSON Schema of every body is
            under <code>/schemas/</code>, for example{' '}
            <a href={site.link('/schemas/policy.json')}>/schemas/policy.json</a>. What the words mean is
            explained on <a href={site.link('/docs/data')}>The data</a>. Example answers show the first two
            entries of each list.
          </p>
          <p>
            Products, insurers, law and types of insurance are there as Markdown, too: <code>markdown</code>{' '}
            in an answer is its address. A comparison asked for with <code>Accept: text/markdown</code> is
            answered as Markdown without the fields that apply to none of the products. Most answers are
            files, which are JSON whatever is accepted. <a href={site.link('/llms.txt')}>llms.txt</a> says
            what to quote and what never to fill in; for bulk use and offline take{' '}
            <a href={site.link('/docs/mirrors')}>a copy of the whole service</a>.
          </p>
          <h2 id="refusals">What every operation may answer instead</h2>
          <Refusals codes={COMMON_REFUSALS} site={site} />
          <Agents site={site} />
          <h2 id="terminal">Try it in a terminal</h2>
          {offeredRequests(sample)
            .slice(0, 3)
            .map(({ words, path }) => (
              <>
                <h3>{words}</h3>
                <Code copy>{fetched(site.base + path)}</Code>
              </>
            ))}
        </div>
        <Side ids={ids} />
        <div class="entries">
          {ids.map((id) => (
            <OperationEntry id={id} example={examples[id]} site={site} />
          ))}
          <FormFiles site={site} />
        </div>
      </div>
    ),
  }
}

/** The box that narrows the page, and the list of what is on it. */
function Side({ ids }: { readonly ids: readonly OperationId[] }) {
  const links = (kind: 'read' | 'write') =>
    ids.filter((id) => (OPERATIONS[id].kind === 'write') === (kind === 'write')).map((id) => <Link id={id} />)
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
      <ul>{links('read')}</ul>
      <h2>Write</h2>
      <ul>{links('write')}</ul>
      <h2>Files</h2>
      <ul>
        <Link id="forms-index" words="List of forms" />
        <Link id="form-record" words="Form record" />
      </ul>
    </nav>
  )
}

function Link({ id, words = id }: { readonly id: string; readonly words?: string }) {
  return (
    <li>
      <a href={`#${id}`}>{words}</a>
    </li>
  )
}

/** The records of forms are files beside the API: no operation, but read by programs all the same. */
function FormFiles({ site }: { readonly site: Site }) {
  return (
    <>
      <section class="entry" id="forms-index">
        <h2>List of forms</h2>
        <p class="path">
          <code>GET {FORMS_PATH}</code>
        </p>
        <p>
          Every form with the addresses of its page and its record. It is a plain file:{' '}
          <a href={site.link(FORMS_PATH)}>{FORMS_PATH}</a>.
        </p>
        <Fields title="Answer" fields={bodyFields(FormsBody)} id="forms-index.answer" />
      </section>
      <section class="entry" id="form-record">
        <h2>Form record</h2>
        <p class="path">
          <code>GET /forms/&lt;id&gt;.json</code>
        </p>
        <p>
          One form, blank by blank, with guidance for a program that helps to fill it in. The address is{' '}
          <code>record</code> in the list of forms.
        </p>
        <Fields title="Answer" fields={bodyFields(FormBody)} id="form-record.answer" />
      </section>
    </>
  )
}
