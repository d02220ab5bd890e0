import { describe, expect, test } from 'vitest'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { Form } from '../../../build/contract/authored/form-record.ts'
import { sampleRecords } from './sample-records.ts'

// Questions of the categories and words of the forms, compared with public sources.

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
    ['travel', ['liability', 'exclusion', 'sum insured', 'deductible']],
    ['motor-add-on', ['exclusion', 'warrant', 'admitted', 'sample calculation', 'disclosure', 'complaint']],
    ['life-pension', ['top-up', 'switches', 'waiting', 'grace', 'lapse', 'complaint', 'helpline']],
  ])('%s asks for %j', (category, words) => {
    const fields = categories.find(({ slug }) => slug === category)?.fields ?? []
    const asked = fields.map(({ key, label, question }) => `${key} ${label} ${question}`.toLowerCase())
    for (const word of words) expect([word, asked.some((text) => text.includes(word))]).toEqual([word, true])
  })

  test.each([
    ['ayush', 'ayush-limit', 'text'],
    ['organ-donor', 'organ-donor-limit', 'text'],
    ['air-ambulance', 'air-ambulance-limit', 'text'],
    ['out-patient', 'out-patient-limit', 'text'],
    ['medical-expenses', 'medical-expenses-limit', 'text'],
    ['medical-evacuation', 'medical-evacuation-limit', 'text'],
    ['policy-term', 'terms-offered', 'list'],
    ['tyres', 'depreciation-tyres', 'percent'],
    ['tyres-share', 'depreciation-tyres', 'percent'],
    ['traveller-age-maximum', 'entry-age-highest', 'years'],
    ['free-look-period', 'free-look', 'days'],
    ['settlement', 'claim-decision', 'days'],
    ['claim-settlement-time', 'claim-decision', 'days'],
    ['claim-papers-time', 'papers', 'days'],
    ['refund', 'cancellation-refund', 'text'],
    ['riding-licence', 'driving-licence', 'yes-no'],
  ])('%s was published and leads to %s, of type %s, wherever it was', (old, key, type) => {
    const fields = categories.flatMap((category) => category.fields)
    const renamed = fields.filter(({ aliases = [] }) => aliases.includes(old))
    expect(renamed.length).toBeGreaterThan(0)
    expect(new Set(renamed.map((field) => `${field.key} ${field.type}`))).toEqual(new Set([`${key} ${type}`]))
    expect(fields.filter((field) => field.key === old)).toEqual([])
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
