import type { ClauseDraft } from './outline.ts'

/** A clause that was read: the page it begins on, and the clause around it. */
interface Read {
  readonly draft: Pick<ClauseDraft, 'parent'>
  readonly page: number
}

/**
 * Clauses by the pages they begin on, each in the innermost clause around it that begins on no later page. A box beside the
 * text is read when the text beside it is over, which may be pages later; it stands where it is printed all the same.
 */
export function inPageOrder<T extends Read>(
  read: readonly T[],
): (T & { readonly around: T['draft']['parent'] })[] {
  const pages = new Map(read.map(({ draft, page }) => [draft, page]))
  return read
    .map((one) => {
      let around = one.draft.parent
      while (around !== null && (pages.get(around) ?? 0) > one.page) around = around.parent
      return { ...one, around }
    })
    .toSorted((a, b) => a.page - b.page)
}
