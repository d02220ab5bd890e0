import { type IdOf, OPERATIONS, type OperationId } from '../../contract/operations.ts'
import { type Ask, type RequestValues, type Sample, everyValue, sampleValues } from './sample.ts'

/** A request and its answer, as this build gives it. */
export interface Example {
  readonly parameters: Readonly<Record<string, string | number>>
  /** A value for every parameter, those of the request among them. */
  readonly every: RequestValues
  /** The body that is sent, for a POST. */
  readonly request?: unknown
  /** The answer, every list in it cut to its first entries. */
  readonly response: unknown
}

/** An example of every operation the data has something to ask for. */
export type Examples = Partial<Record<OperationId, Example>>

/** Number of entries of a list that an example shows. */
const SHOWN = 2

/** Requests about the sample with the answers this build gives; what POSTs take and answer is made up. */
export async function examplesFrom(sample: Sample, ask: Ask): Promise<Examples> {
  const examples: Examples = {}
  for (const id of Object.keys(OPERATIONS) as OperationId[]) {
    const example = isOf('write', id) ? SUBMISSIONS[id] : await readingExample(id, sample, ask)
    if (example !== null) examples[id] = example
  }
  return examples
}

/** Plainly made up. */
const SUBMISSIONS: Readonly<Record<IdOf<'write'>, Example>> = {
  requestHelp: {
    parameters: {},
    every: {},
    request: { need: 'claim', consent: true, email: 'reader@example.org', city: 'Pune' },
    response: {
      result: 'added',
      id: '0'.repeat(64),
      received: '2026-01-31',
      answerable: true,
      message: null,
    },
  },
  reportCorrection: {
    parameters: {},
    every: {},
    request: {
      message: 'The waiting period was changed in the new edition.',
      evidence: 'Page 9 of the wording.',
    },
    response: { result: 'received', id: '0'.repeat(64), received: '2026-01-31' },
  },
}

async function readingExample(
  id: IdOf<'stored' | 'query'>,
  sample: Sample,
  ask: Ask,
): Promise<Example | null> {
  const parameters: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(sampleValues(id, sample))) {
    if (value === undefined) return null
    parameters[name] = value
  }
  const body = await ask(id, parameters)
  return body === null ? null : { parameters, every: everyValue(id, sample), response: withFewItems(body) }
}

function isOf<Kind extends 'stored' | 'query' | 'write'>(kind: Kind, id: OperationId): id is IdOf<Kind> {
  return OPERATIONS[id].kind === kind
}

/** The same body with every list cut to its first entries: still of its schema, short enough to read. */
function withFewItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(withFewItems)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFewItems(part)]))
}
