import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_BASE_URL } from '../../../build/contract/limits.ts'
import { build } from '../../../build/index.ts'
import { folderSite } from '../../../functions/query/source/reader.ts'
import type { LawQuestion, ProductQuestion } from './judgement.ts'
import { bootstrapInterval, meanOf } from './measures.ts'
import { type Compared, type TextQuestion, compareLaw, compareProducts, compareText } from './rankings.ts'
import { productsOf } from './products.ts'

const HELP = `Usage: npm run bench:search -- [--real DIR] [--text FILE] [--worst N]

Asks the frozen questions of this service and of SQLite FTS5 (porter, bm25) on the same texts, and prints nDCG@10, MRR and
recall@5 by kind of question, with a paired bootstrap interval of the difference in nDCG@10. Without --real: the text,
product and law questions about data/.

  --real DIR   the product and law questions about the public lists and Acts, in a dataset in this folder
  --text FILE  with --real: questions about the clauses of that dataset, in the form of test/relevance/questions.json
  --worst N    also print the N questions of each search answered worst`

/** Builds the dataset in a temporary folder, asks the questions, prints the tables. */
async function benchSearch(real: string | undefined, text: string | undefined, worst: number): Promise<void> {
  const data = real ?? 'data'
  const textFile = real === undefined ? 'test/relevance/questions.json' : text
  const prefix = real === undefined ? 'sample-' : ''
  const out = mkdtempSync(join(tmpdir(), 'bench-search-'))
  try {
    await build({ data, out, baseUrl: DEFAULT_BASE_URL, check: false })
    const site = folderSite(out)
    if (textFile !== undefined)
      report('text', await compareText(site, questions<TextQuestion>(textFile)), worst)
    const asked = questions<ProductQuestion>(`test/relevance/${prefix}product-questions.json`)
    report('products', await compareProducts(site, asked, productsOf(data)), worst)
    const askedOfLaw = questions<LawQuestion>(`test/relevance/${prefix}law-questions.json`)
    report('law', await compareLaw(site, askedOfLaw), worst)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

function questions<Question>(file: string): Question[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { questions: Question[] }).questions
}

function report(search: string, compared: readonly Compared[], worst: number): void {
  console.log(
    `\n${search.padEnd(34)}  n   nDCG@10  FTS5   ahead       MRR  FTS5   recall@5  FTS5   95 % interval`,
  )
  const kinds = [...new Set(compared.map(({ kind }) => kind))]
  for (const kind of kinds)
    console.log(
      row(
        kind,
        compared.filter((one) => one.kind === kind),
      ),
    )
  console.log(row('all', compared))
  const poorest = compared.toSorted((one, two) => one.ours.ndcg - two.ours.ndcg).slice(0, worst)
  for (const { q, kind, ours, peer, first } of poorest) {
    const found = first.slice(0, 4).join(', ')
    console.log(`  ${ours.ndcg.toFixed(2)} (FTS5 ${peer.ndcg.toFixed(2)})  ${kind}: ${q}  [${found}]`)
  }
}

function row(name: string, compared: readonly Compared[]): string {
  const ours = meanOf(compared.map((one) => one.ours))
  const peer = meanOf(compared.map((one) => one.peer))
  const pair = (key: 'ndcg' | 'mrr' | 'recall') => `${ours[key].toFixed(3)} ${peer[key].toFixed(3)}`
  const ahead = `${(100 * (ours.ndcg / peer.ndcg - 1)).toFixed(1)} %`.padStart(9)
  const [low, high] = bootstrapInterval(compared.map((one) => one.ours.ndcg - one.peer.ndcg))
  const interval = `${low.toFixed(3)} to ${high.toFixed(3)}`
  const cells = [pair('ndcg'), ahead, pair('mrr'), pair('recall'), interval]
  return `${name.padEnd(34)} ${String(compared.length).padStart(3)}   ${cells.join('   ')}`
}

const { values } = parseArgs({
  options: {
    real: { type: 'string' },
    text: { type: 'string' },
    worst: { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(HELP)
else await benchSearch(values.real, values.text, Number(values.worst))
