import type { Field } from '../contract/authored/category.ts'
import type { Fact } from '../contract/authored/product.ts'
import { normalUin } from '../contract/uin.ts'
import { choicesFor } from './choices.ts'
import type { WithData } from './desk.ts'
import { type DeskData, type FieldAt, factIn } from './desk-data.ts'
import { type Progress, oneByOne } from './one-by-one.ts'
import { shownValue } from './proven-fact.ts'
import { type Offer, takenOver } from './taken-over.ts'

// Facts that were read once: of the version before, of sister and standard products, with words that are here too.

/** The most products that are shown, and that are compared: of a large category, the nearest ones. */
const [MOST_OTHERS, MOST_COMPARED] = [3, 12]

/** Facts of the version before and of sister products; those whose words stand here come first, then the nearest. */
export function othersOf(data: DeskData, at: FieldAt) {
  return factsLike(data, at)
    .slice(0, MOST_COMPARED)
    .map(({ fact, ...other }) => {
      const said = { shown: shownValue(at.field, fact), quote: fact.quote ?? '' }
      return { ...other, ...said, ...(takenOver(data, at, other.uin) ?? { taken: null, asks: [], near: [] }) }
    })
    .toSorted((one, two) => orderOf(one) - orderOf(two) || one.rank - two.rank)
    .slice(0, MOST_OTHERS)
}

/** The order of offers: those without a question, those with one, those that are not to be had. */
function orderOf({ taken, asks }: Pick<Offer, 'asks'> & { readonly taken: Fact | null }): number {
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

/**
 * The unread fields of a product, in two lists: facts of another against which nothing speaks here, to be taken at once,
 * and those left to be read, each with what it may be.
 */
export async function takeable(
  { data }: WithData,
  { uin, from }: { uin: string; from: string },
  progress: Progress,
) {
  const subject = data.read(uin)
  const unread = subject.category?.fields.filter(({ key }) => factIn(subject, key) === null) ?? []
  const [taken, left] = [[] as Takeable[], [] as ReturnType<typeof choicesFor>[]]
  for await (const field of oneByOne(unread, progress)) {
    const { key, label } = field
    const at = data.fieldAt(uin, key)
    const offer = takenOver(data, at, from)
    if (offer?.asks.length === 0)
      taken.push({ key, label, shown: shownValue(field, offer.taken), fact: offer.taken })
    else left.push(choicesFor(data, at, from, offer))
  }
  return { taken, left }
}

type Takeable = Pick<Field, 'key' | 'label'> & { readonly shown: string; readonly fact: Fact }
