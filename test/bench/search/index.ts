import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, runAsProgram } from '../../../build/cli/command.ts'
import { folder, textOr, wholeNumber } from '../../../build/cli/options.ts'
import type { Terminal } from '../../../build/cli/terminal.ts'
import { folderSource } from '../../../functions/query/source/reader.ts'
import { DEFAULT_BASE_URL } from '../../../build/contract/limits.ts'
import { build } from '../../../build/index.ts'
import { bootstrapInterval, meanOf } from './measures.ts'
import { type Compared, type Question, compareRankings } from './rankings.ts'

// How good text search is, compared with SQLite FTS5.

/** Builds the dataset in a temporary folder, asks the questions, prints the table. */
async function benchSearch(data: string, file: string, worst: number, terminal: Terminal): Promise<0 | 1> {
  const { questions } = JSON.parse(readFileSync(file, 'utf8')) as { questions: Question[] }
  const out = mkdtempSync(join(tmpdir(), 'bench-search-'))
  try {
    const code = await build({ data, out, baseUrl: DEFAULT_BASE_URL }, terminal)
    if (code === 0) report(await compareRankings(folderSource(out), questions), worst)
    return code
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

function report(compared: readonly Compared[], worst: number): void {
  const ours = meanOf(compared.map((one) => one.ours))
  const fts5 = meanOf(compared.map((one) => one.fts5))
  console.log(
    `\n${compared.length} questions   this service   FTS5    ahead    95 % interval of the difference`,
  )
  for (const [name, key] of [
    ['nDCG@10', 'ndcg'],
    ['MRR', 'mrr'],
    ['recall@5', 'recall'],
  ] as const) {
    const [low, high] = bootstrapInterval(compared.map((one) => one.ours[key] - one.fts5[key]))
    const ahead = `${(100 * (ours[key] / fts5[key] - 1)).toFixed(1)} %`
    const cells = [ours[key].toFixed(3).padStart(12), fts5[key].toFixed(3).padStart(7), ahead.padStart(8)]
    console.log(`${name.padEnd(13)} ${cells.join(' ')}    ${low.toFixed(3)} to ${high.toFixed(3)}`)
  }
  for (const { question, ours, fts5 } of compared
    .toSorted((a, b) => a.ours.ndcg - b.ours.ndcg)
    .slice(0, worst)) {
    console.log(`${ours.ndcg.toFixed(2)} (FTS5 ${fts5.ndcg.toFixed(2)})  ${question.uin}  ${question.q}`)
  }
}

export const benchSearchCommand = command({
  name: 'npm run bench:search',
  about:
    'Asks every question of the relevance set of this service and of SQLite FTS5 (porter, bm25) on the same clauses. Prints nDCG@10, MRR and recall@5 of both, with a paired bootstrap interval of the difference.',
  options: {
    questions: textOr('test/relevance/questions.json', 'FILE', 'the questions with their graded answers'),
    data: folder('data', 'the dataset they are about'),
    worst: wholeNumber(0, 'also print the N questions with the worst answers'),
  },
  exitsWith1: 'the dataset has errors',
  main: ({ questions, data, worst }, terminal) => benchSearch(data, questions, worst, terminal),
})

await runAsProgram(import.meta, benchSearchCommand)
