import { prefersHtml } from '../shared/accept.ts'
import { parametersOf } from '../shared/given-parameters.ts'
import {
  errorResponse,
  pageResponse,
  preflightResponse,
  receiptResponse,
  refusalResponse,
} from '../shared/response.ts'
import { FUNCTION_PAGES } from '../../build/contract/function-pages.ts'
import type { IdOf } from '../../build/contract/operations.ts'
import { routeOf } from '../shared/route.ts'
import { type WriteOutcome, answerPage } from './answer-page.tsx'
import { type AskedPage, askedPage } from '../shared/asked-page.ts'
import { type IndexSource, serviceOf } from '../query/source/load.ts'
import { readBody, isFormEncoded } from './body.ts'
import { checkedFields } from './submitted-fields.ts'
import { receiptKeyOf } from '../shared/receipt-key.ts'
import { type SubmissionRecord, recordOf } from './record.ts'
import { SUBMISSIONS, isAnswerable, receiptFor, aboutReport } from './receipt.ts'
import { logError } from '../shared/log-error.ts'
import { type Refused, refused } from '../shared/result.ts'
import type { Inbox } from './inbox.ts'

type WriteId = IdOf<'write'>

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
    const isForPerson = isFormEncoded(request) && prefersHtml(request.headers.get('accept'))
    const [outcome, language] = await outcomeOf(route.id, request, store, isForPerson)
    if (!isForPerson && !('unaddressed' in outcome)) return receiptResponse(request, outcome)
    const asked = await pageIn(language, route.id, store)
    // What the dataset says of its service is on the page where it can be read.
    const file = await serviceOf(store.site).catch(() => null)
    const page = answerPage(route.id, outcome, asked.site, file?.service ?? {})
    return await pageResponse(request, store.site, page, asked)
  } catch (error) {
    return errorResponse(request, 'write', error)
  }
}

/** The page of a form, in the language that the form says; what answers it is in no other. */
async function pageIn(language: string | null, id: WriteId, { site }: SubmissionStore): Promise<AskedPage> {
  const path = id === 'requestHelp' ? FUNCTION_PAGES.help : FUNCTION_PAGES.report
  const asked = await askedPage(site, { code: language, path, query: new URLSearchParams() })
  return { ...asked, others: [] }
}

/**
 * What becomes of a submission, and the language of its page. It is stored first and answered after: the receipt is a pure
 * function of the key, what was sent and the day.
 */
async function outcomeOf(
  id: WriteId,
  request: Request,
  store: SubmissionStore,
  isForPerson: boolean,
): Promise<[outcome: WriteOutcome, language: string | null]> {
  const receiptKey = receiptKeyOf(store.receiptKey)
  if (typeof receiptKey !== 'string') return [receiptKey, null]
  const sent = await readBody(request)
  const language = 'language' in sent ? sent.language : null
  if ('refusal' in sent) return [sent, language]
  const checked = checkedFields(id, sent.value)
  if ('refusal' in checked) return [checked, language]
  const { fields } = checked
  if (isForPerson && sent.asks && !isAnswerable(fields)) return [{ unaddressed: fields }, language]
  const record = recordOf(SUBMISSIONS[id], fields, store.clock(), receiptKey)
  const refusal = await stored(record, store)
  if (refusal !== null) return [refusal, language]
  const receipt = receiptFor(record)
  // Names that cannot be looked up are left out: the receipt has to arrive.
  const about =
    'answerable' in receipt ? undefined : await aboutReport(fields, store.site).catch(() => undefined)
  return [{ body: { ...receipt, ...(about !== undefined && { about }) } }, language]
}

function isSubmission(id: string): id is WriteId {
  return Object.hasOwn(SUBMISSIONS, id)
}

/** Place and time at which submissions are stored. */
interface SubmissionStore {
  readonly inbox: Pick<Inbox, 'put'>
  readonly clock: () => Date
  /** Key of receipts; without it no submission is taken. */
  readonly receiptKey: string | undefined
  /** Milliseconds the inbox has to confirm. */
  readonly patience?: number
  /** Source of the frame of pages, for those who sent a form. */
  readonly site: IndexSource
}

const CONFIRMED_WITHIN = 5000

/** Stores a record: null once the inbox has confirmed it, otherwise a refusal that says it is not confirmed. */
async function stored(record: SubmissionRecord, store: SubmissionStore): Promise<Refused | null> {
  const { inbox, patience = CONFIRMED_WITHIN } = store
  const giveUp = new AbortController()
  const late = new Promise<never>((_, reject) => {
    giveUp.signal.addEventListener('abort', () => reject(new Error(`not confirmed within ${patience} ms`)))
  })
  const timer = setTimeout(() => giveUp.abort(), patience)
  try {
    await Promise.race([inbox.put(record, giveUp.signal), late])
    return null
  } catch (error) {
    logError('write: a submission was not confirmed', error)
    return notConfirmed
  } finally {
    clearTimeout(timer)
  }
}

const notConfirmed = refused(
  'unavailable',
  'The submission is not confirmed: the inbox did not answer. Send it again: a submission sent twice on one day is stored once.',
)
