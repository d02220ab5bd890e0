import { type NumberRange, uncovered } from '../dataset/clause-numbers.ts'
import type { Rule } from './rule.ts'
import { clauseName } from './messages.ts'

// Clause numbers are public addresses: what was withdrawn never comes back as something else.

export const retiredClause: Rule = {
  name: 'retired-clause',
  product: ({ clauses }, { retired }, report) => {
    if (clauses === null) return
    for (const [at, clause] of clauses.record.clauses.entries()) {
      const range = retired.find(([from, to]) => from <= clause.id && clause.id <= to)
      if (range !== undefined)
        report(
          clauses.path,
          `/clauses/${at}/id`,
          `${clauseName(clause)}: the numbers ${range[0]} to ${range[1]} are retired in retired.json; give the clause a number never used before`,
        )
    }
  },
}

export const retiredRanges: Rule = {
  name: 'retired-ranges',
  dataset: ({ retired }, _summary, report) => {
    for (const key of ['clauses', 'used'] as const)
      for (const [at, [from, to]] of (retired.record[key] ?? []).entries())
        if (from > to)
          report(
            retired.path,
            `/${key}/${at}`,
            `the range runs from ${from} to ${to}; write [${to}, ${from}]`,
          )
  },
}

export const lostClause: Rule = {
  name: 'lost-clause',
  dataset: ({ retired: { path, record } }, { clauseNumbers, unreadable }, report) => {
    // The clauses of a file that could not be read are not lost.
    if (unreadable !== undefined && unreadable.size > 0) return
    for (const [at, range] of (record.used ?? []).entries())
      for (const lost of uncovered(range, [...record.clauses, ...clauseNumbers]))
        report(
          path,
          `/used/${at}`,
          `${numbersOf(lost)} neither in use nor retired; put back what had ${lost[0] === lost[1] ? 'it' : 'them'}, or add [${lost.join(', ')}] to "clauses"`,
        )
  },
}

export const rememberedClause: Rule = {
  name: 'remembered-clause',
  dataset: ({ retired: { path, record } }, { clauseNumbers }, report) => {
    const { used, clauses } = record
    if (used === undefined) return
    for (const range of clauseNumbers)
      for (const added of uncovered(range, [...used, ...clauses]))
        report(path, '/used', `${numbersOf(added)} in use; add [${added.join(', ')}]`)
  },
}

function numbersOf([from, to]: NumberRange): string {
  return from === to ? `clause number ${from} is` : `the clause numbers ${from} to ${to} are`
}
