import { parametersOf } from '../shared/parameters.ts'
import { type Refused, refused } from '../shared/outcome.ts'
import { faultReply, preflightReply, receiptReply, refusalReply } from '../shared/reply.ts'
import { type IdOf, routeOf } from '../shared/route.ts'

type Submission = (request: Request) => Promise<{ readonly body: object } | Refused>

const notYet: Submission = () =>
  Promise.resolve(
    refused('unavailable', 'Submissions are not taken just now. Nothing was stored: send it again later.'),
  )

/** What each submission does with its request. */
const SUBMISSIONS: Readonly<Record<IdOf<'write'>, Submission>> = {
  requestHelp: notYet,
  reportCorrection: notYet,
}

/** Answers a request that may change something: a submission, a preflight, or a method no operation has. */
export async function answerWrite(request: Request): Promise<Response> {
  try {
    if (request.method === 'OPTIONS') return preflightReply()
    const { pathname, search } = new URL(request.url)
    const route = routeOf(request.method, pathname)
    if ('refusal' in route) return refusalReply(request, route.refusal)
    if (!isSubmission(route.id)) throw new Error(`${route.id} came to the door of submissions`)
    const parameters = parametersOf(route.id, route.operation, search)
    if ('refusal' in parameters) return refusalReply(request, parameters.refusal)
    return receiptReply(request, await SUBMISSIONS[route.id](request))
  } catch (fault) {
    return faultReply(request, 'write', fault)
  }
}

function isSubmission(id: string): id is IdOf<'write'> {
  return Object.hasOwn(SUBMISSIONS, id)
}
