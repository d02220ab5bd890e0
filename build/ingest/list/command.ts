import { UsageError } from '../../cli/options.ts'
import { LINES } from '../../contract/primitives.ts'
import { HeldDataset } from '../held.ts'
import { choiceOption, ingestOptions } from '../options.ts'
import { type Terminal, finish } from '../terminal.ts'
import { mergeList } from './merge.ts'
import { listReport } from './report.ts'
import { readList } from './rows.ts'

const HELP = `Usage: npm run ingest -- list FILE.csv --list life|health|general [options]

Brings a product list of the regulator into the product records: new products are added, names, dates and withdrawals
of held ones follow the list. Facts, documents, clauses and categories of held products are never touched.

  --list LINE   which of the three lists it is
  --data DIR    the dataset (default: data)
  --dry-run     print what would change, write nothing
  --help        this text

Exits with 0 when done, 1 when the file cannot be used or the records would not pass the check, 2 on a wrong option.`

export async function listCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = ingestOptions(args, ['list'], HELP)
  if (options === null) return terminal.help(HELP)
  const line = choiceOption('list', options.own.list, LINES)
  if (line === undefined) throw new UsageError(`--list is missing: life, health or general.\n\n${HELP}`)
  const dataset = await HeldDataset.at(options.data)
  const { products, problems } = readList(options.file, line, dataset.dataDate)
  const merge = mergeList(products, line, dataset)
  return finish(terminal, options, merge.changes, listReport(merge, problems))
}
