import { command } from '../../cli/command.ts'
import { UsageError } from '../../cli/options.ts'
import type { Line } from '../../contract/primitives.ts'
import { finish } from '../write-and-report.ts'
import { DraftDataset } from '../draft-dataset.ts'
import { SHARED, choice, fileOf } from '../ingest-options.ts'
import { mergeList } from './merge.ts'
import { listReport } from './report.ts'
import { readList } from './list-rows.ts'

const LINES: readonly Line[] = ['life', 'health', 'general']

/** Brings a product list of the regulator into the product records. */
export const listCommand = command({
  name: 'npm run ingest',
  usage: ['list FILE.csv --list life|health|general [options]'],
  about:
    'Brings a product list of the regulator into the product records: new products are added; names, dates and withdrawals of known ones follow the list. Facts, documents, clauses and categories are never touched.',
  mostOperands: 1,
  options: { list: choice(LINES, 'LINE', 'which of the three lists it is'), ...SHARED },
  exitsWith1: 'the file cannot be used or the records would not pass npm run check',
  main: async (values, terminal, operands) => {
    const { list: line, data } = values
    const file = fileOf(operands)
    if (line === undefined) throw new UsageError(`--list is missing. Use one of ${LINES.join(', ')}.`)
    return finish(terminal, values, async () => {
      const dataset = await DraftDataset.at(data)
      const { products, problems, leftOut, notes } = readList(file, line, dataset.dataDate)
      const merge = mergeList(products, line, dataset, leftOut)
      return { changes: merge.changes, report: listReport(merge, problems, notes) }
    })
  },
})
