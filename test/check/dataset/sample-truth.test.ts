import { describe, expect, test } from 'vitest'
import type { ProductClauses } from '../../../build/contract/authored/clauses.ts'
import type { Law } from '../../../build/contract/authored/law.ts'
import type { Product } from '../../../build/contract/authored/product.ts'
import { sampleRecords } from './sample-records.ts'
import { countsOf } from '../../../build/contract/groups.ts'

// Former errors of the data, found by comparison with public sources: they are not said again, and corrections stay.

const laws = new Map(sampleRecords<Law>('law/*.json').map((law) => [law.slug, law]))

/** The summary of a section, its exceptions and its note. */
function said(slug: string, number: string): string {
  const section = laws.get(slug)?.sections.find((one) => one.number === number)
  const exceptions = (section?.exceptions ?? []).map(({ from, says }) => `Except ${from}: ${says}`)
  return [section?.heading, section?.summary, ...exceptions, section?.note].join('\n')
}

const HEALTH = 'master-circular-health-insurance-2024'
const INTERESTS = 'master-circular-policyholders-interests-2024'

describe('law', () => {
  test.each<[string, string, RegExp]>([
    [
      'motor-vehicles-act-1988',
      '166',
      /No application is entertained.*six months.*Except Supreme Court.*do not dismiss claims as late/su,
    ],
    [
      'motor-vehicles-act-1988',
      '162',
      /Cashless Treatment of Road Accident Victims Scheme, 2025 is in force/u,
    ],
    ['motor-vehicles-act-1988', '161', /Scheme, 2022.*deducted/su],
    [
      'insurance-act-1938',
      '39',
      /of no other nominee.*Except 39\(5\).*39\(12\), proviso.*Karnataka.*Bombay/su,
    ],
    ['insurance-products-regulations-2024', 'Schedule III, 8', /Except .*for the increase.*permanent/su],
    [HEALTH, 'Chapter I, 13', /Except .*for the increase.*permanent/su],
    [
      HEALTH,
      'Chapter I, 8',
      /does not mean that there is cover.*Except .*only where the premium is paid in instalments/su,
    ],
    [HEALTH, 'Chapter I, 5', /Except .*a renewal brings no free look/su],
    [INTERESTS, 'Section 1, Part C', /no free look.*paid to the claimant.*Except IV\.3\(iv\).*no claim/su],
    [INTERESTS, 'Section 2, 17', /annuity options \(7\).*grievance redressal.*\(13\), obligations \(14\)/su],
    ['insurance-ombudsman-rules-2017', '13', /misrepresented at any time/u],
    [
      'insurance-ombudsman-rules-2017',
      '14',
      /one month of receiving it.*costs nothing.*Except 14\(3\)\(b\)\(iii\).*sent/su,
    ],
    ['sabka-bima-sabki-raksha-act-2025', '90', /Control of the rates.* stays/u],
    ['marine-insurance-act-1963', '55', /never liable for loss attributable to the wilful misconduct/u],
    ['marine-insurance-act-1963', '78', /Where the policy contains a suing and labouring clause/u],
    ['indian-contract-act-1872', '19', /does not apply to active fraud/u],
    [
      'consumer-protection-act-2019',
      '34',
      /fifty lakh rupees under the rules of 2021.*the premium paid, neither the claim/u,
    ],
    [
      'consumer-protection-act-2019',
      '47',
      /more than fifty lakh and up to two crore rupees under the rules of 2021.*the premium paid/u,
    ],
    [
      'consumer-protection-act-2019',
      '58',
      /more than two crore rupees under the rules of 2021.*the premium paid/u,
    ],
    ['consumer-protection-act-2019', '51', /deposits half.*substantial question of law/su],
    [INTERESTS, 'Section 2, 25', /does not apply where it appeals.*thirty days/su],
    [HEALTH, 'Chapter I, 20', /does not apply where the insurer appeals/u],
    [HEALTH, 'Chapter I, 10', /fraud/u],
    [HEALTH, 'Chapter I, 2', /endeavour/u],
    [HEALTH, 'Chapter I, 6', /unexpired|longer/u],
    ['insurance-act-1938', '113', /agree otherwise in writing/u],
    ['insurance-act-1938', '45', /proof of age may be asked for at any time/u],
    ['insurance-act-1938', '32D', /may exempt insurers/u],
    ['irda-act-1999', '16A', /such other purposes/u],
    ['irda-act-1999', '14D', /may permit/u],
    [INTERESTS, 'Section 2, 24', /within fifteen days of the renewal date/u],
    ['public-liability-insurance-act-1991', '16', /omitted by the Jan Vishwas.*1 April 2024/su],
    ['general-insurance-nationalisation-act-1972', '18', /Central Government performs/u],
  ])('%s, %s says it whole', (slug, number, words) => {
    expect(said(slug, number)).toMatch(words)
  })

  test('a summary gives no advice, and no heading has a mark of the source', () => {
    expect(said('insurance-act-1938', '3')).not.toMatch(/buyer can ask/u)
    for (const { slug, sections } of laws.values())
      for (const { heading } of sections)
        expect([slug, heading]).toEqual([slug, heading.replace(/[|^*]/gu, '')])
  })

  test('what the Act of 2025 is known to change says so in its section, and no other counts as changed', () => {
    expect(laws.has('sabka-bima-sabki-raksha-act-2025')).toBe(true)
    for (const slug of ['insurance-act-1938', 'lic-act-1956']) {
      const law = laws.get(slug)
      const act = law?.amended_by?.find(({ number }) => number === '40 of 2025')
      expect(act?.sections_known?.length, slug).toBeGreaterThan(0)
      for (const { number, note = '' } of law?.sections ?? [])
        if (act?.sections_known?.includes(number))
          expect([number, note]).toEqual([number, expect.stringContaining('Act 40 of 2025')])
    }
  })

  test('an instrument of which some sections are held says how many it has', () => {
    for (const [slug, least] of [
      ['insurance-act-1938', 200],
      ['consumer-protection-act-2019', 107],
      ['motor-vehicles-act-1988', 200],
      ['indian-contract-act-1872', 200],
      ['irda-act-1999', 30],
    ] as const) {
      const law = laws.get(slug)
      expect(law?.sections_of_instrument ?? 0).toBeGreaterThanOrEqual(least)
      expect(law?.sections.length).toBeLessThan(law?.sections_of_instrument ?? 0)
      expect(law).toHaveProperty('consolidated_to')
    }
  })

  test('the instruments that the fields rest on are held, none by the address of a home page alone', () => {
    const slugs = [
      'insurance-products-regulations-2024',
      'consumer-protection-jurisdiction-rules-2021',
      'customer-information-sheet-2023',
      'protection-of-policyholders-interests-regulations-2024',
    ]
    for (const slug of slugs) expect([slug, laws.get(slug)?.sections.length ?? 0]).not.toEqual([slug, 0])
    expect(
      laws.get('protection-of-policyholders-interests-regulations-2024')?.sections.length,
    ).toBeGreaterThan(1)
    for (const { source_url: url } of laws.values())
      if (typeof url === 'string') expect(new URL(url).pathname.length).toBeGreaterThan(1)
  })
})

