import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../../build/contract/authored/product.ts'
import { normalUin } from '../../../build/contract/uin.ts'
import { fileChanges, write } from '../../../build/ingest/record-edits.ts'
import { DraftDataset } from '../../../build/ingest/draft-dataset.ts'
import { mergeList } from '../../../build/ingest/list/merge.ts'
import { readList } from '../../../build/ingest/list/list-rows.ts'

const LISTS = [
  ['irdai_health_insurance_products.csv', 'health'],
  ['irdai_life_insurance_products.csv', 'life'],
  ['irdai_nonlife_insurance_products.csv', 'general'],
] as const

/** Reads the three lists into a dataset without products, and compares what comes with the products it had. */
export async function measureLists(real: string, data: string): Promise<string[]> {
  const wanted = new Map(
    [...(await DraftDataset.at(data)).products()].map(({ product }) => [normalUin(product.uin), product]),
  )
  rmSync(join(data, 'products'), { recursive: true })
  const lines: string[] = []
  for (const [file, line] of LISTS) {
    const dataset = await DraftDataset.at(data)
    const { products, problems } = readList(join(real, 'lists', file), line, dataset.dataDate)
    const merge = mergeList(products, line, dataset)
    await write(data, fileChanges(data, merge.changes), false)
    const unknown = merge.unknown.reduce((sum, { rows }) => sum + rows.length, 0)
    lines.push(
      `${file}: ${merge.added.length} products; left out: ${merge.problems.filter(({ dropped }) => dropped).length} rows that repeat a UIN or are held under another line, ${problems.filter(({ dropped }) => dropped).length} rows whose columns slipped, ${unknown} rows of unknown insurers`,
    )
  }
  const got = new Map(
    [...(await DraftDataset.at(data)).products()].map(({ product }) => [normalUin(product.uin), product]),
  )
  return [...lines, ...compared(wanted, got)]
}

function compared(wanted: ReadonlyMap<string, Product>, got: ReadonlyMap<string, Product>): string[] {
  const missing = [...wanted.keys()].filter((uin) => !got.has(uin))
  const extra = [...got.keys()].filter((uin) => !wanted.has(uin))
  const keys = [
    'uin',
    'name',
    'line',
    'insurer',
    'status',
    'launched',
    'withdrawn',
    'supersedes',
    'category',
  ] as const
  const differ = keys.map(
    (key) =>
      `${key} ${[...got].filter(([uin, product]) => wanted.has(uin) && wanted.get(uin)?.[key] !== product[key]).length}`,
  )
  return [
    `products: ${wanted.size} wanted, ${got.size} read, ${missing.length} missing, ${extra.length} more`,
    `  missing: ${missing.join(', ')}`,
    `  more: ${extra.join(', ')}`,
    `  differ in: ${differ.join(', ')}`,
  ]
}
