import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListedProduct } from '../../contract/authored/product.ts'
import { command, runAsProgram } from '../../cli/command.ts'
import { datasetFolder } from '../../cli/options.ts'
import type { Terminal } from '../../cli/terminal.ts'
import { canonicalText } from './canonical.ts'
import { type CollectionName, isExtended } from './collection-paths.ts'
import { COLLECTIONS } from './collections.ts'
import { listDataset } from './list.ts'
import { rowsText } from './product-rows.ts'
import { putFiles } from './put-files.ts'

/** Brings the records of a dataset, and of none that it extends, into canonical form; gives how many files could not be. */
async function format(data: string, terminal: Terminal): Promise<number> {
  const { files } = await listDataset(data)
  let unparsable = 0
  for (const name of Object.keys(files) as CollectionName[]) {
    for (const path of files[name]) {
      const bytes = readFileSync(join(data, path))
      const canonical = canonicalOrNull(bytes, name)
      if (canonical === null) {
        unparsable += 1
        terminal.err(`${path}: is not JSON in UTF-8; npm run check names the line\n`)
      } else if (canonical !== bytes.toString() && isExtended(path)) {
        terminal.err(`${path}: is not in canonical form; it is of a dataset below, format that with --data\n`)
      } else if (canonical !== bytes.toString()) {
        putFiles(data, [{ path, after: canonical }])
        terminal.out(`${path}: formatted\n`)
      }
    }
  }
  return unparsable
}

function canonicalOrNull(bytes: Buffer, name: CollectionName): string | null {
  if (!isUtf8(bytes)) return null
  try {
    const text = bytes.toString()
    if (name !== 'listed') return canonicalText(COLLECTIONS[name].schema, JSON.parse(text))
    const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '')
    return rowsText(lines.map((line) => JSON.parse(line) as ListedProduct))
  } catch {
    // No JSON, or nested more deeply than can be written.
    return null
  }
}

export const formatCommand = command({
  name: 'npm run format',
  about:
    'Writes every record of a dataset in canonical form: keys in schema order, two-space indent, a newline at the end. Records of a dataset that it extends are formatted where they are, with --data. A file that is not JSON in UTF-8 is named and left alone.',
  options: { data: datasetFolder() },
  exitsWith1: 'a file is not JSON in UTF-8',
  main: async ({ data }, terminal) => ((await format(data, terminal)) === 0 ? 0 : 1),
})

await runAsProgram(import.meta, formatCommand)
