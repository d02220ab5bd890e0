import type { Category, Field } from '../../contract/authored/category.ts'
import type { Channel } from '../../contract/authored/channel.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Form } from '../../contract/authored/form-record.ts'
import type { Law, LawSection } from '../../contract/authored/law.ts'
import type { Fact } from '../../contract/authored/product.ts'
import type { Sentence } from '../../contract/authored/questions.ts'
import type { RuleName } from '../../contract/rules.ts'
import type { Catalogue, AcrossProducts, ProductSubject } from '../dataset/model.ts'
import type { RuleInputs } from '../dataset/rule-inputs.ts'
import type { QuotePassage } from '../proof/quote-passage.ts'
import type { ProvenQuote, QuoteProof } from '../proof/quotes.ts'

/**
 * What is wrong with the thing that a rule looks at: a message; before it where, if that is not the rule's own place; and
 * before that the file, if it is another. Without a file, the place goes on from the thing's own pointer.
 */
export type Fault =
  | string
  | readonly [where: string, message: string]
  | readonly [path: string, where: string, message: string]

/** A fact of a product. */
export interface FactInProduct {
  readonly fact: Fact
  /** The field it answers; null where the category has none. */
  readonly field: Field | null
  readonly category: Category | null
  /** Its own quote, and what is printed around that; null where the quote is not proven. */
  readonly proven: ProvenQuote | null
  readonly passage: QuotePassage | null
  readonly subject: ProductSubject
}

/** What rules look at in a product, and in the small collections: one thing after another. */
export interface InProduct {
  readonly product: ProductSubject
  readonly fact: FactInProduct
  /** A quote that is to be proven. */
  readonly quote: QuoteProof
  readonly clause: Clause
}
export interface InCatalogue {
  readonly law: Law
  readonly section: LawSection
  readonly form: Form
  readonly category: Category
  readonly field: Field
  /** A way to reach an insurer, or to send a form. */
  readonly channel: Channel
  /** A sentence of ours on the law: of an answer, or on withdrawn products. */
  readonly sentence: Sentence
}

type Checks<Kinds, Known extends unknown[]> = {
  readonly [Kind in keyof Kinds]?: (thing: Kinds[Kind], ...known: Known) => Iterable<Fault>
}

/** Checks one rule of `contract/rules.ts`: a function for each kind of thing it looks at; `things.ts` says where they are, and `run.ts` asks the rules. */
export interface Rule
  extends
    Checks<InProduct, [others: RuleInputs, subject: ProductSubject]>,
    Checks<InCatalogue, [known: Catalogue]> {
  readonly name: RuleName
  /** The place of a fault that names none. */
  readonly at?: string
  /** Once, when every product has been read. */
  readonly dataset?: (catalogue: Catalogue, across: AcrossProducts) => Iterable<Fault>
}
