import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { TEXT_INDEX } from '../../build/search/search-options.ts'
import { type StemEntry, parsedFile } from '../../build/search/indexed-file.ts'

// Files with an index, read as they are needed. The oracle is JSON.parse.

const says = fc.oneof(fc.lorem(), fc.string(), fc.constant(',"index":[["a",{}]],"serializationVersion":2'))
const clauses = fc
  .array(says, { maxLength: 6 })
  .map((texts) => texts.map((text, id) => ({ id, title: '', headings: '', known: '', text })))

/** A file as it is published: the index comes last. */
function fileOf(clauses: readonly { readonly id: number }[]): string {
  const index = new MiniSearch(TEXT_INDEX)
  index.addAll(clauses as never)
  return `${JSON.stringify({ format: 1, clauses, index })}\n`
}

/** What was read, with all postings read, too. */
function whole(file: unknown): unknown {
  const { index, ...others } = file as { index: { index: StemEntry[] } }
  const entries = index.index.map(([stem, postings]) => [
    stem,
    typeof postings === 'string' ? (JSON.parse(postings) as unknown) : postings,
  ])
  return { ...others, index: { ...index, index: entries } }
}

test('a file with an index is read as JSON is, its postings when they are asked for', () => {
  fc.assert(
    fc.property(clauses, (all) => {
      const text = fileOf(all)
      expect(whole(parsedFile(text))).toEqual(JSON.parse(text))
    }),
  )
})

test('postings stay JSON until then', () => {
  const { index } = parsedFile(fileOf([{ id: 7, text: 'Cataract surgery' } as never])) as {
    index: { index: StemEntry[] }
  }
  const json: unknown = expect.stringMatching(/^\{"\d":\{"0":1\}\}$/u)
  expect(Object.fromEntries(index.index)).toEqual({ cataract: json, surgeri: json })
})

test.each([
  ['a file without an index', '{"format":1,"values":"#$"}'],
  ['an index without a word', '{"index":{"index":[],"serializationVersion":2}}'],
  [
    'a file that another program has written',
    JSON.stringify({ index: { index: [['a', { 0: { 1: 2 } }]] } }, null, 2),
  ],
])('%s is read whole', (_, text) => {
  expect(parsedFile(text)).toEqual(JSON.parse(text))
})

test('a file that was cut off is an error', () => {
  const text = fileOf([{ id: 7, text: 'Cataract surgery' } as never])
  for (let end = 0; end < text.length - 2; end += 1)
    expect(() => parsedFile(text.slice(0, end)), text.slice(0, end)).toThrow(SyntaxError)
})
