import { expect, test } from 'vitest'
import { saysNumber } from './says-number.ts'

// Digits that are no number.

test('days of the calendar and times of the clock are no numbers', () => {
  for (const text of [
    'on 1/4/2025',
    'on 01/04/2025',
    'on 31/12/25',
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
    for (const part of text.match(/\d+/gu) ?? [])
      for (let from = 0; from < part.length; from++)
        for (let to = from + 1; to <= part.length; to++) {
          const number = part.slice(from, to)
          expect([text, number, saysNumber(Number(number), 'number', [text])]).toEqual([text, number, false])
        }
  for (const text of ['covid19', '12ab', 'Rs5', 'INR5', 're5', 'USD5'])
    expect([text, saysNumber(5, 'amount', [text])]).toEqual([text, /^(?:rs|inr|re)5/iu.test(text)])
})
