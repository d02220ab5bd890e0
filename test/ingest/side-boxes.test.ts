import { beforeAll, expect, test } from 'vitest'
import { type Sheet, drawnReader } from './support/read-bytes.ts'

// Boxes beside the text: where they are read.

let reading: Awaited<ReturnType<typeof drawnReader>>
beforeAll(async () => {
  reading = await drawnReader()
})

/** Draws a frame that a line parts, with text on its left and a box on its right. */
function framed(text: readonly string[], beside: readonly string[]): (sheet: Sheet) => void {
  return (sheet) => {
    for (const x of [50, 400, 550]) sheet.line(x, 760, x, 400)
    for (const y of [760, 400]) sheet.line(50, y, 550, y)
    const set = (x: number, own: readonly string[]) => {
      for (const [at, line] of own.entries())
        sheet.text(x, 740 - 14 * at, 10, line, /^\d\. |simple/u.test(line) ? 'bold' : 'regular')
    }
    set(60, text)
    set(410, beside)
  }
}

test('a box is read after the clause beside it, even when that clause continues on the next page', () => {
  const made = reading(
    framed(
      [
        '1. Renewal',
        'You renew within the grace period.',
        '2. Fraud',
        'Benefits are lost where a claim was made',
      ],
      ['In simple words', 'We end the policy only', 'for fraud, and tell you'],
    ),
    framed(
      [
        'in bad faith by you.',
        'What was paid is',
        'to be paid back.',
        '3. Nomination',
        'You name a nominee.',
      ],
      ['of that before. You are', 'paid for what is left', 'of the year.'],
    ),
  )
  expect(made.clauses.map(({ text }) => text.replace(/\s+/gu, ' '))).toEqual([
    '1. Renewal You renew within the grace period.',
    '2. Fraud Benefits are lost where a claim was made in bad faith by you. What was paid is to be paid back.',
    'In simple words We end the policy only for fraud, and tell you of that before. You are paid for what is left of the year.',
    '3. Nomination You name a nominee.',
  ])
})

test('a box that goes on below the next heading is read before the heading', () => {
  const { clauses } = reading(
    framed(
      [
        '1. Renewal',
        'You renew within the grace period.',
        '2. Fraud',
        'Benefits are lost where a claim was made',
        'in bad faith by you.',
      ],
      ['In simple words', 'We end the policy only', 'for fraud, and tell you'],
    ),
    framed(
      [
        '3. Nomination',
        'You name a nominee who is paid.',
        '4. Notice',
        'You tell us within a week of the loss.',
      ],
      ['of that before. You are', 'paid for what is left', 'of the year.'],
    ),
  )
  expect(clauses.map(({ number, page }) => `${number} p. ${page}`).slice(-2)).toEqual(['3 p. 2', '4 p. 2'])
  expect(clauses.at(-3)?.text).toMatch(/^In simple words[^]*of the year\.$/u)
})

test('a box beside a clause comes before the items of the clause that begin on the next page', () => {
  const { clauses } = reading(
    framed(
      ['1. Renewal', 'You renew in time.', '2. Fraud', 'Benefits are lost where', '2.1 A claim was false.'],
      ['In simple words', 'We end the policy only', 'for fraud.'],
    ),
    framed(
      ['2.2 A paper was forged.', '2.3 A witness was bought.', '3. Nomination', 'You name a nominee.'],
      ['In simple words', 'You name a person', 'who is paid.'],
    ),
  )
  const pages = clauses.map(({ page }) => page)
  expect(pages).toEqual(pages.toSorted((a, b) => a - b))
  const at = (text: string) => clauses.findIndex((one) => one.text.includes(text))
  expect(at('forged')).toBeGreaterThan(at('only'))
  expect(clauses.every(({ parent }, own) => parent === null || parent < own)).toBe(true)
})

test('a box is read before a heading without a label on the next page', () => {
  const first = framed(
    [
      '1. Renewal',
      'You renew within the grace period.',
      '2. Fraud',
      'Benefits are lost where a claim was made',
    ],
    ['In simple words', 'We end the policy only', 'for fraud, and tell you'],
  )
  const made = reading(first, (sheet) => {
    sheet.text(60, 740, 10, 'in bad faith by you.')
    sheet.text(60, 700, 10, 'Nomination of others', 'bold')
    sheet.text(60, 680, 10, 'You name a nominee, and may name another at any time.')
  })
  expect(made.clauses.map(({ page, text }) => [page, text.replace(/\s+/gu, ' ').slice(0, 15)])).toEqual([
    [1, '1. Renewal You '],
    [1, '2. Fraud Benefi'],
    [1, 'In simple words'],
    [2, 'Nomination of o'],
  ])
})
