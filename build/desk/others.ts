import type { Fact, Product } from '../contract/authored/product.ts'
import { normalUin } from '../contract/uin.ts'
import type { WithData } from './desk.ts'
import { type DeskData, type FieldAt, factIn } from './desk-data.ts'
import { type Progress, oneByOne } from './one-by-one.ts'
import { shownValue } from './proven-fact.ts'
import { saveFact } from './save-fact.ts'
import type { Saved } from './saving.ts'
import { type Offer, takenOver } from './taken-over.ts'

// Facts that were read once: of the version before, of sister and standard products, with words that are here too.

/** The most products that are shown, and that are compared: of a large category, the nearest ones. */
const [MOST_OTHERS, MOST_COMPARED] = [3, 12]

/** Facts of the version before and of sister products; those whose words stand here come first, then the nearest. */
export function othersOf(data: DeskData, at: FieldAt) {
  return productsLike(data, at.subject.product)
    .filter(({ facts }) => facts.some(({ key }) => key === at.field.key))
    .toSorted((one, two) => one.rank - two.rank)
    .slice(0, MOST_COMPARED)
    .flatMap(({ uin, name, facts, relation, rank }) => {
      const fact = facts.find((one) => one.key === at.field.key)
      if (fact === undefined) return []
      const offered = takenOver(data, at, uin)
      const said = { shown: shownValue(at.field, fact), quote: fact.quote ?? '' }
      return [{ uin, name, relation, rank, ...said, ...(offered ?? { taken: null, asks: [] }) }]
    })
    .toSorted((one, two) => orderOf(one) - orderOf(two) || one.rank - two.rank)
    .slice(0, MOST_OTHERS)
}

/** The order of offers: those without a question, those with one, those that are not to be had. */
function orderOf({ taken, asks }: Pick<Offer, 'asks'> & { readonly taken: Fact | null }): number {
  return taken === null ? 2 : Math.min(asks.length, 1)
}

const RELATIONS = ['the version before', 'the same insurer', 'the same category']

/** The products that may say the same: the version before, those of the insurer, those of the category. */
function productsLike({ products }: DeskData, own: Product) {
  const before = own.supersedes === null ? '' : normalUin(own.supersedes)
  return [...products].flatMap(({ product }) => {
    const { uin, name, insurer, category, facts } = product
    const rank = normalUin(uin) === before ? 0 : insurer === own.insurer ? 1 : 2
    const isLike = rank === 0 || category === own.category
    if (facts.length === 0 || !isLike || normalUin(uin) === normalUin(own.uin)) return []
    return [{ uin, name, facts, rank, relation: RELATIONS[rank] ?? '' }]
  })
}

/**
 * Takes over every unread field of the version before, or of another product, against which nothing speaks here; gives
 * the facts taken, and the number of those left to be read.
 */
export async function takeAll(
  { data }: WithData,
  { uin, from, by }: { uin: string; from: string; by: string },
  progress: Progress,
) {
  const subject = data.read(uin)
  const unread = subject.category?.fields.filter(({ key }) => factIn(subject, key) === null) ?? []
  const taken: (Saved & { key: string })[] = []
  for await (const { key } of oneByOne(unread, progress)) {
    const at = data.fieldAt(uin, key)
    const offer = takenOver(data, at, from)
    if (offer === null || offer.asks.length > 0) continue
    taken.push({ key, ...saveFact({ data }, { uin, key, fact: offer.taken, digest: '', by }) })
  }
  return { taken, left: unread.length - taken.length }
}
