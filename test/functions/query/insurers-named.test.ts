import { expect, test } from 'vitest'
import { insurersNamed } from '../../../functions/query/one-search/insurer-candidates.ts'
import { law, lawSite, section } from '../../support/law-site.ts'
import { siteWith, smallCatalogue } from '../../support/small-catalogue.ts'

/** Insurers by their slugs, with their names and spellings. */
const INSURERS = {
  star: 'Star Health and Allied Insurance Company Limited',
  national: 'National Insurance Company Limited',
  tulip: 'Tulip Health Insurance Limited',
  'care-clinic': 'Care Health Insurance Limited',
  east: 'The Eastern Insurance Company Limited',
  'bank-life': 'Harbour Life Insurance Limited\nHarbour Eastern Bank Life Insurance Company Limited',
  'palm-life': 'Palm Life Insurance Limited\nPalm Mango Life Insurance Company Limited',
  'palm-general': 'Palm General Insurance Limited\nPalm Mango\nPalm Mango General Insurance',
  indigo: 'IndigoFirst Life Insurance Company India Limited',
  reed: 'Reed Life Insurance Company India Limited',
  fern: 'Fern General Insurance Company of India Limited',
  moss: 'Moss General Insurance (India) Limited',
  oak: 'Oak General Insurance India Limited',
  elm: 'Elm General Insurance India Limited',
}

const catalogue = siteWith({
  ...smallCatalogue([{ uin: 'STAHLIP21001V012021', name: 'Red Cover' }]),
  insurers: Object.entries(INSURERS).map(([slug, words]) => ({ slug, words })),
})
const ofLaw = lawSite([law('alpha')], [section(0, '1', { text: 'A bank of the star city, for life.' })])
const source = { read: async (path: string) => (await catalogue.read(path)) ?? ofLaw.read(path) }

test.each([
  ['health insurance complaint', []],
  ['health insurance customer care number', []],
  ['insurance complaint india', []],
  ['tulip health phone', ['tulip']],
  ['care health phone', ['care-clinic']],
  ['eastern insurance phone', ['east']],
  ['harbour eastern phone', ['bank-life']],
  ['palm life grievance officer', ['palm-life']],
  ['palm phone', ['palm-general', 'palm-life']],
  ['palm mango phone', ['palm-general', 'palm-life']],
  ['indigo first life phone', ['indigo']],
  ['bank phone', []],
  ['bank life phone', []],
  ['star phone', ['star']],
  ['allied phone', ['star']],
])(
  'the insurers named by “%s” are those whose names it says, not whose names have a word of it',
  async (q, slugs) => {
    const { best } = await insurersNamed({ source, q })
    expect(best.map(({ slug }) => slug).toSorted()).toEqual(slugs)
  },
)
