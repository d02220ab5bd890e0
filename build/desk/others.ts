import { normalUin } from '../contract/uin.ts'
import { type DeskData, type FieldAt, factIn } from './desk-data.ts'
import { shownValue } from './proven-fact.ts'
import { asksOf, takenOver } from './taken-over.ts'

// Facts that were read once: of the version before, of sister and standard products, with words that are here too.

/** The most products that are shown, or tried: of a large category, the nearest ones. */
const MOST = 3

/** What the version before and sister products say of a field, the nearest first. */
export function othersOf(data: DeskData, at: FieldAt) {
  return factsLike(data, at).map(({ fact, ...other }) => {
    return { ...other, shown: shownValue(at.field, fact), quote: fact.quote ?? '' }
  })
}

/** The fact of a product, by default of the nearest whose words stand here, and what is asked before it is saved. */
export function offerFrom(data: DeskData, at: FieldAt, from?: string) {
  const tried = from === undefined ? factsLike(data, at).map(({ uin }) => uin) : [from]
  for (const uin of tried) {
    const offer = takenOver(data, at, uin)
    if (offer !== null) return { taken: offer.taken, asks: asksOf(offer) }
  }
  return { taken: null, asks: [] }
}

const RELATIONS = ['the version before', 'the same insurer', 'the same category']

/** The nearest facts for a field: of the version before, then of products of the insurer, then of others of the category. */
function factsLike({ products }: DeskData, { subject: { product: own }, field }: FieldAt) {
  const before = own.supersedes === null ? '' : normalUin(own.supersedes)
  const like = [...products].flatMap(({ product }) => {
    const { uin, name } = product
    const rank = normalUin(uin) === before ? 0 : product.insurer === own.insurer ? 1 : 2
    const isLike = (rank === 0 || product.category === own.category) && normalUin(uin) !== normalUin(own.uin)
    const fact = isLike ? factIn({ product }, field.key) : null
    return fact === null ? [] : [{ uin, name, rank, fact }]
  })
  const nearest = like.toSorted((one, two) => one.rank - two.rank).slice(0, MOST)
  return nearest.map(({ rank, ...one }) => ({ ...one, relation: RELATIONS[rank] ?? '' }))
}
