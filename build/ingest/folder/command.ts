import { statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { command } from '../../cli/command.ts'
import { UsageError } from '../../cli/options.ts'
import { Progress } from '../../cli/terminal.ts'
import type { Terminal } from '../../cli/terminal.ts'
import { finishPutting } from '../../check/dataset/put-files.ts'
import { DraftDataset } from '../draft-dataset.ts'
import { NEW_PRODUCT, SHARED } from '../ingest-options.ts'
import { RefusedError, fileChanges, write } from '../record-edits.ts'
import type { Proposed } from '../wording/new-product.ts'
import { lastLine } from '../write-and-report.ts'
import { Folder, type FolderRecords } from './ingest-folder.ts'
import { shortReport, wholeReport } from './report.ts'

// A folder of documents becomes records. This module: the subcommand `folder`.

export const folderCommand = command({
  name: 'npm run ingest',
  usage: ['folder DIR [options]'],
  about:
    'Reads every PDF below a folder as what it is: wordings, sheets, prospectuses and brochures become documents of the product whose UIN or name they print, forms become form records. Readings are kept beside the dataset until they are written, so an interrupted run goes on where it stopped. A file that cannot be used is named, and stops nothing.',
  mostOperands: 1,
  options: { ...SHARED, ...NEW_PRODUCT },
  exitsWith1: 'no record of the folder would pass npm run check',
  main: async (values, terminal, [dir]) => {
    if (dir === undefined || !statSync(dir, { throwIfNoEntry: false })?.isDirectory())
      throw new UsageError('Name the folder to read.')
    const { data, 'dry-run': isDry } = values
    if (!isDry) finishPutting(data)
    const work = `${data}.folder`
    const folder = new Folder(resolve(dir), work)
    const dataset = await DraftDataset.at(data)
    const bar = new Progress(terminal)
    await folder.read(dataset, (done, files) => bar.step(`${barOf(done, files, terminal)}files`, done, files))
    const { records, lines } = await written(folder, dataset, { ...values, isNew: values.new }, isDry)
    if (!isDry) folder.keep(records.outcomes)
    const report = join(work, 'report.txt')
    writeFileSync(report, wholeReport(records.outcomes))
    terminal.out(`${shortReport(records.outcomes, report)}\n${lines}\n`)
    return 0
  },
})

/** Writes all records that pass the check; a file whose records do not is left out, and the others are tried again. */
async function written(folder: Folder, dataset: DraftDataset, proposed: Proposed, isDry: boolean) {
  const refused = new Map<string, string>()
  for (;;) {
    const records: FolderRecords = folder.records(dataset, proposed, refused)
    const files = fileChanges(dataset.folder, records.edits)
    try {
      await write(dataset.folder, files, isDry)
      return { records, lines: lastLine(files, isDry) }
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      const before = refused.size
      for (const { path, where, message, rule } of error.findings) {
        const owner = records.owners.get(path)
        if (owner !== undefined)
          refused.set(owner, `${path} ${where}: ${message} (${rule}). Nothing of it was written.`)
      }
      if (refused.size === before) throw error
    }
  }
}

const WIDTH = 24

/** A bar in front of the numbers, on a screen. */
function barOf(done: number, files: number, { rewrite }: Terminal): string {
  if (rewrite === null) return ''
  const full = Math.round((WIDTH * done) / files)
  return `[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] `
}
