import { RULE_NAMES, levelOf } from '../../contract/rules.ts'
import type { Fact } from '../../contract/authored/product.ts'
import type { Catalogue, AcrossProducts, ProductSubject } from '../dataset/model.ts'
import { recordPathOf } from '../dataset/collection-paths.ts'
import type { Finding } from '../dataset/finding.ts'
import { type RuleInputs, type DatasetFacts, ruleInputsFor } from '../dataset/rule-inputs.ts'
import type { Fault, Rule } from './rule.ts'
import { type PlacedThing, thingsInCatalogue, thingsInProduct } from './things.ts'
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
import * as takenByAnother from './taken-by-another.ts'
import * as translations from './translations.ts'
import * as values from './values.ts'
import * as versions from './versions.ts'
import * as wordsToPrograms from './words-to-programs.ts'
import { type ProductFiles, readProduct } from '../dataset/read.ts'
import type { Folder } from '../dataset/record-file.ts'
import { factProofs } from '../proof/fact-proof.ts'
import { type ProductSummary, summaryOf } from '../dataset/summary.ts'

// The rules: what must hold in and between records, and how they are run. Each is exported by the module of its theme.

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

/** All rules except those applied while reading, whose failure ends the reading. */
export const CHECKS: readonly Rule[] = THEMES.flatMap((theme) => Object.values(theme) as unknown[])
  .filter(isRule)
  .toSorted((a, b) => RULE_NAMES.indexOf(a.name) - RULE_NAMES.indexOf(b.name))

/** The same without what they say of each clause by itself, which finds nothing in a fact. */
export const CHECKS_OF_FACTS: readonly Rule[] = CHECKS.map((rule) => {
  const { clause: _, ...others } = rule
  return others
})

/** Findings of all rules, or of some, in one product and its clauses. */
export function checkProduct(subject: ProductSubject, others: RuleInputs, rules = CHECKS): Finding[] {
  const things = thingsInProduct(subject)
  return rules.flatMap((rule) => findingsIn(rule, things, others, subject))
}

/** What is known of other records where only a fact with a value is checked. */
const NO_OTHERS: RuleInputs = { dataDate: '', synonyms: [], categories: null, insurers: null, retired: [] }

/** Findings of the rules of facts and quotes in a fact as the only one of a product. */
export function checkFact(subject: ProductSubject, fact: Fact): Finding[] {
  const alone = { ...subject, product: { ...subject.product, facts: [fact] } }
  const { product: _, clause: _clause, ...things } = thingsInProduct(alone)
  return CHECKS.flatMap((rule) => findingsIn(rule, things, NO_OTHERS, alone))
}

/** Findings of all rules, or of some, between the records, once every product was read. */
export function checkDataset(catalogue: Catalogue, across: AcrossProducts, rules = CHECKS): Finding[] {
  const things = thingsInCatalogue(catalogue)
  return rules.flatMap((rule) => [
    ...findingsIn(rule, { dataset: () => [[catalogue, '', '']] }, across),
    ...findingsIn(rule, things, catalogue),
  ])
}

/** Findings of a rule in the things it looks at. */
function findingsIn(
  rule: Rule,
  things: Partial<Record<keyof Rule, () => readonly PlacedThing<unknown>[]>>,
  ...known: readonly unknown[]
): Finding[] {
  const [level, kinds] = [levelOf(rule.name), Object.entries(things)]
  return kinds.flatMap(([kind, all]) => {
    const check = rule[kind as keyof Rule] as ((...given: unknown[]) => Iterable<Fault>) | undefined
    return (check === undefined ? [] : all()).flatMap(([thing, ofThing, start]) =>
      Array.from(check?.(thing, ...known) ?? [], (fault): Finding => {
        const [message = '', place = rule.at ?? '', path] = [fault].flat().toReversed()
        const [file, where] = path === undefined ? [ofThing, `${start}${place}`] : [path, place]
        return { path: file, where, message, rule: rule.name, level }
      }),
    )
  })
}

/**
 * Drops findings that follow from one UIN in two files: of the second file and what is beside it, and of clause
 * numbers, only the UIN is reported.
 */
export function withoutCopies(findings: readonly Finding[]): Finding[] {
  const copies = new Set(findings.flatMap(({ rule, path }) => (rule === 'unique-uin' ? [path] : [])))
  const follows = ({ rule, path }: Finding) =>
    copies.has(recordPathOf(path)) || (copies.size > 0 && rule === 'unique-clause-id')
  return findings.filter((finding) => finding.rule === 'unique-uin' || !follows(finding))
}

/** Findings in a product; its summary is null where it could not be read. */
export interface CheckedProduct {
  readonly findings: readonly Finding[]
  readonly summary: ProductSummary | null
  /** The JSON of what its facts rest on (`FactProofs`): many are kept until the files of their products are made. */
  readonly proofs: string
}

/** Reads a product and applies every rule about it. */
export function checkedProduct(folder: Folder, files: ProductFiles, known: DatasetFacts): CheckedProduct {
  const { subject, findings } = readProduct(folder, files, known.categories)
  if (subject === null) return { findings, summary: null, proofs: '{}' }
  const summary = summaryOf(subject)
  const found = checkProduct(subject, ruleInputsFor(summary, known))
  return { findings: [...findings, ...found], summary, proofs: JSON.stringify(factProofs(subject)) }
}
