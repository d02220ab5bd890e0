import { DATASET_ANSWERS, PRODUCT_ANSWERS } from '../bodies/index.ts'
import { OPERATIONS, type OperationId } from '../contract/operations.ts'
import type { BodyContext } from '../bodies/context.ts'
import type { ProductSubject } from '../dataset/model.ts'

/** A real request and its real answer, for the interface description. */
export interface Example {
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly request?: unknown
  readonly response?: unknown
}

export type Examples = Partial<Record<OperationId, Example>>

/** How many entries of a list an example shows. */
const SHOWN = 2

/** Examples of pages and submissions, taken from the data: the answers of the build itself, their long lists cut short. */
export function examplesFrom(context: BodyContext, subject: ProductSubject): Examples {
  const examples: Examples = { ...SUBMISSIONS }
  for (const id of Object.keys(DATASET_ANSWERS) as (keyof typeof DATASET_ANSWERS)[]) {
    for (const { value, body } of DATASET_ANSWERS[id](context)) {
      examples[id] ??= pageExample(id, value, body)
      break
    }
  }
  for (const id of Object.keys(PRODUCT_ANSWERS) as (keyof typeof PRODUCT_ANSWERS)[]) {
    for (const { value, body } of PRODUCT_ANSWERS[id](context, subject)) {
      examples[id] ??= pageExample(id, value, body)
      break
    }
  }
  return examples
}

/** What may be sent to the two POSTs; plainly made up. */
const SUBMISSIONS: Examples = {
  requestHelp: {
    request: { need: 'claim', consent: true, email: 'reader@example.org', city: 'Pune' },
    response: { result: 'added', id: '0'.repeat(64), received: '2026-01-31' },
  },
  reportCorrection: {
    request: {
      message: 'The waiting period was changed in the new edition.',
      evidence: 'Page 9 of the wording.',
    },
    response: { result: 'received', id: '0'.repeat(64), received: '2026-01-31' },
  },
}

function pageExample(id: OperationId, value: string | number | null, body: unknown): Example {
  const parameter = Object.keys(OPERATIONS[id].params)[0]
  return {
    ...(parameter !== undefined && value !== null && { parameters: { [parameter]: value } }),
    response: shortened(body),
  }
}

/** The same body with every list cut to its first entries: still of its schema, short enough to read. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}
