import { Memo } from '../contract/lazily.ts'

/**
 * Words of one family: forms of a word that the stemmer keeps apart, such as "surgery" and "surgical", "settle" and
 * "settlement". Two stems are of one family if they differ in known endings alone.
 */
export class WordFamilies {
  readonly #stems: readonly string[]
  readonly #known = new Memo<string, readonly string[]>(2000)

  constructor(stems: Iterable<string>) {
    this.#stems = [...stems]
  }

  /** The other stems of the family of a stem. */
  of(stem: string): readonly string[] {
    if (stem.length < SHARED) return []
    return this.#known.of(stem, () => {
      const beginning = stem.slice(0, SHARED)
      const near = this.#stems.filter((other) => other.startsWith(beginning) && other !== stem)
      return near.filter((other) => LETTERS.test(other) && areOneFamily(stem, other))
    })
  }
}

/** Others are codes. */
const LETTERS = /^[a-z]+$/u

/** Least number of letters with which two words of one family begin. */
const SHARED = 4

/** Endings of the stems of one family, each with the least number of letters that they share. */
const ENDINGS: ReadonlyMap<string, number> = new Map([
  ...' i, eri, ur, e, ment, ement, ant, or, ist, ent, ren'
    .split(',')
    .map((pair) => [pair.trim(), 5] as const),
  ...['d s', 'eri ic', 'i y'].map((pair) => [pair, 4] as const),
])

/** Stems that only look like one family. */
const APART = new Set(['polic polici', 'calcul calculi'])

function areOneFamily(a: string, b: string): boolean {
  if (APART.has([a, b].toSorted().join(' '))) return false
  let shared = SHARED
  while (shared < a.length && a[shared] === b[shared]) shared += 1
  const ends = [a.slice(shared), b.slice(shared)].toSorted().join(' ').trim()
  return shared >= (ENDINGS.get(ends) ?? Infinity)
}
