import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Terminal } from '../../../../build/cli/terminal.ts'
import { Lexicon } from '../../../../build/ingest/layout/lexicon.ts'
import { readWording } from '../../../../build/ingest/wording/reading.ts'
import { Weights } from '../../../../build/ingest/wording/weights.ts'
import { type Measured, measuredReading } from '../real.ts'
import { contentReader, corrections, drawings, ofTrade, truths } from './documents.ts'
import type { Example } from './example.ts'
import { learned } from './learn.ts'
import { type ReadPage, foundInQuarter, learnedDoubts, pagesOf } from './sure.ts'
import { truthOf } from './truth.ts'

/** Where the weights of the reader are. */
const FILE = 'build/ingest/wording/weights.json'

/** How much is learned from: passes over all, random documents, every so many of the corpus, groups of insurers left out. */
const [ROUNDS, DRAWN, EVERY, GROUPS] = [5, 20, 3, 3]
/** What weighs less is left out of the file. */
const LEAST = 0.4

/**
 * Learns the weights of the outline and of doubts, and writes them. What is measured is what was left out: each truth
 * file is read with weights that were learned without any document of its insurer and of some others.
 */
export async function fit(real: string, folders: readonly string[], terminal: Terminal): Promise<Measured[]> {
  const read = await contentReader()
  const known = truths(real, read)
  const others = [...drawings(DRAWN, read), ...ofTrade(real, EVERY, read), ...corrections(folders, read)]
  const learn = (what: string, left: ReadonlySet<string>) => {
    const kept = ({ insurer }: Example) => !left.has(insurer)
    return learned([...known, ...others].filter(kept), ROUNDS, (round, updates) =>
      terminal.err(`${what}, round ${round + 1} of ${ROUNDS}: ${updates} readings mended\n`),
    )
  }
  const insurers = [...new Set(known.map(({ insurer }) => insurer))].sort()
  const [measured, pages]: [Measured[], ReadPage[]] = [[], []]
  for (let group = 0; group < GROUPS; group++) {
    const left = new Set(insurers.filter((_, at) => at % GROUPS === group))
    const weights = small(learn(`without ${[...left].join(', ')}`, left))
    for (const example of known.filter(({ insurer }) => left.has(insurer))) {
      const bytes = readFileSync(join(real, truthOf(real, example.name).file))
      const reading = readWording(read(bytes), new Lexicon(), new Weights(weights))
      measured.push(measuredReading(real, example.name, reading, 0))
      pages.push(...pagesOf(example, reading, new Weights(weights)))
    }
  }
  const doubts = learnedDoubts(pages)
  terminal.out(`${foundInQuarter(pages, doubts)}\n`)
  writeFileSync(FILE, textOf({ ...small(learn('all', new Set())), ...doubts }))
  return measured
}

/** The weights that count, rounded. */
function small({ names, values }: Weights): Record<string, number> {
  const all = names.map((name, at) => [name, Math.round(10 * (values[at] ?? 0)) / 10] as const)
  return Object.fromEntries(all.filter(([, value]) => Math.abs(value) >= LEAST))
}

/** The file of weights: one line, for nobody reads it line by line. */
function textOf(weights: Readonly<Record<string, number>>): string {
  const sorted = Object.keys(weights).sort()
  return `${JSON.stringify(Object.fromEntries(sorted.map((name) => [name, Math.round(100 * (weights[name] ?? 0)) / 100])))}\n`
}
