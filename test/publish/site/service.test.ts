import { beforeAll, describe, expect, test } from 'vitest'
import type { Dataset } from '../../../build/contract/authored/dataset.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { mcpServer } from '../../../functions/mcp/server.ts'
import { EditedSite } from '../../support/edited-site.ts'
import { treeOf } from '../../support/tree.ts'
import { rowsOf } from '../../support/sqlite.ts'

// The publisher of a dataset is named wherever it is read, and known from dataset.json alone.

const SERVICE: Dataset['service'] = {
  title: 'Cover Facts of Anywhere',
  operator: { name: 'Bureau of Anywhere', url: 'https://bureau.example/about' },
  questions: 'ask@bureau.example',
  personal_data: { name: 'Officer of Anywhere', contact: 'https://bureau.example/privacy' },
  kept_months: 7,
  licence: { name: 'Open Licence 9', url: 'https://licence.example/9' },
}

const siteWith = async (service: Dataset['service']) => {
  const site = new EditedSite({
    'dataset.json': (record: Record<string, unknown>) => {
      const { withdrawals } = record
      for (const key of ['service', 'withdrawals']) delete record[key]
      Object.assign(record, service === undefined ? { withdrawals } : { service, withdrawals })
    },
  })
  await site.build({ downloads: true })
  return site
}

/** All places that say who publishes the data, by what they are. */
async function placesOf(site: EditedSite): Promise<Record<string, string>> {
  const { info } = JSON.parse(await site.file('api/v1/openapi.json')) as { info: Record<string, unknown> }
  const { server } = await mcpServer(folderSource(site.folder))
  return {
    terms: await site.file('docs/terms.html'),
    'terms as Markdown': await site.file('docs/terms.md'),
    'llms.txt': await site.file('llms.txt'),
    info: JSON.stringify(info),
    service: await site.file('index/service.json'),
    page: await site.file('rights/index.html'),
    'first page': await site.file('index.html'),
    feed: await site.file('changes/feed.atom'),
    downloads: await site.file('docs/mirrors.html'),
    sqlite: JSON.stringify(rowsOf(site.folder, 'SELECT * FROM release')),
    MCP: JSON.stringify(server),
  }
}

describe('what a dataset says of its service', () => {
  let places: Record<string, string>
  let texts: string[]
  beforeAll(async () => {
    const site = await siteWith(SERVICE)
    places = await placesOf(site)
    texts = [...treeOf(site.folder)].map(([path, bytes]) => `${path}\n${bytes.toString()}`)
  })

  const ALL = [
    'Bureau of Anywhere',
    'ask@bureau.example',
    'Officer of Anywhere',
    ' 7 months',
    'Open Licence 9',
  ]
  test.each([
    ['terms', ALL],
    ['terms as Markdown', ALL],
    ['llms.txt', [...ALL, '# Cover Facts of Anywhere']],
    [
      'info',
      [...ALL, '"title":"Cover Facts of Anywhere"', '"email":"ask@bureau.example"', '"license":{"name"'],
    ],
    ['service', ['Cover Facts of Anywhere', 'Officer of Anywhere', '"kept_months":7']],
    [
      'page',
      ['Cover Facts of Anywhere</title>', 'Run by Bureau of Anywhere (https://bureau.example/about).'],
    ],
    ['first page', ['"license":"https://licence.example/9"', '"publisher":{"@type":"Organization"']],
    ['feed', ['Changes of Cover Facts of Anywhere<', '<name>Bureau of Anywhere<', 'Open Licence 9']],
    ['downloads', ['Bureau of Anywhere', 'Open Licence 9']],
    ['sqlite', ['Cover Facts of Anywhere', 'Bureau of Anywhere', 'Open Licence 9']],
    ['MCP', [...ALL, '"title":"Cover Facts of Anywhere"']],
  ])('is said by %s', (place, words) => {
    for (const one of words) expect(places[place]).toContain(one)
  })

  test('is the only name in what is published: the program has none of its own', () => {
    const named = texts.filter((text) => /insurance information service/iu.test(text))
    expect(named.map((text) => text.split('\n')[0])).toEqual([])
  })
})

test('where nothing is said, every place says that nobody is named, and makes nothing up', async () => {
  const places = await placesOf(await siteWith(undefined))
  for (const place of ['terms', 'llms.txt', 'info', 'page', 'downloads', 'MCP'])
    expect(places[place], place).toContain('Nobody is named as the operator of this service.')
  expect(places['terms']).toContain('Nobody is named who answers for personal data.')
  expect(places['terms']).toContain('How long submissions are kept is not stated.')
  expect(places['info']).not.toContain('"license"')
  expect(places['feed']).toContain('<author><name>Golden sample</name></author>')
  for (const [place, text] of Object.entries(places))
    expect(text, place).not.toMatch(/Run by|@[a-z]+\.example/u)
})
