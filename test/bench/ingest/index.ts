import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureLists } from './lists.ts'
import { type Measured, WORDINGS, copyOf, isThere, measure } from './real.ts'

const HELP = `Usage: npm run bench:ingest -- [--real DIR]

Reads the real wordings and lists into a copy of the real dataset and measures them against what was read by hand. The
material is not part of the project; without it there is nothing to measure.

  --real DIR  where it is (default: ../shared/real)`

const { values } = parseArgs({
  options: { real: { type: 'string', default: '../shared/real' }, help: { type: 'boolean', default: false } },
})
const real = resolve(values.real)
if (values.help) console.log(HELP)
else if (isThere(real)) await run()
else console.log(`${values.real}: holds no ingest/measure.mjs; nothing was measured`)

async function run(): Promise<void> {
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
