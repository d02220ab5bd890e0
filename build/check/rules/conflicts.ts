import { contradictionsOf } from '../proof/conflicts.ts'
import { clauseName, shown } from './messages.ts'
import { aroundFact } from './role.ts'
import type { Rule } from './rule.ts'

// Whether a fact names the clauses of its document that say otherwise.

export const conflictNamed: Rule = {
  name: 'conflict-named',
  fact: (one, report) => {
    const { fact, field, subject } = one
    const own = aroundFact(one)
    if (field === null || subject.category === null || own === null) return
    for (const { clause, said } of contradictionsOf(fact, field, subject.category, own, subject)) {
      if (fact.conflicts?.includes(clause.id) === true) continue
      report(
        '/conflicts',
        `fact ${shown(fact.key)} is ${shown(fact.value)}, but ${clauseName(clause)} says ${shown(said)}; name the clause in conflicts, say its number in the note, or correct the value`,
      )
    }
  },
}
