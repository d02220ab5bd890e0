import { writeFileSync } from 'node:fs'
import type { Terminal } from '../../../../build/cli/terminal.ts'
import type { PdfContent } from '../../../../build/ingest/pdf/pdf-model.ts'
import { LEARNED, Weights } from '../../../../build/ingest/wording/weights.ts'
import { contentReader } from '../../../ingest/support/read-bytes.ts'
import { type Measured, clausesIn, measuredReading, namesIn } from '../real.ts'
import { corrections, drawings, knownWordings, ofTrade } from './documents.ts'
import type { Example } from './example.ts'
import { Learning } from './learn.ts'
import { labelFree } from './label-free.ts'
import { type HeadingCounts, countsOfHeadings, figuresOfHeadings } from './headings.ts'
import { type WindowCounts, countsInWindow, figuresOfWindows } from './windows.ts'
import { type ReadAgain, type ReadPage, confidenceIn, learnedDoubts, readAgain } from './sure.ts'

/** File of the weights of the reader. */
const FILE = 'build/ingest/wording/weights.json'

/** Amount that is learned from: rounds over all, random documents, every so many of the corpus. */
const [ROUNDS, DRAWN, EVERY] = [4, 60, 8]
/** Factor of weights before they are rounded, and the least weight that is kept. */
const [SCALE, LEAST] = [100, 0.2]

/**
 * Learns the weights of the outline from nothing, and writes them; what doubts weigh stays as it is. What is measured is
 * what was left out: each document is read with weights that were learned without any of its insurer, and with doubts that
 * were learned from the pages of the others.
 */
export async function fit(real: string, folders: readonly string[], terminal: Terminal): Promise<Measured[]> {
  const read = await contentReader()
  const known = knownWordings(real, read)
  const trade = ofTrade(real, 'fit', EVERY, read)
  const others = [...trade, ...drawings(DRAWN, read), ...corrections(folders, read)]
  const learning = new Learning([...known, ...others])
  const learn = (what: string, isKept: (example: Example) => boolean) =>
    learning.from(isKept, ROUNDS, (round, updates) =>
      terminal.err(`${what}, round ${round + 1} of ${ROUNDS}: ${updates} readings mended\n`),
    )
  const weights = small(learn('all', () => true))
  writeFileSync(FILE, textOf({ ...weights, ...landed(isOfDoubts) }))
  const given = new Set(namesIn(real))
  const [counts, headings]: [WindowCounts[], HeadingCounts[]] = [[], []]
  const groups = groupsOfInsurers(known, trade).map((left) => {
    const isLeft = ({ insurer }: Example) => left.has(insurer)
    const without = new Weights(small(learn(`without ${[...left].join(', ')}`, (one) => !isLeft(one))))
    const again = (example: Example) => readAgain(example, read(example.bytes), without)
    const ofKnown = known.filter(isLeft).map((example) => {
      const one = again(example)
      headings.push(countsOfHeadings(example, one.outline))
      const clauses = clausesIn(one.reading)
      const { truths } = example
      for (const [name, truth] of truths) if (!given.has(name)) counts.push(countsInWindow(truth, clauses))
      const measured = truths
        .filter(([name]) => given.has(name))
        .map(([name]) => measuredReading(real, name, one.reading, 0))
      for (const { said } of measured) terminal.err(`${said}\n`)
      return { ...one, measured }
    })
    return [...ofKnown, ...trade.filter(isLeft).map((one) => ({ ...again(one), measured: [] }))]
  })
  const measured = groups.flatMap((own, group) => {
    const doubts = learnedDoubts(pagesOf(groups.filter((_, at) => at !== group).flat()))
    return own.flatMap(({ measured: some, pages }) =>
      some.map((one) => ({ ...one, confidence: confidenceIn(pages, doubts) })),
    )
  })
  const doubts = learnedDoubts(pagesOf(groups.flat()))
  terminal.out(
    `left out: ${labelFree(groups.flat(), doubts)}; ${figuresOfWindows(counts)}; ${figuresOfHeadings(headings)}\n`,
  )
  terminal.out(lookedAt(real, weights, doubts, read))
  return measured
}

/** The insurers to leave out together: of those whose wordings were read by hand two at most. */
function groupsOfInsurers(known: readonly Example[], trade: readonly Example[]): Set<string>[] {
  const namesOf = (some: readonly Example[]) => [...new Set(some.map(({ insurer }) => insurer))].sort()
  const first = namesOf(known)
  const all = [...first, ...namesOf(trade).filter((name) => !first.includes(name))]
  const count = Math.ceil(first.length / 2)
  return Array.from({ length: count }, (_, group) => new Set(all.filter((_, at) => at % count === group)))
}

/** Learns only what doubts weigh, with the weights of the outline as they are, and writes that. */
export async function fitDoubts(real: string, terminal: Terminal): Promise<void> {
  const read = await contentReader()
  const outline = landed((name) => !isOfDoubts(name))
  const examples = [...knownWordings(real, read), ...ofTrade(real, 'fit', EVERY, read)]
  const doubts = learnedDoubts(
    pagesOf(examples.map((one) => readAgain(one, read(one.bytes), new Weights(outline)))),
  )
  writeFileSync(FILE, textOf({ ...outline, ...doubts }))
  terminal.out(lookedAt(real, outline, doubts, read))
}

/** Some of the weights that the reader has. */
function landed(isKept: (name: string) => boolean): Record<string, number> {
  const all = LEARNED.names.map((name, at) => [name, LEARNED.values[at] ?? 0] as const)
  return Object.fromEntries(all.filter(([name]) => isKept(name)))
}

/** Whether a name is that of a doubt about a page. */
function isOfDoubts(name: string): boolean {
  return name.startsWith('page')
}

type Learned = Readonly<Record<string, number>>

/** Figures of the half of the corpus that nothing is fitted to. */
function lookedAt(
  real: string,
  weights: Learned,
  doubts: Learned,
  read: (bytes: Uint8Array) => PdfContent,
): string {
  const look = ofTrade(real, 'look', LOOKED, read).map((example) =>
    readAgain(example, read(example.bytes), new Weights(weights)),
  )
  return `look half: ${labelFree(look, doubts)}\n`
}

/** Every so many of the wordings that nothing is fitted to are read in the end. */
const LOOKED = 4

function pagesOf(readings: readonly ReadAgain[]): ReadPage[] {
  return readings.flatMap(({ pages }) => pages)
}

/** The weights that count, rounded. */
function small({ names, values }: Weights): Record<string, number> {
  const all = names.map((name, at) => [name, Math.round(10 * SCALE * (values[at] ?? 0)) / 10] as const)
  return Object.fromEntries(all.filter(([, value]) => Math.abs(value) >= LEAST))
}

/** The file of weights: one line, for nobody reads it line by line. */
function textOf(weights: Readonly<Record<string, number>>): string {
  const sorted = Object.keys(weights).sort()
  return `${JSON.stringify(Object.fromEntries(sorted.map((name) => [name, Math.round(100 * (weights[name] ?? 0)) / 100])))}\n`
}
