import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Questions } from '../../../build/contract/authored/questions.ts'
import { partAt } from '../../support/emitted-pages.ts'
import { SampleFiles, wordsIn } from '../../support/sample-files.ts'
import { COMMON } from '../../support/sample-data.ts'

// Pages of rights, for people.

const site = new SampleFiles()
const questions = JSON.parse(readFileSync(`${COMMON}/questions.json`, 'utf8')) as Questions

test('has every question with its sentences, each with a link to a section that is there', () => {
  const index = site.text('rights/index.html')
  for (const { id, question, answer } of questions) {
    const part = site.text(`rights/${id}.html`).replace(/^[^]*<main|<footer[^]*$/gu, '')
    // Addresses that were given before named a place on the page of all questions.
    expect(partAt(index, id, 'li')).toContain(`href="/rights/${id}"`)
    expect(wordsIn(part)).toContain(question)
    for (const { says } of answer) expect(wordsIn(part)).toContain(says)
    const links = Array.from(part.matchAll(/href="\/(?<path>law\/[^"]+)"/gu))
    expect(links.length, id).toBeGreaterThanOrEqual(answer.length)
    for (const { groups } of links) expect(site.text(`${groups?.['path']}.html`), id).not.toBe('')
  }
  expect(site.text('rights/index.md')).toContain('My health claim was rejected')
})

test('marks what rests on a section that an amendment may have changed since, and no other of its instrument', () => {
  const wordsOf = (id: string) => site.words(`rights/${id}.html`)
  expect(wordsOf('rebate')).toContain('The Insurance Act, 1938, 41; text as of 1 April 2021, changed since)')
  expect(wordsOf('lapsed')).toContain('The Insurance Act, 1938, 113; text as of 1 April 2021)')
})

test('begins each answer with at most forty words, or with one sentence, and says what one can do', () => {
  for (const { id, answer, do: own } of questions) {
    const steps = own ?? questions.find(({ choose }) => choose?.includes(id))?.do ?? []
    const html = site.text(`rights/${id}.html`)
    const first = wordsIn(/<p class="answer">(?<said>.*?)<\/p>/su.exec(html)?.groups?.['said'] ?? '')
    expect(
      answer
        .map(({ says }) => says)
        .join(' ')
        .startsWith(first),
      id,
    ).toBe(true)
    expect(first.split(' ').length <= 40 || first === answer[0]?.says, id).toBe(true)
    const doing = wordsIn(/<h2>What you can do<\/h2>(?<part>.*?)<h2/su.exec(html)?.groups?.['part'] ?? '')
    for (const step of steps) expect(doing).toContain(step)
    expect(html).toContain('href="/claim"')
  }
})

test('says what a family can do before who in the insurer decides', () => {
  const html = site.text('rights/health-claim-rejected.html')
  expect(html).toMatch(/<p class="answer">(?:(?!ommittee|<\/p>).)*Complain to the insurer first/su)
  expect(html).toMatch(/Ask the insurer in writing.*committee of three/su)
})

test('names the ten that are asked most before all others', () => {
  const html = site.text('rights/index.html')
  const most = questions.filter((one) => one.do !== undefined)
  expect(most).toHaveLength(10)
  const first = /<h2>Asked most<\/h2>(?<list>.*?)<h2/su.exec(html)?.groups?.['list'] ?? ''
  for (const { id } of most) expect(first).toContain(`href="/rights/${id}"`)
})
