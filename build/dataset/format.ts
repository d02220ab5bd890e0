import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { canonicalText } from './canonical.ts'
import { COLLECTIONS, type CollectionName } from './collections.ts'
import { listDataset } from './list.ts'

const HELP = `Usage: npm run format -- [--data DIR]

Writes every record of the dataset in its one form: keys in schema order, two-space indent, a newline at the end.
A file that does not parse as JSON is named and left alone.`

/** Brings the records of a dataset into canonical form; gives the number of files that could not be. */
async function format(folder: string): Promise<number> {
  const { files } = await listDataset(folder)
  let unparsable = 0
  for (const name of Object.keys(files) as CollectionName[]) {
    for (const path of files[name]) {
      const file = join(folder, path)
      const text = readFileSync(file, 'utf8')
      const canonical = canonicalOrNull(text, name)
      if (canonical === null) {
        unparsable += 1
        console.error(`${path}: does not parse as JSON; npm run check names the line`)
      } else if (canonical !== text) {
        writeFileSync(`${file}.tmp`, canonical)
        renameSync(`${file}.tmp`, file)
        console.log(`${path}: formatted`)
      }
    }
  }
  return unparsable
}

function canonicalOrNull(text: string, name: CollectionName): string | null {
  try {
    return canonicalText(COLLECTIONS[name].schema, JSON.parse(text))
  } catch {
    return null
  }
}

const { values } = parseArgs({
  options: { data: { type: 'string', default: 'data' }, help: { type: 'boolean', default: false } },
})
if (values.help) console.log(HELP)
else process.exitCode = (await format(values.data)) === 0 ? 0 : 1
