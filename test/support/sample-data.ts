import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Sample dataset that tests share: its folders, and copies of it. No test reads another dataset of data/.

/** The fictional insurers, products and forms. */
export const SAMPLE = 'data/sample'

/** The law, questions and categories that the sample rests on. */
export const COMMON = 'data/common'

/** Copies the sample and what it rests on, as one dataset that extends nothing, into a folder that a test may change. */
export function copySample(to: string): void {
  for (const from of [COMMON, SAMPLE]) cpSync(from, to, { recursive: true })
  const file = join(to, 'dataset.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}"extends": .*\n/mu, ''))
}