describe('sample products', () => {
  const products = sampleRecords<Product>('products/*/!(*.clauses).json')
  const clauses = new Map(
    sampleRecords<ProductClauses>('products/*/*.clauses.json').map((file) => [file.uin, file]),
  )

  test('three categories have two that were read', () => {
    const read = products.filter(({ facts }) => facts.length > 0)
    expect(
      [...countsOf(read.map(({ category }) => category)).values()].filter((count) => count >= 2).length,
    ).toBeGreaterThanOrEqual(3)
  })

  test.each<[string, RegExp]>([
    [
      'waiting for what one had before beyond 36 months',
      /pre-existing[^.]{0,200}\b(?:48|forty[- ]eight)\b/iu,
    ],
    ['a moratorium of 96 months', /moratorium[^.]{0,200}\b(?:96|eight years)\b/iu],
    ['a free look of 15 days', /free[- ]look[^.]{0,120}\b(?:15|fifteen)\b days/iu],
    ['porting 45 days before', /\b45 days before/u],
    ['a third step of 21 days', /21 days in all/u],
    ['the Act of 1961', /Income-tax Act, 1961/u],
  ])('none on sale says what may no longer be sold: %s', (_, words) => {
    const wrong = products.filter(({ status, uin }) => {
      const texts = clauses.get(uin)?.clauses.map(({ text }) => text) ?? []
      return status === 'active' && texts.some((text) => words.test(text))
    })
    expect(wrong.map(({ uin }) => uin)).toEqual([])
  })

  test('no edition is older than the portal and the rules of 2024 that it follows', () => {
    const later = /Bima Bharosa|free[- ]look[^.]{0,120}\b(?:30|thirty) days/iu
    const dated = products.flatMap(({ uin, documents }) =>
      documents.map(({ id, edition }) => ({ uin, id, year: /\b20\d\d\b/u.exec(edition ?? '')?.[0] })),
    )
    expect(dated.filter(({ year }) => year !== undefined).length).toBeGreaterThanOrEqual(3)
    for (const { uin, id, year = '2024' } of dated)
      for (const { document, text } of clauses.get(uin)?.clauses ?? [])
        if (document === id && later.test(text))
          expect([uin, id, Number(year) >= 2024]).toEqual([uin, id, true])
  })

  test('the old critical-illness wording is withdrawn, and has a successor', () => {
    const old = products.find(({ uin }) => uin === 'SMGHLIP24021V012324')
    expect(old?.status).toBe('withdrawn')
    expect(products.filter(({ supersedes }) => supersedes === old?.uin)).toHaveLength(1)
  })
})
