import { item } from '../../contract/item.ts'
import { lazily } from '../../contract/lazily.ts'
import type { Catalogue, FiledRecord, ProductSubject } from '../dataset/model.ts'
import { proofsOf, provenQuotes } from '../proof/quotes.ts'
import type { FactInProduct, InCatalogue, InProduct } from './rule.ts'

// What rules look at, one thing after another, each with its file and the pointer to it.

/** Something that a rule looks at, the file it is in, and the pointer to it. */
export type PlacedThing<T> = readonly [thing: T, path: string, where: string]

/** What rules look at one by one, by kind. */
type Things<Kinds> = { readonly [Kind in keyof Kinds]: () => readonly PlacedThing<Kinds[Kind]>[] }

/** Entries of a list, each with its place. */
function placed<T>(entries: readonly T[], path: string, where: string): PlacedThing<T>[] {
  return entries.map((thing, at) => [thing, path, `${where}/${at}`])
}

/** The facts of a product as rules look at them. */
function factsIn(subject: ProductSubject): FactInProduct[] {
  const { product, category } = subject
  const fields = new Map(category?.fields.map((field) => [field.key, field]))
  return product.facts.map((fact) => {
    const proven = provenQuotes(subject).get(fact) ?? null
    const field = fields.get(fact.key) ?? null
    return { fact, field, category, proven, passage: proven?.passage ?? null, subject }
  })
}

/** What rules look at in a product, each kind listed once for all rules. */
export function thingsInProduct(subject: ProductSubject): Things<InProduct> {
  const { path, clauses } = subject
  return {
    product: () => [[subject, path, '']],
    fact: lazily(() => placed(factsIn(subject), path, '/facts')),
    quote: lazily(() => proofsOf(subject).map((proof) => [proof, path, proof.where] as const)),
    clause: lazily(() => placed(clauses?.record.clauses ?? [], clauses?.path ?? '', '/clauses')),
  }
}

/** What rules look at in the small collections, each kind listed once for all rules. */
export function thingsInCatalogue({
  laws,
  forms,
  categories,
  insurers,
  ...known
}: Catalogue): Things<InCatalogue> {
  const whole = <T>({ path, record }: FiledRecord<T>): PlacedThing<T> => [record, path, '']
  const inAll = <R, T>(
    records: Iterable<FiledRecord<R>>,
    where: string,
    listOf: (record: R) => readonly T[],
  ) => [...records].flatMap(({ path, record }) => placed(listOf(record), path, where))
  return {
    law: lazily(() => laws.map(whole)),
    section: lazily(() => inAll(laws, '/sections', ({ sections }) => sections)),
    form: lazily(() => forms.map(whole)),
    category: lazily(() => Array.from(categories.values(), whole)),
    field: lazily(() => inAll(categories.values(), '/fields', ({ fields }) => fields)),
    channel: lazily(() => [
      ...inAll(insurers.values(), '/contacts', ({ contacts }) => contacts),
      ...inAll(forms, '/send_to', ({ send_to: channels }) => channels),
    ]),
    sentence: lazily(() => {
      const { questions, dataset } = known
      const answers = questions.record.flatMap(({ answer }, at) => {
        const { path, where } = item(questions.places, at)
        return placed(answer, path, `${where}/answer`)
      })
      return [...answers, ...placed(dataset.record.withdrawals?.law ?? [], dataset.path, '/withdrawals/law')]
    }),
  }
}
