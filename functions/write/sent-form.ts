import { ASKS, CHECKED, LANGUAGE, TRAP } from '../../build/contract/function-pages.ts'
import { decodedPair } from '../shared/query-string.ts'
import { type Mistaken, type Refused, quoted, refused } from '../shared/result.ts'

/** Contents of a request, and whether it comes from a page that asks once more where no address is given. */
export interface Sent {
  readonly value: unknown
  readonly asks: boolean
  /** The code of the language that its page was in; null where it does not say. */
  readonly language: string | null
}

/** A form whose unseen field is filled in, which a password manager may do: it comes back to be sent once more. */
export type Trapped = Mistaken & Pick<Sent, 'language'>

/** Whether a request is what a browser sends of a form on a page. */
export function isFormEncoded(request: Request): boolean {
  const [media = ''] = (request.headers.get('content-type') ?? '').split(';')
  return media.trim().toLowerCase() === 'application/x-www-form-urlencoded'
}

/**
 * Refuses a form that a browser sends from a page of another site: such a page needs nobody's permission for that, and
 * could send what its visitors never saw. Programs, which name no origin, may send forms, too.
 */
export function refuseForeignForm(request: Request): Refused | null {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOwn = site === null ? origin === null || isAt(origin, request.url) : OWN_SITES.has(site)
  if (isOwn) return null
  return refused(
    'invalid-request',
    'A form is taken from the pages of this site alone. Nothing was stored. An application sends JSON with the header Content-Type: application/json.',
  )
}

/** Values that browsers send with a form of the same origin, and with one that no page sends. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none'])

/** Whether an origin is that of an address; the scheme is not looked at, because a proxy may end TLS. */
function isAt(origin: string, address: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(address).host
}

/** The fields of a form. A box that is ticked is true; what only pages send is left out. */
export function formFields(text: string): Sent | Refused | Trapped {
  const pairs = text.split('&').flatMap((pair) => (pair === '' ? [] : [decodedPair(pair)]))
  const fields = pairs.flatMap(([name, value]) => (name === null || value === null ? [] : [{ name, value }]))
  if (/^\s*[[{]/u.test(fields[0]?.name ?? text))
    return refused(
      'invalid-request',
      'The body looks like JSON, but its Content-Type is that of a form. Nothing was stored. Send it with the header Content-Type: application/json.',
    )
  if (fields.length < pairs.length)
    return refused(
      'invalid-request',
      'The form is not in UTF-8, or its percent-encoding is broken. Nothing was stored. Send it in UTF-8; a literal % is written %25.',
    )
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined)
    return refused('invalid-request', `The form has the field ${quoted(twice)} twice. Send each field once.`)
  const kept = fields.filter(({ name }) => name !== TRAP && name !== ASKS && name !== LANGUAGE)
  const value = Object.fromEntries(
    kept.map(({ name, value }) => [name, name === 'consent' && value === CHECKED ? true : value]),
  )
  const language = fields.find(({ name }) => name === LANGUAGE)?.value ?? null
  if (fields.some(({ name, value }) => name === TRAP && value !== ''))
    return {
      ...refused('invalid-request', `The field ${TRAP} must stay empty. Nothing was stored.`),
      wrong: [],
      sent: value,
      language,
    }
  return { value, asks: names.includes(ASKS), language }
}
