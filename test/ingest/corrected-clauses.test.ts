import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { canonicalText } from '../../build/check/dataset/canonical.ts'
import { COLLECTIONS } from '../../build/check/dataset/collections.ts'
import type { Clause } from '../../build/contract/authored/clauses.ts'
import { copyOfSample, productAt, remove, snapshot } from './support/dataset.ts'
import { DOCUMENTS, SAMPLES } from './support/samples.ts'
import { ingest } from './support/terminal.ts'

// A document that is read again after a person corrected its clauses.

const sample = SAMPLES[0] as (typeof SAMPLES)[number]
const data = copyOfSample()
afterAll(() => remove(data))

test('what a person corrected survives the same file, and the report names where the reading differs', async () => {
  const file = join(DOCUMENTS, sample.file)
  const record = { ...productAt(data, sample.path), facts: [] }
  writeFileSync(join(data, sample.path), canonicalText(COLLECTIONS.products.schema, record))
  await ingest('wording', file, '--uin', sample.uin, '--data', data, '--overwrite')
  const held = snapshot(data)
  const path = join(data, sample.path.replace(/\.json$/u, '.clauses.json'))
  const read = JSON.parse(readFileSync(path, 'utf8')) as { clauses: Clause[] }
  const [one, two, three, ...rest] = read.clauses
  if (one === undefined || two === undefined || three === undefined) throw new Error('too few clauses')
  const corrected = [
    one,
    { ...two, title: `${two.title} (corrected)`, text: `${two.text}\nA line that was missing.` },
    { ...three, number: 'Z 9', parent: null },
    ...rest,
  ]
  const text = canonicalText(COLLECTIONS.clauses.schema, { ...read, clauses: corrected })
  writeFileSync(path, text)
  const same = await ingest('wording', file, '--uin', sample.uin, '--data', data)
  expect(readFileSync(path, 'utf8')).toBe(text)
  expect(same.out.trimEnd().split('\n').at(-1)).toBe('Nothing changes.')
  expect(same.out.split('\n').filter((line) => line.startsWith('differs: '))).toHaveLength(2)
  await ingest('wording', file, '--uin', sample.uin, '--data', data, '--overwrite')
  expect(snapshot(data).get(path)).toBe(held.get(path))
}, 120_000)
