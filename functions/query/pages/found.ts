import type { Markup } from '../../../build/view/jsx-runtime.ts'

/** Markup of the things that were found, by their paths on the site. */
export type Shown = ReadonlyMap<string, Markup>
