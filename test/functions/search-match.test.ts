import { describe, expect, test } from 'vitest'
import { conceptsOf } from '../../build/search/query-terms.ts'
import { findClauses } from '../../functions/query/operations/search-text.ts'
import { askPolicies, productSite } from '../support/small-catalogue.ts'
import { textIndexOver, tradeFor } from '../support/small-index.ts'

// `match` is all where every word was found as it was typed or by a word that means the same, otherwise any.

describe('of products', () => {
  const site = productSite([
    { uin: 'HDFLIP21SSSV01', name: 'Suraksha Shield', insurer: 'national' },
    { uin: 'B2', name: 'Suraksha Health Shield' },
    { uin: 'C3', name: 'Two Wheeler Cover', category: 'two-wheeler' },
  ])
  const matched = async (q: string) => {
    const { match, total, message } = await askPolicies(site, `q=${encodeURIComponent(q)}`)
    return { match, found: total > 0, message }
  }

  test.each(['shield', 'health shield', 'bike', 'SHIELD health'])('%s is found: all', async (q) => {
    expect(await matched(q)).toEqual({ match: 'all', found: true, message: null })
  })

  test.each([
    ['sureksha', 'Words spelled like “sureksha” were searched.'],
    ['health sheild', 'Words spelled like “sheild” were searched.'],
    ['health shi', 'Words that begin with “shi” were searched.'],
  ])('%s is found otherwise: any', async (q, message) => {
    expect(await matched(q)).toEqual({ match: 'any', found: true, message })
  })

  test('four letters of which none is right find nothing', async () => {
    expect(await matched('zzzz')).toMatchObject({ match: 'any', found: false })
  })
})

describe('of clauses', () => {
  const index = textIndexOver([{ text: 'Cataract of one eye is covered.' }, { text: 'A TPA serves.' }])
  const trade = tradeFor('health', [])
  const matched = (q: string) => {
    const { match, isEverything, clauses } = findClauses(index, trade, q)
    expect(clauses.length).toBeGreaterThan(0)
    expect(conceptsOf(q, index.terms, trade).length).toBeGreaterThan(0)
    return [match, isEverything]
  }

  test.each(['cataract', 'cataract eye', 'third party administrator'])('%s is found: all', (q) => {
    expect(matched(q)).toEqual(['all', true])
  })

  test.each(['catarct', 'catarct eye', 'eye catar'])('%s is found otherwise: any', (q) => {
    expect(matched(q)).toEqual(['any', true])
  })

  test('a word that nothing holds leaves some: any', () => {
    expect(matched('cataract xyzzy')).toEqual(['any', false])
  })
})
