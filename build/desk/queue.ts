import type { Field } from '../contract/authored/category.ts'
import { type Product, ReaderCode } from '../contract/authored/product.ts'
import { countsOf } from '../contract/groups.ts'
import { closed, oneOf } from '../contract/primitives.ts'
import { type Static, Type } from '../contract/schema.ts'
import type { Desk } from './desk.ts'
import type { DeskData } from './desk-data.ts'
import { type ReportedFact, reportsIn } from './reported.ts'
import { KINDS, KIND_NAMES, type Kind, type Task, taskOf, tasksOf } from './tasks.ts'

/** Query of the queue. */
export const QueueQuery = closed({
  kind: oneOf(KIND_NAMES),
  text: Type.String({ maxLength: 200 }),
  /** The reader: facts that this one has read are not offered again. */
  by: Type.Optional(ReaderCode),
})

/** The most rows, and the most products with their progress, that are given. */
const MOST_ROWS = 200

export type Queue = Awaited<ReturnType<typeof queueOf>>

/**
 * The queue: the rows of one kind that match, the counts of all kinds, the progress of products with a wording, those
 * with the fewest fields read first. Other requests are answered meanwhile.
 */
export async function queueOf({ data, inbox }: Desk, { kind, text, by = '' }: Static<typeof QueueQuery>) {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean)
  const holds = (...texts: readonly string[]) => {
    const all = texts.join(' ').toLowerCase()
    return words.every((word) => all.includes(word))
  }
  const reports = inbox === null ? [] : await reportsIn(inbox)
  const all = reports.map((one) => ofReport(data, one))
  const progress: ProductProgress[] = []
  for (const { product, files } of data.products) {
    const fields = data.catalogue.categories.get(product.category)?.record.fields
    if (files.clausesPath === null) all.push(taskOf('no wording', product))
    else if (fields !== undefined) {
      all.push(...(await tasksOf(data, product.uin)))
      progress.push(progressOf(product, fields))
    }
  }
  const left = all.flatMap(({ readers = [], ...task }) => (readers.includes(by) ? [] : [task]))
  const counts = new Map(countsOf(left.map((one) => one.kind)))
  const ofKind = left.filter((one) => one.kind === kind)
  const matching = ofKind.filter(({ uin, name, category, label, key, reason }) =>
    holds(uin, name, category, label, key, reason),
  )
  const shown = progress.filter(({ uin, name, category }) => holds(uin, name, category))
  return {
    kinds: KINDS,
    counts: Object.fromEntries(KIND_NAMES.map((one) => [one, counts.get(one) ?? 0])) as Record<Kind, number>,
    rows: matching.slice(0, MOST_ROWS),
    matching: matching.length,
    progress: shown.toSorted((a, b) => shareOf(a) - shareOf(b)).slice(0, MOST_ROWS),
    dataset: datasetProgress([...data.products].length, progress),
  }
}

type ProductProgress = ReturnType<typeof progressOf>

/** Numbers of fields of a product: all, those read and those checked; and the next one to be read, if one is left. */
function progressOf({ uin, name, category, facts }: Product, fields: readonly Field[]) {
  const checked = facts.filter((fact) => fact.checked !== undefined).length
  const next = fields.find(({ key }) => !facts.some((fact) => fact.key === key))?.key
  return { uin, name, category, read: facts.length, checked, fields: fields.length, next }
}

function shareOf({ read, fields }: ProductProgress): number {
  return read / Math.max(1, fields)
}

/** Progress of the dataset: numbers of products, those with a wording, those read whole, and the fields of wordings. */
function datasetProgress(products: number, all: readonly ProductProgress[]) {
  const sum = (name: 'read' | 'checked' | 'fields') => all.reduce((total, one) => total + one[name], 0)
  const whole = all.filter((one) => one.read >= one.fields).length
  const [read, checked, fields] = [sum('read'), sum('checked'), sum('fields')]
  return { products, wordings: all.length, whole, read, checked, fields }
}

/** Task of a report: the field it names, or else the key it gives. */
function ofReport(data: DeskData, { uin, key, message, evidence, on }: ReportedFact): Task {
  const product = data.has(uin) ? data.listed(uin).product : null
  const fields = data.catalogue.categories.get(product?.category ?? '')?.record.fields
  const field = fields?.find((one) => one.key === key)
  const reason = [`${on}: ${message}`, ...(evidence === '' ? [] : [`Evidence: ${evidence}`])].join('\n')
  const fact = product?.facts.find((one) => one.key === key)
  const named = product ?? { uin, name: '', category: '' }
  return {
    ...taskOf('reported', named, field?.key, field?.label ?? key, reason),
    ...(fact?.quote !== undefined && { before: fact.quote }),
  }
}
