import type { CatalogueFile } from '../../build/contract/index-files/catalogue.ts'
import type { LawFile } from '../../build/contract/index-files/law.ts'
import type { ServiceFile } from '../../build/contract/index-files/service.ts'
import type { TextFile } from '../../build/contract/index-files/text.ts'
import type { Card } from '../../build/contract/published/card.ts'
import { grouped } from '../../build/contract/groups.ts'
import { uinFileName, uinWithoutVersion } from '../../build/contract/uin.ts'

/** Reads a JSON file of a built site, wherever that is: `/index/service.json`. */
export type ReadFile = (path: string) => Promise<unknown>

/** The few resources of a dataset that the cases name, so that one table fits every dataset; null where it has none. */
export interface Samples {
  readonly service: ServiceFile
  readonly cards: readonly Card[]
  readonly instruments: LawFile['instruments']
  /** The product that most cases ask about: one that was read, where there is one. */
  readonly read: Card
  /** Facts that were read of it. */
  readonly text: TextFile | null
  /** Another product of the dataset. */
  readonly other: Card | null
  /** A product of which nothing was read. */
  readonly unread: Card | null
  readonly withdrawn: Card | null
  /** UINs that are hard to write in an address. */
  readonly slash: string | null
  readonly comma: string | null
  /** One that is made of many such pieces. */
  readonly commas: string | null
  readonly spaced: string | null
  /** The UIN of a version that the dataset does not have, and of the only version that it has. */
  readonly version: { readonly unknown: string; readonly known: string } | null
  /** A clause with a neighbour on either side. */
  readonly clause: number | null
  /** A number that was retired, and one that was never assigned. */
  readonly retired: number | null
  readonly noClause: number
  /** A word that nothing in the dataset is like. */
  readonly absent: string
  readonly category: string
  readonly insurer: string
  readonly law: string | null
}

/** Finds the samples in a built site. */
export async function readSamples(read: ReadFile): Promise<Samples> {
  const service = (await read('/index/service.json')) as ServiceFile
  const { cards } = (await read('/index/catalogue.json')) as CatalogueFile
  const { instruments } = (await read('/index/law.json')) as LawFile
  const product = cards.find(wasRead) ?? cards[0]
  if (product === undefined) throw new Error('the dataset has no product, so there is nothing to ask about')
  const text = wasRead(product)
    ? ((await read(`/index/text/${uinFileName(product.uin)}.json`)) as TextFile)
    : null
  const uinWith = (pattern: RegExp) => cards.find(({ uin }) => pattern.test(uin.trim()))?.uin ?? null
  return {
    service,
    cards,
    instruments,
    read: product,
    text,
    other: cards.find((card) => card !== product) ?? null,
    unread: cards.find((card) => !wasRead(card)) ?? null,
    withdrawn: cards.find(({ status }) => status === 'withdrawn') ?? null,
    slash: uinWith(/\//u),
    comma: uinWith(/,/u),
    commas: uinWith(/(?:,[^,]*){8}/u),
    spaced: uinWith(/\s/u),
    version: unknownVersion(cards),
    clause: text?.clauses.at(2) === undefined ? null : (text.clauses[1]?.id ?? null),
    retired: service.retired_clauses[0]?.[0] ?? null,
    noClause: 987_654_321,
    absent: absentWord(JSON.stringify([cards, instruments, text])),
    category: product.category.slug,
    insurer: product.insurer.slug,
    law: instruments[0]?.slug ?? null,
  }
}

/** Cases that a dataset cannot be asked, and why. */
export function notAsked(samples: Samples): (readonly [what: string, why: string])[] {
  const lacking: readonly (readonly [unknown, string, string])[] = [
    [samples.text, 'facts and words of clauses', 'no product was read'],
    [samples.clause, 'clauses by their numbers', 'the product that is asked about has fewer than three'],
    [samples.other, 'comparisons', 'there is only one product'],
    [samples.law, 'law by its slug', 'there is none'],
    [samples.version, 'versions of a UIN', 'no product has a UIN with a version, or each has several'],
    [samples.unread, 'products of which nothing was read', 'there is none'],
    [samples.withdrawn, 'withdrawn products', 'there is none'],
    [samples.slash ?? samples.comma ?? samples.spaced, 'UINs that are hard to write', 'there is none'],
    [samples.retired, 'retired clauses', 'there is none'],
  ]
  return lacking.filter(([sample]) => sample === null).map(([, what, why]) => [what, why])
}

/** Whether anything was read of a product. */
export function wasRead({ coverage }: Card): boolean {
  return coverage.stated > 0 || coverage.in_schedule > 0 || coverage.not_stated > 0
}

/** Of a product of which the dataset has one version, another version. */
function unknownVersion(cards: readonly Card[]): Samples['version'] {
  const stems = grouped(cards.map(({ uin }) => [uinWithoutVersion(uin), uin] as const))
  const [stem, [known = ''] = []] =
    [...stems].find(([stem, uins]) => stem !== null && uins.length === 1) ?? []
  return typeof stem === 'string' ? { unknown: `${stem}V98`, known } : null
}

/** A word of letters that no language puts beside each other, longer than any like it in a text. */
function absentWord(text: string): string {
  let word = 'qxzjvqxzjv'
  while (text.toLowerCase().includes(word)) word += 'qxzjv'
  return `${word}qxzjv`
}
