import type { Clause } from '../../../build/contract/authored/clauses.ts'
import { clausesAt, productAt } from './dataset.ts'
import { type Layout, layOut } from './lay-out.ts'

/** A wording of the sample dataset that is laid out as PDF. */
export interface Sample {
  readonly path: string
  readonly uin: string
  readonly file: string
  readonly document: string
  readonly columns: 1 | 2
}

/** One column; two columns with tables; a life wording with Parts and labels that restart. */
export const SAMPLES: readonly Sample[] = [
  {
    path: 'products/sample-saffron-general/IRDAN906RP0001V02202324.json',
    uin: 'IRDAN906RP0001V02202324',
    file: 'sample-saffron-private-car.pdf',
    document: 'wording',
    columns: 1,
  },
  {
    path: 'products/sample-monsoon-general/SMGHLIP24021V012324.json',
    uin: 'SMGHLIP24021V012324',
    file: 'sample-monsoon-critical-shield.pdf',
    document: 'wording',
    columns: 2,
  },
  {
    path: 'products/sample-lotus-life/904N001V02.json',
    uin: '904N001V02',
    file: 'sample-lotus-term-shield.pdf',
    document: 'wording',
    columns: 1,
  },
]

/** Where the laid out documents are kept. */
export const DOCUMENTS = 'test/ingest/documents'

export function clauses(data: string, { path, document }: Sample): Clause[] {
  return clausesAt(data, path).filter((clause) => clause.document === document)
}

/** The PDF of a sample wording: the same bytes for the same clauses. */
export function pdfOf(data: string, sample: Sample): Buffer {
  const { name, uin, documents } = productAt(data, sample.path)
  const document = documents.find(({ id }) => id === sample.document)
  const layout: Layout = {
    columns: sample.columns,
    header: name,
    footer: `UIN ${uin}`,
    offset: document?.page_offset ?? 0,
  }
  return layOut(clauses(data, sample), document?.pages ?? 1, layout)
}
