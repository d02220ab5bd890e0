import type { Catalogue, Gathered, ProductSubject } from '../dataset/model.ts'
import type { Finding } from '../dataset/finding.ts'
import type { Report, Rule } from './rule.ts'
import { RULES } from './index.ts'

/** What all rules find in one product and its clauses. */
export function checkProduct(subject: ProductSubject, catalogue: Catalogue): Finding[] {
  return collect((rule, report) => rule.product?.(subject, catalogue, report))
}

/** What all rules find between the records, once every product was read. */
export function checkDataset(catalogue: Catalogue, gathered: Gathered): Finding[] {
  return collect((rule, report) => rule.dataset?.(catalogue, gathered, report))
}

function collect(run: (rule: Rule, report: Report) => void): Finding[] {
  const findings: Finding[] = []
  for (const rule of RULES) {
    const { name, level } = rule
    run(rule, (path, where, message) => findings.push({ path, where, message, rule: name, level }))
  }
  return findings
}
