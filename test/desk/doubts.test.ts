import { expect, test } from 'vitest'
import { doubtsOf } from '../../build/desk/doubts.ts'
import { clauseOf, fieldOf } from '../support/records.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

const SHARE = fieldOf({ label: 'Share', type: 'percent', question: 'Which share?', terms: ['share'] })

/** The questions about the first part of a text up to a bar, in a clause with a title. */
function asked(text: string, value: number | boolean | string[], title = 'Payment'): string[] {
  const clause = clauseOf(1, { number: '1', title, text: text.replace('|', '') })
  const to = text.includes('|') ? text.indexOf('|') : text.length
  return doubtsOf(SHARE, clause, 0, to, value, new Map([[1, clause]]))
}

test('a condition beside the quote is asked about, although the quote leaves it out', () => {
  expect(asked('You pay 10 % of each claim| where the person is aged 61 or more.', 10).join(' ')).toContain(
    '“aged”',
  )
  expect(asked('You pay 10 % of each claim, whichever is lower.', 10).join(' ')).toContain(
    '“whichever is lower”',
  )
})

test('other numbers of the kind beside the quote are named', () => {
  expect(asked('We pay 80 % in the first year| and 90 % later.', 80).join(' ')).toContain('90')
})

test('an illustration, a definition and an exclusion are asked about', () => {
  expect(asked('You pay 20 % of it.', 20, 'Illustration of a claim').join(' ')).toContain('illustration')
  expect(asked('Share means 20 % of it.', 20).join(' ')).toContain('definition')
  expect(asked('Cosmetic treatment.', true, 'Exclusions').join(' ')).toContain('exclusion')
})

test('a plain sentence with one number is accepted without a question', () => {
  expect(asked('We pay 80 % of the bill.', 80)).toEqual([])
  expect(asked('Cosmetic treatment.', false, 'Exclusions')).toEqual([])
})

test('an entry of a list is asked about where its own line has a limit or a condition that the entry leaves out', () => {
  const text =
    'We pay for:\n(a) ambulance up to Rs 2,000\n(b) an attendant\n|(c) a nurse, if a doctor asks for one'
  expect(asked(text, ['ambulance', 'an attendant']).join(' ')).toMatch(/“ambulance” hold without “Rs 2,000”/u)
  expect(asked(text, ['an attendant', 'a nurse']).join(' ')).toMatch(/“a nurse” hold without “if”/u)
  expect(asked(text, ['an attendant'], 'Payment').join(' ')).not.toContain('attendant')
})

test('an entry of a list that is not printed so is asked about', () => {
  expect(asked('We pay for theft and fire.', ['theft', 'flood']).join(' ')).toContain('“flood”')
  expect(asked('We pay for theft\nand fire.', ['theft and fire'])).toEqual([])
})

test('a value that a person typed is asked about as one that was read: by what the words say of it', async () => {
  const data = new CarData()
  const desk = await AskedDesk.over(data)
  const key = 'total-loss-threshold'
  const doubts = async (change: object) => {
    const fact = { ...data.fact(key), ...change }
    return JSON.stringify((await desk.ask('prove', { uin: CAR, key, fact })).body['doubts'])
  }
  expect(await doubts({ value: 74 })).toContain('75')
  expect(await doubts({})).not.toContain('Is it this number')
  expect(await doubts({ value: null, in_schedule: true })).toBe('[]')
})

test('a no that was typed where the words were read as a yes is asked about', async () => {
  const data = new CarData()
  const desk = await AskedDesk.over(data)
  const prove = async (value: boolean) => {
    const fact = { ...data.fact('flood'), value }
    return JSON.stringify((await desk.ask('prove', { uin: CAR, key: 'flood', fact })).body['doubts'])
  }
  expect(await prove(false)).toContain('read as “Yes”')
  expect(await prove(true)).not.toContain('read as')
})
