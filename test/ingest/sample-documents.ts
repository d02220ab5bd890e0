import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from '../../build/cli/command.ts'
import { datasetFolder } from '../../build/cli/options.ts'
import type { Terminal } from '../../build/cli/terminal.ts'
import { canonicalText } from '../../build/check/dataset/canonical.ts'
import { COLLECTIONS } from '../../build/check/dataset/collections.ts'
import { productAt } from './support/dataset.ts'
import { DOCUMENTS, SAMPLES, pdfOf } from './support/samples.ts'

/** Lays the wordings out and writes their digests into the dataset. */
function layOut(data: string, terminal: Terminal): 0 {
  for (const sample of SAMPLES) {
    const bytes = pdfOf(data, sample)
    writeFileSync(join(DOCUMENTS, sample.file), bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const record = productAt(data, sample.path)
    const documents = record.documents.map((one) => (one.id === sample.document ? { ...one, sha256 } : one))
    const file = join(data, sample.path)
    const text = canonicalText(COLLECTIONS.products.schema, { ...record, documents })
    const isChanged = text !== readFileSync(file, 'utf8')
    if (isChanged) writeFileSync(file, text)
    const news = isChanged ? `; its digest is new in ${sample.path}` : ''
    terminal.out(`${sample.file}: ${bytes.length} bytes${news}\n`)
  }
  return 0
}

export const sampleDocumentsCommand = command({
  name: 'npm run sample documents',
  about: 'Lays wordings of the sample dataset out as PDF, and writes the digests of the files into it.',
  options: { data: datasetFolder('the sample dataset') },
  main: async ({ data }, terminal) => layOut(data, terminal),
})
