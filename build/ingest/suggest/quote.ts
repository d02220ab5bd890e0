import type { Field } from '../../contract/authored/category.ts'
import { stem, tokens } from '../../search/words.ts'
import type { Unit } from './units.ts'
import type { ReadValue } from './values.ts'

const ENOUGH = 24

/**
 * The quote of a candidate: the whole unit where it is short, else the words from the first to the last that the field
 * asks for, with the value in them. It begins and ends at whole words.
 */
export function shortened({ text, kind }: Unit, field: Field, read: ReadValue | null): string {
  const words = [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  if (words.length <= ENOUGH || kind === 'list') return trimmed(text)
  const wanted = new Set(tokens(`${field.terms.join(' ')} ${field.label}`).map(stem))
  const hits = words.flatMap(({ word }, at) =>
    word.length > 3 && tokens(word).some((token) => wanted.has(stem(token))) ? [at] : [],
  )
  const isMeasured = read !== null && typeof read.value === 'number'
  const first = isMeasured ? words.findIndex(({ end }) => end > read.start) : (hits[0] ?? 0)
  const last = isMeasured ? words.findLastIndex(({ start }) => start < read.end) : first
  const [from, to] = grown(first, last, hits, words.length)
  return trimmed(text.slice(words[from]?.start ?? 0, words[to]?.end ?? text.length))
}

/** Grows a stretch of words around the value towards the words asked for, to both sides, until it is long enough. */
function grown(first: number, last: number, hits: readonly number[], count: number): [number, number] {
  const near = hits.filter((at) => at >= last - ENOUGH && at <= first + ENOUGH)
  let [from, to] = [Math.min(first, ...near), Math.max(last, ...near)]
  if (to - from + 1 > ENOUGH)
    [from, to] = [Math.max(from, last - ENOUGH + 4), Math.min(to, first + ENOUGH - 4)]
  while (to - from + 1 < ENOUGH - 8 && (from > 0 || to < count - 1)) {
    if (from > 0) from -= 1
    if (to < count - 1) to += 1
  }
  return [from, to]
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:–-]+|[\s,;:(–-]+$/gu, '')
}
