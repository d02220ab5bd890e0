import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { answerQuery } from '../../../functions/query/handler.ts'
import { nothingStored } from '../../../functions/query/pages/nothing-stored.ts'
import type { FormPages } from '../../../functions/shared/function-page.tsx'
import query from '../../../functions/query/index.ts'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import { sampleSite } from '../../support/built-once.ts'
import { changedSite } from '../../support/memory-site.ts'
import { pageOf, sampleSource } from '../../support/sample-pages.ts'

let folder = ''
beforeAll(async () => void (folder = await sampleSite()))

async function page(path: string, source?: IndexSource) {
  const { status, html } = await pageOf(path, source)
  return { status, html: html.replaceAll(/\s+/gu, ' ') }
}

const policyOf = (uin: string) =>
  JSON.parse(readFileSync(join(folder, 'index/answers/policy', uin), 'utf8')) as PolicyBody

const READ = 'SBHHLIP25011V022425'
const UNREAD = 'SBHHLIP22011V012122'

describe('a product at whose address no file is', () => {
  test('an address in small letters leads to the product, read or not', async () => {
    for (const uin of [READ, UNREAD]) {
      const { status, html } = await page(`/policy/${uin.toLowerCase()}`)
      expect(status).toBe(404)
      expect(html).toContain(`Perhaps this one: <a href="/policy/${uin}" translate="no">`)
    }
  })

  test('any other address is not found, in words, and nothing is read outside the answers', async () => {
    for (const name of [
      'NOSUCHUIN',
      '%2e%2e%2fstats',
      '..%2F..%2Fservice.json',
      '%E0%A4%A',
      `x${'y'.repeat(199)}`,
    ]) {
      const { status, html } = await page(`/policy/${name}`)
      expect(status, name).toBe(404)
      expect(html, name).toContain('There is no product at this address')
      expect(html, name).not.toContain('Perhaps')
    }
  })
})

