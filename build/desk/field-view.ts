import type { Fact, Product } from '../contract/authored/product.ts'
import { type FactStatus, factStatus } from '../contract/fact-status.ts'
import type { Desk, WithData } from './desk.ts'
import { type FieldAt, factIn } from './desk-data.ts'
import { type Progress, oneByOne } from './one-by-one.ts'
import { findingsOf, shownValue } from './proven-fact.ts'
import { isToBeRead, readersOf, refuseReaders } from './readers.ts'
import { nearClauses, placesToRead } from './near-clauses.ts'
import { othersOf } from './others.ts'
import { candidatesByNow, candidatesOf, documentsOf } from './readings.ts'
import { digestOfFact } from './save-fact.ts'
import { sidesOf } from './second-reading.ts'
import { changedWords } from './tasks.ts'

export type FieldView = ReturnType<typeof fieldView>

/** One field with all that a person needs to read it; blind, without the earlier reading and other products' facts. */
export function fieldView(
  desk: Pick<Desk, 'data' | 'pictures'>,
  { uin, key, blind, by }: { uin: string; key: string; blind: boolean; by?: string },
) {
  const { data } = desk
  const at = data.fieldAt(uin, key)
  const { subject, field } = at
  const { product } = subject
  const fact = factIn(subject, key)
  if (blind && fact !== null && by !== undefined) refuseReaders(fact, by)
  const shows = !blind && fact !== null
  const candidates = blind ? [] : candidatesOf(at)
  return {
    uin: product.uin,
    name: product.name,
    category: product.category,
    digest: digestOfFact(fact),
    field,
    fields: rowsOf(at, blind, by),
    documents: documentsOf(desk, subject),
    status: statusOf(product, fact, blind, by),
    fact: shows ? fact : null,
    shown: shows ? shownValue(field, fact) : '',
    // The words that are printed now in the place of its quote, where they are others; else empty.
    now: shows ? (changedWords(subject, fact).now ?? '') : '',
    findings: shows ? findingsOf(subject, key, data.catalogue) : [],
    candidates,
    places: blind ? placesToRead(at) : [],
    near: nearClauses(at, blind),
    sides: blind ? null : sidesOf(at, fact),
    others: blind ? [] : othersOf(data, at),
  }
}

/** The fields of a product, each with the clause that answers it or, if that is known by now, may. */
function rowsOf(at: FieldAt, blind: boolean, by?: string) {
  const { product, category } = at.subject
  const made = blind ? null : candidatesByNow(at)
  return (category?.fields ?? []).map((field) => {
    const { key, label } = field
    const fact = factIn(at.subject, key)
    const [place = fact] = made?.get(field) ?? []
    const { clause, page } = blind || !place ? {} : place
    return { key, label, status: statusOf(product, fact, blind, by), clause, page }
  })
}

/** One field over the products of a category with a wording: their facts, or words that may answer it. */
export async function fieldAcross(
  { data }: WithData,
  { category, key }: { category: string; key: string },
  progress: Progress,
) {
  const all = [...data.products].filter(
    ({ product, files }) => product.category === category && files.clausesPath !== null,
  )
  const rows = []
  for await (const { product } of oneByOne(all, progress)) {
    const at = data.fieldAt(product.uin, key)
    const fact = factIn(at.subject, key)
    const read = fact && { shown: shownValue(at.field, fact), quote: fact.quote, page: fact.page }
    const [said] = read === null ? candidatesOf(at) : [read]
    const { shown, quote = '', page = null } = said ?? { shown: '' }
    const { uin, name } = at.subject.product
    rows.push({ uin, name, status: statusOf(at.subject.product, fact, false), shown, quote, page })
  }
  const label = data.catalogue.categories.get(category)?.record.fields.find((one) => one.key === key)?.label
  return { label: label ?? key, rows }
}

/** The status of a fact; blind, only whether this reader is to read it: the outcome of the first reading is hidden. */
function statusOf({ uin }: Product, fact: Fact | null, blind: boolean, by = ''): FactStatus | 'unread' {
  if (!blind) return fact === null ? 'unread' : factStatus(fact)
  return fact !== null && isToBeRead(uin, fact) && !readersOf(fact).includes(by) ? 'unread' : 'checked'
}
