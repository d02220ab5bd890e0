import type { Field } from '../contract/authored/category.ts'
import type { Fact, Product } from '../contract/authored/product.ts'
import { type FactStatus, factStatus } from '../contract/fact-status.ts'
import { normalUin } from '../contract/uin.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import type { DeskData } from './desk-data.ts'
import { DeskError } from './desk-error.ts'
import type { Pictures } from './pictures/pictures.ts'
import { findingsOf, shownValue } from './proven-fact.ts'
import { candidatesOf } from './readings.ts'
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
  { uin, key, blind = false }: { uin: string; key: string; blind?: boolean },
) {
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
    // What is printed now in the place of its quote, where that is something else.
    now: shows ? (changedWords(subject, fact).now ?? '') : '',
    findings: shows ? findingsOf(subject, key, data.catalogue) : [],
    candidates: candidatesOf(subject, field, data.catalogue),
    others: blind ? [] : othersOf(data, product, field),
  }
}

/** The documents of a product, and whether the file of each is at hand. */
export function documentsOf({ documents }: Product, pictures: Pictures) {
  return documents.map((document) => {
    const { id, title, pages } = document
    return { id, title, pages, isAtHand: pictures.has(document) }
  })
}

function rowsOf({ product, category }: ProductSubject, blind: boolean) {
  const facts = new Map(product.facts.map((fact) => [fact.key, fact]))
  return (category?.fields ?? []).map(({ key, label, group }) => {
    return { key, label, group, status: statusOf(facts.get(key) ?? null, blind) }
  })
}

/** The status of a fact; blind, one that is in the schedule looks as if it were quoted. */
function statusOf(fact: Fact | null, blind: boolean): FactStatus | 'unread' {
  const status = fact === null ? 'unread' : factStatus(fact)
  return blind && status === 'in-schedule' ? 'quoted' : status
}

const MOST_OTHERS = 3

/** What the version before and sister products say, the nearest first. */
function othersOf(data: DeskData, own: Product, field: Field) {
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
      relation: ['the version before', 'the same insurer', 'the same category'][rank],
      shown: shownValue(field, fact),
      quote: fact.quote ?? '',
    }))
}
