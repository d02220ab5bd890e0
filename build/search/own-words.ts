import type { LawFile } from '../contract/index-files/law.ts'

/** Section in our own words: its summary, then what that does not hold for. */
export function ownWords({
  summary,
  exceptions,
}: Pick<LawFile['sections'][number], 'summary' | 'exceptions'>): string | null {
  if (summary === null) return null
  return [summary, ...exceptions.map(({ says }) => says)].join('\n\n')
}
