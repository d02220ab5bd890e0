import { countsOf } from '../../contract/groups.ts'
import type { LawFile } from '../../contract/index-files/law.ts'
import { item } from '../../contract/item.ts'
import { STOP_WORDS } from '../../search/stop-words.ts'
import { stem, tokens } from '../../search/words.ts'

/** Most sections like those of an answer that are kept, and the least likeness that one has, from 0 to 1. */
const KEPT = { most: 20, least: 0.1 } as const

/** A text as the weights of its stems; together they have the length 1. */
type Weights = ReadonlyMap<string, number>

/** A section, and how much it is like another, from 0 to 1. */
type Akin = LawFile['questions'][number]['akin'][number]

/** The sections most like some others, with how much from 0 to 1; texts are compared by their stems, rare ones above all. */
export function sectionsAlike(texts: readonly string[]): (sections: readonly number[]) => Akin[] {
  const counts = texts.map(stemCounts)
  const sectionsWith = countsOf(counts.flatMap((stems) => [...stems.keys()]))
  const all = counts.map((stems) => weighed(stems, (stem) => texts.length / (sectionsWith.get(stem) ?? 1)))
  return (sections) => {
    const found = all.map((one, section): Akin => {
      const shares = sections.map((other) => (other === section ? 0 : cosine(one, item(all, other))))
      return { section, share: Math.round(100 * Math.max(...shares)) / 100 }
    })
    return found
      .filter(({ share }) => share >= KEPT.least)
      .toSorted((a, b) => b.share - a.share)
      .slice(0, KEPT.most)
  }
}

function stemCounts(text: string): ReadonlyMap<string, number> {
  const telling = tokens(text).filter((token) => !STOP_WORDS.has(token))
  return countsOf(telling.map((token) => stem(token)))
}

function weighed(counts: ReadonlyMap<string, number>, rarity: (stem: string) => number): Weights {
  const weights = Array.from(counts, ([stem, count]) => {
    return [stem, (1 + Math.log(count)) * Math.log(1 + rarity(stem))] as const
  })
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
  return new Map(weights.map(([stem, weight]) => [stem, weight / length]))
}

function cosine(a: Weights, b: Weights): number {
  let sum = 0
  for (const [stem, weight] of a) sum += weight * (b.get(stem) ?? 0)
  return sum
}
