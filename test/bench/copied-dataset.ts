import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Dataset } from '../../build/contract/authored/dataset.ts'

/** Folder of a dataset and those of the datasets that it extends; only the first needs a dataset.json. */
export function foldersOf(data: string): string[] {
  const record = join(data, 'dataset.json')
  if (!existsSync(record)) return [data]
  const { extends: below } = JSON.parse(readFileSync(record, 'utf8')) as Dataset
  return [data, ...(below === undefined ? [] : foldersOf(join(data, below)))]
}

/** Copies a dataset with those that it extends, which stay where they are beside it. */
export function copyDataset(from: string, to: string): void {
  for (const folder of foldersOf(from)) cpSync(folder, join(to, relative(from, folder)), { recursive: true })
}
