import { readFileSync } from 'node:fs'
import glob from "fast-glob"
import { expect, test } from 'vitest'

// The catalogue that is published holds facts: nothing in it is a sentence of somebody else's.

const FOLDER = 'data/india'
/** Places of records that hold the words of wordings, forms, Acts and web pages. */
const WORDS = new Set(['quote', 'text', 'label', 'heading', 'printed', 'facts', 'clauses', 'sections'])
/** Longer than any name of a product or an insurer, shorter than a clause. */
const LONGEST_NAME = 200

/** The keys and texts of a value, each with where it is. */
function* partsOf(value: unknown, where: string): Generator<{ where: string; key?: string; text?: string }> {
  if (typeof value === 'string') yield { where, text: value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const isEmpty = Array.isArray(inner) && inner.length === 0
    if (!isEmpty) yield { where, key }
    yield* partsOf(inner, `${where}/${key}`)
  }
}

/** Every value in the catalogue: a record, or the rows of a file. Texts in other languages are our own words. */
function* valuesIn(): Generator<[string, unknown]> {
  for (const file of glob.sync('**/*.{json,ndjson}', { cwd: FOLDER, ignore: ['texts/**'] })) {
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
    const texts = file.endsWith('.ndjson') ? text.split('\n').filter((line) => line !== '') : [text]
    for (const [at, one] of texts.entries()) yield [`${file}:${at + 1}`, JSON.parse(one)]
  }
}

test('the catalogue has no clause, quote, form label or section, and no text as long as a sentence of theirs', () => {
  const problems: string[] = []
  let values = 0
  for (const [place, value] of valuesIn()) {
    values += 1
    for (const { where, key, text } of partsOf(value, place)) {
      if (key !== undefined && WORDS.has(key)) problems.push(`${where}: the key ${key}`)
      if (text !== undefined && text.length > LONGEST_NAME && !/^https?:\/\/\S+$/u.test(text))
        problems.push(`${where}: ${text}`)
    }
  }
  expect(problems).toEqual([])
  expect(values).toBeGreaterThan(0)
})
