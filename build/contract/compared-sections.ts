import { lawToday } from './answer-words.ts'
import type { LawToday } from './authored/law-today.ts'
import { groupsOf } from './groups.ts'
import type { CompareBody } from './published/comparison.ts'

type Row = CompareBody['rows'][number]

const NOTHING: ReadonlySet<string> = new Set(['unread', 'not-applicable'])

/** The letter of a product by its place in a comparison. */
export function letterOf(place: number): string {
  return String.fromCodePoint(65 + place)
}

/** A question with its place among what families look up first, where it has one. */
export interface Asked {
  readonly key: string
  readonly need?: { readonly place: number } | undefined
}

/** Questions with what families look up first before the others; else in their order. */
export function needsFirst<Question>(
  questions: readonly Question[],
  askedOf: (question: Question) => Pick<Asked, 'need'> | undefined,
): readonly Question[] {
  const place = (one: Question) => askedOf(one)?.need?.place ?? Number.MAX_SAFE_INTEGER
  return questions.toSorted((a, b) => place(a) - place(b))
}

/** The questions of a comparison as people read them; each is in one part, in the order of the rows; what families look up first comes first in what differs. */
export function comparedSections(rows: readonly Row[], asks: readonly Asked[]) {
  const fields = new Map(asks.toReversed().map((field) => [field.key, field]))
  const asked = rows.filter(
    ({ cells }) => cells.filter(({ status }) => status !== 'not-applicable').length > 1,
  )
  const shared = asked.filter(({ cells }) => cells.some(({ status }) => !NOTHING.has(status)))
  const parts = new Map(groupsOf(shared, ({ verdict }) => verdict))
  const rest = shared.filter(({ verdict }) => verdict !== 'different' && verdict !== 'same')
  return {
    different: needsFirst(parts.get('different') ?? [], ({ key }) => fields.get(key)),
    /** Rows to be read product by product, under their groups. */
    groups: groupsOf(rest, ({ group }) => group),
    same: parts.get('same') ?? [],
    /** Number of questions that are asked of only one of the products; these are in no part. */
    alone: rows.length - asked.length,
    /** Number of questions that nobody has read in any of them; these are in no part. */
    unread: asked.length - shared.length,
  }
}

/** Law beside answers that are compared: each saying once, with the names of those that it is beside, `of`; that is null where it is beside all. */
export function lawsBeside<Law extends LawToday>(
  laws: readonly (readonly Law[] | undefined)[],
  nameOf: (place: number) => string = letterOf,
): { readonly words: string; readonly law: Law; readonly products: string | null }[] {
  const beside = new Map<string, { law: Law; products: string[] }>()
  for (const [at, ofOne] of laws.entries())
    for (const law of ofOne ?? []) {
      const words = lawToday(law)
      const known = beside.get(words) ?? { law, products: [] }
      beside.set(words, { law, products: [...known.products, nameOf(at)] })
    }
  return Array.from(beside, ([words, { law, products }]) => {
    const names = products.length === laws.length ? null : products.join(', ')
    return { law, products: names, words: names === null ? words : `${names}: ${words}` }
  })
}
