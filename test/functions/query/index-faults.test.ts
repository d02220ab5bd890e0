import { expect, test } from 'vitest'
import { askLaw, law, lawSite, section } from '../../support/law-site.ts'
import { errorLog } from '../../support/error-log.ts'
import { FILES } from '../../support/hand-made-site.ts'
import { get, refusal } from '../../support/handlers.ts'
import { changedSite, siteOf } from '../../support/memory-site.ts'

// Files of a site that contradict each other are named to whoever runs it.

const log = errorLog()

const WITHOUT_LIST = { ...FILES, 'index/answers/categories': undefined }

test.each([
  ['categories', WITHOUT_LIST, '/index/answers/categories is missing'],
  ['policy/101N134V19', FILES, 'a file of the product 101N134V19 is missing'],
])('/api/v1/%s', async (path, files, line) => {
  const { status, code } = await refusal(await get(`/api/v1/${path}`, {}, siteOf(files)))
  expect([status, code]).toEqual([500, 'internal'])
  expect(log.mock.calls).toEqual([[`query: ${line}`]])
})

test('a submission that the platform sends to the wrong function', async () => {
  const { status, code } = await refusal(await get('/api/v1/help', { method: 'POST' }))
  expect([status, code]).toEqual([500, 'internal'])
  expect(log.mock.calls).toEqual([['query: the query function was asked for requestHelp']])
})

test('a section of an instrument that is not in the list', async () => {
  await askLaw(lawSite([law('alpha')], [section(1, '5')]), 'section 5')
  expect(log.mock.calls).toEqual([['query: a section names instrument 1, the list does not']])
})

test('a section that is in the index of words alone', async () => {
  const whole = lawSite([law('alpha')], [section(0, '5', { text: 'Solvency.' })])
  const cut = changedSite(whole, '/index/law.json', (file) => ({ ...file, sections: [] }))
  await askLaw(cut, 'solvency')
  expect(log.mock.calls).toEqual([['query: the index of law names section 0, its sections do not']])
})
