import { setImmediate } from 'node:timers/promises'
import type { Field } from '../contract/authored/category.ts'
import type { Fact, Product } from '../contract/authored/product.ts'
import { type FactStatus, factStatus } from '../contract/fact-status.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import type { DeskData } from './desk-data.ts'
import { DeskError } from './desk-error.ts'
import type { Pictures } from './pictures/pictures.ts'
import { findingsOf, shownValue } from './proven-fact.ts'
import { isToBeRead, readersOf, refuseReaders } from './readers.ts'
import { sureOf } from './doubted-fact.ts'
import { placesToRead } from './near-clauses.ts'
import { othersOf } from './others.ts'
import { candidatesOf } from './readings.ts'
import { digestOfFact } from './save-fact.ts'
import { sidesOf } from './second-reading.ts'
import { changedWords } from './tasks.ts'

/** The field of a product's category. Throws a DeskError where it has none. */
export function fieldOf({ product, category }: ProductSubject, key: string): Field {
  const field = category?.fields.find((one) => one.key === key)
  if (field === undefined) throw new DeskError(404, `The category ${product.category} has no field ${key}.`)
  return field
}

export type FieldView = ReturnType<typeof fieldView>

/** One field with all that a person needs to read it; blind, without what was read before and what others say. */
export function fieldView(
  data: DeskData,
  pictures: Pictures,
  { uin, key, blind, by }: { uin: string; key: string; blind: boolean; by?: string },
) {
  const { subject } = data.read(uin)
  const { product } = subject
  const field = fieldOf(subject, key)
  const fact = product.facts.find((one) => one.key === key) ?? null
  if (blind && fact !== null && by !== undefined) refuseReaders(fact, by)
  const shows = !blind && fact !== null
  return {
    uin: product.uin,
    name: product.name,
    category: product.category,
    digest: digestOfFact(fact),
    field,
    fields: rowsOf(data, subject, blind, by),
    documents: documentsOf(product, pictures),
    status: statusOf(product, fact, blind, by),
    fact: shows ? fact : null,
    shown: shows ? shownValue(field, fact) : '',
    // What is printed now in the place of its quote, where that is something else.
    now: shows ? (changedWords(subject, fact).now ?? '') : '',
    findings: shows ? findingsOf(subject, key, data.catalogue) : [],
    candidates: blind ? [] : candidatesOf(subject, field, data.catalogue),
    // Where nothing speaks against one of them, it is shown before the places to look.
    isSure: !blind && sureOf(subject, field, data.catalogue).length > 0,
    places: placesToRead(subject, field, data.catalogue),
    sides: blind ? null : sidesOf(fact, field),
    others: blind ? [] : othersOf(data, subject, field),
  }
}

/** The documents of a product, and whether the file of each is at hand. */
export function documentsOf({ documents }: Product, pictures: Pictures) {
  return documents.map((document) => {
    const { id, title, pages } = document
    return { id, title, pages, isAtHand: pictures.has(document) }
  })
}

/** The fields of a product, each with the clause that answers it or may. */
function rowsOf(data: DeskData, subject: ProductSubject, blind: boolean, by?: string) {
  const { product, category } = subject
  const facts = new Map(product.facts.map((fact) => [fact.key, fact]))
  return (category?.fields ?? []).map((field) => {
    const { key, label, group } = field
    const fact = facts.get(key) ?? null
    const [place = fact] = blind ? [] : candidatesOf(subject, field, data.catalogue)
    const { clause, page } = blind || !place ? {} : place
    return { key, label, group, status: statusOf(product, fact, blind, by), clause, page }
  })
}

/** One field over the products of a category with a wording: what they say, or what may answer it. */
export async function fieldAcross(
  data: DeskData,
  { category, key }: { category: string; key: string },
  progress: (page: number, of: number) => void,
) {
  const all = [...data.products].filter(
    ({ product, files }) => product.category === category && files.clausesPath !== null,
  )
  const rows = []
  for (const [
    at,
    {
      product: { uin },
    },
  ] of all.entries()) {
    progress(at + 1, all.length)
    await setImmediate()
    const { subject } = data.read(uin)
    const field = fieldOf(subject, key)
    const fact = subject.product.facts.find((one) => one.key === key) ?? null
    const read = fact && { shown: shownValue(field, fact), quote: fact.quote ?? '', page: fact.page }
    const { name } = subject.product
    const [said = null] = read === null ? candidatesOf(subject, field, data.catalogue) : [read]
    rows.push({
      uin,
      name,
      status: statusOf(subject.product, fact, false),
      shown: said?.shown ?? '',
      quote: said?.quote ?? '',
      page: said?.page ?? null,
    })
  }
  const label = data.catalogue.categories.get(category)?.record.fields.find((one) => one.key === key)?.label
  return { label: label ?? key, rows }
}

/** The status of a fact; blind, only whether this reader is to read it: what the first reading found is hidden. */
function statusOf({ uin }: Product, fact: Fact | null, blind: boolean, by = ''): FactStatus | 'unread' {
  if (!blind) return fact === null ? 'unread' : factStatus(fact)
  return fact !== null && isToBeRead(uin, fact) && !readersOf(fact).includes(by) ? 'unread' : 'checked'
}
