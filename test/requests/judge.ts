import {
  type Judge,
  type PublicDocument,
  answerOf,
  bodyOf,
  judgesOf,
  operationsOf,
} from '../support/public-document.ts'
import type { Case, Heard, Sent } from './case.ts'

/** Says what is wrong with what was heard for a case; nothing where all is right. */
export type CaseJudge = (one: Case, heard: Heard, origin: string) => string[]

/** A judge that knows the case, and of the bodies nothing but the public document. */
export function caseJudge(document: PublicDocument): CaseJudge {
  const judges = judgesOf(document)
  return (one, heard, origin) => {
    if (heard.status !== one.status)
      return [`answered ${heard.status}, not ${one.status}: ${heard.text.slice(0, 300)}`]
    const problems = headerProblems(one, heard)
    if (one.sent.method === 'HEAD' || one.status === 204) {
      return heard.text === '' ? problems : [...problems, 'has a body']
    }
    const body = parsed(heard.text)
    if (body === null) return [...problems, `is not a JSON object: ${heard.text.slice(0, 120)}`]
    return [
      ...problems,
      ...schemaProblems(judges, schemaFor(document, one), body),
      ...(one.status === 200 ? [] : refusalProblems(one, body, origin)),
      ...one.claims.filter(({ test }) => !test(body as never)).map(({ what }) => `does not hold: ${what}`),
    ]
  }
}

/** Problems of the answers to some cases, each with the case. */
export async function problemsOf(
  judge: CaseJudge,
  asked: readonly Case[],
  origin: string,
  send: (sent: Sent) => Promise<Heard>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const one of asked)
    wrong.push(...judge(one, await send(one.sent), origin).map((problem) => `${one.name}: ${problem}`))
  return wrong
}

/** Problems of the text of a body as the answer of an operation, or as a refusal where it is null. */
export function bodyProblems(document: PublicDocument, operationId: string | null, text: string): string[] {
  const body = parsed(text)
  if (body === null) return [`is not a JSON object: ${text.slice(0, 120)}`]
  return schemaProblems(judgesOf(document), schemaNamed(document, operationId), body)
}

/** Headers every response must have, as the interface says. */
function headerProblems({ status, sent }: Case, { headers }: Heard): string[] {
  const problems: string[] = []
  const must = (name: string, shape: RegExp) => {
    const value = headers[name]
    if (value === undefined || !shape.test(value)) problems.push(`${name} is ${value ?? 'missing'}`)
  }
  must('access-control-allow-origin', /^\*$/u)
  must('x-content-type-options', /^nosniff$/u)
  if (status === 204) {
    must('access-control-allow-methods', /POST/u)
    must('access-control-allow-headers', /^\*$/u)
    must('access-control-max-age', /^[1-9]\d*$/u)
  } else must('content-type', /^application\/json; ?charset=utf-8$/iu)
  if (status === 200 && sent.method === 'GET') must('etag', /^(?:W\/)?".+"$/u)
  if (status === 404) must('cache-control', /no-store/u)
  return problems
}

function refusalProblems(
  { error, says }: Case,
  body: Readonly<Record<string, unknown>>,
  origin: string,
): string[] {
  const problems: string[] = []
  const message = String(body['message'])
  if (body['error'] !== error) problems.push(`error is ${String(body['error'])}, not ${error}: ${message}`)
  if (body['docs'] !== `${origin}/docs/errors#${String(body['error'])}`)
    problems.push(`docs is ${String(body['docs'])}`)
  for (const part of says)
    if (!message.includes(part)) problems.push(`the message does not say “${part}”: ${message}`)
  if (/node_modules|\.ts\b|\n\s+at /u.test(message))
    problems.push(`the message speaks of the inside: ${message}`)
  return problems
}

function schemaFor(document: PublicDocument, one: Case): object {
  return schemaNamed(document, one.status === 200 ? one.answer : null)
}

function schemaNamed(document: PublicDocument, operationId: string | null): object {
  if (operationId === null) return bodyOf(document.components.responses['NoSuchOperation'])
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId)
  if (found === undefined) throw new Error(`the document names no operation ${operationId}`)
  return answerOf(found.operation)
}

function schemaProblems(judges: readonly Judge[], schema: object, body: object): string[] {
  return judges.flatMap((judge) => judge(schema, body)).map((problem) => `is not of its schema: ${problem}`)
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
