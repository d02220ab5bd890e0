import { jsonIn } from '../../build/contract/decoding.ts'
import { BODY_LIMIT } from '../../build/contract/limits.ts'
import { type Refused, type Mistaken, quoted, invalid } from '../shared/result.ts'
import { ASKS, CHECKED, LANGUAGE, TRAP } from '../../build/contract/function-pages.ts'
import { decodedPair } from '../shared/query-string.ts'

/** Reads the JSON or the form of a request; a body over the limit is refused before it is read to its end. */
export async function readBody(request: Request): Promise<Sent | Refused | Trapped> {
  const type = request.headers.get('content-type')
  const isForm = isFormEncoded(request)
  if (!isForm && !isJson(type)) return wrongType(type)
  const foreign = isForm ? refuseForeignForm(request) : null
  if (foreign !== null) return foreign
  const bytes = await bytesOf(request)
  if ('refusal' in bytes) return bytes
  if (bytes.length === 0) return invalid('The body is empty. Send the fields as a JSON object.')
  const text = textOf(bytes)
  if (text === null) return invalid('The body is not valid UTF-8. Send it in UTF-8.')
  return isForm ? formFields(text) : parsed(text)
}

// Parameters are ignored, except a charset that JSON is not sent in.
function isJson(type: string | null): boolean {
  const [media = '', ...parameters] = (type ?? '').split(';').map((part) => part.trim().toLowerCase())
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset='))
  return media === 'application/json' && charsets.every((charset) => /^charset="?utf-?8"?$/u.test(charset))
}

function wrongType(type: string | null): Refused {
  const sent = type === null ? 'none was sent' : `not ${quoted(type)}`
  return invalid(`The Content-Type must be application/json (in UTF-8), ${sent}. Nothing was stored.`)
}

const TOO_LARGE = invalid(`The body is too large: it may have at most ${BODY_LIMIT} bytes.`)
const BROKEN_OFF = invalid(
  'The connection closed before the whole body arrived. Nothing was stored; send it again.',
)

async function bytesOf(request: Request): Promise<Uint8Array | Refused> {
  if (Number(request.headers.get('content-length')) > BODY_LIMIT) return TOO_LARGE
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    // To leave the loop cancels what is not read yet.
    for await (const chunk of request.body ?? []) {
      length += chunk.length
      if (length > BODY_LIMIT) return TOO_LARGE
      chunks.push(chunk)
    }
    return Buffer.concat(chunks, length)
  } catch {
    return length > BODY_LIMIT ? TOO_LARGE : BROKEN_OFF
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

// The parser's own message quotes the text, which may be personal: it is not passed on.
function parsed(text: string): Sent | Refused {
  const value = jsonIn(text)
  if (value === undefined) return invalid('The body is not JSON. Send the fields as one JSON object.')
  const twice = repeatedKey(text, value)
  return twice === null
    ? { value, asks: false, language: null }
    : invalid(`The body has the key ${quoted(twice)} twice. Send each field once.`)
}

/** A key that a flat object has twice; the parser would keep the last one, and a second consent would win. */
function repeatedKey(text: string, value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  if (Object.values(value).some((inner) => typeof inner === 'object' && inner !== null)) return null
  const seen = new Set<string>()
  for (const [, key = ''] of text.matchAll(/("(?:[^"\\]|\\.)*")(?=\s*:)|"(?:[^"\\]|\\.)*"/gu)) {
    if (key === '') continue
    const name = JSON.parse(key) as string
    if (seen.has(name)) return name
    seen.add(name)
  }
  return null
}

/** Contents of a request, and whether it comes from a page that asks once more where no address is given. */
interface Sent {
  readonly value: unknown
  readonly asks: boolean
  /** The code of the language that its page was in; null where it does not say. */
  readonly language: string | null
}

/** A form whose unseen field is filled in, which a password manager may do: it comes back to be sent once more. */
type Trapped = Mistaken & Pick<Sent, 'language'>

/** Whether a request is what a browser sends of a form on a page. */
export function isFormEncoded(request: Request): boolean {
  const [media = ''] = (request.headers.get('content-type') ?? '').split(';')
  return media.trim().toLowerCase() === 'application/x-www-form-urlencoded'
}

/**
 * Refuses a form that a browser sends from a page of another site: such a page needs nobody's permission for that, and
 * could send what its visitors never saw. Programs, which name no origin, may send forms, too.
 */
function refuseForeignForm(request: Request): Refused | null {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const isOwn = site === null ? origin === null || isAt(origin, request.url) : OWN_SITES.has(site)
  if (isOwn) return null
  return invalid(
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
function formFields(text: string): Sent | Refused | Trapped {
  const pairs = text.split('&').flatMap((pair) => (pair === '' ? [] : [decodedPair(pair)]))
  const fields = pairs.flatMap(([name, value]) => (name === null || value === null ? [] : [{ name, value }]))
  if (/^\s*[[{]/u.test(fields[0]?.name ?? text))
    return invalid(
      'The body looks like JSON, but its Content-Type is that of a form. Nothing was stored. Send it with the header Content-Type: application/json.',
    )
  if (fields.length < pairs.length)
    return invalid(
      'The form is not in UTF-8, or its percent-encoding is broken. Nothing was stored. Send it in UTF-8; a literal % is written %25.',
    )
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined)
    return invalid(`The form has the field ${quoted(twice)} twice. Send each field once.`)
  const kept = fields.filter(({ name }) => name !== TRAP && name !== ASKS && name !== LANGUAGE)
  const value = Object.fromEntries(
    kept.map(({ name, value }) => [name, name === 'consent' && value === CHECKED ? true : value]),
  )
  const language = fields.find(({ name }) => name === LANGUAGE)?.value ?? null
  if (fields.some(({ name, value }) => name === TRAP && value !== ''))
    return {
      ...invalid(`The field ${TRAP} must stay empty. Nothing was stored.`),
      wrong: [],
      sent: value,
      language,
    }
  return { value, asks: names.includes(ASKS), language }
}
