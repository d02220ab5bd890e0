import { htmlOf } from '../../../build/view/html-of.ts'
import { linksOf } from '../../../build/view/page-paths.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Category } from '../../../build/contract/authored/category.ts'
import type { ComplaintLadder } from '../../../build/contract/authored/complaints.ts'
import type { Law } from '../../../build/contract/authored/law.ts'
import type { Questions } from '../../../build/contract/authored/questions.ts'
import type { FactBody } from '../../../build/contract/published/fact.ts'
import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { call } from '../../../functions/mcp/call.ts'
import { toolNamed } from '../../../functions/mcp/tools.ts'
import { WHERE_TO_COMPLAIN } from '../../../functions/mcp/file-tools.ts'
import { rightShown } from '../../../functions/query/pages/found-law.tsx'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { sampleRecords } from '../../check/dataset/sample-records.ts'
import { sampleSite } from '../../support/built-once.ts'
import { askLaw } from '../../support/law-site.ts'
import { SampleFiles, wordsIn } from '../../support/sample-files.ts'
import { COMMON } from '../../support/sample-data.ts'

// Exceptions and notes that must be shown with a sentence on law wherever it is shown. The oracle is the authored records.

const site = new SampleFiles()
const laws = sampleRecords<Law>('law/*.json')
const questions = JSON.parse(readFileSync(`${COMMON}/questions.json`, 'utf8')) as Questions
const READ = 'policy/SBHHLIP25011V022425'

type Sentence = Questions[number]['answer'][number]

/** The texts that a sentence must not be without: itself, and the limits that it neither says nor marks. */
function carried({ says, law, section, limits = [] }: Sentence): string[] {
  const record = laws.find(({ slug }) => slug === law)?.sections.find(({ number }) => number === section)
  const isKept = (from: string) => !limits.some((one) => one.from === from && one.is !== 'shown')
  const exceptions = (record?.exceptions ?? []).filter(({ from }) => isKept(from)).map((one) => one.says)
  const note = record?.note === undefined || !isKept('note') ? [] : [record.note]
  return [says, ...exceptions, ...note].map((words) => words.replace(/\s+/gu, ' ').trim())
}

/** The day of the text behind a sentence, as the year at least is written everywhere. */
function yearOf({ law }: Sentence): string {
  const day = laws.find(({ slug }) => slug === law)?.consolidated_to ?? null
  return day === null ? 'not known' : day.slice(0, 4)
}

const said = (text: string) => text.replaceAll('\\', '').replace(/\s+/gu, ' ')

test('every sentence of every answer carries its limits and its day on its page, on search cards, in listLaw and over MCP', async () => {
  const source = folderSource(await sampleSite())
  const missing: unknown[] = []
  for (const { id, question, answer } of questions) {
    const [body, tool] = await Promise.all([
      askLaw(source, question),
      call(source, toolNamed('list_law'), { q: question }),
    ])
    const shown = body.rights && rightShown(body.rights, linksOf('https://insurance.example'))
    const { rights } = JSON.parse(tool.text) as LawsBody
    const places = {
      page: site.words(`rights/${id}.html`),
      markdown: said(site.text(`rights/${id}.md`)),
      card: wordsIn(htmlOf(shown)),
      listLaw: said(JSON.stringify(body.rights)),
      mcp: said(JSON.stringify(rights)),
    }
    for (const sentence of answer)
      for (const words of [...carried(sentence), yearOf(sentence)])
        for (const [place, text] of Object.entries(places)) {
          const sought =
            place === 'listLaw' || place === 'mcp' ? said(JSON.stringify(words).slice(1, -1)) : words
          if (!text.includes(sought)) missing.push({ id, place, words })
        }
  }
  expect(missing).toEqual([])
  expect(questions.flatMap(({ answer }) => answer.flatMap(carried)).length).toBeGreaterThan(200)
})

test.each([`${READ}.html`, `${READ}.md`, 'insurer/sample-banyan-health.html'])(
  'whom to complain to, on %s, has each step in full and the answer of the law with its limits',
  (path) => {
    const { rungs } = JSON.parse(readFileSync(`${COMMON}/complaints.json`, 'utf8')) as ComplaintLadder
    const text = path.endsWith('.md') ? said(site.text(path)) : site.words(path)
    for (const { name, who, when, how, costs, after, telephone, source } of rungs)
      for (const words of [name, who, when, how, costs, after, ...telephone, source.title])
        expect(text).toContain(words)
    const answer = questions.find(({ id }) => id === 'which-office')?.answer ?? []
    for (const words of answer.flatMap(carried)) expect(text).toContain(words)
  },
)

test('every office of the Ombudsman is on the page of claims, and a State gives its own over MCP', async () => {
  const { offices } = JSON.parse(readFileSync(`${COMMON}/complaints.json`, 'utf8')) as ComplaintLadder
  const source = folderSource(await sampleSite())
  const said = site.words('claim.html')
  for (const { name, covers, address, telephone } of offices) {
    for (const words of [name, address, ...telephone]) expect(said).toContain(words)
    const [state = ''] = covers
    const answer = await call(source, WHERE_TO_COMPLAIN, { state })
    expect(answer.text).toContain(JSON.stringify(address).slice(1, -1))
  }
  const nowhere = await call(source, WHERE_TO_COMPLAIN, { state: 'Atlantis' })
  expect(JSON.parse(nowhere.text)).toMatchObject({
    offices: [],
    message: /without state/iu,
  })
})

describe('the law stands beside what a product says, whatever that is', () => {
  const fields = new Map(
    sampleRecords<Category>('categories/*.json').map(({ slug, fields }) => [
      slug,
      new Map(fields.map((one) => [one.key, one])),
    ]),
  )

  test('in getPolicy, on the page and in Markdown, each with a section that is there; no value is filled in', () => {
    let beside = { stated: 0, silent: 0, unread: 0 }
    for (const { uin, category, facts, unread } of site.bodies<PolicyBody>('policy'))
      for (const one of [...facts, ...unread]) {
        const authored = fields.get(category.slug)?.get(one.key)?.law ?? []
        expect(one.law ?? []).toMatchObject(authored)
        for (const { says, url } of one.law ?? []) {
          const fact = 'status' in one ? (one as FactBody) : null
          beside = {
            stated: beside.stated + Number(fact !== null && fact.value !== null),
            silent: beside.silent + Number(fact?.status === 'not-stated'),
            unread: beside.unread + Number(fact === null),
          }
          if (fact?.status === 'not-stated') expect(fact.value).toBeNull()
          expect(site.text(`law/${url.split('/law/')[1]}.html`)).not.toBe('')
          expect(said(site.text(`policy/${uinFileName(uin)}.md`)), `${uin} ${one.key}`).toContain(
            `The law today: ${says}`,
          )
          if (fact !== null)
            expect(site.words(`policy/${uinFileName(uin)}.html`)).toContain(`The law today: ${says}`)
        }
      }
    for (const count of Object.values(beside)) expect(count).toBeGreaterThan(0)
  })
})
