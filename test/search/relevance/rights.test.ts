import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Questions } from '../../../build/contract/authored/questions.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { sampleSite } from '../../support/built-once.ts'
import { askLaw, sectionsOf } from '../../support/law-site.ts'
import { COMMON } from '../../support/sample-data.ts'

const QUESTIONS = JSON.parse(readFileSync(`${COMMON}/questions.json`, 'utf8')) as Questions

test('a question of the table, in any of its words, finds its first section first and has its answer', async () => {
  const site = folderSource(await sampleSite())
  const wrong: unknown[] = []
  for (const { question, also, answer } of QUESTIONS)
    for (const q of [question, ...also]) {
      const body = await askLaw(site, q)
      const first = `${answer[0]?.law} ${answer[0]?.section}`
      const found = [body.rights?.question, sectionsOf(body)[0]]
      if (found[0] !== question || found[1] !== first) wrong.push({ q, found, first })
    }
  expect(wrong).toEqual([])
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(20)
})
