import type { Markup } from '../../../build/view/jsx-runtime.ts'

/** What is shown of a thing that was found, by where it is on the site. */
export type Shown = ReadonlyMap<string, Markup>
