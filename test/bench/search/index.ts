import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ExitCode, command } from '../../../build/cli/command.ts'
import { folder, textOr, wholeNumber } from '../../../build/cli/options.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import { DEFAULT_BASE_URL } from '../../../build/contract/limits.ts'
import { build } from '../../../build/pipeline/index.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { temporaryFolder } from '../../support/built.ts'
import type { LawQuestion, ProductQuestion } from './judgement.ts'
import { bootstrapInterval, meanOf } from './measures.ts'
import { type Compared, type TextQuestion, compareLaw, compareProducts, compareText } from './rankings.ts'
import { QUESTIONS, reportFamilies } from './families.ts'
import { reportRights } from './rights.ts'
import { productsOf } from './products.ts'
import { searchSpeed } from './speed.ts'
import { SAMPLE } from '../../support/sample-data.ts'

// Quality of the rankings, compared with SQLite FTS5 on the same texts.

/** The dataset that has questions of its own, and those of families: one half was tuned on, the other only measured. */

/** Builds the dataset in a temporary folder, asks the questions, prints the tables. */
async function benchSearch(
  out: string,
  { data, text, worst }: Record<'data' | 'text', string> & { readonly worst: number },
  terminal: Terminal,
): Promise<ExitCode> {
  const code = await build({ data, out, baseUrl: DEFAULT_BASE_URL }, terminal)
  if (code !== 0) return code
  const [site, products] = [folderSource(out), productsOf(data)]
  const isSample = data === resolve(SAMPLE)
  const asked = isSample ? ['sample', 'sample-family'] : ['']
  if (text !== 'none') report('text', await compareText(site, questions<TextQuestion>(text)), worst)
  for (const who of asked) {
    const file = (what: string) =>
      `test/search/relevance/${[who, what].filter(Boolean).join('-')}-questions.json`
    const as = who === 'sample-family' ? ', as families ask' : ''
    const ofProducts = questions<ProductQuestion>(file('product'))
    report(`products${as}`, await compareProducts(site, ofProducts, products), worst)
    report(`law${as}`, await compareLaw(site, questions<LawQuestion>(file('law'))), worst)
    if (who === 'sample-family')
      await reportRights(
        site,
        ofProducts.map(({ q }) => q),
      )
    if (who === 'sample-family') await reportFamilies(site, worst)
  }
  const { cold, warm } = await searchSpeed(out, QUESTIONS)
  const shown = ({ clock, processor }: typeof cold) =>
    `${clock.toFixed(1)} ms, ${processor.toFixed(1)} of the processor`
  console.log(`\none search: with nothing open ${shown(cold)}; with all open ${shown(warm)}`)
  return 0
}

function questions<Question>(file: string): Question[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { questions: Question[] }).questions
}

function report(search: string, compared: readonly Compared[], worst: number): void {
  console.log(
    `\n${search.padEnd(34)}  n   nDCG@10  FTS5   ahead       MRR  FTS5   recall@5  FTS5   95 % interval`,
  )
  const kinds = [...new Set(compared.map(({ kind }) => kind))]
  const ofKind = (kind: string) => compared.filter((one) => one.kind === kind)
  for (const kind of kinds) console.log(row(kind, ofKind(kind)))
  console.log(row('all', compared))
  const poorest = compared.toSorted((a, b) => a.ours.ndcg - b.ours.ndcg).slice(0, worst)
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

export const benchSearchCommand = command({
  name: 'npm run bench search',
  about:
    'Asks the frozen questions of this service and of SQLite FTS5 (porter, bm25) on the same texts. Prints nDCG@10, MRR and recall@5 by kind of question, with a paired bootstrap interval of the difference. The sample dataset has questions of its own; of any other, the product and law questions about the public lists and Acts are asked.',
  options: {
    data: folder(SAMPLE, 'the dataset'),
    text: textOr(
      'test/search/relevance/questions.json',
      'FILE',
      'questions about clauses; none leaves them out',
    ),
    worst: wholeNumber(0, 'also print the N questions of each search with the worst answers'),
  },
  exitsWith1: 'the dataset has errors',
  main: (asked, terminal) => benchSearch(temporaryFolder('bench'), asked, terminal),
})
