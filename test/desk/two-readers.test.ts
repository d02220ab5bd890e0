import { expect, test } from 'vitest'
import { twoReaders } from '../../build/check/rules/facts.ts'
import type { Fact } from '../../build/contract/authored/product.ts'
import type { Queue } from '../../build/desk/queue.ts'
import { agreementLines, isToBeRead } from '../../build/desk/readers.ts'
import { isSameAnswer } from '../../build/desk/second-reading.ts'
import { carriedFacts } from '../../build/ingest/wording/carried-facts.ts'
import { findingsIn } from '../check/rules/found.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

// A fact is checked by two people who came to it apart; a third settles what they read differently.

const [KEY, GLASS] = ['total-loss-threshold', 'depreciation-glass']

/** A desk over the car policy, of which a fact is as AB read it; and what readers ask of it. */
async function readOnce(key = KEY, fact?: Partial<Fact>) {
  const data = new CarData()
  const { checked: _, ...read } = data.fact(key) ?? ({} as Fact)
  data.unread(key)
  const first: Fact = { ...read, ...fact, key }
  const desk = await AskedDesk.over(data)
  const save = await desk.ask('save', { uin: CAR, key, fact: first, digest: '' })
  expect(save.status).toBe(200)
  const view = async (by: string) => desk.ask('field', { uin: CAR, key, blind: true, by })
  const second = async (by: string, change: Partial<Fact>) => {
    const { digest } = await desk.field(key)
    return desk.ask('second', { uin: CAR, key, fact: { ...first, ...change }, digest, by })
  }
  const kinds = async (kind: string, by: string) =>
    ((await desk.ask('queue', { kind, text: '', by })).body as unknown as Queue).rows.some(
      (one) => one.uin === CAR && one.key === key,
    )
  const settle = (side: string, by: string) => desk.ask('settle', { uin: CAR, key, side, by })
  return { data, desk, first, view, second, kinds, settle, fact: () => data.fact(key) }
}

test('a second reading is refused to the first reader, and checks the fact where another comes to the same', async () => {
  const { view, second, kinds, fact } = await readOnce()
  expect((await view('AB')).status).toBe(403)
  expect((await second('AB', {})).status).toBe(403)
  expect([await kinds('second', 'AB'), await kinds('second', 'CD')]).toEqual([false, true])
  expect(fact()?.checked).toBeUndefined()
  const { body } = await view('CD')
  expect(body).toMatchObject({ fact: null, candidates: [], others: [], shown: '' })
  expect((await second('CD', {})).body).toMatchObject({ agrees: true })
  expect(fact()).toMatchObject({ read_by: 'AB', checked: '2026-11-01', checked_by: 'CD' })
})

test('words that a second reader selects or finds come without the value that the machine reads in them', async () => {
  const { desk, first } = await readOnce()
  const asked = { uin: CAR, key: KEY, text: first.quote, blind: true }
  const selected = await desk.ask('select', { ...asked, document: 'wording', page: first.page })
  expect(selected.body).toMatchObject({ value: null, shown: '', clause: first.clause })
  const found = JSON.stringify((await desk.ask('find', asked)).body)
  expect(found).not.toMatch(/"value":(?!null)|"shown":"[^"]|"stated"/u)
})

test('that nothing is stated is read a second time as well', async () => {
  const { data, desk, second, fact } = await readOnce('free-look', {})
  const { value, looked_at } = fact() ?? {}
  expect(value).toBeNull()
  expect((await second('CD', { ...(looked_at && { looked_at }) })).body).toMatchObject({ agrees: true })
  expect(fact()).toMatchObject({ value: null, checked_by: 'CD' })
  expect((await desk.field('free-look')).findings).toEqual([])
  expect(data.text).toContain('"checked_by": "CD"')
})

