import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Law } from '../../../build/contract/authored/law.ts'
import type { Questions } from '../../../build/contract/authored/questions.ts'
import { sampleRecords } from '../../check/dataset/sample-records.ts'
import { sampleSite } from '../../support/built-once.ts'
import { placesIn, plainText } from '../../support/emitted-pages.ts'
import { type Tree, treeOf } from '../../support/tree.ts'

// What pages of law and of rights say, for people and as Markdown.

let tree: Tree = new Map()
beforeAll(async () => {
  tree = treeOf(await sampleSite())
})

const textAt = (path: string) => tree.get(path)?.toString() ?? ''
const words = (html: string) => plainText(html).replace(/\s+/gu, ' ')
const laws = sampleRecords<Law>('law/*.json')
const questions = JSON.parse(readFileSync('data/questions.json', 'utf8')) as Questions

describe('a page of law', () => {
  test('says first up to which day it was checked, as a warning where it was amended since', () => {
    const html = textAt('law/insurance-act-1938.html')
    expect(html).toMatch(
      /<h1>[^<]*<\/h1><p class="about">Checked up to 1 April 2021, in the text of India Code\./u,
    )
    expect(words(html)).toContain('(in force from 5 February 2026)')
    expect(textAt('law/insurance-act-1938.md')).toMatch(/^# [^\n]*\n+Checked up to 1 April 2021/u)
    expect(textAt('law/irda-act-1999.html')).toMatch(/<p class="note">Checked up to 5 February 2026/u)
  })

  test('shows every exception with its place, as its Markdown does', () => {
    for (const { slug, sections } of laws)
      for (const { exceptions = [] } of sections)
        for (const { from, says } of exceptions)
          for (const text of [words(textAt(`law/${slug}.html`)), textAt(`law/${slug}.md`)])
            expect(text.replaceAll('\\', ''), slug).toContain(`${says} (${from})`)
  })
})

describe('the page of rights', () => {
  test('has every question with its sentences, each with a link to a section that is there', () => {
    const html = textAt('rights.html')
    for (const { id, question, answer } of questions) {
      const part = html.split(`id="${id}"`)[1]?.split('</section>')[0] ?? ''
      expect(words(part)).toContain(question)
      for (const { says } of answer) expect(words(part)).toContain(says)
      const links = Array.from(part.matchAll(/href="\/law\/(?<slug>[^"#]+)#(?<place>[^"]+)"/gu))
      expect(links.length, id).toBe(answer.length)
      for (const { groups } of links)
        expect(placesIn(textAt(`law/${groups?.['slug']}.html`)), id).toContain(groups?.['place'])
    }
    expect(textAt('rights.md')).toContain('My health claim was rejected')
  })

  test('marks what rests on an instrument that was amended since', () => {
    const part = textAt('rights.html').split('id="surrender"')[1]?.split('</section>')[0] ?? ''
    expect(words(part)).toContain('The Insurance Act, 1938, 113, changed since')
  })
})
