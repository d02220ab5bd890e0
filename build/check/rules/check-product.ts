import type { Finding } from '../dataset/finding.ts'
import { type ProductFiles, readProduct } from '../dataset/read.ts'
import type { Folder } from '../dataset/record-file.ts'
import { type ProductSummary, summaryOf } from '../dataset/summary.ts'
import { type Known, surroundingsOf } from '../dataset/rule-inputs.ts'
import { checkProduct } from './run.ts'

/** What was found in a product; its summary is null where it could not be read. */
export interface CheckedProduct {
  readonly findings: readonly Finding[]
  readonly summary: ProductSummary | null
}

/** Reads a product and applies every rule about it. */
export function checkedProduct(folder: Folder, files: ProductFiles, known: Known): CheckedProduct {
  const { subject, findings } = readProduct(folder, files, known.categories)
  if (subject === null) return { findings, summary: null }
  const summary = summaryOf(subject)
  return { findings: [...findings, ...checkProduct(subject, surroundingsOf(summary, known))], summary }
}
