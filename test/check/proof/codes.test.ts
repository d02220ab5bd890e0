import { expect, test } from 'vitest'
import { missingNumbers, wordsIn } from '../../../build/check/proof/values.ts'
import { saysNumber } from './says-number.ts'

// Digits that are no number.

/** Expects that no digits of a text, neither all in a row nor some of them, are a number. */
function expectNoNumber(text: string): void {
  for (const run of text.match(/\d+/gu) ?? [])
    for (let from = 0; from < run.length; from++)
      for (let to = from + 1; to <= run.length; to++) {
        const number = run.slice(from, to)
        expect([text, number, saysNumber(Number(number), 'number', [text])]).toEqual([text, number, false])
      }
}

test('days of the calendar and times of the clock are no numbers', () => {
  for (const text of [
    'on 1/4/2025',
    'on 01/04/2025',
    'on 31/12/25',
    'on 25/12/2025 we',
    'on 2025-04-01 we',
    'on 10.11.2025',
    'on 01.04.25',
    'on 1-4-1999',
    'on 30-09-2025',
    'on 2025-04-01',
    'on 2025-12-31',
    'at 10:30',
    'at 10:30:15',
    'in 5.2.1',
    'in 10.20.30.40',
  ])
    for (const number of [...(text.match(/\d+/gu) ?? []), ...(text.match(/\d*[.]\d+/gu) ?? [])])
      expect([text, number, saysNumber(Number(number), 'number', [text])]).toEqual([text, number, false])
  for (const text of ['1-4-25', '40/12/2025', '4-40-2025', '2025-4-1', '1/4.2025', '12/25'])
    expect([text, saysNumber(Number(/^\d+/u.exec(text)?.[0]), 'number', [text])]).toEqual([text, true])
})

test('names that hold a capital or letters between digits are no numbers', () => {
  for (const text of [
    'Excl01',
    'EX101',
    'abC12',
    'exCl12a',
    'H1N1',
    '12AB3',
    '1ab23c',
    'is A1',
    'RsX5',
    'is Rst500',
  ])
    expectNoNumber(text)
  for (const text of ['covid19', '12ab', 'Rs5', 'INR5', 're5', 'USD5'])
    expect([text, saysNumber(5, 'amount', [text])]).toEqual([text, /^(?:rs|inr|re)5/iu.test(text)])
})

test('digits of which nobody can tell whether they are one number are none', () => {
  for (const text of ['12,34,5678', '1,2345,67', '10,50,\n500', '1,50 00', '5 00,123']) expectNoNumber(text)
  for (const number of [1, 2, 3]) expect(saysNumber(number, 'number', ['1,2,3'])).toBe(true)
  expect(missingNumbers('1800 209 0858', wordsIn(['call 1800-209-0858']))).toEqual([])
})
