import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../../build/contract/operations.ts'
import { quoted } from '../../../functions/shared/result.ts'
import { get, refusal } from '../../support/handlers.ts'
import { Memory, refusedWith, submit } from '../../support/submitting.ts'

// Messages of refusals, word for word: what was wrong, what is allowed, what to do next.

/** The parameters of searchPolicies, as a message lists them. */
const TAKEN = Object.keys(OPERATIONS.searchPolicies.query).join(', ')

const LISTED = 'The operations are listed in /api/v1/openapi.json.'

describe('a request', () => {
  const lower =
    'it must be made of: lower-case letters and digits, joined by single hyphens, with at most 80 characters.'
  const listed = 'Take the slug from /api/v1/categories.'
  const number = 'it must be a whole number'
  const unsigned = 'without a sign or leading zeros.'
  const numbers = 'Take clause numbers from /api/v1/policy/{uin}.'
  const retired = 'was retired when its document was re-read, and its number will not be used again.'
  test.each([
    ['policies?limit=0', `limit is “0”; ${number} from 1 to 100, ${unsigned}`],
    [
      `policies?offset=${'9'.repeat(20)}`,
      `offset is “${'9'.repeat(20)}”; ${number}, 0 or more, ${unsigned} The largest is 9007199254740991.`,
    ],
    [
      `policies?limit=${'9'.repeat(20)}`,
      `limit is “${'9'.repeat(20)}”; ${number} from 1 to 100, ${unsigned}`,
    ],
    [
      'policies?changed_since=2026-02-30',
      'changed_since is “2026-02-30”; it must be a day of the calendar as YYYY-MM-DD.',
    ],
    [
      'policies?status=ACTIVE',
      'status is “ACTIVE”; it must be one of active, withdrawn. In lower case it is “active”.',
    ],
    ['policies?colour=red', `searchPolicies takes no parameter “colour”. It takes: ${TAKEN}.`],
    ['stats?x=1', 'stats takes no parameter “x”. It takes none in the query string.'],
    ['policies?limit=1&limit=2', 'The parameter limit is given more than once. Give it once.'],
    [
      'policies?q=%E0%A4',
      'The percent-encoding of “q=%E0%A4” in the query string is broken. A literal % is written %25.',
    ],
    [
      'policies?category=Term-Life',
      `category is “Term-Life”; ${lower} In lower case it is “term-life”. ${listed}`,
    ],
    [
      'policies?category=Term+Life',
      `category is “Term Life”; ${lower} With hyphens it is “term-life”. ${listed}`,
    ],
    ['policies?category=-', `category is “-”; ${lower} ${listed}`],
    [
      'clause/0',
      `id is “0”; ${number}, 1 or more, ${unsigned} Take clause addresses from the facts and clause lists of /api/v1/policy/{uin}.`,
    ],
    ['clause/39', `The service holds no clause 39. ${numbers}`],
    ['clause/40', `Clause 40 ${retired} ${numbers}`],
    ['clause/49', `Clause 49 ${retired} ${numbers}`],
    ['clause/50', `The service holds no clause 50. ${numbers}`],
    [
      `policies?q=${'x'.repeat(501)}`,
      `q has 501 characters (“${'x'.repeat(80)}…”); it must be a text of at most 500 characters.`,
    ],
    [
      `policies?colour${'x'.repeat(74)}=1`,
      `searchPolicies takes no parameter “colour${'x'.repeat(74)}”. It takes: ${TAKEN}.`,
    ],
    [
      'policies/x/y',
      'There is no operation GET “/api/v1/policies/x/y”. searchPolicyText is GET /api/v1/policy/{uin}/search. getPolicy is GET /api/v1/policy/{uin}. searchPolicies is GET /api/v1/policies. The operations are listed in /api/v1/openapi.json.',
    ],
    [
      'categories/term-life',
      'There is no operation GET “/api/v1/categories/term-life”. categoryFields is GET /api/v1/categories/{slug}/fields. listCategories is GET /api/v1/categories. The operations are listed in /api/v1/openapi.json.',
    ],
    ['products', `There is no operation GET “/api/v1/products”. ${LISTED}`],
    [
      'policy/NICHLIP25041V032526',
      'The service holds no product with the UIN “NICHLIP25041V032526”. It holds other versions of the product: NICHLIP25041V022425, NICHLIP25041V012223.',
    ],
    [
      'policy/101N134V20',
      'The service holds no product with the UIN “101N134V20”. It holds another version of the product: 101N134V19.',
    ],
    ['compare?uins=A', 'uins names 1; /api/v1/compare takes 2 to 4 different UINs, separated by commas.'],
  ])('%s', async (path, message) => {
    expect(await refusal(await get(`/api/v1/${path}`))).toMatchObject({ status: 404, message })
  })

  test('of exactly the longest length is not called too long where something else is wrong', async () => {
    const slug = `${'x'.repeat(79)}-`
    const { message } = await refusal(await get(`/api/v1/policies?category=${slug}`))
    expect(message).toMatch(/^category is “x+-”; it must be made of/u)
  })
})

