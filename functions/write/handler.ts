import { parametersOf } from '../shared/given-parameters.ts'
import {
  errorResponse,
  pageResponse,
  preflightResponse,
  receiptResponse,
  refusalResponse,
} from '../shared/response.ts'
import type { IdOf } from '../../build/contract/operations.ts'
import { routeOf } from '../shared/route.ts'
import type { Refused } from '../shared/result.ts'
import { answerPage } from './answer-page.ts'
import { isFormEncoded, readBody } from './body.ts'
import { checkedFields } from './submitted-fields.ts'
import type { Receipt } from '../../build/contract/published/receipts.ts'
import { type SubmissionStore, stored } from './blob-store.ts'
import { receiptKeyOf } from './receipt-key.ts'
import { type SubmissionKind, recordOf } from './record.ts'

/** What each submission is stored as, and what its receipt says was done. */
const SUBMISSIONS: Readonly<
  Record<IdOf<'write'>, { readonly kind: SubmissionKind; readonly result: Receipt['result'] }>
> = {
  requestHelp: { kind: 'help', result: 'added' },
  reportCorrection: { kind: 'corrections', result: 'received' },
}

/** Answers a request that may change something: a submission, a preflight, or a method no operation has. */
export async function answerWrite(request: Request, store: SubmissionStore): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightResponse()
    const { pathname, search } = new URL(request.url)
    const route = routeOf(request.method, pathname)
    if ('refusal' in route) return refusalResponse(request, route.refusal)
    if (!isSubmission(route.id)) throw new Error(`the write function was asked for ${route.id}`)
    const parameters = parametersOf(route.id, route.params, search)
    if ('refusal' in parameters) return refusalResponse(request, parameters.refusal)
    const outcome = await receiptOf(route.id, request, store)
    if (!isFormEncoded(request)) return receiptResponse(request, outcome)
    return await pageResponse(request, store.site, answerPage(outcome))
  } catch (error) {
    return errorResponse(request, 'write', error)
  }
}

/** Stores first, answers after: the receipt is a pure function of the key, what was sent and the day. */
async function receiptOf(
  operation: IdOf<'write'>,
  request: Request,
  store: SubmissionStore,
): Promise<{ readonly body: Receipt } | Refused> {
  const receiptKey = receiptKeyOf(store)
  if (typeof receiptKey !== 'string') return receiptKey
  const sent = await readBody(request)
  if ('refusal' in sent) return sent
  const checked = checkedFields(operation, sent.value)
  if ('refusal' in checked) return checked
  const { kind, result } = SUBMISSIONS[operation]
  const record = recordOf(kind, checked.fields, store.clock(), receiptKey)
  const refusal = await stored(record, store)
  return refusal ?? { body: { result, id: record.id, received: record.received } }
}

function isSubmission(id: string): id is IdOf<'write'> {
  return Object.hasOwn(SUBMISSIONS, id)
}
