// The form of a record: what a benchmark measured on a quiet machine when it was last run with --record.

/** The figures of one benchmark, as `--record` writes them down. */
export interface Figures {
  readonly title: string
  /** What was typed. */
  readonly command: string
  /** The day, as 2026-11-21. */
  readonly day: string
  /** The class of the machine: `2 cores, 24 GB`. */
  readonly machine: string
  /** How busy the machine was with other things. */
  readonly noise: string
  readonly charts: readonly ChartFigures[]
}

/** One chart: bars of one unit, one for each series in every row. */
export interface ChartFigures {
  readonly title: string
  readonly unit: string
  /** What the rows are: `Products`. */
  readonly rowsAre: string
  readonly series: readonly string[]
  readonly rows: readonly FigureRow[]
}

/** One thing that was measured. */
export interface FigureRow {
  readonly label: string
  /** A figure for each series. */
  readonly values: readonly number[]
  /** The figure to reach by the first series; null where there is none. */
  readonly wanted: Goal | null
}

/** A figure to reach: at most, or at least. */
export interface Goal {
  readonly value: number
  readonly is: 'most' | 'least'
}

/** Whether a row has the figure to reach; null where there is none. */
export function isReached({ values: [seen = 0], wanted }: FigureRow): boolean | null {
  if (wanted === null) return null
  return wanted.is === 'most' ? seen <= wanted.value : seen >= wanted.value
}

/** The folder of the records. */
export const FIGURES = new URL('../../docs/bench/', import.meta.url)
