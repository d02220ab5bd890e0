import { readFileSync } from 'node:fs'
import { canonicalText } from '../../check/dataset/canonical.ts'
import { COLLECTIONS } from '../../check/dataset/collections.ts'
import { command } from '../../cli/command.ts'
import { UsageError, flag, text } from '../../cli/options.ts'
import type { Lists, Mended } from '../../contract/authored/dataset.ts'
import { jsonIn } from '../../contract/decoding.ts'
import { LINES } from '../../contract/primitives.ts'
import { FileError, requireFile } from '../file-error.ts'
import { finish } from '../write-and-report.ts'
import { DraftDataset } from '../draft-dataset.ts'
import { SHARED, choice, fileOf } from '../ingest-options.ts'
import { DATE_ORDERS } from './cell-days.ts'
import { mergeList } from './merge.ts'
import { listReport } from './report.ts'
import { readList } from './list-rows.ts'

/** Brings a product list into the product records. */
export const listCommand = command({
  name: 'npm run ingest',
  usage: ['list FILE --list life|health|general [options]', 'list --show-mapping [options]'],
  about:
    'Brings a product list (.csv, .xlsx) into the product records: new products are added; names, dates, withdrawals and addresses of documents of known ones follow the list. Facts, documents, clauses and categories are never touched. What the list does not have is named, and stays.',
  mostOperands: 1,
  options: {
    list: choice([...LINES], 'LINE', 'which of the three lists it is'),
    mapping: text('FILE', 'how lists are read (default: lists.json of the dataset)'),
    dates: choice([...DATE_ORDERS], 'ORDER', 'what comes first in dates, where none shows it'),
    partial: flag('the list has only some products: none is missing for not being in it'),
    'show-mapping': flag('print how lists are read, and do nothing else'),
    ...SHARED,
  },
  exitsWith1: 'the file cannot be used or the records would not pass npm run check',
  main: async (values, terminal, operands) => {
    const { list: line, data, dates, mapping, partial } = values
    if (values['show-mapping']) {
      terminal.out(canonicalText(COLLECTIONS.lists.schema, listsOf(await DraftDataset.at(data), mapping)))
      return 0
    }
    const file = fileOf(operands)
    if (line === undefined) throw new UsageError(`--list is missing. Use one of ${LINES.join(', ')}.`)
    return finish(terminal, values, async () => {
      const dataset = await DraftDataset.at(data)
      const [path] = dataset.listing.files.mended
      const mended = path === undefined ? [] : dataset.read<Mended>(path)
      const lists = listsOf(dataset, mapping)
      const read = await readList(file, line, { lists, mended, today: dataset.dataDate, dates })
      const merge = mergeList(read.products, line, dataset, lists.categories, read.leftOut)
      const reported = partial ? { ...merge, gone: [] } : merge
      return { changes: merge.changes, report: listReport(reported, read.problems, read.notes) }
    })
  },
})

/** Mapping of lists: that of a file, or of the dataset. */
function listsOf(dataset: DraftDataset, mapping: string | undefined): Lists {
  const [path] = dataset.listing.files.lists
  if (mapping === undefined && path === undefined)
    throw new UsageError(
      'The dataset has no lists.json, which says how lists are read. Name such a file with --mapping.',
    )
  if (mapping === undefined) return dataset.read<Lists>(path ?? '')
  requireFile(mapping, 1)
  const record = jsonIn(readFileSync(mapping, 'utf8'))
  const [problem] = COLLECTIONS.lists.check(record)
  if (problem !== undefined) throw new FileError(`${mapping}: ${problem.pointer}: ${problem.message}`)
  return record as Lists
}
