import type { Fact } from '../contract/authored/product.ts'
import { clauseName, shown } from './messages.ts'
import type { Rule } from './rule.ts'

// What a fact bears, by what it says: a value, that the customer's schedule holds it, or that it is not stated.

const PROOF = ['quote', 'clause', 'page'] as const

/** Whether a fact says that the documents do not say. */
export function isNotStated(fact: Fact): boolean {
  return fact.value === null && fact.in_schedule === undefined
}

/** What is stated is quoted. */
export const statedHasQuote: Rule = {
  name: 'stated-has-quote',
  description:
    'A fact with a value, or left to the schedule, bears the quote, its clause and its page, all three.',
  level: 'error',
  product: ({ path, product }, _catalogue, report) => {
    for (const [at, fact] of product.facts.entries()) {
      const missing = PROOF.filter((key) => fact[key] === undefined)
      if (!isNotStated(fact) && missing.length > 0)
        report(
          path,
          `/facts/${at}`,
          `fact ${shown(fact.key)} says something but bears no ${missing.join(', no ')}; add what it was read from, or set the value to null and drop in_schedule if the documents do not say`,
        )
    }
  },
}

/** What is not stated has no words. */
export const notStatedHasNoQuote: Rule = {
  name: 'not-stated-has-no-quote',
  description:
    'A fact whose value is null bears no quote, clause or page, unless the document leaves it to the schedule.',
  level: 'error',
  product: ({ path, product }, _catalogue, report) => {
    for (const [at, fact] of product.facts.entries()) {
      const borne = PROOF.filter((key) => isNotStated(fact) && fact[key] !== undefined)
      if (borne.length > 0)
        report(
          path,
          `/facts/${at}`,
          `fact ${shown(fact.key)} has no value but bears ${borne.join(', ')}; give the value, add "in_schedule": true if the document leaves it to the policy schedule, or drop ${borne.join(', ')}`,
        )
    }
  },
}

/** The keys that have no meaning in a fact of each sort, and what to do with them. */
const ONLY_STATED = ['context', 'conflicts', 'checked', 'unverified'] as const

/** A fact bears only what has a meaning for it. */
export const keysOfFact: Rule = {
  name: 'keys-of-fact',
  description:
    'looked_at is for facts that are not stated; context, conflicts, checked and unverified are for those with a quote; in_schedule for those without a value.',
  level: 'error',
  product: ({ path, product }, _catalogue, report) => {
    for (const [at, fact] of product.facts.entries()) {
      const tell = (key: string, why: string) =>
        report(
          path,
          `/facts/${at}/${key}`,
          `fact ${shown(fact.key)}: ${key} is ${why}; drop it, or correct the value`,
        )
      if (fact.in_schedule !== undefined && fact.value !== null)
        tell('in_schedule', 'for a fact whose value is null')
      if (!isNotStated(fact) && fact.looked_at !== undefined)
        tell('looked_at', 'for a fact that is not stated')
      for (const key of ONLY_STATED)
        if (isNotStated(fact) && fact[key] !== undefined) tell(key, 'for a fact with a quote')
    }
  },
}

/** A conflict is within one document. */
export const conflictsInDocument: Rule = {
  name: 'conflicts-in-document',
  description:
    'The clauses that say otherwise are others of the same document: between documents, the fact’s own decides.',
  level: 'error',
  product: ({ path, product, byId }, _catalogue, report) => {
    for (const [at, fact] of product.facts.entries()) {
      const own = byId.get(fact.clause ?? 0)
      for (const [n, id] of (fact.conflicts ?? []).entries()) {
        const other = byId.get(id)
        if (own === undefined || other === undefined) continue
        const wrong =
          other === own
            ? 'is the clause of the fact itself'
            : other.document === own.document
              ? null
              : `stands in the document ${shown(other.document)}, the fact in ${shown(own.document)}`
        if (wrong !== null)
          report(
            path,
            `/facts/${at}/conflicts/${n}`,
            `fact ${shown(fact.key)}: ${clauseName(other)} ${wrong}; name other clauses of the same document, and tell the rest in the note`,
          )
      }
    }
  },
}
