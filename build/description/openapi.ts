import type { TSchema } from 'typebox'
import { OPERATIONS, type OperationId } from '../contract/operations.ts'
import type { Operation, Parameter } from '../contract/operation.ts'
import { ERRORS, type ErrorCode } from '../contract/errors.ts'
import { ErrorBody } from '../contract/published/error.ts'
import { INTERFACE_VERSION, RATE_LIMIT } from '../contract/limits.ts'
import { COMPATIBILITY, NOTICE, REMOVAL, SERVICE_NAME } from '../contract/texts.ts'
import type { Examples } from './examples.ts'
import { STATUS_MEANINGS } from './meanings.ts'
import { type PlainSchema, publishedBodies, withReferences } from './schemas.ts'

const SCHEMAS = '#/components/schemas/'

const DESCRIPTION = `Facts about insurance products sold in India, read clause by clause from each product’s own documents. Free to use, no key.

${NOTICE}

**Check status.** ${statuses()}

**Refusals.** A refusal has the status 404, or 429 after more than ${RATE_LIMIT.requests} requests in ${RATE_LIMIT.seconds} seconds from one IP address. Its body is the error object: \`error\` is a stable code, \`docs\` the address of its entry in the reference.

**Compatibility.** ${COMPATIBILITY.join(' ')} ${REMOVAL}`

function statuses(): string {
  return Object.entries(STATUS_MEANINGS)
    .map(([status, { means }]) => `\`${status}\`: ${means}`)
    .join(' ')
}

/** The interface description, read off the table of operations. */
export function openApiDocument(base: string, examples: Examples) {
  const components = new Map<string, PlainSchema>()
  for (const [schema, audience] of publishedBodies())
    withReferences({ anyOf: [schema] }, SCHEMAS, audience, components)
  return {
    openapi: '3.1.0',
    info: {
      title: SERVICE_NAME,
      version: INTERFACE_VERSION,
      summary: 'Insurance products sold in India: every fact with the words it was read from.',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Reference', url: `${base}/docs` },
    },
    servers: [{ url: base }],
    security: [],
    tags: [
      { name: 'read', description: 'Operations that only read.' },
      { name: 'write', description: 'The two submissions.' },
    ],
    paths: Object.fromEntries(
      Object.entries(OPERATIONS).map(([id, operation]) => [
        operation.path,
        { [operation.method.toLowerCase()]: described(id as OperationId, operation, examples) },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(components),
      responses: {
        NotFound: refusal('Refused: nothing of this name, or an invalid request.', 'policy-not-found', base),
        RateLimited: {
          ...refusal('Too many requests from this IP address.', 'rate-limited', base),
          headers: {
            'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
          },
        },
        Fault: refusal('A fault of the service; nothing is wrong with the request.', 'internal', base),
        Unavailable: refusal(
          'The service could not do its work in time; send the request again.',
          'unavailable',
          base,
        ),
      },
    },
  }
}

function described(id: OperationId, operation: Operation, examples: Examples): PlainSchema {
  const { summary, description, body, response, kind } = operation
  const refused = operation.refusals.map((code) => `\`${code}\``).join(', ')
  const example = examples[id]
  return {
    operationId: id,
    summary,
    description: refused === '' ? description : `${description} May be refused with ${refused}.`,
    tags: [kind === 'write' ? 'write' : 'read'],
    parameters: [
      ...parameters(operation.params, 'path', example?.parameters),
      ...parameters(operation.query, 'query', example?.parameters),
    ],
    ...(body !== null && {
      requestBody: { required: true, content: json(body, example?.request) },
    }),
    responses: {
      200: {
        description: kind === 'write' ? 'Stored.' : 'The answer.',
        content: json(response, example?.response),
      },
      404: { $ref: '#/components/responses/NotFound' },
      429: { $ref: '#/components/responses/RateLimited' },
      500: { $ref: '#/components/responses/Fault' },
      503: { $ref: '#/components/responses/Unavailable' },
    },
  }
}

function parameters(
  table: Readonly<Record<string, Parameter>>,
  place: 'path' | 'query',
  values: Readonly<Record<string, unknown>> = {},
): PlainSchema[] {
  return Object.entries(table).map(([name, { schema, required, description }]) => ({
    name,
    in: place,
    required,
    description,
    schema: withReferences(schema, SCHEMAS, 'writer').schema,
    ...(values[name] !== undefined && { example: values[name] }),
  }))
}

function json(schema: TSchema, example: unknown): PlainSchema {
  const reference = withReferences({ anyOf: [schema] }, SCHEMAS, 'reader').schema['anyOf'] as PlainSchema[]
  return { 'application/json': { schema: reference[0], ...(example !== undefined && { example }) } }
}

function refusal(description: string, code: ErrorCode, base: string): PlainSchema {
  const example = { error: code, message: ERRORS[code].meaning, docs: `${base}/docs/errors#${code}` }
  return { description, content: json(ErrorBody, example) }
}
