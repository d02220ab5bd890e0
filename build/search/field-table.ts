import { lazily } from '../contract/lazily.ts'
import type { CategoryFieldsBody } from '../contract/published/categories.ts'
import { type Alike, QuestionTable } from './question-asked.ts'
import type { Concept } from './query-terms.ts'
import { TextTerms } from './text-terms.ts'
import type { Hindi } from './foreign-words.ts'

type Field = CategoryFieldsBody['fields'][number]
/** A category, and how many questions are asked of its products. */
type Category = CategoryFieldsBody['category'] & { readonly fields: number }

/** A question that is asked of each product of some categories. */
export interface FieldQuestion {
  readonly key: string
  readonly label: string
  readonly question: string
  readonly also: readonly string[]
  readonly categories: readonly Category[]
}

/** Questions asked of the products of one line of business: each once, with all categories that ask it. */
export class FieldTable {
  readonly #questions: readonly FieldQuestion[]
  readonly #terms = lazily(() => new TextTerms(this.#questions, ({ question, also }) => [question, ...also]))
  readonly #table = lazily(() => new QuestionTable(this.#questions, this.#hindi))
  readonly #hindi: Hindi

  constructor(bodies: readonly Pick<CategoryFieldsBody, 'category' | 'fields'>[], hindi: Hindi) {
    this.#hindi = hindi
    const byQuestion = new Map<string, { field: Field; categories: Category[] }>()
    for (const { category, fields } of bodies)
      for (const field of fields) {
        const key = `${field.key} ${field.question}`
        const known = byQuestion.get(key) ?? { field, categories: [] }
        known.categories.push({ ...category, fields: fields.length })
        byQuestion.set(key, known)
      }
    this.#questions = Array.from(
      byQuestion.values(),
      ({ field: { key, label, question, terms }, categories }) => {
        const names = categories.length > 1 ? [] : categories.map(({ name }) => `${name} ${label}`)
        return { key, label, question, also: [label, ...terms, ...names], categories }
      },
    )
  }

  /** The words of all questions. */
  get terms(): TextTerms<FieldQuestion> {
    return this.#terms()
  }

  /** The questions that a query has words in common with, the most alike first. */
  alike(q: string, concepts: readonly Concept[]): Alike<FieldQuestion>[] {
    return this.#table().alike(q, concepts)
  }
}
