import { beforeAll, describe, expect, test } from 'vitest'
import type { Dataset } from '../../../build/contract/authored/dataset.ts'
import { EditedSite } from '../../support/edited-site.ts'
import { rowsOf } from '../../support/sqlite.ts'

// Statements about withdrawn products: by line of business, what is known, and what the law held here says.

const OLD = 'SFHHLIP21001V012021'
const NEW = 'SFHHLIP24001V022324'
const TYRES = 'irdan952rp0001v01202324/A0002V01202324'
const TYRES_PAGE = 'policy/IRDAN952RP0001V01202324~2FA0002V01202324'
const UNKNOWN = 'We do not know which general products were withdrawn.'
const LINES_UNKNOWN = 'We do not know which life and general products were withdrawn.'
const SAYS = 'The holder of a withdrawn policy may name who is paid.'

const site = new EditedSite({
  'dataset.json': (dataset: Dataset) => {
    const section = { law: 'sample-insurance-act-2001', section: '2A' }
    dataset.withdrawals = { known_for: ['health'], law: [{ line: 'health', says: SAYS, ...section }] }
  },
})
const silent = new EditedSite({ 'dataset.json': (dataset: Dataset) => delete dataset.withdrawals })
beforeAll(() => Promise.all([site.build({ downloads: true }), silent.build()]))

const found = async (query: string, of = site) =>
  JSON.parse(await of.get(`/api/v1/policies?${query}`)) as { total: number; message: string | null }

describe('a search by status', () => {
  test.each([
    ['status=withdrawn&line=general', 0, `${UNKNOWN} One that is not found may be.`],
    ['status=withdrawn&category=motor-add-on', 0, `${UNKNOWN} One that is not found may be.`],
    ['status=active&line=general', 1, `${UNKNOWN} One that is found may be.`],
    ['status=withdrawn', 1, `${UNKNOWN} One that is not found may be.`],
    ['status=withdrawn&line=health', 1, null],
    ['status=active&insurer=sample-fern', 1, null],
    ['line=general', 1, null],
  ])('%s finds %s and says what is not known', async (query, total, message) => {
    expect(await found(query)).toMatchObject({ total, message })
  })

  test('names every line where the dataset knows of none', async () => {
    const { message } = await found('status=active', silent)
    expect(message).toBe(
      'We do not know which health and general products were withdrawn. One that is found may be.',
    )
  })
})

test.each<[where: string, shown: () => Promise<string>, says: string]>([
  ['the page of a product', () => site.file(`${TYRES_PAGE}.html`), 'The list gives no sale status.'],
  ['its Markdown', () => site.file(`${TYRES_PAGE}.md`), 'Status: not known whether withdrawn'],
  ['llms.txt', () => site.file('llms.txt'), LINES_UNKNOWN],
  ['the page of all insurers', () => site.file('insurer/index.html'), LINES_UNKNOWN],
  ['listInsurers', () => site.file('api/v1/insurers'), '"withdrawals_known_for":["health"]'],
  ['stats', () => site.file('api/v1/stats'), '"withdrawals_known_for":["health"]'],
  [
    'compare_policies',
    () => site.tool('compare_policies', { uins: `${TYRES},${NEW}` }),
    'not known whether withdrawn',
  ],
  ['get_insurer', () => site.tool('get_insurer', { slug: 'sample-heron' }), '"withdrawals_known_for":[]'],
])('%s does not call active what nobody knows', async (_where, shown, says) => {
  const said = await shown()
  expect(said).toContain(says)
  expect(said).not.toContain('The list does not call it withdrawn')
})

test('SQLite says for which lines withdrawals are known', () => {
  const known = rowsOf(site.folder, 'SELECT withdrawals_known_for FROM release')
  expect(known).toEqual([{ withdrawals_known_for: '["health"]' }])
})

describe('a withdrawn product', () => {
  test('says what becomes of its policies in the sentence of the dataset, with its section', async () => {
    const page = await site.file(`policy/${OLD}.html`)
    expect(page).toContain(
      `${SAYS} (<a href="/law/sample-insurance-act-2001/2a">The Sample Insurance Act, 2001, 2A</a>)`,
    )
    expect(await site.file(`policy/${OLD}.md`)).toContain(SAYS)
    expect(await site.file(`policy/${NEW}.html`)).not.toContain(SAYS)
  })

  test('says nothing of them where the dataset has no section', async () => {
    const page = await silent.file(`policy/${OLD}.html`)
    expect(page).toContain('<strong>Withdrawn on 31 March 2024</strong>, as the list says.')
    expect(page).not.toMatch(/keeps its terms|no longer be bought/u)
  })
})
