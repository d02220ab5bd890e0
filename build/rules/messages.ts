import type { Clause } from '../contract/authored/clauses.ts'

// How rules put values, clauses and choices into words.

/** A value as it is written in the file, shortened. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 78)}…"` : text
}

/** A clause as a maintainer finds it: its number in the dataset, and its label and heading as printed. */
export function clauseName(clause: Clause): string {
  const printed = `${clause.number} ${clause.title}`.trim()
  return printed === '' ? `clause ${clause.id}` : `clause ${clause.id} (${printed})`
}

/** What is allowed: all of it where that is short, else what is spelled most like the value given. */
export function allowed(value: string, choices: readonly string[]): string {
  if (choices.length === 0) return 'there are none'
  if (choices.length <= 8) return `allowed: ${choices.join(', ')}`
  const near = choices
    .map((choice) => ({ choice, steps: steps(value, choice) }))
    .toSorted((one, two) => one.steps - two.steps || (one.choice < two.choice ? -1 : 1))
  return `the nearest of ${choices.length}: ${near
    .slice(0, 3)
    .map(({ choice }) => choice)
    .join(', ')}`
}

/** How many letters must be added, dropped or changed to make one word of another. */
function steps(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** A number of things, in words that fit it. */
export function counted(count: number, thing: string): string {
  return `${count === 0 ? 'no' : count} ${thing}${count === 1 ? '' : 's'}`
}