test.each([
  ['first', { value: 75, read_by: 'AB', checked_by: 'EF' }],
  ['second', { value: null, in_schedule: true, read_by: 'CD', checked_by: 'EF' }],
  ['neither', { value: 75, read_by: 'AB', unverified: expect.any(String) as string }],
])('where two readers differ the fact is doubted until a third says: %s', async (side, wanted) => {
  const schedule = { value: null, in_schedule: true } as const
  const { desk, second, kinds, settle, fact } = await readOnce()
  const { stated: _, ...words } = fact() as Fact
  expect((await second('CD', { ...words, ...schedule, stated: undefined as never })).body).toMatchObject({
    agrees: false,
  })
  expect(fact()).toMatchObject({ value: 75, unverified: expect.any(String) as string, differed: schedule })
  const offered = await Promise.all(['AB', 'CD', 'EF'].map((by) => kinds('settle', by)))
  expect(offered).toEqual([false, false, true])
  for (const by of ['AB', 'CD']) expect((await settle(side, by)).status).toBe(403)
  const { digest } = await desk.field(KEY)
  const again = await desk.ask('save', {
    uin: CAR,
    key: KEY,
    fact: { ...words, unverified: undefined },
    digest,
  })
  expect(again.status).toBe(403)
  expect((await settle(side, 'EF')).status).toBe(200)
  expect(fact()).toMatchObject({ ...wanted, differed: { settled_by: 'EF' } })
  expect((fact()?.checked === undefined) === (side === 'neither')).toBe(true)
  const lines = agreementLines((await desk.ask('agreement', {})).body as never)
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${KEY} +1 +0 +0 +0$`, 'u')))
})

test('a third reader is asked before it is settled that nothing is stated where a place likely states it', async () => {
  const { desk } = await readOnce(GLASS)
  const { digest, near } = await desk.field(GLASS)
  const fact = { key: GLASS, value: null, looked_at: near.map(({ clause }) => clause) }
  const { body } = await desk.ask('second', { uin: CAR, key: GLASS, fact, digest, by: 'CD' })
  expect(body).toMatchObject({ agrees: false })
  expect((await desk.field(GLASS)).sides).toMatchObject({
    first: { shown: '0%', doubts: [] },
    second: { shown: 'Not stated', doubts: [expect.stringMatching(/^Page 5 says .*Does it not answer/u)] },
  })
})

test('a window cannot save a fact as checked, and what was saved is taken back with its check', async () => {
  const { data, desk, first, fact } = await readOnce()
  const before = fact()
  const { digest } = await desk.field(KEY)
  const claimed = { ...first, checked: '2026-11-01', checked_by: 'CD', read_by: 'CD' }
  const { body } = await desk.ask('save', { uin: CAR, key: KEY, fact: claimed, digest })
  expect(fact()).toEqual({ ...first, read_by: 'AB' })
  data.edit('towing', { note: 'Edited by hand.' })
  expect((await desk.ask('unsave', { saved: body['saved'] })).status).toBe(200)
  expect(fact()).toEqual(before)
})

test('that nothing is stated counts as checked for the file that was read alone', () => {
  const fact: Fact = { key: 'a', value: null, checked: '2026-11-01', read_by: 'AB', checked_by: 'CD' }
  const after = (isSameFile: boolean) =>
    carriedFacts([fact], { before: new Map(), document: 'wording', isSameFile } as never).facts
  expect(after(false)).toEqual([{ key: 'a', value: null, read_by: 'AB' }])
  expect(after(true)).toEqual([fact])
})

test('who read a fact is never published', async () => {
  const { desk, second } = await readOnce()
  await second('QX', { value: null, in_schedule: true, stated: undefined as never })
  const body = JSON.stringify((await desk.ask('published', { uin: CAR })).body)
  const page = await (await fetch(`${desk.server.origin}/published/${CAR}`)).text()
  for (const text of [body, page]) expect(text).not.toMatch(/read_by|checked_by|differed|\bQX\b/u)
})

test('about three of a hundred checked facts are read once more, always the same', () => {
  const facts = Array.from({ length: 2000 }, (_, at): Fact => ({
    key: `k-${at}`,
    value: 1,
    checked: '2026-11-01',
  }))
  const drawn = facts.filter((fact) => isToBeRead(CAR, fact))
  expect(drawn.length).toBeGreaterThan(30)
  expect(drawn.length).toBeLessThan(100)
  expect(facts.filter((fact) => isToBeRead(CAR, fact))).toEqual(drawn)
})

test.each<[string, Partial<Fact>, number]>([
  ['whose readers are not known', { checked: '2026-11-01' }, 0],
  ['that two people read', { checked: '2026-11-01', read_by: 'AB', checked_by: 'CD' }, 0],
  ['that one person read twice', { checked: '2026-11-01', read_by: 'AB', checked_by: 'AB' }, 1],
  ['of which the second reader is missing', { checked: '2026-11-01', read_by: 'AB' }, 1],
  ['that is not checked, but by somebody', { checked_by: 'CD' }, 1],
  ['about which two differ', { checked: '2026-11-01', differed: { value: 2, on: '2026-10-31' } }, 1],
])('check reports a checked fact as it should: one %s', (_what, fact, findings) => {
  expect(findingsIn(twoReaders, { fact: { key: 'a', value: 1, ...fact } })).toHaveLength(findings)
})

test.each<[Fact['value'], Fact['value'], boolean, 'choice'?]>([
  [30, 30, true],
  [30, 31, false],
  [null, null, true],
  [null, 30, false],
  ['The whole of India', 'whole of India', true],
  ['Covered', 'Not covered', false],
  ['Up to 3 visits', 'Up to', false],
  ['Refunded in full', 'Refunded in full after deducting expenses', false],
  ['Whole of India', 'Whole of India subject to approval', false],
  ['Refunded', 'Refunded if opted', false],
  ['Annual', 'Semi annual', false, 'choice'],
  [['fire', 'theft'], ['Theft', 'fire or lightning'], true],
  [['fire', 'theft'], ['fire'], false],
])('%j and %j are the same answer: %s', (a, b, isSame, type) => {
  expect(isSameAnswer({ value: a }, { value: b }, type)).toBe(isSame)
  expect(isSameAnswer({ value: b }, { value: a }, type)).toBe(isSame)
})

test('equal numbers in two currencies are not the same answer', () => {
  expect(isSameAnswer({ value: 500, currency: 'USD' }, { value: 500 })).toBe(false)
})
