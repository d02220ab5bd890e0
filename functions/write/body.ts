import { jsonIn } from '../../build/contract/decoding.ts'
import { BODY_LIMIT } from '../../build/contract/limits.ts'
import { type Refused, refused, quoted } from '../shared/result.ts'
import { type Sent, type Trapped, formFields, isFormEncoded, refuseForeignForm } from './sent-form.ts'

/** Reads the JSON or the form of a request; a body over the limit is refused before it is read to its end. */
export async function readBody(request: Request): Promise<Sent | Refused | Trapped> {
  const type = request.headers.get('content-type')
  const isForm = isFormEncoded(request)
  if (!isForm && !isJson(type)) return wrongType(type)
  const foreign = isForm ? refuseForeignForm(request) : null
  if (foreign !== null) return foreign
  const bytes = await bytesOf(request)
  if ('refusal' in bytes) return bytes
  if (bytes.length === 0)
    return refused('invalid-request', 'The body is empty. Send the fields as a JSON object.')
  const text = textOf(bytes)
  if (text === null) return refused('invalid-request', 'The body is not valid UTF-8. Send it in UTF-8.')
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
  return refused(
    'invalid-request',
    `The Content-Type must be application/json (in UTF-8), ${sent}. Nothing was stored.`,
  )
}

const TOO_LARGE = refused(
  'invalid-request',
  `The body is too large: it may have at most ${BODY_LIMIT} bytes.`,
)
const BROKEN_OFF = refused(
  'invalid-request',
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
  if (value === undefined)
    return refused('invalid-request', 'The body is not JSON. Send the fields as one JSON object.')
  const twice = repeatedKey(text, value)
  return twice === null
    ? { value, asks: false, language: null }
    : refused('invalid-request', `The body has the key ${quoted(twice)} twice. Send each field once.`)
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