describe('a slug that is not held', () => {
  const law = 'insurance-act-1938'
  test.each([
    ['insurer', 'sample-lif', 'sample-life'],
    ['insurer', 'sample', 'sample-life'],
    ['insurer', 'life', 'sample-life'],
    ['insurer', 'sample-lixx', 'sample-life'],
    ['insurer', 'sample-lixxx', null],
    ['insurer', 'le-li', null],
    ['law', 'act', law],
    ['law', 'insuranceact1938', law],
    ['law', 'marine', null],
  ])('%s/%s means %s', async (of, slug, meant) => {
    const { message } = await refusal(await get(`/api/v1/${of}/${slug}`))
    const thing = of === 'law' ? 'law instrument' : 'insurer'
    const hint =
      meant === null
        ? `The slugs are listed at /api/v1/${of === 'law' ? 'law' : 'insurers'}.`
        : `Did you mean “${meant}”?`
    expect(message).toBe(`The service holds no ${thing} with the slug “${slug}”. ${hint}`)
  })
})

describe('a submission', () => {
  const refused = 'The body is not what requestHelp accepts. Nothing was stored. Problems: '
  const missing =
    'need is missing (one of buy, port, claim, review, other); consent is missing (exactly true)'
  const known = 'known: need, consent, email, phone, name, city, uin, message'
  const wrong = [
    'need must be one of buy, port, claim, review, other; consent must be exactly true',
    'email must be an e-mail address of at most 254 characters',
    'phone must be in quotation marks, and made of: 6 to 15 digits; spaces, ( ), . and - may separate them, a + may come first, and ext 12 last. Two numbers are parted by / or a comma, with at most 80 characters',
    'name must be a text of 1 to 100 characters',
  ].join('; ')
  const five = { need: 1, consent: 1, email: 1, phone: 1, name: 1 }
  test.each([
    [{}, `${refused}${missing}.`],
    [{ a: 1, b: 1, c: 1, d: 1, e: 1 }, `${refused}${missing}; unknown: “a”, “b”, “c”, “d”, “e” (${known}).`],
    [
      { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 },
      `${refused}${missing}; unknown: “a”, “b”, “c”, “d”, “e” and 2 more (${known}).`,
    ],
    [five, `${refused}${wrong}.`],
    [{ ...five, city: 1, uin: 1 }, `${refused}${wrong}; and 2 more.`],
    [
      [],
      'The body must be a JSON object. requestHelp accepts: need, consent, email, phone, name, city, uin, message.',
    ],
    ['', 'The body is empty. Send the fields as a JSON object.'],
    ['{', 'The body is not JSON. Send the fields as one JSON object.'],
    ['{"need":"buy","n\\u0065ed":"buy"}', 'The body has the key “need” twice. Send each field once.'],
    ['{"need":"buy","consent":true,"more":{"need":"buy"}}', `${refused}unknown: “more” (${known}).`],
    ['{"consent":true,"need":"buy",":a":"x",":b":"y"}', `${refused}unknown: “:a”, “:b” (${known}).`],
  ])('%j', async (body, message) => {
    expect(await refusedWith('help', body)).toBe(message)
  })

  test('of another type', async () => {
    const end = 'Nothing was stored.'
    const asked = 'The Content-Type must be application/json (in UTF-8),'
    expect(await refusedWith('help', '{}', { 'content-type': 'text/plain' })).toBe(
      `${asked} not “text/plain”. ${end}`,
    )
    expect(await refusedWith('help', new Uint8Array([123, 125]), {})).toBe(`${asked} none was sent. ${end}`)
  })

  test('may say the name of a key in a value', async () => {
    const memory = new Memory()
    const body =
      '{"message":"\\"message\\": x, \\"need\\"","need" : "buy","consent":true,"email":"a@b.example"}'
    expect((await submit('help', body, memory)).status).toBe(200)
    expect(memory.records).toHaveLength(1)
  })
})

test('a value is quoted whole up to 80 characters, and cut after them', () => {
  for (const letter of ['x', '😀']) {
    expect(quoted(letter.repeat(80))).toBe(`“${letter.repeat(80)}”`)
    expect(quoted(letter.repeat(81))).toBe(`“${letter.repeat(80)}…”`)
  }
})
