import { describe, expect, test } from 'vitest'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { Form } from '../../../build/contract/authored/form-record.ts'
import { sampleRecords } from './sample-records.ts'

// What the categories ask and what the forms print, by comparison with public sources.

describe('fields', () => {
  const categories = sampleRecords<Category>('categories/*.json')

  test('every basis names its circular or Act, and where it is', () => {
    for (const { slug, fields } of categories)
      for (const { key, basis } of fields) {
        if (basis === null || basis === undefined) continue
        expect([slug, key, basis.url]).toEqual([slug, key, expect.stringMatching(/^https:/u)])
        expect(basis.title).toMatch(/\d{4}/u)
      }
  })

  test('what is asked alike of all types of general insurance rests on one row of their sheet', () => {
    const general = categories.filter(({ line }) => line === 'general')
    for (const key of ['complaint-email', 'helpline', 'claim-notice']) {
      const asked = general.flatMap(({ fields }) => fields.filter((field) => field.key === key))
      expect(asked.length, key).toBeGreaterThan(2)
      expect(new Set(asked.map(({ basis }) => basis?.title)).size, key).toBe(1)
      expect(asked[0]?.basis?.title, key).toMatch(/general, row 1[23]/u)
    }
  })

  test.each([
    ['health-indemnity', ['complaint', 'icu', 'portab', 'cancel', 'non-medical', 'domiciliary']],
    ['motor-two-wheeler', ['idv', 'depreciation', 'add-on', 'claim']],
    ['life-ulip', ['allocation', 'mortality', 'discontinuance', 'term', 'grace', 'claim']],
    ['travel', ['liability', 'exclusion']],
  ])('%s asks for %j', (category, words) => {
    const fields = categories.find(({ slug }) => slug === category)?.fields ?? []
    const asked = fields.map(({ key, label, question }) => `${key} ${label} ${question}`.toLowerCase())
    for (const word of words) expect([word, asked.some((text) => text.includes(word))]).toEqual([word, true])
  })
})

describe('forms', () => {
  const forms = sampleRecords<Form>('forms/*.json')

  test('both proposal forms print section 41', () => {
    const proposals = forms.filter(({ purpose }) => purpose === 'proposal')
    expect(proposals.length).toBeGreaterThanOrEqual(2)
    for (const form of proposals) expect(JSON.stringify(form)).toMatch(/rebate/iu)
  })

  test('a share of a nominee is asked for with a label, in a section', () => {
    const form = JSON.stringify(
      forms.find(({ pdf_fields: fields }) => JSON.stringify(fields).includes('nom_share')),
    )
    expect(form.match(/"nom_share"/gu)?.length).toBeGreaterThanOrEqual(2)
  })
})
