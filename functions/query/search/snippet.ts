import type { PlacedWord } from './text-words.ts'

/** A piece of a text with the places of the words found in it. */
export interface Snippet {
  readonly snippet: string
  readonly highlights: [start: number, end: number][]
}

/** About how long a snippet is, in UTF-16 units. */
const LENGTH = 260
/** How much of it comes before the first word found. */
const BEFORE = 60

/**
 * Cuts the piece of a text that holds most of the different words found, at whole words. The snippet is the text's own
 * characters; highlights are offsets into it.
 */
export function snippetOf(text: string, words: readonly PlacedWord[], found: ReadonlySet<string>): Snippet {
  const hits = words.filter(({ stems }) => stems.some((stem) => found.has(stem)))
  const first = hits[bestStart(hits, found)]
  const from = first === undefined ? 0 : startBefore(text, words, first.start - BEFORE)
  const to = endAfter(text, words, from + LENGTH)
  const highlights = hits
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end }): [number, number] => [start - from, end - from])
  return { snippet: text.slice(from, to), highlights }
}

/** The hit from which a snippet's length holds most of the different stems; the earliest of several. */
function bestStart(hits: readonly PlacedWord[], found: ReadonlySet<string>): number {
  let best = { at: 0, distinct: 0 }
  for (const [at, { start }] of hits.entries()) {
    const distinct = new Set<string>()
    for (let next = at; next < hits.length; next += 1) {
      const hit = hits[next]
      if (hit === undefined || hit.end > start + LENGTH - BEFORE) break
      for (const stem of hit.stems) if (found.has(stem)) distinct.add(stem)
    }
    if (distinct.size > best.distinct) best = { at, distinct: distinct.size }
  }
  return best.at
}

/** The start of the first word at or after an offset; the start of the text where nothing is before it. */
function startBefore(text: string, words: readonly PlacedWord[], offset: number): number {
  if (offset <= 0 || text.length <= LENGTH) return 0
  return words.find(({ start }) => start >= offset)?.start ?? 0
}

/** The end of the last word before an offset; the end of the text where it is within reach. */
function endAfter(text: string, words: readonly PlacedWord[], offset: number): number {
  if (offset >= text.length) return text.length
  return words.findLast(({ end }) => end <= offset)?.end ?? text.length
}
