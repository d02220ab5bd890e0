import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { UsageError, folderOption } from '../../cli/options.ts'
import { HeldDataset } from '../held.ts'
import { type Terminal, processTerminal } from '../terminal.ts'
import { type Suggestion, suggestionsFor } from './suggest.ts'

const HELP = `Usage: npm run suggest -- UIN [options]

For every unread field of the product's category: up to five clauses that may answer it, each with page, quote and
value. Nothing is written into the data: a person decides.

  --data DIR   the dataset (default: data)
  --json       print JSON
  --help       this text

Exits with 0 when done, 1 when the product or its clauses are missing, 2 on a wrong option.`

/** The command. Gives the exit code. */
export async function suggestCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { values, positionals } = parsed(args)
    if (values.help) return terminal.help(HELP)
    const [uin, ...more] = positionals
    if (uin === undefined || more.length > 0) throw new UsageError(`Name one UIN.\n\n${HELP}`)
    const dataset = await HeldDataset.at(folderOption('data', values.data))
    const held = dataset.product(uin)
    if (held === null) throw new Error(`${uin}: the dataset has no product with this UIN`)
    if (held.clauses.length === 0)
      throw new Error(
        `${uin}: has no clauses yet; read its wording first: npm run ingest -- wording FILE.pdf --uin ${uin}`,
      )
    const suggestions = suggestionsFor(held.product, dataset.category(held.product.category), held.clauses)
    terminal.write(
      values.json ? JSON.stringify({ uin: held.product.uin, suggestions }, null, 2) : shown(suggestions),
    )
    return 0
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error))
    return error instanceof UsageError ? 2 : 1
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        data: { type: 'string', default: 'data' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${HELP}`)
  }
}

function shown(suggestions: readonly Suggestion[]): string {
  if (suggestions.length === 0) return 'Every field of the category is read.'
  return suggestions
    .map(({ key, candidates, near }) =>
      [
        key,
        ...candidates.map(
          (one) => `  clause ${one.clause}, p. ${one.page}: ${JSON.stringify(one.value)}\n    “${one.quote}”`,
        ),
        ...(candidates.length === 0
          ? [`  nothing found${near.length === 0 ? '' : `; nearest are clauses ${near.join(', ')}`}`]
          : []),
      ].join('\n'),
    )
    .join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await suggestCommand(process.argv.slice(2), processTerminal())
