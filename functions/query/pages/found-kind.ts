import type { Markup } from '../../../build/view/jsx-runtime.ts'

/** How well a kind of thing answers a query, from nothing found to what was asked for by name. */
export const STRENGTH = { none: 0, some: 1, all: 2, named: 3 } as const

/** What was found of one kind. */
export interface FoundKind {
  readonly id: string
  readonly title: string
  /** What to know of the search, such as which words found nothing. */
  readonly about?: string | null
  readonly strength: number
  readonly items: readonly Markup[]
  readonly more?: { readonly href: string; readonly words: string } | null
}
