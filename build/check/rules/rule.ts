import type { Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Fact } from '../../contract/authored/product.ts'
import type { RuleName } from '../../contract/rules.ts'
import type { Catalogue, AcrossProducts, ProductSubject } from '../dataset/model.ts'
import type { RuleInputs } from '../dataset/rule-inputs.ts'
import type { QuoteProof } from '../proof/quotes.ts'

/** Report of a rule on a place in a file. */
export type Report = (path: string, where: string, message: string) => void

/** Report of a rule on the thing it looks at; `where` goes on from that thing's own pointer. */
export type ReportHere = (where: string, message: string) => void

/** A fact of a product, with the field it answers; null where the category has none. */
export interface FactInProduct {
  readonly fact: Fact
  readonly field: Field | null
  readonly subject: ProductSubject
}

/** Checks one rule of `contract/rules.ts`: a function for each thing it looks at; `run.ts` does the walking. */
export interface Rule {
  readonly name: RuleName
  /** For each fact of a product. */
  readonly fact?: (target: FactInProduct, report: ReportHere) => void
  /** For each quote that is to be proven. */
  readonly quote?: (proof: QuoteProof, subject: ProductSubject, report: ReportHere) => void
  /** For each clause of a product, in the order of its file. */
  readonly clause?: (clause: Clause, subject: ProductSubject, report: ReportHere) => void
  /** For each product with its clauses. */
  readonly product?: (subject: ProductSubject, others: RuleInputs, report: Report) => void
  /** Once, when every product has been read. */
  readonly dataset?: (catalogue: Catalogue, across: AcrossProducts, report: Report) => void
}
