import { createHash } from 'node:crypto'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { flag } from '../../build/cli/options.ts'
import type { Terminal } from '../../build/cli/terminal.ts'

// Benchmarks: how fast and how large things are. This module: how noisy the machine is, which every benchmark asks first.

/** Noise of the machine, in words, and whether it was little enough. */
export interface Noise {
  readonly line: string
  readonly isQuiet: boolean
}

/** Disturbances of a measurement, as shares. */
interface Disturbance {
  /** Share of the processors that other programs take. */
  readonly busy: number
  /** Difference in time of equal pieces of work: the middle half of them against the middle one. */
  readonly spread: number
}

/** More than this, and a figure says more about the other programs than about what was measured. */
const MOST: Disturbance = { busy: 0.15, spread: 0.2 }

/** Time for which the processors are watched, in milliseconds. */
const WATCHED = 1000

/** Number of times the same piece of work is done. */
const PIECES = 41

/** The option of every benchmark that may be run where others work, too. */
export const noisyOption = flag('print the figures of a busy machine, too; the table says how busy it was')

/** Measures the noise now. Nothing else of this process may be running. */
async function noiseNow(): Promise<Disturbance> {
  const before = processorTimes()
  await pause(WATCHED)
  const after = processorTimes()
  const total = after.total - before.total
  const busy = total === 0 ? 0 : 1 - (after.idle - before.idle) / total
  return { busy, spread: spreadOf(Array.from({ length: PIECES }, pieceOfWork)) }
}

/**
 * Measures the noise and writes it down; throws where it is too much, unless that is allowed. To be asked before a
 * measurement and after it, before its table is printed.
 */
export async function assertQuiet(terminal: Terminal, isNoisyAllowed: boolean): Promise<Noise> {
  const noise = await noiseNow()
  const line = `noise: others take ${percent(noise.busy)} of the processors, equal work differs by ${percent(noise.spread)}`
  const isQuiet = noise.busy <= MOST.busy && noise.spread <= MOST.spread
  if (!isQuiet && !isNoisyAllowed)
    throw new Error(
      `The machine is too busy to measure (${line}; allowed are ${percent(MOST.busy)} and ${percent(MOST.spread)}). End other programs and try again, or print the figures all the same with --noisy.`,
    )
  terminal.out(`${line}${isQuiet ? '' : ': TOO BUSY, only ratios within one row mean anything'}\n`)
  return { line, isQuiet }
}

/** The middle one of some numbers. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value below which a share of the numbers is. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Spread of numbers: the width of their middle half as a share of the middle one. */
function spreadOf(values: readonly number[]): number {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / median(values)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`
}

function processorTimes(): { readonly idle: number; readonly total: number } {
  const all = cpus().map(({ times }) => times)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  return { idle: sum(all.map(({ idle }) => idle)), total: sum(all.flatMap((times) => Object.values(times))) }
}

/** A few milliseconds of work, always the same; gives how long it took. */
function pieceOfWork(): number {
  const started = performance.now()
  let hash = 'noise'
  for (let round = 0; round < 4000; round += 1) hash = createHash('sha256').update(hash).digest('hex')
  return performance.now() - started
}