describe('what changed in a product', () => {
  test('between two versions has every question with another answer, both values and both quotes, and no other', async () => {
    const other = 'SSGHLIP25012V012526'
    const { status, html } = await page(`/changed?uin=${READ}&with=${other}`)
    expect(status).toBe(200)
    const facts = (uin: string) => new Map(policyOf(uin).facts.map((fact) => [fact.key, fact]))
    const [before, after] = [facts(other), facts(READ)]
    const both = [...after].flatMap(([key, now]) => {
      const old = before.get(key)
      return old?.value === undefined || old.value === null || now.value === null ? [] : [{ key, old, now }]
    })
    expect(both.length).toBeGreaterThan(10)
    for (const { key, old, now } of both.filter((one) => one.old.display !== one.now.display)) {
      const [, part = ''] = html.split(`id="${key}"`)
      const article = part.split('</article>')[0] ?? ''
      expect(article.indexOf(`Before: </span>${escaped(old.display)}`), key).toBeGreaterThan(-1)
      expect(article.indexOf(`After: </span>${escaped(now.display)}`), key).toBeGreaterThan(
        article.indexOf('Before: </span>'),
      )
      for (const { quote } of [old, now])
        expect(article, key).toContain(`<q translate="no">${escaped(quote)}</q>`)
    }
  })

  test('leaves out what both versions answer in the same words', async () => {
    const [old, now] = ['SMGHLIP24021V012324', 'SMGHLIP25021V022425'].map((uin) => policyOf(uin).facts)
    const { html } = await page('/changed?uin=SMGHLIP25021V022425&with=SMGHLIP24021V012324')
    const same = (now ?? []).filter((fact) =>
      old?.some(
        (other) =>
          other.key === fact.key &&
          other.status === fact.status &&
          other.display === fact.display &&
          other.quote === fact.quote &&
          other.note === fact.note,
      ),
    )
    expect(same.length).toBeGreaterThan(3)
    for (const { key } of same) expect(html, key).not.toContain(`<article class="fact compared" id="${key}"`)
    expect(html).toContain('<article class="fact compared"')
  })

  test('on this site has what the last release with a change to the product changed, before and after', async () => {
    const answer = (display: string, quote: string) => ({
      value: display,
      display,
      quote,
      status: 'quoted',
      page: 3,
      clause: { id: 1001, number: '4.1', title: '', url: 'https://insurance.example/api/v1/clause/1001' },
    })
    const facts = [
      {
        key: 'co-payment',
        label: 'Co-payment',
        before: answer('10%', 'says 10%'),
        after: answer('<20%>', 'says 20%'),
      },
    ]
    const named = { products: [READ], clauses: [], law: [], insurers: [], categories: [], forms: [] }
    const latest = {
      since: { release: 1, data_date: '2026-01-05' },
      releases: [
        { release: 4, data_date: '2026-04-05', ...named, products: [UNREAD] },
        { release: 3, data_date: '2026-03-05', ...named },
      ],
    }
    const before = { name: 'Old <Care>', launched: null, documents: [] }
    const after = { name: 'New Care', launched: '2026-03-01', documents: [{}], line: 'life' }
    const changed = { uin: READ, kind: 'changed', before, after, facts, clauses: [{}] }
    const changes = { products: [{ uin: UNREAD }, changed] }
    const built = changedSite(await sampleSource(), '/changes/latest.json', () => latest)
    const source = changedSite(built, '/changes/3.json', () => changes)
    const { html } = await page(`/changed?uin=${READ}`, source)
    for (const words of [
      'Data of 5 March 2026',
      '1 answers and 1 clauses are new',
      'Before, “name” was “Old &lt;Care&gt;”; now it is “New Care”.',
      'Before, “launched” was nothing; now it is “2026-03-01”.',
      '“documents” is different now.',
      'Before: </span>10%',
      'says 10%',
      'After: </span>&lt;20%&gt;',
      `href="/policy/${READ}/wording#c1001"`,
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('“line”')
  })

  test('from a version that nobody read is not known', async () => {
    const { html } = await page(`/changed?uin=${READ}&with=${UNREAD}`)
    expect(html).toContain('0 of 0 questions have another answer')
    expect(html).toContain(`${policyOf(READ).facts.length} more were read in one of the two alone`)
    expect(html).not.toContain('<article class="fact compared"')
  })

  test('says that nothing changed, that no such product is held, and that two versions are needed', async () => {
    expect((await page(`/changed?uin=${READ}`)).html).toContain('Nothing changed here since the data of')
    expect(await page('/changed?uin=<b>')).toMatchObject({
      status: 404,
      html: expect.stringContaining('&lt;b&gt;') as string,
    })
    expect((await page(`/changed?uin=${READ}&with=${READ}`)).html).toContain('twice')
    expect((await page(`/changed?uin=${READ}&with=NOSUCH`)).html).toContain('holds no product')
  })
})

function escaped(text: string | null): string {
  return (text ?? '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('>', '&gt;')
}

describe('where nothing is stored', () => {
  const FORMS = ['/help', '/report', `/report?uin=${READ}&key=grace-period`]
  const asked = async (path: string, forms?: FormPages) => {
    const request = new Request(`https://insurance.example${path}`)
    return (await answerQuery(request, await sampleSource(), forms)).text()
  }

  test.each(FORMS)('%s is a form on the service and none on what stores nothing', async (path) => {
    const isForm = (html: string) => /<form[^>]*method="post"/u.test(html)
    expect(isForm(await asked(path))).toBe(true)
    const copied = await asked(path, nothingStored('https://service.example'))
    expect(isForm(copied)).toBe(false)
    expect(copied).toContain(`href="https://service.example${path.replaceAll('&', '&amp;')}"`)
    const keyless = await asked(path, nothingStored(null))
    expect(isForm(keyless)).toBe(false)
    expect(keyless).toContain('takes no requests and no reports at present')
  })

  test('other pages are the same', async () => {
    const path = `/changed?uin=${READ}&with=SSGHLIP25012V012526`
    expect(await asked(path, nothingStored(null))).toBe(await asked(path))
  })

  test('a site without a key for receipts shows no form', async () => {
    const request = () => new Request('https://insurance.example/help')
    const page = async (receiptKey: string) =>
      (await query(request(), { index: await sampleSource(), receiptKey })).text()
    expect(await page('k'.repeat(32))).toContain('method="post"')
    expect(await page('')).not.toContain('method="post"')
  })
})
