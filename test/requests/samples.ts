import type { CatalogueFile } from '../../build/contract/index-files/catalogue.ts'
import type { LawFile } from '../../build/contract/index-files/law.ts'
import type { ServiceFile } from '../../build/contract/index-files/service.ts'
import type { TextFile } from '../../build/contract/index-files/text.ts'
import type { Card } from '../../build/contract/published/card.ts'
import { normalUin, uinFileName } from '../../build/contract/uin.ts'

/** Reads a JSON file of a built site, wherever that is: `/index/service.json`. */
export type ReadFile = (path: string) => Promise<unknown>

/** The few resources of a dataset that the cases name, so that one table fits every dataset. */
export interface Samples {
  readonly service: ServiceFile
  readonly cards: readonly Card[]
  readonly instruments: LawFile['instruments']
  /** A product whose documents were read, with what was read of it. */
  readonly read: Card
  readonly text: TextFile
  /** Another product of the dataset. */
  readonly other: Card
  /** A product of which nothing was read. */
  readonly unread: Card | null
  readonly withdrawn: Card | null
  /** UINs that are hard to write in an address. */
  readonly slash: string | null
  readonly comma: string | null
  readonly spaced: string | null
  /** The UIN of a version of the product that was read which the dataset does not have. */
  readonly wrongVersion: string
  /** A clause with a neighbour on either side. */
  readonly clause: number
  /** A number that was retired, and one that was never assigned. */
  readonly retired: number | null
  readonly noClause: number
  readonly category: string
  readonly insurer: string
  readonly law: string
}

/** Finds the samples in a built site. */
export async function readSamples(read: ReadFile): Promise<Samples> {
  const service = (await read('/index/service.json')) as ServiceFile
  const { cards } = (await read('/index/catalogue.json')) as CatalogueFile
  const { instruments } = (await read('/index/law.json')) as LawFile
  const product = present(cards.find(isRead), 'a product that was read')
  const text = (await read(`/index/text/${uinFileName(product.uin)}.json`)) as TextFile
  const uinWith = (pattern: RegExp) => cards.find(({ uin }) => pattern.test(uin.trim()))?.uin ?? null
  return {
    service,
    cards,
    instruments,
    read: product,
    text,
    other: present(
      cards.find((card) => card !== product),
      'two products',
    ),
    unread: cards.find((card) => !isRead(card)) ?? null,
    withdrawn: cards.find(({ status }) => status === 'withdrawn') ?? null,
    slash: uinWith(/\//u),
    comma: uinWith(/,/u),
    spaced: uinWith(/\s/u),
    wrongVersion: unknownVersion(product.uin, cards),
    clause: present(text.clauses[1], 'a second clause').id,
    retired: service.retired_clauses[0]?.[0] ?? null,
    noClause: 987_654_321,
    category: product.category.slug,
    insurer: product.insurer.slug,
    law: present(instruments[0], 'a law instrument').slug,
  }
}

function isRead({ coverage }: Card): boolean {
  return coverage.stated > 0
}

/** The UIN with another version, which no product of the dataset has. */
function unknownVersion(uin: string, cards: readonly Card[]): string {
  const known = new Set(cards.map((card) => normalUin(card.uin)))
  const stem = normalUin(uin).replace(/V\d+$/u, '')
  const versions = ['V98', 'V97', 'V96'].map((version) => stem + version)
  return present(
    versions.find((version) => !known.has(version)),
    'a version that the dataset does not have',
  )
}

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the dataset does not have ${what}`)
  return value
}
