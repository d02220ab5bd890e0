import type { TextFile } from '../../../build/contract/index-files.ts'
import { type PlacedWord, placedWords, runOf } from './text-words.ts'
import type { Concept } from './query-terms.ts'

/** A field of the product's category as questions are compared with it, and the clauses its answer was read in. */
export interface FieldWords {
  readonly stems: ReadonlySet<string>
  /** Its words in a row, a line for each of its texts. */
  readonly run: string
  readonly clauses: readonly number[]
}

/** The fields of a text file as questions are compared with them. */
export function fieldWords(fields: TextFile['fields']): FieldWords[] {
  return fields.map(({ words, clauses }) => {
    const lines = words.split('\n').map((line): PlacedWord[] => placedWords(line))
    const stems = new Set(lines.flat().flatMap((word) => word.stems))
    return { stems, run: lines.map(runOf).join('\n'), clauses }
  })
}

/**
 * How much of what was asked is asked in the words of a field, from 0 to 1, for the clauses in which the field's answer
 * was read: its label, its question and its terms are what maintainers know of how people ask.
 */
export function askedOfFields(
  concepts: readonly Concept[],
  fields: readonly FieldWords[],
): ReadonlyMap<number, number> {
  const values = concepts.map(({ ways }) => fields.map((field) => valueIn(field, ways)))
  const importances = values.map((of) => {
    const count = of.filter((value) => value > 0).length
    return count === 0 ? 0 : Math.log(1 + fields.length / count)
  })
  const heard = importances.filter((importance) => importance > 0)
  const average = heard.reduce((sum, one) => sum + one, 0) / Math.max(1, heard.length)
  const total = importances.reduce((sum, one) => sum + (one === 0 ? average : one), 0)
  const shares = new Map<number, number>()
  for (const [at, { clauses }] of fields.entries()) {
    const held = values.reduce((sum, of, concept) => sum + (of[at] ?? 0) * (importances[concept] ?? 0), 0)
    if (held === 0) continue
    for (const clause of clauses) shares.set(clause, Math.max(shares.get(clause) ?? 0, held / total))
  }
  return shares
}

/** The weight of the best way in which a field says something; 0 where it does not. */
function valueIn({ stems, run }: FieldWords, ways: Concept['ways']): number {
  let best = 0
  for (const { phrase, weight } of ways) {
    if (weight <= best || !phrase.every((word) => stems.has(word))) continue
    if (phrase.length === 1 || run.includes(` ${phrase.join(' ')} `)) best = weight
  }
  return best
}
