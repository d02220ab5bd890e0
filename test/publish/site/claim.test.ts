import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ComplaintLadder } from '../../../build/contract/authored/complaints.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { partAt, placesIn } from '../../support/emitted-pages.ts'
import { COMMON } from '../../support/sample-data.ts'
import { SampleFiles, wordsIn } from '../../support/sample-files.ts'
import { pageOf } from '../../support/sample-pages.ts'

// Pages for somebody whose claim was refused: the first page, the steps, the letter.

const site = new SampleFiles()
const questions = JSON.parse(readFileSync(`${COMMON}/questions.json`, 'utf8')) as Question[]
interface Category {
  readonly fields: readonly { readonly key: string; readonly need?: { readonly place: number } }[]
}
interface Question {
  readonly id: string
  readonly answer: readonly { readonly says: string; readonly section: string }[]
}
const ladder = JSON.parse(readFileSync(`${COMMON}/complaints.json`, 'utf8')) as ComplaintLadder
const page = async (path: string) => (await pageOf(path)).html

test('the first page has the search, then three doors, then what is held, then an example', () => {
  const html = site.text('index.html')
  const order = [
    'role="search"',
    'href="/claim">A claim',
    'href="/category">What does',
    'href="/compare">Before I',
    'read so far',
    'class="fact"',
  ]
  const at = order.map((part) => html.indexOf(part, html.indexOf('<main')))
  expect(at).not.toContain(-1)
  expect(at.toSorted((a, b) => a - b)).toEqual(at)
  expect(html.slice(html.indexOf('aria-label="Main"')).split('</nav>')[0]?.match(/<li>/gu)).toHaveLength(4)
})

describe('the page of claims', () => {
  test('has all steps in their order, each with its sections, which are there', () => {
    const html = site.text('claim.html')
    const steps = [...(ladder.before ?? []), ...ladder.rungs]
    expect(steps.length).toBe(6)
    const parts = html.split('<section class="step"').slice(1)
    for (const [at, { name, how, law }] of steps.entries()) {
      expect(wordsIn(`<p${parts[at]}`)).toContain(`${at + 1}. ${name}`)
      expect(wordsIn(`<p${parts[at]}`)).toContain(how)
      const links = Array.from(parts[at]?.matchAll(/href="\/(law\/[^"]+)"/gu) ?? [], ([, path]) => path)
      expect(links.length).toBeGreaterThanOrEqual(law.length)
      for (const path of links) expect(site.text(`${path}.html`)).not.toBe('')
    }
  })

  test('leads from every State to the office that takes its complaints', () => {
    const html = site.text('claim.html')
    const places = placesIn(html)
    for (const { covers, telephone } of ladder.offices)
      for (const place of covers) {
        const escaped = place.replaceAll('(', '\\(').replaceAll(')', '\\)')
        const office = new RegExp(`href="#(?<id>[^"]+)">${escaped}<`, 'u').exec(html)?.groups?.['id'] ?? ''
        expect(places.has(office), place).toBe(true)
        expect(wordsIn(partAt(html, office, 'section'))).toContain(telephone[0])
      }
  })

  test('says without a script after how many days each last day is', () => {
    const said = site.words('claim.html')
    for (const words of [
      '14 days after the complaint',
      '1 month after the complaint',
      '1 year after the refusal',
      '2 years after the refusal',
    ])
      expect(said).toContain(words)
  })
})

test('the letter names the product, the clause with its page, and the sections, for a fact and for a clause that is named', async () => {
  const policy = site
    .bodies<PolicyBody>('policy')
    .find(({ facts }) => facts.some(({ clause }) => clause !== null))
  const fact = policy?.facts.find(({ clause }) => clause !== null && clause.number !== '')
  if (policy === undefined || fact === undefined) throw new Error('no fact with a clause')
  const html = await page(`/letter?about=claim-cut&uin=${policy.uin}&key=${fact.key}`)
  const letter = wordsIn(/<pre class="letter".*?<\/pre>/su.exec(html)?.[0] ?? '')
  for (const part of [
    policy.name,
    policy.uin,
    policy.insurer.name,
    `clause ${fact.clause?.number}`,
    `page ${fact.page}`,
    'Section 1, VI.2',
    'Ombudsman',
  ])
    expect(letter).toContain(part)
  const clause = policy.clauses.find(
    ({ number }, _, all) => number !== '' && all.filter((one) => one.number === number).length === 1,
  )
  const named = wordsIn(await page(`/letter?uin=${policy.uin}&clause=${clause?.number}`))
  expect(named).toContain(`clause ${clause?.number?.replace(/\.$/u, '')}`)
  expect(named).toContain(`page ${clause?.page}`)
  expect(wordsIn(await page('/letter?clause=%3Cb%3E'))).toContain('[name of the policy, UIN]')
})

test('the letter names each section of an answer once, and tells the insurer nothing that is said to the family', async () => {
  for (const { id, answer } of questions) {
    const html = await page(`/letter?about=${id}`)
    const letter = wordsIn(/<pre class="letter".*?<\/pre>/su.exec(html)?.[0] ?? '')
    expect(answer.filter(({ says }) => letter.includes(says))).toEqual([])
    const lines = letter
      .slice(letter.indexOf('The law I rely on'))
      .split(/ - |Please acknowledge/u)
      .slice(1, -1)
    expect(lines.length, id).toBe(new Set(lines).size)
    for (const { section } of answer) expect(letter).toContain(`, ${section}`)
  }
})

test('a type of insurance shows for each question what its products say, and where a condition is', () => {
  const html = site.text('category/health-indemnity.html')
  const policies = site
    .bodies<PolicyBody>('policy')
    .filter(({ category }) => category.slug === 'health-indemnity')
  for (const { uin, facts } of policies)
    for (const { key, display, note } of facts) {
      const link = new RegExp(
        `<p><strong>[^<]*</strong>(?:(?!</p>).)*href="/policy/${uin}#${key}"(?:(?!</p>).)*</p>`,
        'su',
      ).exec(html)
      if (link === null) continue
      if (display !== null) expect(wordsIn(link[0])).toContain(display.replace(/\s+/gu, ' '))
      if (note !== null) expect(wordsIn(link[0])).toContain('with a condition')
    }
  expect(html.match(/href="\/policy\/[^"]+#waiting-pre-existing"/gu)?.length).toBeGreaterThan(1)
  expect(html).toContain('<h2>Policies we have read</h2>')
  expect(wordsIn(html)).not.toMatch(/\d+ of \d+ questions answered/u)
  const { fields } = JSON.parse(
    readFileSync(`${COMMON}/categories/health-indemnity.json`, 'utf8'),
  ) as Category
  const rest = fields.filter(({ need }) => need === undefined)
  const needs = Array.from({ length: 99 }, (_, place) =>
    fields.filter(({ need }) => need?.place === place),
  ).flat()
  expect([...placesIn(html)].filter((id) => fields.some(({ key }) => key === id))).toEqual(
    [...needs, ...rest].map(({ key }) => key),
  )
})

test('the words of documents, UINs and commands are left as they are where a browser translates the page', () => {
  for (const [path, content] of site.tree)
    if (path.endsWith('.html'))
      expect(/<(?:q|blockquote|code)(?![^>]* translate="no")[ >]/u.exec(content.toString()), path).toBeNull()
})
