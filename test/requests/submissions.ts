import { BODY_LIMIT } from '../../build/contract/limits.ts'
import { type Case, type Claim, asked, claim, refusedRequest } from './case.ts'

const HELP = '/api/v1/help'
const CORRECTIONS = '/api/v1/corrections'
const JSON_TYPE = { 'content-type': 'application/json' }

/** The two submissions: what is stored, and every body that is refused. */
export function submissionCases(): Case[] {
  return [...taken(), ...notJson(), ...wrongFields(), ...wrongConsent(), ...wrongQuery()]
}

function post(path: string, value: unknown, headers: Readonly<Record<string, string>> = JSON_TYPE) {
  return { method: 'POST', path, headers, body: typeof value === 'string' ? value : JSON.stringify(value) }
}

function stored(answer: 'requestHelp' | 'reportCorrection', sent: Case['sent'], ...claims: Claim[]): Case {
  const name = `${sent.method} ${sent.path} ${String(sent.body).slice(0, 60)}`
  return { ...asked(sent, 200), name, answer, stores: true, claims }
}

function taken(): Case[] {
  const added = claim<Receipt>('a receipt of today', receiptOf('added'))
  const received = claim<Receipt>('a receipt of today', receiptOf('received'))
  const help = (value: unknown, headers = JSON_TYPE) =>
    stored('requestHelp', post(HELP, value, headers), added)
  const unaddressed = claim<Receipt>('that nobody can answer, and what to do', ({ answerable, message }) =>
    [answerable === false, /nobody can answer .* e-mail address .* phone number/u.test(message ?? '')].every(
      Boolean,
    ),
  )
  const silent = (value: object) => stored('requestHelp', post(HELP, value), added, unaddressed)
  const report = (value: unknown) => stored('reportCorrection', post(CORRECTIONS, value), received)
  const whole = {
    need: 'claim',
    consent: true,
    email: 'verify@insurance.example',
    phone: '+91 98765 43210',
    name: 'A check of the service',
    city: 'Pune',
    uin: 'IRDAN906RP0001V02202324/A0003V01',
    message: 'Written by the check of the service: delete it. “₹5,00,000”, ५ लाख, 🦄\nsecond line',
  }
  return [
    silent({ need: 'buy', consent: true }),
    silent({ need: 'claim', consent: true, email: '', phone: ' \u3000' }),
    help({ need: 'other', consent: true, phone: '022 2345678' }),
    help({ need: 'review', consent: true, email: 'verify@insurance.example' }),
    help(whole),
    help({ ...whole, city: '', phone: '   ' }),
    help({ ...whole, phone: '(022) 2345 6789', name: '\u3000' }),
    help({ ...whole, phone: '\u202a+91 98765 43210\u202c', email: 'verify@insurance.example\u200b' }),
    report({ message: 'म'.repeat(4000), evidence: '😀'.repeat(4000) }),
    help(` \n ${JSON.stringify(whole)} \t`),
    help(whole, { 'content-type': 'Application/JSON; charset="UTF-8"' }),
    stored('requestHelp', post(`${HELP}/`, { ...whole, need: 'buy' }), added),
    help({ ...whole, need: 'port', message: 'x'.repeat(4000) }),
    report({ message: 'Written by the check of the service: delete it.' }),
    report({
      message: 'Check.',
      uin: 'NOT HELD',
      key: 'room-rent',
      evidence: 'page 3',
      email: 'a@b.example',
    }),
  ]
}

interface Receipt {
  readonly result: string
  readonly received: string
  readonly answerable?: boolean
  readonly message?: string | null
}

/** The day is the service's own: it is near the one here, wherever either is. */
function receiptOf(result: string) {
  return (body: Receipt): boolean =>
    body.result === result && Math.abs(Date.now() - Date.parse(body.received)) < 2 * 86_400_000
}

function refusal(name: string, sent: Case['sent'], ...says: string[]): Case {
  return { ...refusedRequest('invalid-request', sent, ...says), name: `${sent.method} ${sent.path}: ${name}` }
}

const GOOD = { need: 'buy', consent: true, phone: '022 2345678' }

