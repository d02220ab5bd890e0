/** @jsxRuntime automatic @jsxImportSource #view */
import { ERROR_MEANINGS } from '../../../contract/error-meanings.ts'
import { ERRORS, ERROR_CODES, type ErrorCode } from '../../../contract/errors.ts'
import type { Operation } from '../../../contract/operation.ts'
import { ANSWERS } from '../../../contract/answers.ts'
import { OPERATION_WORDS } from '../../../contract/operation-words.ts'
import { OPERATIONS, type OperationId } from '../../../contract/operations.ts'
import type { Example } from '../../description/examples.ts'
import { bodyFields, parameterField } from '../../description/body-fields.ts'
import { exampleRequest } from '../../description/requests.ts'
import { Code } from '../../../view/components.tsx'
import type { Site } from '../site.ts'
import { Fields } from './schema-fields.tsx'

/** One operation of the table: everything a caller needs to know of it. */
export function OperationEntry(props: {
  readonly id: OperationId
  readonly example: Example | undefined
  readonly site: Site
}) {
  const { id, example, site } = props
  const operation: Operation = OPERATIONS[id]
  const { method, path, body, refusals } = operation
  const { summary, description } = OPERATION_WORDS[id]
  return (
    <section class="entry" id={id}>
      <h2>{id}</h2>
      <p class="path">
        <code>
          {method} {path}
        </code>
      </p>
      <p>
        {summary}. {description}
      </p>
      <Parameters id={id} operation={operation} />
      {body !== null && <Fields title="Body to send" fields={bodyFields(body)} id={`${id}.body`} sent />}
      {example !== undefined && (
        <div class="part">
          <h3>Example</h3>
          <Code copy>{exampleRequest(id, example, site.base)}</Code>
          <details>
            <summary>Example answer</summary>
            <Code>{JSON.stringify(example.response, null, 1)}</Code>
          </details>
        </div>
      )}
      <Fields title="Answer" fields={bodyFields(ANSWERS[id])} id={`${id}.answer`} />
      <div class="part">
        <h3>Refusals</h3>
        <Refusals codes={refusals} site={site} />
      </div>
    </section>
  )
}

function Parameters({ id, operation }: { readonly id: OperationId; readonly operation: Operation }) {
  const described = (place: 'params' | 'query') =>
    Object.entries(operation[place]).map(([name, { schema, required, description }]) =>
      parameterField(name, schema, required, description),
    )
  return (
    <>
      <Fields title="In the path" fields={described('params')} id={`${id}.path`} sent />
      <Fields title="In the query string" fields={described('query')} id={`${id}.query`} sent />
    </>
  )
}

/** The codes that every operation may answer with. */
export const COMMON_REFUSALS = ERROR_CODES.filter((code) => ERRORS[code].status !== 404)

/** List of what is refused, by code. */
export function Refusals({ codes, site }: { readonly codes: readonly ErrorCode[]; readonly site: Site }) {
  return (
    <dl class="refusals">
      {codes.map((code) => (
        <div>
          <dt>
            {ERRORS[code].status}{' '}
            <a href={`${site.link('/docs/errors')}#${code}`}>
              <code>{code}</code>
            </a>
          </dt>
          <dd>{ERROR_MEANINGS[code]}</dd>
        </div>
      ))}
    </dl>
  )
}
