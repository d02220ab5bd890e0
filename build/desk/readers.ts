import { grouped } from '../contract/groups.ts'
import type { Fact } from '../contract/authored/product.ts'
import { sha256 } from '../files/digest.ts'
import type { Listed } from './desk-data.ts'
import { DeskError } from './desk-error.ts'

// Readers of facts: those who have read one, those who may read it again, and their agreement.

/** Everybody who has read a fact. */
export function readersOf({ read_by, checked_by, differed }: Fact): string[] {
  return [read_by, checked_by, differed?.by, differed?.settled_by].filter((one) => one !== undefined)
}

/** Throws a DeskError where somebody has read a fact before. */
export function refuseReaders(fact: Fact, by: string): void {
  if (readersOf(fact).includes(by))
    throw new DeskError(403, `${by} has read this fact. Somebody else has to read it.`)
}

/** Whether two readers differ about a fact, and nobody has settled it. */
export function isOpen({ differed }: Fact): boolean {
  return differed !== undefined && differed.settled_by === undefined
}

/** Number of facts of a hundred checked ones that are read once more. */
const SAMPLE = 3

/** Whether a fact is to be read by somebody else: nobody checked it, or it is of the sample that is read once more. */
export function isToBeRead(uin: string, fact: Fact): boolean {
  if (isOpen(fact) || fact.disputed !== undefined || fact.unverified !== undefined) return false
  if (fact.checked === undefined) return true
  const drawn = sha256([uin, fact.key, fact.checked, fact.checked_by].join(' '))
  return Number.parseInt(drawn.slice(0, 8), 16) % 100 < SAMPLE
}

/** Counts of facts that two readers read; each row begins with the field or the reader it counts. */
interface Agreement {
  readonly names: readonly string[]
  readonly rows: readonly (readonly [name: string, ...counts: number[]])[]
}

/** The columns; the last counts the facts settled by a third reader that stand as this reader read them. */
const COLUMNS = ['Read by two', 'Agreed', 'To be settled', 'Settled so']

/** Agreement of readers, by field and by reader, the least first; empty where no fact was read by two. */
export function agreementOf(products: Iterable<Pick<Listed, 'product'>>): Agreement[] {
  const facts = [...products]
    .flatMap(({ product }) => product.facts)
    .filter(({ checked_by, differed }) => checked_by !== undefined || differed !== undefined)
  const fields = facts.map((fact) => [fact.key, fact] as const)
  const readers = facts.flatMap((fact) => {
    const { read_by, checked_by, differed } = fact
    const both = [read_by, differed === undefined ? checked_by : differed.by]
    return both.flatMap((reader) => (reader === undefined ? [] : [[reader, fact] as const]))
  })
  return [countedBy('Field', fields), countedBy('Reader', readers)].filter(({ rows }) => rows.length > 0)
}

function countedBy(what: string, readings: readonly (readonly [name: string, fact: Fact])[]): Agreement {
  const rows = Array.from(grouped(readings), ([name, facts]) => {
    const agreed = facts.filter(({ differed }) => differed === undefined)
    const settled = facts.filter(({ differed, checked }) => differed !== undefined && checked !== undefined)
    const stood = settled.filter(({ read_by }) => read_by === name)
    const counts = [facts, agreed, facts.filter(isOpen), stood].map(({ length }) => length)
    return { name, share: agreed.length / facts.length, counts }
  }).toSorted((a, b) => a.share - b.share || (a.name < b.name ? -1 : 1))
  return { names: [what, ...COLUMNS], rows: rows.map(({ name, counts }) => [name, ...counts]) }
}

/** The same as lines of text. */
export function agreementLines(tables: readonly Agreement[]): string[] {
  if (tables.length === 0) return ['No fact was read by two readers whose codes are known.']
  const line = ([name, ...cells]: readonly unknown[]) =>
    [String(name).padEnd(34), ...cells.map((cell) => String(cell).padEnd(14))].join('').trimEnd()
  return tables.flatMap(({ names, rows }) => [...[names, ...rows].map(line), ''])
}
