import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalText } from '../../build/dataset/canonical.ts'
import { COLLECTIONS } from '../../build/dataset/collections.ts'
import { DOCUMENTS, SAMPLES, pdfOf, product } from './support/samples.ts'

// npm run sample:documents: lays wordings of the sample dataset out as PDF, and writes the digests of the files into it.

const data = process.argv[2] ?? 'data'
for (const sample of SAMPLES) {
  const bytes = pdfOf(data, sample)
  writeFileSync(join(DOCUMENTS, sample.file), bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const record = product(data, sample)
  const documents = record.documents.map((one) => (one.id === sample.document ? { ...one, sha256 } : one))
  const file = join(data, sample.path)
  const text = canonicalText(COLLECTIONS.products.schema, { ...record, documents })
  const changed = text !== readFileSync(file, 'utf8')
  if (changed) writeFileSync(file, text)
  console.log(
    `${sample.file}: ${bytes.length} bytes${changed ? `; its digest is new in ${sample.path}` : ''}`,
  )
}
