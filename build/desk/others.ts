import { normalUin } from '../contract/uin.ts'
import { type DeskData, type FieldAt, factIn } from './desk-data.ts'
import { shownValue } from './proven-fact.ts'
import { asksOf, takenOver } from './taken-over.ts'

// Facts that were read once: of the version before, of sister and standard products, with words that are here too.

/** The most products that are shown, and that are compared: of a large category, the nearest ones. */
const [MOST_OTHERS, MOST_COMPARED] = [3, 12]

/** Facts of the version before and of sister products; those whose words stand here come first, then the nearest. */
export function othersOf(data: DeskData, at: FieldAt) {
  return factsLike(data, at)
    .slice(0, MOST_COMPARED)
    .map(({ fact, ...other }) => {
      const said = { shown: shownValue(at.field, fact), quote: fact.quote ?? '' }
      const offer = takenOver(data, at, other.uin)
      return { ...other, ...said, taken: offer?.taken ?? null, asks: offer === null ? [] : asksOf(offer) }
    })
    .toSorted((one, two) => orderOf(one) - orderOf(two) || one.rank - two.rank)
    .slice(0, MOST_OTHERS)
}

/** The order of offers: those without a question, those with one, those that are not to be had. */
function orderOf({
  taken,
  asks,
}: {
  readonly taken: object | null
  readonly asks: readonly string[]
}): number {
  return taken === null ? 2 : Math.min(asks.length, 1)
}

const RELATIONS = ['the version before', 'the same insurer', 'the same category']

/** Facts for a field: of the version before, then of products of the insurer, then of others of the category. */
function factsLike({ products }: DeskData, { subject: { product: own }, field }: FieldAt) {
  const before = own.supersedes === null ? '' : normalUin(own.supersedes)
  const like = [...products].flatMap(({ product }) => {
    const { uin, name } = product
    const rank = normalUin(uin) === before ? 0 : product.insurer === own.insurer ? 1 : 2
    const isLike = (rank === 0 || product.category === own.category) && normalUin(uin) !== normalUin(own.uin)
    const fact = isLike ? factIn({ product }, field.key) : null
    return fact === null ? [] : [{ uin, name, rank, relation: RELATIONS[rank] ?? '', fact }]
  })
  return like.toSorted((one, two) => one.rank - two.rank)
}
