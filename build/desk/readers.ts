import type { Fact } from '../contract/authored/product.ts'
import { sha256 } from '../files/digest.ts'
import type { Listed } from './desk-data.ts'
import { DeskError } from './desk-error.ts'

// Who has read a fact, who may read it again, and how far readers agree.

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

/** Of a hundred checked facts, so many are read once more. */
const SAMPLE = 3

/** Whether a fact is to be read by somebody else: nobody checked it, or it is of the sample that is read once more. */
export function isToBeRead(uin: string, fact: Fact): boolean {
  if (isOpen(fact) || fact.disputed !== undefined || fact.unverified !== undefined) return false
  if (fact.checked === undefined) return true
  const drawn = sha256([uin, fact.key, fact.checked, fact.checked_by].join(' '))
  return Number.parseInt(drawn.slice(0, 8), 16) % 100 < SAMPLE
}

/** Facts that two readers read: how many, in how many they agreed, and in how many a third is to settle it. */
interface Agreement {
  readonly name: string
  readonly twice: number
  readonly agreed: number
  readonly open: number
  /** Of those that a third settled, how many stand as this reader read them. */
  readonly stood: number
}

/** How far readers agree, by field and by reader, the least first. */
export function agreementOf(products: Iterable<Pick<Listed, 'product'>>): {
  fields: Agreement[]
  readers: Agreement[]
} {
  const tables = { fields: new Map<string, Agreement>(), readers: new Map<string, Agreement>() }
  for (const { product } of products)
    for (const fact of product.facts) {
      const { key, read_by, checked, checked_by, differed } = fact
      if (checked_by === undefined && differed === undefined) continue
      const count = (table: Map<string, Agreement>, name: string) => {
        const before = table.get(name) ?? { name, twice: 0, agreed: 0, open: 0, stood: 0 }
        table.set(name, {
          name,
          twice: before.twice + 1,
          agreed: before.agreed + (differed === undefined ? 1 : 0),
          open: before.open + (isOpen(fact) ? 1 : 0),
          stood: before.stood + (differed !== undefined && checked !== undefined && name === read_by ? 1 : 0),
        })
      }
      count(tables.fields, key)
      const both = [read_by, differed === undefined ? checked_by : differed.by]
      for (const reader of both) if (reader !== undefined) count(tables.readers, reader)
    }
  const share = ({ twice, agreed }: Agreement) => agreed / twice
  const sorted = (table: Map<string, Agreement>) =>
    [...table.values()].toSorted((one, two) => share(one) - share(two) || (one.name < two.name ? -1 : 1))
  return { fields: sorted(tables.fields), readers: sorted(tables.readers) }
}

/** The same as lines of text. */
export function agreementLines({ fields, readers }: ReturnType<typeof agreementOf>): string[] {
  const line = ({ name, twice, agreed, open, stood }: Agreement) =>
    `${name}: ${agreed} of ${twice} agreed${open > 0 ? `, ${open} to be settled` : ''}${stood > 0 ? `, ${stood} settled so` : ''}`
  if (fields.length === 0) return ['No fact was read by two readers whose codes are known.']
  return ['By field', ...fields.map(line), '', 'By reader', ...readers.map(line)]
}
