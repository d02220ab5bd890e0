import { describe, expect, test } from 'vitest'
import { searchMessage } from '../../build/search/message.ts'
import { conceptsOf } from '../../build/search/query-terms.ts'
import { indexOver, tradeFor } from '../support/small-index.ts'

const terms = indexOver(['Cataract of one eye is covered.', 'The premium is paid.'])
const message = (q: string, match: 'all' | 'any', total: number) =>
  searchMessage({
    thing: 'clause',
    concepts: conceptsOf(q, terms, tradeFor('health', [])),
    terms,
    isEverything: match === 'all',
    total,
  })

test('nothing is said where everything was found', () => {
  expect(message('cataract', 'all', 1)).toBeNull()
})

test('words that found nothing are named', () => {
  expect(message('cataract xyzzy', 'any', 1)).toBe(
    'No clause holds “xyzzy”. No clause holds all the words: these hold some of them.',
  )
  expect(message('xyzzy', 'any', 0)).toMatch(/^No clause holds “xyzzy”\. Try /u)
})

test('a word that was taken for others is named, even where something holds them all', () => {
  expect(message('catarct', 'all', 1)).toBe('Words spelled like “catarct” were searched.')
})

test('the beginning of a word is named, even where something holds such words', () => {
  expect(message('catar', 'all', 1)).toBe('Words that begin with “catar” were searched.')
  expect(message('catar xyzzy prem', 'any', 1)).toBe(
    'No clause holds “catar” and “xyzzy”. Words that begin with “prem” were searched. No clause holds all the words: these hold some of them.',
  )
})

test('words that are held, but not together', () => {
  expect(message('cataract premium', 'any', 2)).toBe(
    'No clause holds all the words: these hold some of them.',
  )
  expect(message('cataract premium', 'any', 0)).toMatch(/^No clause holds enough of these words together\./u)
})

test('words that were passed over are named', () => {
  const concepts = conceptsOf('cataract', terms, tradeFor('health', []))
  const said = (passedOver: string[]) =>
    searchMessage({ thing: 'clause', concepts, passedOver, terms, isEverything: true, total: 1 })
  expect(said(['best'])).toBe('“best” was passed over: a clause need not hold it.')
  expect(said(['the', 'best'])).toBe('“the” and “best” were passed over: a clause need not hold them.')
})

test('a query without a word', () => {
  expect(message('!!!', 'any', 0)).toMatch(/^There is no word in this query\. Try /u)
})

test('at most five words are named, and long ones are cut', () => {
  const named = message('qqa qqb qqc qqd qqe qqf qqg', 'any', 0) ?? ''
  expect(named).toMatch(/“qqe” and 2 more\./u)
  expect(message('qqa qqb qqc qqd qqe', 'any', 0)).toMatch(/“qqd” and “qqe”\./u)
  expect(message('qqa qqb qqc qqd qqe qqf', 'any', 0)).toMatch(/“qqe” and 1 more\./u)
  expect((message('q'.repeat(400), 'any', 0) ?? '').length).toBeLessThan(250)
})

describe('other languages', () => {
  test('are named with the English that they were read as', () => {
    expect(message('motiyabind ka kist', 'any', 1)).toBe(
      'Only English is searched: “motiyabind” was read as “cataract”. “kist” is Hindi: only English is searched. Try “instalment”. No clause holds all the words: these hold some of them.',
    )
  })

  test('are named with all that they were read as, and with other spellings', () => {
    const small = indexOver(['Jeevan is a name, motiya another.', 'The claim for a medicine of life.'])
    const said = (q: string) =>
      searchMessage({
        thing: 'clause',
        concepts: conceptsOf(q, small, tradeFor('health', [])),
        terms: small,
        isEverything: true,
        total: 2,
      })
    expect(said('dava')).toBe('Only English is searched: “dava” was read as “medicine” and “claim”.')
    expect(said('jeevan')).toBe('“jeevan” was also read as “life”.')
    expect(said('jivan')).toBe(
      'Only English is searched: “jivan” was read as “life”. Words spelled like “jivan” were searched.',
    )
    expect(said('motiyaa motiya')).toMatch(/^Words spelled like “motiyaa” were searched\./u)
  })

  test('are named with the English to try, without small words', () => {
    expect(message('bimari kitne din', 'any', 0)).toMatch(
      /^“bimari” and “din” are Hindi: only English is searched\. Try “illness” and “days”\./u,
    )
    expect(message('bharti kitne', 'any', 0)).toMatch(/Try “admission to hospital”\./u)
    expect(message('நோய்', 'any', 0)).toBe(
      '“நோய்” is in Tamil script: only English is searched. Try the word a policy would print for it, or read the facts at /api/v1/policy/{uin}.',
    )
    expect(message('बीमारी நோய்', 'any', 0)).toMatch(
      /^“बीमारी” is in Devanagari script: [^“]+“illness”\. “நோய்” is in Tamil script: only English is searched\. Try the/u,
    )
    expect(message('बीमारी', 'any', 0)).toMatch(
      /^“बीमारी” is in Devanagari script: only English is searched\. Try “illness”\./u,
    )
  })
})
