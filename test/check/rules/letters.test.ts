import { describe, expect, test } from 'vitest'
import { wordsOfOneScript } from '../../../build/check/rules/clauses.ts'
import { clauseOf } from '../../support/records.ts'
import { reportsOf } from './found.ts'

function reported(text: string): string[] {
  const found = reportsOf(wordsOfOneScript, 'clause', clauseOf(7, { text }), {})
  return found.map(({ where, message }) => `${where} ${message}`)
}

describe('a letter that looks like a Latin one is reported', () => {
  test.each(Array.from('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνοЅІЈАВЕКМНОРСТУХаеорсухѕіјһԛԝ'))('%s', (letter) => {
    expect(reported(`is co${letter}ered`)).toHaveLength(1)
    expect(reported(`is ${letter}overed`)).toHaveLength(1)
    expect(reported(`is covered${letter}`)).toHaveLength(1)
    expect(reported(`is ${letter}${letter} covered`)).toHaveLength(1)
  })

  test('by its word and its code', () => {
    expect(reported('is cоvered')).toEqual([
      '/text clause 7: the word "cоvered" holds "о" (U+043E), which is not the Latin letter it looks like; write the letter that is printed',
    ])
  })
})

describe('what is no look-alike is not', () => {
  test.each([
    'is covered',
    'α-blockers and β',
    'Β cells',
    '5 μg of it',
    'café',
    'यह policy',
    'Москва и Пермь',
    'Ω, Δ and π',
    '',
  ])('%j', (text) => {
    expect(reported(text)).toEqual([])
  })
})
