import type { Field } from '../contract/authored/category.ts'
import type { Fact, Product } from '../contract/authored/product.ts'
import { type FactStatus, factStatus } from '../contract/fact-status.ts'
import { normalUin } from '../contract/uin.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import type { DeskData } from './desk-data.ts'
import { DeskError } from './desk-error.ts'
import type { Pictures } from './pictures/pictures.ts'
import { type FactFinding, findingsOf, shownValue } from './proven-fact.ts'
import { type FieldReading, candidatesOf } from './readings.ts'
import { changedWords } from './tasks.ts'

/** What another product says of the same field. */
interface OtherAnswer {
  readonly uin: string
  readonly name: string
  readonly relation: 'the version before' | 'the same insurer' | 'the same category'
  readonly shown: string
  readonly quote: string
}

/** A document of a product, and whether its file is at hand. */
export interface DocumentAtHand {
  readonly id: string
  readonly title: string
  readonly pages: number
  readonly isAtHand: boolean
}

/** A field in the list of a product's fields. */
interface FieldRow {
  readonly key: string
  readonly label: string
  readonly group: string
  readonly status: FactStatus | 'unread'
}

/** One field of a product, with all that a person needs to read it. */
export interface FieldView {
  readonly uin: string
  readonly name: string
  readonly digest: string
  readonly field: Field
  readonly fields: readonly FieldRow[]
  readonly documents: readonly DocumentAtHand[]
  readonly status: FactStatus | 'unread'
  /** What was read before; null where nothing was, and in a blind reading. */
  readonly fact: Fact | null
  readonly shown: string
  /** What is printed now in the place of its quote, where that is something else. */
  readonly now: string
  readonly findings: readonly FactFinding[]
  readonly candidates: readonly FieldReading[]
  readonly others: readonly OtherAnswer[]
}

/** The field of a product's category. Throws a DeskError where it has none. */
export function fieldOf({ product, category }: ProductSubject, key: string): Field {
  const field = category?.fields.find((one) => one.key === key)
  if (field === undefined) throw new DeskError(404, `The category ${product.category} has no field ${key}.`)
  return field
}

/** What a person sees of one field; blind, without what was read before and what others say. */
export function fieldView(
  data: DeskData,
  pictures: Pictures,
  { uin, key, blind = false }: { uin: string; key: string; blind?: boolean },
): FieldView {
  const { subject, digest } = data.read(uin)
  const { product } = subject
  const field = fieldOf(subject, key)
  const fact = product.facts.find((one) => one.key === key) ?? null
  const shows = !blind && fact !== null
  return {
    uin: product.uin,
    name: product.name,
    digest,
    field,
    fields: rowsOf(subject, blind),
    documents: documentsOf(product, pictures),
    status: statusOf(fact, blind),
    fact: shows ? fact : null,
    shown: shows ? shownValue(field, fact) : '',
    now: shows ? (changedWords(subject, fact).now ?? '') : '',
    findings: shows ? findingsOf(subject, key, data.catalogue) : [],
    candidates: candidatesOf(subject, field, data.catalogue),
    others: blind ? [] : othersOf(data, product, field),
  }
}

/** The documents of a product. */
export function documentsOf({ documents }: Product, pictures: Pictures): DocumentAtHand[] {
  return documents.map((document) => {
    const { id, title, pages } = document
    return { id, title, pages, isAtHand: pictures.has(document) }
  })
}

function rowsOf({ product, category }: ProductSubject, blind: boolean): FieldRow[] {
  const facts = new Map(product.facts.map((fact) => [fact.key, fact]))
  return (category?.fields ?? []).map(({ key, label, group }) => {
    return { key, label, group, status: statusOf(facts.get(key) ?? null, blind) }
  })
}

/** The status of a fact; blind, one that is in the schedule looks as if it were quoted. */
function statusOf(fact: Fact | null, blind: boolean): FieldRow['status'] {
  const status = fact === null ? 'unread' : factStatus(fact)
  return blind && status === 'in-schedule' ? 'quoted' : status
}

const MOST_OTHERS = 3

/** What the version before and sister products say, the nearest first. */
function othersOf(data: DeskData, own: Product, field: Field): OtherAnswer[] {
  const before = own.supersedes === null ? '' : normalUin(own.supersedes)
  return [...data.products]
    .flatMap(({ product }) => {
      const fact = product.facts.find((one) => one.key === field.key)
      if (fact === undefined || normalUin(product.uin) === normalUin(own.uin)) return []
      const rank = normalUin(product.uin) === before ? 0 : product.insurer === own.insurer ? 1 : 2
      return rank === 2 && product.category !== own.category ? [] : [{ product, fact, rank }]
    })
    .toSorted((one, two) => one.rank - two.rank)
    .slice(0, MOST_OTHERS)
    .map(({ product, fact, rank }) => ({
      uin: product.uin,
      name: product.name,
      relation: (['the version before', 'the same insurer', 'the same category'] as const)[rank as 0 | 1 | 2],
      shown: shownValue(field, fact),
      quote: fact.quote ?? '',
    }))
}
