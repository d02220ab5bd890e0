import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../build/ingest/read-document.ts'
import { normalForm } from '../../build/check/proof/normal-text.ts'
import { productAt } from './support/dataset.ts'
import { DOCUMENTS, SAMPLES, clauses, pdfOf } from './support/samples.ts'
import { SAMPLE } from '../support/sample-data.ts'

// The oracle is the sample dataset itself: its clauses were typed, and the documents are laid out from them.

describe.each(SAMPLES)('$file', (sample) => {
  test('is what the script makes of the dataset, and its digest is in it (else: npm run sample documents)', () => {
    const bytes = readFileSync(join(DOCUMENTS, sample.file))
    expect(bytes.equals(pdfOf(SAMPLE, sample))).toBe(true)
    const document = productAt(SAMPLE, sample.path).documents.find(({ id }) => id === sample.document)
    expect(document?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  test('comes back word for word, in the order of reading, on its pages', async () => {
    const reading = await readDocument(join(DOCUMENTS, sample.file), 'wording')
    const stored = clauses(SAMPLE, sample)
    expect(byPage(reading.clauses)).toEqual(byPage(stored))
    expect(
      reading.coverages.every(({ printed, inClauses, inFurniture }) => printed === inClauses + inFurniture),
    ).toBe(true)
    expect(reading.furniture.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['header', 'footer']))
    expect(reading.pageOffset).toBe(
      productAt(SAMPLE, sample.path).documents.find(({ id }) => id === sample.document)?.page_offset,
    )
    expect(reading.uins).toContain(sample.uin)
  })

  test('is cut at its headings', async () => {
    const reading = await readDocument(join(DOCUMENTS, sample.file), 'wording')
    const starts = new Set(reading.clauses.map(startOf))
    // Items of lists stay in their clause, though somebody who types may part them.
    const isItem = (text: string) => /^\((?:[a-z]|[ivx]+)\)/u.test(text)
    const isShort = (text: string) => normalForm(text.split('\n')[0] ?? '').length < 60
    const titled = clauses(SAMPLE, sample).filter(
      ({ title, text }) => title !== '' && isShort(text) && !isItem(text),
    )
    const found = titled.filter((clause) => starts.has(startOf(clause)))
    expect(titled.length).toBeGreaterThan(20)
    expect(found.length / titled.length).toBeGreaterThan(0.9)
  })
})

function byPage(all: readonly { text: string; page: number }[]): Record<number, string> {
  const pages: Record<number, string> = {}
  for (const { text, page } of all)
    for (const [at, part] of text.split('\f').entries())
      pages[page + at] = (pages[page + at] ?? '') + normalForm(part)
  return pages
}

/** The page and the first line of a clause. */
function startOf({ text, page }: { text: string; page: number }): string {
  return `${page} ${normalForm(text.split(/[\n\f]/u)[0] ?? '').slice(0, 25)}`
}
