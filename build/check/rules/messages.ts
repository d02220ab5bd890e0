import { spellingDistance } from '../../search/spelling.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import { shortened } from '../../contract/shortened.ts'

// Puts values, clauses and choices into words for the messages of rules.

/** The end of a cell, line or page between words. */
const BETWEEN = /(?<=\S)\s*[\t\n\f\r]\s*(?=\S)/gu

/** A value as it is written in the file, shortened; between words is a space, whatever is printed there. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? shortened(part.replaceAll(BETWEEN, ' '), 78) : part,
  )
  return typeof value === 'string' ? text : shortened(text, 80)
}

/** A clause as a maintainer finds it: its number in the dataset, and its label and heading as printed. */
export function clauseName(clause: Clause): string {
  const printed = `${clause.number} ${clause.title}`.trim()
  return printed === '' ? `clause ${clause.id}` : `clause ${clause.id} (${printed})`
}

/** Allowed choices: all of them where that is short, else those spelled most like the value given. */
export function allowed(value: string, choices: readonly string[]): string {
  if (choices.length === 0) return 'there are none'
  if (choices.length <= 8) return `allowed: ${choices.join(', ')}`
  const near = choices
    .map((choice) => ({ choice, steps: spellingDistance(value, choice, Infinity) }))
    .toSorted((a, b) => a.steps - b.steps || compareTexts(a.choice, b.choice))
  return `the nearest of ${choices.length}: ${near
    .slice(0, 3)
    .map(({ choice }) => choice)
    .join(', ')}`
}

/** A number of things, in words that fit it. */
export function counted(count: number, thing: string): string {
  return `${count === 0 ? 'no' : count} ${thing}${count === 1 ? '' : 's'}`
}
