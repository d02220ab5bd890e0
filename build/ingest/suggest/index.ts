import type { Category } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import { command, runAsProgram } from '../../cli/command.ts'
import { UsageError, datasetFolder, flag } from '../../cli/options.ts'
import { DraftDataset } from '../draft-dataset.ts'
import type { RecordEdit } from '../record-edits.ts'
import { finish } from '../write-and-report.ts'
import { placesToLook } from './places-to-look.ts'
import { type SuggestedPlace, type Suggestion, suggestionsFor } from './suggest.ts'

// Clauses, quotes and values for fields nobody has read yet. This module: the command `npm run suggest`.

export const suggestCommand = command({
  name: 'npm run suggest',
  usage: ['UIN [options]'],
  about:
    "For every unread field of the product's category: up to five clauses that may answer it, each with page, quote and value. No value is written into the data: a person decides.",
  mostOperands: 1,
  options: {
    data: datasetFolder(),
    json: flag('print JSON'),
    keep: flag('keep the places with the clauses, without values: they are published as places to look'),
    'dry-run': flag('with --keep: say what would change, and change nothing'),
  },
  exitsWith1: 'the product or its clauses are missing',
  main: async (values, terminal, [uin]) => {
    const { data, json, keep } = values
    if (uin === undefined) throw new UsageError('Name a UIN.')
    const dataset = await DraftDataset.at(data)
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
    const category = dataset.category(held.product.category)
    if (keep)
      return finish(terminal, values, () => {
        const { product, clauses, clausesPath } = held
        const places = placesToLook(product, category, clauses, dataset.synonyms)
        const record = { uin: product.uin, clauses, ...places }
        const change: RecordEdit = { path: clausesPath, collection: 'clauses', record }
        return Promise.resolve({ changes: [change], report: `${places.look_at?.length ?? 0} places to look` })
      })
    const suggestions = suggestionsFor(held.product, category, held.clauses, dataset.synonyms)
    terminal.out(
      `${json ? JSON.stringify({ uin: held.product.uin, suggestions }, null, 2) : shown(suggestions, category, held.clauses)}\n`,
    )
    return 0
  },
})

function shown(suggestions: readonly Suggestion[], { fields }: Category, clauses: readonly Clause[]): string {
  if (suggestions.length === 0) return 'Every field of the category is read.'
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const byId = new Map(clauses.map((clause) => [clause.id, clause]))
  return suggestions
    .map(({ key, candidates, near }) => {
      const { question = '', type = '', choices = [] } = byKey.get(key) ?? {}
      const nothing = `  nothing found${near.length === 0 ? '' : `; nearest are clauses ${near.join(', ')}`}`
      return [
        `${key} (${[type, ...choices].join(', ')}): ${question}`,
        ...candidates.map((one) => candidateLines(one, byId.get(one.clause))),
        ...(candidates.length === 0 ? [nothing] : []),
      ].join('\n')
    })
    .join('\n\n')
}

const AROUND = 80

/** Lines for a candidate: the heading of its clause, the kinds of its words, and the text before and after them. */
function candidateLines(
  { clause, page, quote, value, stated, kinds }: SuggestedPlace,
  printed: Clause | undefined,
): string {
  const { number = '', title = '', text = '' } = printed ?? {}
  const heading = [number, title].filter((one) => one !== '').join(' ')
  const at = text.indexOf(quote)
  const oneLine = (words: string) => words.replace(/\s+/gu, ' ').trim()
  const before = at === -1 ? '' : oneLine(text.slice(Math.max(0, at - AROUND), at))
  const after = at === -1 ? '' : oneLine(text.slice(at + quote.length, at + quote.length + AROUND))
  const by = stated === undefined ? '' : ` by “${oneLine([stated].flat().join('”, “'))}”`
  const kind = kinds.length === 0 ? '' : ` [${kinds.join(', ')}]`
  return [
    `  clause ${clause}${heading === '' ? '' : ` (${heading})`}, p. ${page}: ${JSON.stringify(value)}${by}${kind}`,
    `    ${before === '' ? '' : `… ${before} `}“${quote}”${after === '' ? '' : ` ${after} …`}`,
  ].join('\n')
}

await runAsProgram(import.meta, suggestCommand)
