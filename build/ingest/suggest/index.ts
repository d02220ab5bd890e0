import { command, runAsProgram } from '../../cli/command.ts'
import { UsageError, flag, folder } from '../../cli/options.ts'
import { HeldDataset } from '../draft-dataset.ts'
import { type Suggestion, suggestionsFor } from './suggest.ts'

// Clauses, quotes and values for fields nobody has read yet. This module: the command `npm run suggest`.

export const suggestCommand = command({
  name: 'npm run suggest',
  usage: ['UIN [options]'],
  about:
    "For every unread field of the product's category: up to five clauses that may answer it, each with page, quote and value. Nothing is written into the data: a person decides.",
  mostOperands: 1,
  options: { data: folder('data', 'the dataset'), json: flag('print JSON') },
  exitsWith1: 'the product or its clauses are missing',
  main: async ({ data, json }, terminal, [uin]) => {
    if (uin === undefined) throw new UsageError('Name a UIN.')
    const dataset = await HeldDataset.at(data)
    const held = dataset.product(uin)
    if (held === null || held.clauses.length === 0) {
      const next = `Read its wording first: npm run ingest -- wording FILE.pdf --uin ${uin}`
      terminal.err(
        held === null
          ? `${uin}: the dataset has no product with this UIN.\n`
          : `${uin}: has no clauses yet. ${next}\n`,
      )
      return 1
    }
    const suggestions = suggestionsFor(held.product, dataset.category(held.product.category), held.clauses)
    terminal.out(
      `${json ? JSON.stringify({ uin: held.product.uin, suggestions }, null, 2) : shown(suggestions)}\n`,
    )
    return 0
  },
})

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

await runAsProgram(import.meta, suggestCommand)
