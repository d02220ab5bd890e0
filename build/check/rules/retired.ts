import type { Rule } from './rule.ts'
import { clauseName } from './messages.ts'

// Clause numbers are public addresses: what was withdrawn never comes back as something else.

export const retiredClause: Rule = {
  name: 'retired-clause',
  description: 'A clause number that was retired is never used again.',
  level: 'error',
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
  description: 'A range of retired clause numbers runs from the lower to the higher.',
  level: 'error',
  dataset: ({ retired }, _gathered, report) => {
    for (const [at, [from, to]] of retired.record.clauses.entries())
      if (from > to)
        report(retired.path, `/clauses/${at}`, `the range runs from ${from} to ${to}; write [${to}, ${from}]`)
  },
}
