import type { Fact } from '../../contract/authored/product.ts'
import { contradictionsOf } from './conflicting-clauses.ts'
import { clauseName, shown } from './messages.ts'
import { aroundFact } from './role.ts'
import type { Rule } from './rule.ts'

// What a fact holds, by what it says: a value, that the customer's schedule holds it, or that it is not stated.

const PROOF = ['quote', 'clause', 'page'] as const

/** Whether a fact says that the documents do not say. */
export function isNotStated(fact: Fact): boolean {
  return fact.value === null && fact.in_schedule === undefined
}

export const statedHasQuote: Rule = {
  name: 'stated-has-quote',
  fact: ({ fact }, report) => {
    const missing = PROOF.filter((key) => fact[key] === undefined)
    if (!isNotStated(fact) && missing.length > 0)
      report(
        '',
        `fact ${shown(fact.key)} says something but has no ${missing.join(', no ')}; add what it was read from, or set the value to null and drop in_schedule if the documents do not say`,
      )
  },
}

export const notStatedHasNoQuote: Rule = {
  name: 'not-stated-has-no-quote',
  fact: ({ fact }, report) => {
    const given = PROOF.filter((key) => isNotStated(fact) && fact[key] !== undefined)
    if (given.length > 0)
      report(
        '',
        `fact ${shown(fact.key)} has no value but has ${given.join(', ')}; give the value, add "in_schedule": true if the document leaves it to the policy schedule, or drop ${given.join(', ')}`,
      )
  },
}

/** The keys that have no meaning in a fact that is not stated. */
const ONLY_STATED = ['context', 'conflicts', 'checked', 'unverified'] as const

export const keysOfFact: Rule = {
  name: 'keys-of-fact',
  fact: ({ fact }, report) => {
    const refuse = (key: string, why: string) =>
      report(`/${key}`, `fact ${shown(fact.key)}: ${key} is ${why}; drop it, or correct the value`)
    if (fact.in_schedule !== undefined && fact.value !== null)
      refuse('in_schedule', 'for a fact whose value is null')
    if (!isNotStated(fact) && fact.looked_at !== undefined)
      refuse('looked_at', 'for a fact that is not stated')
    for (const key of ONLY_STATED)
      if (isNotStated(fact) && fact[key] !== undefined) refuse(key, 'for a fact with a quote')
  },
}

export const conflictsInDocument: Rule = {
  name: 'conflicts-in-document',
  fact: ({ fact, subject }, report) => {
    const own = subject.byId.get(fact.clause ?? 0)
    for (const [at, id] of (fact.conflicts ?? []).entries()) {
      const other = subject.byId.get(id)
      if (own === undefined || other === undefined) continue
      const wrong =
        other === own
          ? 'is the clause of the fact itself'
          : other.document === own.document
            ? null
            : `is in the document ${shown(other.document)}, the fact in ${shown(own.document)}`
      if (wrong !== null)
        report(
          `/conflicts/${at}`,
          `fact ${shown(fact.key)}: ${clauseName(other)} ${wrong}; name other clauses of the same document, and say the rest in the note`,
        )
    }
  },
}

/** Whether a fact names the clauses of its document that say otherwise. */
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
