import { RULE_NAMES } from '../../contract/rules.ts'
import * as categories from './categories.ts'
import * as clauses from './clauses.ts'
import * as dates from './dates.ts'
import * as facts from './facts.ts'
import * as identity from './identity.ts'
import * as insurersAndChannels from './insurers-and-channels.ts'
import * as lawAndForms from './law-and-forms.ts'
import * as law from './law.ts'
import * as negation from './negation.ts'
import * as questions from './questions.ts'
import * as quotes from './quotes.ts'
import * as references from './references.ts'
import * as otherCases from './other-cases.ts'
import * as role from './role.ts'
import type { Rule } from './rule.ts'
import * as takenByAnother from './taken-by-another.ts'
import * as translations from './translations.ts'
import * as values from './values.ts'
import * as versions from './versions.ts'
import * as wordsToPrograms from './words-to-programs.ts'

// The rules: what must hold in and between records. Each is exported by the module of its theme.

const THEMES: readonly object[] = [
  categories,
  clauses,
  wordsToPrograms,
  dates,
  facts,
  identity,
  insurersAndChannels,
  lawAndForms,
  law,
  negation,
  questions,
  quotes,
  references,
  otherCases,
  role,
  takenByAnother,
  translations,
  values,
  versions,
]

function isRule(exported: unknown): exported is Rule {
  return typeof exported === 'object' && exported !== null && 'name' in exported
}

/** Every check, but those made where files are read: what fails one of these is not looked at further. */
export const CHECKS: readonly Rule[] = THEMES.flatMap((theme) => Object.values(theme) as unknown[])
  .filter(isRule)
  .toSorted((a, b) => RULE_NAMES.indexOf(a.name) - RULE_NAMES.indexOf(b.name))
