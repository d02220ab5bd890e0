import { describe, expect, test } from 'vitest'
import type { CategoryFieldsBody } from '../../../build/contract/published/categories.ts'
import { fieldsMeant } from '../../../functions/mcp/fields-meant.ts'
import { tradeFor } from '../../support/small-index.ts'

// The tools of MCP, called without a server. This module: the field that a key, a label or other words mean.

const field = (key: string, label: string, group: string, ...terms: string[]) =>
  ({ key, label, group, terms }) as unknown as CategoryFieldsBody['fields'][number]

const FIELDS = [
  field('perils', 'Insured events', 'The policy', 'fire', 'theft'),
  field('police-notice', 'Notice of theft', 'Claims', 'police'),
  field('waiting-initial', 'Initial waiting period (at the start)', 'Waiting periods', 'within 30 days'),
  field('waiting-ped', 'Waiting for old illness', 'Waiting periods', 'pre-existing disease'),
  field('waiting-joints', 'Joints', 'Waiting periods', 'knee replacement'),
  field('deductible', 'What you pay first', 'Your share', 'deductible'),
  field('ncb', 'Bonus', 'Renewal', 'no claim bonus'),
  field('icu', 'Intensive care', 'Limits', 'ICU'),
]

const meant = (asked: string) => {
  const { exact, candidates } = fieldsMeant(FIELDS, asked, tradeFor('general', []))
  return [exact?.key ?? null, ...candidates.map(({ key }) => key)]
}

describe('a key or a label, however it is typed, is one field', () => {
  test.each([
    ['waiting-initial', 'waiting-initial'],
    ['Waiting_Initial', 'waiting-initial'],
    ['notice of theft', 'police-notice'],
    ['Initial waiting period (at the start)', 'waiting-initial'],
    ['I.C.U.', 'icu'],
  ])('%s', (asked, key) => {
    expect(meant(asked)).toEqual([key, key])
  })
})

describe('other words may mean several fields, and never answer for one', () => {
  const WAITING = ['waiting-initial', 'waiting-ped', 'waiting-joints']
  test.each([
    ['the name of a group', 'Waiting periods', WAITING],
    ['the name of a group', 'waiting period', WAITING],
    ['a word of a label, and a term', 'theft', ['perils', 'police-notice']],
    ['a word of one label', 'initial waiting', ['waiting-initial']],
    ['a term', 'knee replacement', ['waiting-joints']],
    ['words of the trade for a term', 'excess', ['deductible']],
    ['a word of Hindi', 'चोरी', ['perils', 'police-notice']],
    ['a sentence about it', 'is theft covered', ['perils', 'police-notice']],
    ['a sentence about a word of no field', 'is hernia covered', []],
    ['words that say little', 'covered', []],
    ['a misspelling', 'polise', ['police-notice']],
    ['a word of no field', 'hernia', []],
    ['no word', '?', []],
  ])('%s: %s', (_what, asked, keys) => {
    expect(meant(asked)).toEqual([null, ...keys])
  })
})
