import { expect, test } from 'vitest'
import type { Queue } from '../../build/desk/queue.ts'
import { keyOf, recordOf } from '../../functions/write/record.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

const KEY = 'total-loss-threshold'

async function queue(desk: AskedDesk, kind: string, text = ''): Promise<Queue> {
  const { status, body } = await desk.ask('queue', { kind, text })
  expect(status).toBe(200)
  return body as unknown as Queue
}

/** An inbox that holds these bodies as reports of a day. */
function inboxOf(...bodies: Record<string, string>[]) {
  const records = bodies.map((body) => recordOf('corrections', body, new Date('2026-10-05T12:00:00Z'), 'key'))
  const texts = new Map(records.map((record) => [keyOf(record), JSON.stringify(record)]))
  const reads: string[] = []
  const read = (key: string) => (reads.push(key), Promise.resolve(texts.get(key) ?? null))
  return { reads, inbox: { keys: () => Promise.resolve([...texts.keys(), 'help/2026-10-05/x']), read } }
}

test('a report in the inbox is a row at the field that it names, with its words and without its sender', async () => {
  const data = new CarData()
  const { inbox, reads } = inboxOf(
    { uin: CAR.toLowerCase(), key: KEY, message: 'It is 60 %.', evidence: 'Page 9', email: 'a@example.com' },
    { uin: 'NOSUCH123V010101', message: 'This one is missing.' },
  )
  const desk = await AskedDesk.over(data, undefined, inbox as never)
  const { rows, counts } = await queue(desk, 'reported')
  const quote = data.fact(KEY)?.quote
  expect(counts.reported).toBe(2)
  expect(rows).toContainEqual(
    expect.objectContaining({
      uin: CAR,
      key: KEY,
      reason: '2026-10-05: It is 60 %.\nEvidence: Page 9',
      before: quote,
    }),
  )
  expect(rows).toContainEqual(expect.objectContaining({ uin: 'NOSUCH123V010101', key: '', name: '' }))
  expect(JSON.stringify(rows)).not.toContain('example.com')
  expect((await queue(desk, 'reported', 'missing')).matching).toBe(1)
  expect(new Set(reads).size).toBe(reads.length)
})

test('an unverified fact is shown with the words it was read from and those that are printed now', async () => {
  const data = new CarData()
  const { quote = '', clause } = data.fact(KEY) ?? {}
  data.edit(KEY, { unverified: 'The quote is not in the new edition; read the fact again.' })
  const now60 = (text: string) => text.replace(quote, quote.replace('75', '60'))
  data.editClauses((clauses) =>
    clauses.map((one) => (one.id === clause ? { ...one, text: now60(one.text) } : one)),
  )
  const desk = await AskedDesk.over(data)
  const { rows } = await queue(desk, 'unverified', 'total loss')
  // The whole sentence, of which the quote was the end.
  const now = expect.stringMatching(
    new RegExp(`^Constructive Total Loss means .* ${quote.replace('75', '60')}\\.$`, 'u'),
  )
  expect(rows).toMatchObject([{ key: KEY, before: quote, now }])
  expect((await desk.field(KEY)).now).toEqual(now)
})

test('a page with an empty heading is a doubtful page, until its clauses are changed on disk', async () => {
  const data = new CarData()
  const whole = data.clauses
  const last = whole.findLast(({ document }) => document === 'wording')
  const bare = {
    ...last,
    id: 9999,
    parent: null,
    number: '',
    title: 'Nothing Follows',
    text: 'Nothing Follows',
  }
  data.editClauses((clauses) => clauses.flatMap((one) => (one.id === last?.id ? [one, bare] : [one])))
  const desk = await AskedDesk.over(data)
  const before = await queue(desk, 'doubts', 'Nothing Follows')
  expect(before.rows).toMatchObject([{ uin: CAR, key: '', place: { document: 'wording', page: last?.page } }])
  data.editClauses(() => whole)
  await desk.field(KEY)
  expect((await queue(desk, 'doubts', 'Nothing Follows')).matching).toBe(0)
})

test('what is left and what is read adds up, for each product and for the dataset, after every save', async () => {
  const data = new CarData()
  const desk = await AskedDesk.over(data)
  const before = await queue(desk, 'unread')
  const { digest } = await desk.field(KEY)
  expect((await desk.ask('save', { uin: CAR, key: KEY, fact: null, digest })).status).toBe(200)
  const after = await queue(desk, 'unread', CAR)
  expect(after.dataset.read).toBe(before.dataset.read - 1)
  expect(after.counts.unread).toBe(before.counts.unread + 1)
  expect(after.dataset.fields).toBe(after.dataset.read + after.counts.unread)
  expect(after.progress.map(({ uin }) => uin)).toContain(CAR)
  expect(after.progress.every(({ uin }) => uin.startsWith(CAR))).toBe(true)
  expect(after.rows).toContainEqual(expect.objectContaining({ uin: CAR, key: KEY }))
})
