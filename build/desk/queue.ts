import { type Product, ReaderCode } from '../contract/authored/product.ts'
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
  category: Type.String({ maxLength: 80 }),
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
export async function queueOf(
  { data, inbox }: Pick<Desk, 'data' | 'inbox'>,
  { kind, text, category, by = '' }: Static<typeof QueueQuery>,
) {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean)
  const holds = (texts: string, own: string) =>
    (category === '' || own === category) && words.every((word) => texts.toLowerCase().includes(word))
  const byKind = Object.fromEntries(KIND_NAMES.map((one) => [one, [] as Task[]])) as Record<Kind, Task[]>
  const reports = inbox === null ? [] : await reportsIn(inbox)
  byKind.reported = reports.map((one) => ofReport(data, one))
  const progress: ProductProgress[] = []
  let products = 0
  for (const { product, files } of data.products) {
    products++
    const fields = data.catalogue.categories.get(product.category)?.record.fields
    if (fields === undefined) continue
    if (files.clausesPath === null) {
      byKind['no wording'].push(taskOf(product))
      continue
    }
    for (const [one, { readers = [], ...task }] of await tasksOf(data, product.uin))
      if (!readers.includes(by)) byKind[one].push(task)
    progress.push(progressOf(product, fields.length))
  }
  const matching = byKind[kind].filter((one) =>
    holds(`${one.uin} ${one.name} ${one.label} ${one.key} ${one.reason}`, one.category),
  )
  const shown = progress.filter(({ uin, name }) => holds(`${uin} ${name}`, data.listed(uin).product.category))
  return {
    kinds: KINDS,
    counts: Object.fromEntries(KIND_NAMES.map((one) => [one, byKind[one].length])) as Record<Kind, number>,
    rows: matching.slice(0, MOST_ROWS),
    matching: matching.length,
    categories: [...data.catalogue.categories.keys()],
    progress: shown.toSorted((a, b) => shareOf(a) - shareOf(b)).slice(0, MOST_ROWS),
    dataset: datasetProgress(products, progress),
  }
}

type ProductProgress = ReturnType<typeof progressOf>

/** Numbers of fields of a product: all, those read and those checked. */
function progressOf({ uin, name, facts }: Product, fields: number) {
  const checked = facts.filter((fact) => fact.checked !== undefined).length
  return { uin, name, read: facts.length, checked, fields }
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
  if (product === null) return { uin, name: '', category: '', key: '', label: key, reason }
  const fact = product.facts.find((one) => one.key === key)
  return {
    ...taskOf(product, field?.key ?? '', field?.label ?? key),
    reason,
    ...(fact?.quote !== undefined && { before: fact.quote }),
  }
}
