import type { WordingReading } from './reading.ts'

/** Kinds of document other than wordings, by the words of a short line that names them. */
const KINDS: readonly (readonly [kind: string, line: RegExp])[] = [
  // “Claim form for health insurance policies other than travel and personal accident – Part A”.
  ['form', /\bforms?$|^(?:claim|proposal|application|enrol?ment|intimation)\s+form\b/iu],
  ['customer-information-sheet', /\bsheets?$/iu],
  ['brochure', /\b(?:brochures?|leaflets?|pamphlets?|flyers?)\b/iu],
  ['prospectus', /\bprospectus\b|\bsales\s+literature\b/iu],
]
/** A line that names the wording: another kind in front of it is bound with it. */
const WORDING = /\bpolicy\s+(?:wordings?|document|contract|bond)\W*$/iu
/** As many lines as a title page has, and as many words as a long title. */
const [LINES, WORDS] = [8, 16]

/** The kind that the first page of a document names it, with the line that says so; null where it names none, or a wording. */
export function namedKind({
  clauses,
  furniture,
}: Pick<WordingReading, 'clauses' | 'furniture'>): { kind: string; line: string } | null {
  const first = clauses[0]?.page
  const own = clauses.filter(({ page }) => page === first).flatMap(({ text }) => linesOf(text))
  const heads = furniture.filter(({ kind, pages }) => kind === 'header' && pages.includes(first ?? 0))
  const titles = [...heads.map(({ text }) => text), ...own.slice(0, LINES)].filter(isShort)
  const isWording = clauses.some(({ title, text }) =>
    [title, ...linesOf(text).slice(0, 1)].some((line) => isShort(line) && WORDING.test(line)),
  )
  if (isWording || titles.some((line) => WORDING.test(line))) return null
  const named = titles.flatMap((line) =>
    KINDS.flatMap(([kind, says]) => (says.test(line) ? [{ kind, line }] : [])),
  )
  return named[0] ?? null
}

function linesOf(text: string): string[] {
  return (text.split('\f')[0] ?? '').split('\n').map((line) => line.trim())
}

function isShort(line: string): boolean {
  return line.split(/\s+/u).length <= WORDS
}
