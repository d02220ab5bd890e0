import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { COMMON, SAMPLE } from '../../support/sample-data.ts'

/** The records of the sample data whose paths match a pattern, as they are authored. */
export function sampleRecords<Record>(pattern: string): Record[] {
  return [COMMON, SAMPLE].flatMap((folder) =>
    glob
      .sync(pattern, { cwd: folder })
      .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Record),
  )
}
