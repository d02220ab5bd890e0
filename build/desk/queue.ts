import type { Product } from '../contract/authored/product.ts'
import { closed, oneOf } from '../contract/primitives.ts'
import { type Static, Type } from '../contract/schema.ts'
import type { DeskData } from './desk-data.ts'
import type { ReportedFact } from './reported.ts'
import { KINDS, type Kind, type Task, taskOf, tasksOf } from './tasks.ts'

/** What is to be done, and how far the dataset is. */
export interface Queue {
  readonly counts: Readonly<Record<Kind, number>>
  readonly rows: readonly Task[]
  /** How many rows match; at most {@link MOST_ROWS} are given. */
  readonly matching: number
  readonly categories: readonly string[]
  /** The products with a wording that match, the fewest fields read first; at most {@link MOST_ROWS}. */
  readonly progress: readonly ProductProgress[]
  readonly dataset: DatasetProgress
}

/** How many fields of a product are read. */
interface ProductProgress {
  readonly uin: string
  readonly name: string
  readonly read: number
  readonly checked: number
  readonly fields: number
}

/** How far the whole dataset is: products, those with a wording and those read whole, and the fields of these. */
interface DatasetProgress {
  readonly products: number
  readonly wordings: number
  readonly whole: number
  readonly read: number
  readonly checked: number
  readonly fields: number
}

/** What the queue is asked for. */
export const QueueQuery = closed({
  kind: oneOf([...KINDS]),
  text: Type.String({ maxLength: 200 }),
  category: Type.String({ maxLength: 80 }),
})

const MOST_ROWS = 200

/** The queue: every row of one kind that matches, and the counts of all kinds. Other requests are answered meanwhile. */
export async function queueOf(
  data: DeskData,
  reports: readonly ReportedFact[],
  { kind, text, category }: Static<typeof QueueQuery>,
): Promise<Queue> {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean)
  const holds = (texts: string, own: string) =>
    (category === '' || own === category) && words.every((word) => texts.toLowerCase().includes(word))
  const byKind = Object.fromEntries(KINDS.map((one) => [one, [] as Task[]])) as Record<Kind, Task[]>
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
    for (const [one, task] of await tasksOf(data, product.uin)) byKind[one].push(task)
    progress.push({ ...readingOf(product), fields: fields.length })
  }
  const matching = byKind[kind].filter((one) =>
    holds(`${one.uin} ${one.name} ${one.label} ${one.key} ${one.reason}`, one.category),
  )
  const shown = progress.filter(({ uin, name }) => holds(`${uin} ${name}`, data.listed(uin).product.category))
  return {
    counts: Object.fromEntries(KINDS.map((one) => [one, byKind[one].length])) as Record<Kind, number>,
    rows: matching.slice(0, MOST_ROWS),
    matching: matching.length,
    categories: [...data.catalogue.categories.keys()],
    progress: shown.toSorted((one, two) => shareOf(one) - shareOf(two)).slice(0, MOST_ROWS),
    dataset: datasetProgress(products, progress),
  }
}

function readingOf({ uin, name, facts }: Product) {
  const checked = facts.filter((fact) => fact.checked !== undefined).length
  return { uin, name, read: facts.length, checked }
}

function shareOf({ read, fields }: ProductProgress): number {
  return read / Math.max(1, fields)
}

function datasetProgress(products: number, all: readonly ProductProgress[]): DatasetProgress {
  const sum = (name: 'read' | 'checked' | 'fields') => all.reduce((total, one) => total + one[name], 0)
  return {
    products,
    wordings: all.length,
    whole: all.filter((one) => one.read >= one.fields).length,
    read: sum('read'),
    checked: sum('checked'),
    fields: sum('fields'),
  }
}

/** What a report asks for: the field it names, or whatever it says. */
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
