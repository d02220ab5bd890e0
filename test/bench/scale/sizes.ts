import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ChartFigures, Goal } from '../figures.ts'
import { generate } from '../generate/index.ts'
import { type Taken, timedBuild } from '../timed-build.ts'

// What full builds take as the number of products grows.

/** What is generated: like the benchmark's options. */
export interface Generated {
  readonly clauses: number
  readonly words: number
  readonly seed: number
}

/** A full build of so many products. */
export interface Built {
  readonly products: number
  readonly seconds: number
  readonly processors: number
  /** The largest resident set of the process, its workers included, in MB. */
  readonly peak: number
  readonly files: number
  readonly bytes: number
}

/** How far the cost of a product may be from what it is at the first size. */
const GROWTH = 1.15
/** What a build may take of memory at 2,000 products in MB, and at 8,000 as a multiple of that. */
const MEMORY = { at: 2000, most: 700, later: 8000, times: 1.2 }

/** Sizes from the first to the last, each twice the one before. */
export function doubled(first: number, last: number): number[] {
  const sizes: number[] = []
  for (let size = first; size <= last; size *= 2) sizes.push(size)
  return sizes
}

/** Generates and builds so many products in a folder, whose files are gone afterwards. */
export async function builtOf(products: number, folder: string, like: Generated): Promise<Built> {
  const [data, out, cache] = ['data', 'public', 'cache'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  await generate({ ...like, products, like: 'data', out: data })
  const taken = await timedBuild({ data, out, cache, downloads: true })
  for (const part of [data, out, cache]) rmSync(part, { recursive: true })
  return {
    products,
    seconds: taken.clock,
    processors: taken.cpu,
    peak: taken.peak,
    files: said(taken, 'files'),
    bytes: said(taken, 'bytes'),
  }
}

/** A number that the build said: `files     1,410, 1,410 changed`. */
function said({ said }: Taken, name: string): number {
  const pattern = new RegExp(`^${name} +([\\d,]+)`, 'u')
  const number = said.map(({ line }) => pattern.exec(line)?.[1]).find((found) => found !== undefined)
  if (number === undefined) throw new Error(`the build does not say how many ${name} it wrote`)
  return Number(number.replaceAll(',', ''))
}

/** What each size took, whole and for a product, beside what it may take. */
export function growthCharts(built: readonly Built[]): ChartFigures[] {
  const ofProduct = (title: string, unit: string, cost: (one: Built) => number): ChartFigures => {
    const [first] = built
    const most = first === undefined ? 0 : (GROWTH * cost(first)) / first.products
    return {
      title,
      unit,
      rowsAre: 'Products',
      series: ['a product'],
      rows: built.map((one, at) => {
        const wanted: Goal | null = at === 0 ? null : { value: most, is: 'most' }
        return { label: String(one.products), values: [cost(one) / one.products], wanted }
      }),
    }
  }
  return [
    ofProduct('Time of a full build, for each product', 'ms', ({ seconds }) => 1000 * seconds),
    ofProduct('Time of the processors, for each product', 'ms', ({ processors }) => 1000 * processors),
    ofProduct('Files, for each product', 'files', ({ files }) => files),
    ofProduct('Bytes of files, for each product', 'kB', ({ bytes }) => bytes / 1000),
    {
      title: 'Peak memory of a full build',
      unit: 'MB',
      rowsAre: 'Products',
      series: ['memory'],
      rows: built.map(({ products, peak }) => ({
        label: String(products),
        values: [peak],
        wanted: memoryWanted(products, built),
      })),
    },
  ]
}

function memoryWanted(products: number, built: readonly Built[]): Goal | null {
  if (products === MEMORY.at) return { value: MEMORY.most, is: 'most' }
  const peak = built.find((one) => one.products === MEMORY.at)?.peak
  return products === MEMORY.later && peak !== undefined ? { value: MEMORY.times * peak, is: 'most' } : null
}
