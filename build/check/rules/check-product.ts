import type { Finding } from '../dataset/finding.ts'
import { type ProductFiles, readProduct } from '../dataset/read.ts'
import type { Folder } from '../dataset/record-file.ts'
import { factProofs } from '../proof/fact-proof.ts'
import { type ProductSummary, summaryOf } from '../dataset/summary.ts'
import { type Known, surroundingsOf } from '../dataset/rule-inputs.ts'
import { checkProduct } from './run.ts'

/** What was found in a product; its summary is null where it could not be read. */
export interface CheckedProduct {
  readonly findings: readonly Finding[]
  readonly summary: ProductSummary | null
  /** The JSON of what its facts rest on (`FactProofs`): many are kept until the files of their products are made. */
  readonly proofs: string
}

/** Reads a product and applies every rule about it. */
export function checkedProduct(folder: Folder, files: ProductFiles, known: Known): CheckedProduct {
  const { subject, findings } = readProduct(folder, files, known.categories)
  if (subject === null) return { findings, summary: null, proofs: '{}' }
  const summary = summaryOf(subject)
  const found = checkProduct(subject, surroundingsOf(summary, known))
  return { findings: [...findings, ...found], summary, proofs: JSON.stringify(factProofs(subject)) }
}
