import { rmSync } from 'node:fs'
import { command, runAsProgram } from '../../../build/cli/command.ts'
import { folder } from '../../../build/cli/options.ts'
import { measureLists } from './lists.ts'
import { type Measured, WORDINGS, copyOf, isThere, measure } from './real.ts'

// How well wordings and lists are read, compared with wordings read by hand.

async function run(real: string): Promise<void> {
  const data = copyOf(real)
  try {
    const all: Measured[] = []
    for (const wording of WORDINGS) {
      all.push(await measure(real, data, wording))
      show(all.at(-1) as Measured)
    }
    total(all)
    for (const line of await measureLists(real, data)) console.log(line)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

function show({ clauses, facts, milliseconds, pages, poppler, memory, unverified }: Measured): void {
  const times =
    poppler === null
      ? 'pdftotext is not installed'
      : `pdftotext ${(poppler / pages).toFixed(1)} ms a page, ×${(milliseconds / poppler).toFixed(1)}`
  console.log(`${clauses}${facts.trimEnd()}`)
  console.log(
    `  ${(milliseconds / pages).toFixed(0)} ms a page (${times}); peak ${Math.round(memory / 2 ** 20)} MiB; ${unverified} facts of the hand-read product no longer hold`,
  )
}

/** The figures over all four, each weighted by the words or the clauses of its wording. */
function total(all: readonly Measured[]): void {
  const figure = (name: string, by: 'words' | 'clauses') => {
    const parts = all.map(({ clauses }) => ({
      value: Number(new RegExp(`${name} ([\\d.]+)`, 'u').exec(clauses)?.[1]),
      weight: Number(new RegExp(`truth (?:\\d+ clauses )?(\\d+) ${by}`, 'u').exec(clauses)?.[1]),
    }))
    const weight = parts.reduce((sum, part) => sum + part.weight, 0)
    return (parts.reduce((sum, part) => sum + part.value * part.weight, 0) / weight).toFixed(3)
  }
  const facts = all.map(
    ({ facts }) =>
      /stated (\d+) .*among three ([\d.]+); value right (\d+)\/(\d+)/u.exec(facts)?.slice(1).map(Number) ??
      [],
  )
  const sum = (pick: (one: number[]) => number) => facts.reduce((total, one) => total + pick(one), 0)
  console.log('\n| what, over the four wordings | reached | wanted |\n|---|---|---|')
  console.log(`| words in the right clause and page | ${figure('right clause and page', 'words')} | ≥ 0.97 |`)
  console.log(
    `| words lost · added | ${figure('words lost', 'words')} · ${figure('words added', 'words')} | ≤ 0.003 |`,
  )
  console.log(
    `| clause starts, recall · precision | ${figure('starts recall', 'clauses')} · ${figure('precision', 'clauses')} | ≥ 0.95 |`,
  )
  console.log(
    `| labels · parents | ${figure('number', 'clauses')} · ${figure('parent', 'clauses')} | ≥ 0.97 · ≥ 0.95 |`,
  )
  console.log(
    `| suggestions: right clause among three | ${(sum(([n = 0, share = 0]) => n * share) / sum(([n = 0]) => n)).toFixed(3)} | ≥ 0.85 |`,
  )
  console.log(
    `| suggestions: value right | ${(sum(([, , n = 0]) => n) / sum(([, , , n = 0]) => n)).toFixed(3)} | ≥ 0.70 |\n`,
  )
}

export const benchIngestCommand = command({
  name: 'npm run bench:ingest',
  about:
    'Reads the real wordings and lists into a copy of the real dataset and measures them against what was read by hand. The material is not part of the project; without it there is nothing to measure.',
  options: { real: folder('../shared/real', 'where it is') },
  main: async ({ real }, terminal) => {
    if (isThere(real)) await run(real)
    else terminal.out(`${real}: has no ingest/measure.mjs; nothing was measured\n`)
    return 0
  },
})

await runAsProgram(import.meta, benchIngestCommand)
