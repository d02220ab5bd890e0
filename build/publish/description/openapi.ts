import type { TSchema } from '../../contract/schema.ts'
import { ANSWERS } from '../../contract/answers.ts'
import { OPERATION_WORDS } from '../../contract/operation-words.ts'
import { OPERATIONS, type OperationId } from '../../contract/operations.ts'
import type { Operation, Parameter } from '../../contract/operation.ts'
import { ERROR_MEANINGS } from '../../contract/error-meanings.ts'
import { ERRORS, ERROR_CODES, type ErrorCode } from '../../contract/errors.ts'
import { ErrorBody } from '../../contract/published/error.ts'
import { INTERFACE_VERSION, RATE_LIMIT } from '../../contract/limits.ts'
import { COMPATIBILITY, REMOVAL } from '../../contract/notices.ts'
import { type Publisher, serviceSentences } from '../../contract/service-words.ts'
import type { Examples } from './examples.ts'
import { STATUS_MEANINGS } from '../../contract/meanings.ts'
import { type PlainSchema, publishedBodies, withReferences } from './schemas.ts'

const SCHEMAS = '#/components/schemas/'

function description(notice: string, service: Publisher): string {
  return `Facts about insurance products sold in India, read clause by clause from each product’s own documents. Free to use, no key.

${notice}

**Check status.** ${statuses()}

**Refusals.** A refusal has the status 404, or 429 after more than ${RATE_LIMIT.requests} requests in ${RATE_LIMIT.seconds} seconds from one IP address. Its body is the error object: \`error\` is a stable code, \`docs\` the address of its entry in the reference.

**Compatibility.** ${COMPATIBILITY.join(' ')} ${REMOVAL}

**Who runs it.** ${serviceSentences(service).join(' ')}`
}

function statuses(): string {
  return Object.entries(STATUS_MEANINGS)
    .map(([status, { means }]) => `\`${status}\`: ${means}`)
    .join(' ')
}

/** The interface description, read off the table of operations. */
export function openApiDocument(base: string, notice: string, service: Publisher, examples: Examples) {
  const components = new Map<string, PlainSchema>()
  for (const [schema, audience] of publishedBodies())
    withReferences({ anyOf: [schema] }, SCHEMAS, audience, components)
  return {
    openapi: '3.1.0',
    info: {
      title: service.title,
      version: INTERFACE_VERSION,
      summary: 'Insurance products sold in India: every fact with the words it was read from.',
      description: description(notice, service),
      termsOfService: `${base}/docs/terms`,
      ...(service.licence !== undefined && { license: service.licence }),
      contact: contactOf(base, service),
    },
    externalDocs: { description: 'What changed in the service.', url: `${base}/docs/changelog` },
    servers: [{ url: base }],
    security: [],
    tags: [
      { name: 'read', description: 'Operations that only read.' },
      { name: 'write', description: 'Submissions: what is sent is stored.' },
    ],
    paths: Object.fromEntries(
      Object.entries(OPERATIONS).map(([id, operation]) => [
        operation.path,
        { [operation.method.toLowerCase()]: described(id as OperationId, operation, examples) },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(components),
      responses: Object.fromEntries([...usedCodes()].map((code) => [componentOf(code), refusal(code, base)])),
    },
  }
}

/** Contact for questions; the reference where the dataset names nobody. */
function contactOf(base: string, { operator, questions }: Publisher): PlainSchema {
  const isPage = questions?.includes('://') === true
  return {
    name: operator?.name ?? 'Reference',
    url: (isPage ? questions : operator?.url) ?? `${base}/docs`,
    ...(questions !== undefined && !isPage && { email: questions }),
  }
}

function described(id: OperationId, operation: Operation, examples: Examples): PlainSchema {
  const { body, kind } = operation
  const { summary, description, success } = OPERATION_WORDS[id]
  const refused = operation.refusals.map((code) => `\`${code}\``).join(', ')
  const example = examples[id]
  return {
    operationId: id,
    summary,
    description: refused === '' ? description : `${description} May be refused with ${refused}.`,
    tags: [kind === 'write' ? 'write' : 'read'],
    parameters: [
      ...parameters(operation.params, 'path', example?.every),
      ...parameters(operation.query, 'query', example?.every),
    ],
    ...(body !== null && {
      requestBody: { required: true, content: json(body, example?.request) },
    }),
    responses: {
      200: {
        description: success ?? `${summary}.`,
        content: json(ANSWERS[id], example?.response),
      },
      404: referenceTo(codeOf404(operation)),
      429: referenceTo('rate-limited'),
      500: referenceTo('internal'),
      503: referenceTo('unavailable'),
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

/** The error codes that operations refer to, in the order of the table. */
function usedCodes(): Set<ErrorCode> {
  const operations: Operation[] = Object.values(OPERATIONS)
  const used = new Set([...operations.map(codeOf404), 'rate-limited', 'internal', 'unavailable'])
  return new Set(ERROR_CODES.filter((code) => used.has(code)))
}

function codeOf404({ refusals }: Operation): ErrorCode {
  return refusals[0] ?? 'no-such-operation'
}

/** The response with an error code, as a component: one per code of the table. */
function refusal(code: ErrorCode, base: string): PlainSchema {
  const { status } = ERRORS[code]
  const meaning = ERROR_MEANINGS[code]
  const example = { error: code, message: meaning, docs: `${base}/docs/errors#${code}` }
  const wait = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } }
  const left = {
    description: 'What is left, none, and the seconds until there is more: "ip";r=0;t=60.',
    schema: { type: 'string' },
  }
  return {
    description: meaning,
    ...(status === 429 && { headers: { 'Retry-After': wait, RateLimit: left } }),
    content: json(ErrorBody, example),
  }
}

function referenceTo(code: ErrorCode): PlainSchema {
  return { $ref: `#/components/responses/${componentOf(code)}` }
}

/** @example componentOf('policy-not-found') // 'PolicyNotFound' */
function componentOf(code: ErrorCode): string {
  return code.replace(/(?:^|-)([a-z])/gu, (_, letter: string) => letter.toUpperCase())
}
