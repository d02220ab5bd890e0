import { setImmediate } from 'node:timers/promises'
import type { Field } from '../contract/authored/category.ts'
import type { Fact, Product } from '../contract/authored/product.ts'
import { groupsOf } from '../contract/groups.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { Memo, readOnce } from '../contract/lazily.ts'
import { readingOf } from '../ingest/wording/correct-clauses.ts'
import { nearestWords } from '../ingest/wording/provision.ts'
import { doubtsOf } from '../ingest/wording/reading-doubts.ts'
import { type DeskData, factIn } from './desk-data.ts'
import { type FactFinding, findingsOf } from './proven-fact.ts'
import { isOpen, isToBeRead, readersOf } from './readers.ts'
import { digestOfFact } from './save-fact.ts'

/** The kinds of work and their names, in the order in which the queue shows them. */
export const KINDS = {
  unread: 'Unread fields',
  second: 'To be read by somebody else',
  settle: 'To be settled',
  unverified: 'Unverified',
  reported: 'Reported in the inbox',
  disputed: 'Disputed',
  findings: 'Findings of the build',
  doubts: 'Doubtful pages',
  'no wording': 'No wording read in',
} as const
export type Kind = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as Kind[]

/** One thing to do: a field of a product, a page of a document, or the product as a whole. */
export interface Task {
  readonly kind: Kind
  readonly uin: string
  readonly name: string
  readonly category: string
  readonly key: string
  readonly label: string
  /** Reason of the task: that of an unverified fact, the report of a dispute, a finding, the doubts of a page. */
  readonly reason: string
  /** The words that a fact was read from. */
  readonly before?: string
  /** The words that are printed in their place now. */
  readonly now?: string
  /** Readers who have read the fact, and cannot be asked again. */
  readonly readers?: readonly string[]
  /** A page to be compared with its clauses. */
  readonly place?: { readonly document: string; readonly page: number }
}

type Named = Pick<Product, 'uin' | 'name' | 'category'>

export function taskOf(kind: Kind, { uin, name, category }: Named, key = '', label = '', reason = ''): Task {
  return { kind, uin, name, category, key, label, reason }
}

const kept = new WeakMap<Product, readonly Task[]>()

/** Tasks of a product, found once while its files have the same bytes. Other requests are answered meanwhile. */
export async function tasksOf(data: DeskData, uin: string): Promise<readonly Task[]> {
  const before = kept.get(data.listed(uin).product)
  if (before !== undefined) return before
  const subject = data.read(uin)
  const all: Task[] = []
  for (const field of subject.category?.fields ?? [])
    all.push(...fieldTasks(subject, field, await keptFindings(data, subject, field.key)))
  all.push(...pageTasks(subject))
  kept.set(subject.product, all)
  return all
}

const keptByClauses = readOnce(
  (_clauses: ProductSubject['byId']) => new Memo<string, Promise<readonly FactFinding[]>>(),
)

/** Findings of the rules in a fact, made once for it and its clauses. */
function keptFindings(data: DeskData, subject: ProductSubject, key: string) {
  return keptByClauses(subject.byId).of(digestOfFact(factIn(subject, key)), async () => {
    await setImmediate()
    return findingsOf(subject, key, data.catalogue)
  })
}

/** What is to be done about one field. */
function* fieldTasks(
  subject: ProductSubject,
  { key, label }: Field,
  findings: readonly FactFinding[],
): Generator<Task> {
  const { product } = subject
  const fact = factIn(subject, key)
  const task = (kind: Kind, reason = '') => taskOf(kind, product, key, label, reason)
  if (fact === null) {
    yield task('unread')
    return
  }
  const { unverified, disputed, quote = '' } = fact
  if (isToBeRead(product.uin, fact)) yield { ...task('second'), readers: readersOf(fact) }
  if (isOpen(fact)) yield { ...task('settle'), readers: readersOf(fact) }
  if (unverified !== undefined) yield { ...task('unverified', unverified), ...changedWords(subject, fact) }
  if (disputed !== undefined)
    yield { ...task('disputed', `${disputed.on}: ${disputed.reported}`), before: quote }
  for (const { message } of findings) yield task('findings', message)
}

/** The words of a fact and, where its clause does not print them any more, the most similar words there. */
export function changedWords(
  { byId }: Pick<ProductSubject, 'byId'>,
  { quote, clause: id }: Fact,
): Pick<Task, 'before' | 'now'> {
  if (quote === undefined) return {}
  const clause = byId.get(id ?? 0)
  const plain = (words: string) => words.replaceAll(/\s+/gu, ' ')
  if (clause === undefined || plain(clause.text).includes(plain(quote))) return { before: quote }
  return { before: quote, now: nearestWords(quote, clause) }
}

/** Doubts about the clauses of each document, as they are held. */
const doubtsByDocument = readOnce((byId: ProductSubject['byId']) => {
  const byDocument = groupsOf([...byId.values()], ({ document }) => document)
  return new Map(byDocument.map(([document, own]) => [document, doubtsOf(readingOf(own), [])]))
})

/** The pages whose clauses are doubtful, each with all its doubts. */
function* pageTasks({ product, byId }: ProductSubject): Generator<Task> {
  const byDocument = doubtsByDocument(byId)
  for (const { id: document, title, unread_pages: unread = [] } of product.documents) {
    const doubts = [
      ...unread.map((page) => ({ page, what: 'it could not be read: type what it says into the clauses' })),
      ...(byDocument.get(document) ?? []),
    ]
    for (const page of new Set(doubts.map((one) => one.page))) {
      const reason = doubts.flatMap(({ page: on, what }) => (on === page ? [what] : [])).join('\n')
      yield { ...taskOf('doubts', product, '', `${title}, page ${page}`, reason), place: { document, page } }
    }
  }
}
