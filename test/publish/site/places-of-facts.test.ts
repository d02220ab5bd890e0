import { expect, test } from 'vitest'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { sampleRecords } from '../../check/dataset/sample-records.ts'
import { partAt } from '../../support/emitted-pages.ts'
import { SampleFiles, wordsIn } from '../../support/sample-files.ts'

const site = new SampleFiles()

test('each fact and unread field of a read product has one place under its key and under each key it had before', () => {
  const categories = sampleRecords<Category>('categories/*.json')
  let former = 0
  for (const { uin, category, facts, unread, coverage } of site.bodies<PolicyBody>('policy')) {
    if (coverage.stated === 0) continue
    const page = site.text(`policy/${uinFileName(uin)}.html`)
    const fields = categories.find(({ slug }) => slug === category.slug)?.fields ?? []
    for (const { key, label } of [...facts, ...unread]) {
      const { aliases = [] } = fields.find((field) => field.key === key) ?? {}
      former += aliases.length
      for (const place of [key, ...aliases]) {
        expect(page.split(`id="${place}"`), `${uin}#${place}`).toHaveLength(2)
        expect(wordsIn(`<p ${partAt(page, place, '/body').slice(0, 400)}`)).toContain(label)
      }
    }
  }
  expect(former).toBeGreaterThan(20)
})
