import type { OperationId } from '../../build/contract/operations.ts'
import type { ErrorCode } from '../../build/contract/errors.ts'

// THE TABLE of requests and what must be answered, for any dataset: table.ts collects it, judge.ts compares.

/** A request as it is sent: the path and its query string go over the network as they are written here. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** A response as it was heard; header names are lower case. */
export interface Heard {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Duration, where it was measured. */
  readonly milliseconds?: number
}

/** Something that must be true of a body. */
export interface Claim {
  readonly what: string
  readonly test: (body: never) => boolean
}

/** Doors at which a case holds: `functions` alone, where a file would answer first; `http` alone, where only the whole site can answer. */
type Place = 'everywhere' | 'functions' | 'http'

/** One row of the table: a request and what must be heard. */
export interface Case {
  readonly name: string
  readonly sent: Sent
  readonly place: Place
  /** Whether a copy of the files, served by anything, answers it too. */
  readonly bare: boolean
  /** Whether it leaves a submission in the inbox. */
  readonly stores: boolean
  /** The operation whose answer is expected; null for refusals and preflights. */
  readonly answer: OperationId | null
  readonly status: number
  readonly error: ErrorCode | null
  /** Words that the message of a refusal must have. */
  readonly says: readonly string[]
  readonly claims: readonly Claim[]
}

const row = { place: 'everywhere', bare: false, stores: false, error: null, says: [], claims: [] } as const

/** A claim in words, and the test of it. */
export function claim<Body>(what: string, test: (body: Body) => boolean): Claim {
  return { what, test }
}

/** A GET that is answered with 200. */
export function answered(answer: OperationId, path: string, ...claims: readonly Claim[]): Case {
  return { ...row, name: `GET ${brief(path)}`, sent: { method: 'GET', path }, answer, status: 200, claims }
}

/** A GET that a file answers: on every site, and on every copy of it. */
export function onFile(answer: OperationId, path: string, ...claims: readonly Claim[]): Case {
  return { ...answered(answer, path, ...claims), bare: true }
}

/** A GET that is refused with 404 and a code, in a message that names what matters. */
export function refused(error: ErrorCode, path: string, ...says: readonly string[]): Case {
  return { ...asked({ method: 'GET', path }), error, says }
}

/** A request of any kind that is refused with 404. */
export function refusedRequest(error: ErrorCode, sent: Sent, ...says: readonly string[]): Case {
  return { ...asked(sent), error, says }
}

/** A request without an expectation but its status: what HEAD and OPTIONS get. */
export function asked(sent: Sent, status = 404): Case {
  return { ...row, name: `${sent.method} ${brief(sent.path)}`, sent, answer: null, status }
}

/** The same case where functions alone are asked. */
export function inFunctions(one: Case): Case {
  return { ...one, place: 'functions' }
}

/** The same case where the whole site is asked. */
export function overHttp(one: Case): Case {
  return { ...one, place: 'http' }
}

function brief(path: string): string {
  return path.length > 90 ? `${path.slice(0, 70)}… (${path.length})` : path
}
