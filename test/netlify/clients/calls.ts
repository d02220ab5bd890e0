import { readFileSync } from 'node:fs'

/** One call of an operation, with the values that the description gives as examples. */
export interface Call {
  readonly id: string
  readonly method: 'get' | 'post'
  readonly template: string
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  /** Null where the operation takes no body. */
  readonly body: unknown
}

interface Described {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: unknown } } }
}

/** A call of every operation that a description names. */
export function callsOf(document: string): Call[] {
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as {
    paths: Record<string, Partial<Record<Call['method'], Described>>>
  }
  return Object.entries(paths).flatMap(([template, { get, post }]) => [
    ...(get === undefined ? [] : [callOf('get', template, get)]),
    ...(post === undefined ? [] : [callOf('post', template, post)]),
  ])
}

function callOf(method: Call['method'], template: string, described: Described): Call {
  const valuesIn = (place: string) =>
    Object.fromEntries(
      (described.parameters ?? [])
        .filter((parameter) => parameter.in === place && parameter.example !== undefined)
        .map(({ name, example }) => [name, example]),
    )
  return {
    id: described.operationId,
    method,
    template,
    path: valuesIn('path'),
    query: valuesIn('query'),
    body: described.requestBody?.content['application/json'].example ?? null,
  }
}

/** Answer of an operation without any generated client. */
export async function plainAnswer(origin: string, call: Call): Promise<unknown> {
  const path = call.template.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(String(call.path[name])),
  )
  const query = new URLSearchParams(Object.entries(call.query).map(([key, value]) => [key, String(value)]))
  const request: RequestInit =
    call.body === null
      ? {}
      : {
          method: 'POST',
          body: JSON.stringify(call.body),
          headers: { 'content-type': 'application/json' },
        }
  const response = await fetch(`${origin}${path}${query.size === 0 ? '' : `?${query}`}`, request)
  if (!response.ok) throw new Error(`${call.id}: answered ${response.status} to a plain request`)
  return response.json()
}
