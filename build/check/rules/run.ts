import { RULE_NAMES, levelOf } from '../../contract/rules.ts'
import type { Fact } from '../../contract/authored/product.ts'
import type { Catalogue, AcrossProducts, ProductSubject } from '../dataset/model.ts'
import { recordPathOf } from '../dataset/collection-paths.ts'
import type { Finding } from '../dataset/finding.ts'
import { type RuleInputs, type DatasetFacts, ruleInputsFor } from '../dataset/rule-inputs.ts'
import { proofsOf } from '../proof/quotes.ts'
import type { FactInProduct, Report, ReportHere, Rule } from './rule.ts'
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
  const facts = factsIn(subject)
  return collect(rules, (rule, report) => {
    rule.product?.(subject, others, report)
    walk(rule, subject, facts, report)
  })
}

function factsIn(subject: ProductSubject): FactInProduct[] {
  const fields = new Map(subject.category?.fields.map((field) => [field.key, field]))
  return subject.product.facts.map((fact) => ({ fact, field: fields.get(fact.key) ?? null, subject }))
}

/** Findings of the rules of facts and quotes in a fact as the only one of a product. */
export function checkFact(subject: ProductSubject, fact: Fact): Finding[] {
  const alone = { ...subject, product: { ...subject.product, facts: [fact] } }
  const facts = factsIn(alone)
  return collect(CHECKS_OF_FACTS, (rule, report) => walk(rule, alone, facts, report))
}

/** Findings of all rules between the records, once every product was read. */
export function checkDataset(catalogue: Catalogue, across: AcrossProducts): Finding[] {
  return collect(CHECKS, (rule, report) => rule.dataset?.(catalogue, across, report))
}

/** Shows a rule the facts, quotes and clauses of a product, each with a report that knows its place. */
function walk(rule: Rule, subject: ProductSubject, facts: readonly FactInProduct[], report: Report): void {
  const { path, clauses } = subject
  const here =
    (file: string, start: string): ReportHere =>
    (where, message) =>
      report(file, `${start}${where}`, message)
  if (rule.fact !== undefined)
    for (const [at, fact] of facts.entries()) rule.fact(fact, here(path, `/facts/${at}`))
  if (rule.quote !== undefined)
    for (const proof of proofsOf(subject)) rule.quote(proof, subject, here(path, proof.where))
  if (rule.clause !== undefined && clauses !== null)
    for (const [at, clause] of clauses.record.clauses.entries())
      rule.clause(clause, subject, here(clauses.path, `/clauses/${at}`))
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

function collect(rules: readonly Rule[], run: (rule: Rule, report: Report) => void): Finding[] {
  const findings: Finding[] = []
  for (const rule of rules) {
    const level = levelOf(rule.name)
    run(rule, (path, where, message) => findings.push({ path, where, message, rule: rule.name, level }))
  }
  return findings
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
