import { boxAround } from '../layout/rows.ts'
import type { Box } from '../pdf/pdf-model.ts'
import type { Space } from './drawn.ts'

/** A blank as found: what is printed for it, and where it is. */
export interface FoundBlank extends Box {
  /** Empty where nothing near it says what it is for. */
  readonly label: string
  readonly help: string
  readonly options: readonly string[]
  readonly field: string
  /** Number of drawn places it takes; 0 where white space is left and nothing is drawn. */
  readonly spaces: number
  readonly isTicked: boolean
}

/** A blank at a place; what is not said of it is empty. */
export function blankAt(box: Box, said: Partial<FoundBlank>): FoundBlank {
  return {
    ...boxAround([box]),
    label: '',
    help: '',
    options: [],
    field: '',
    spaces: 0,
    isTicked: false,
    ...said,
  }
}

/** The blank of a place that is drawn. */
export function blankOf(space: Space, label: string): FoundBlank {
  const { hint: help, options, field, kind } = space
  return blankAt(space, { label, help, options, field, spaces: 1, isTicked: kind === 'tick' })
}

/** Two blanks as one, with the label of the first. */
export function together(a: FoundBlank, b: FoundBlank): FoundBlank {
  return {
    ...a,
    ...boxAround([a, b]),
    options: [...a.options, ...b.options],
    help: [a.help, b.help].filter((part) => part !== '').join(' '),
    field: a.field || b.field,
    spaces: a.spaces + b.spaces,
  }
}