function notJson(): Case[] {
  const bytes = (values: number[]) => ({ ...post(HELP, ''), body: new Uint8Array(values) })
  const type = (value: string) => post(HELP, GOOD, { 'content-type': value })
  const deep = '['.repeat(8000) + ']'.repeat(8000)
  return [
    refusal('no content type', post(HELP, GOOD, {}), 'application/json'),
    refusal('text/plain', type('text/plain'), 'application/json'),
    refusal('a form', type('multipart/form-data'), 'application/json'),
    refusal('JSON in UTF-16', type('application/json; charset=utf-16'), 'UTF-8'),
    refusal('application/jsonp', type('application/jsonp'), 'application/json'),
    refusal('an empty body', post(HELP, ''), 'empty'),
    refusal('no JSON', post(HELP, 'need=buy'), 'JSON'),
    refusal('JSON cut short', post(HELP, '{"need":"buy","consent":true'), 'JSON'),
    refusal('two values', post(HELP, '{}{}'), 'JSON'),
    refusal('an array', post(HELP, [GOOD]), 'JSON object'),
    ...['null', 'true', '5', '"buy"'].map((body) =>
      refusal(`${body} alone`, post(HELP, body), 'JSON object'),
    ),
    refusal('bytes that are not UTF-8', bytes([0x7b, 0xff, 0xfe, 0x7d]), 'UTF-8'),
    refusal('zeros', bytes([0, 0, 0, 0]), 'JSON'),
    refusal('one byte too many', post(HELP, padded(BODY_LIMIT + 1)), String(BODY_LIMIT)),
    refusal('far too large', post(CORRECTIONS, padded(2 * BODY_LIMIT)), String(BODY_LIMIT)),
    refusal('deep', post(HELP, deep), 'JSON'),
    refusal('a deep field', post(CORRECTIONS, `{"message":${deep.slice(4000, 12_000)}}`), 'message'),
  ]
}

/** A body that would be right except for its length. */
function padded(length: number): string {
  const body = JSON.stringify({ message: 'x' })
  return body + ' '.repeat(length - body.length)
}

function wrongFields(): Case[] {
  const help = (fields: object, ...says: string[]) =>
    refusal(JSON.stringify(fields).slice(0, 60), post(HELP, { ...GOOD, ...fields }), ...says)
  const report = (fields: object | string, ...says: string[]) =>
    refusal(JSON.stringify(fields).slice(0, 60), post(CORRECTIONS, fields), ...says)
  return [
    help({ need: undefined }, 'need', 'buy, port, claim, review, other'),
    help({ phone: ' \u200e' }, 'phone', 'can be seen'),
    help({ need: 'Buy' }, 'need', 'buy, port, claim, review, other'),
    help({ need: ['buy'] }, 'need'),
    help({ need: '' }, 'need'),
    refusal('consent twice', post(HELP, '{"need":"buy","consent":false,"consent":true}'), 'consent', 'twice'),
    refusal(
      'a key twice, once escaped',
      post(HELP, '{"need":"buy","n\\u0065ed":"port","consent":true}'),
      'need',
      'twice',
    ),
    report({ message: '\u200b\u0000\u3164' }, 'message', 'can be seen'),
    help({ name: '\u200b' }, 'name', 'can be seen', '100'),
    help({ email: ' \u2060' }, 'email', 'can be seen'),
    help({ phone: '12-34' }, 'phone', '6 to 15 digits'),
    help({ phone: '98765 43210 / 98765 43211 / 98765 43212' }, 'phone', 'Two numbers'),
    help({ phone: '+91 (0) 1234567890123456' }, 'phone'),
    help({ colour: 'red' }, 'colour', 'need, consent'),
    help({ ['constructor']: 1 }, 'constructor'),
    refusal('__proto__', post(HELP, '{"need":"buy","consent":true,"__proto__":{"x":1}}'), '__proto__'),
    help({ email: 'nobody' }, 'email', 'e-mail'),
    help({ email: `${'a'.repeat(250)}@b.example` }, 'email', '254'),
    help({ email: null }, 'email'),
    help({ phone: 'ring me' }, 'phone'),
    help({ phone: 9876543210 }, 'phone'),
    help({ name: 'x'.repeat(101) }, 'name', '100'),
    help({ city: {} }, 'city', 'text'),
    help({ uin: 'U'.repeat(81) }, 'uin', '80'),
    help({ message: 'x'.repeat(4001) }, 'message', '4000'),
    help({ need: 'rob', email: '@', city: 7 }, 'need', 'email', 'city'),
    report({}, 'message'),
    report({ message: '' }, 'message'),
    report({ message: ' \n\t ' }, 'message'),
    report({ message: 5 }, 'message', 'text'),
    report({ message: 'x', consent: true }, 'consent'),
    report({ message: 'x', key: 'k'.repeat(81) }, 'key', '80'),
    report({ message: 'x', evidence: ['page 3'] }, 'evidence'),
  ]
}

function wrongConsent(): Case[] {
  return ['true', 1, null, false, 'yes', [], {}, undefined].map((consent) =>
    refusal(
      `consent ${JSON.stringify(consent) ?? 'missing'}`,
      post(HELP, { ...GOOD, consent }),
      'consent',
      'true',
    ),
  )
}

function wrongQuery(): Case[] {
  return [
    refusal('a query string', post(`${HELP}?source=web`, GOOD), 'source'),
    refusal('a broken query string', post(`${CORRECTIONS}?x=%`, { message: 'x' }), 'percent-encoding'),
  ]
}
