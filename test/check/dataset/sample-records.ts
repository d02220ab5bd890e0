import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'

/** The records of the sample data whose paths match a pattern, as they are authored. */
export function sampleRecords<Record>(pattern: string): Record[] {
  const paths = glob.sync(pattern, { cwd: 'data' })
  return paths.map((path) => JSON.parse(readFileSync(join('data', path), 'utf8')) as Record)
}
