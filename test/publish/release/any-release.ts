import * as fc from 'fast-check'
import type { FactState, LawState, ProductState, SectionState } from '../../../build/contract/changes.ts'
import { uinFileName } from '../../../build/contract/uin.ts'

// Any release, as a model knows it, and the bodies that a build would write of it.

export interface Held<S, Part> {
  readonly state: S
  readonly parts: Readonly<Record<string, Part>>
}
export interface Release {
  readonly products: Readonly<Record<string, Held<ProductState, FactState>>>
  readonly law: Readonly<Record<string, Held<LawState, SectionState>>>
}

const word = fc.constantFrom('one', 'two', 'three <&>')
const day = fc.constantFrom(null, '2024-01-01', '2025-02-03')
const fact: fc.Arbitrary<FactState> = fc.record({
  value: fc.constantFrom(null, 5, 'five', true, ['a', 'b']),
  quote: fc.constantFrom(null, 'a quote', 'another'),
  status: fc.constantFrom('not-stated', 'quoted', 'checked'),
  clause: fc.constantFrom(null, 1001, 1002),
  page: fc.constantFrom(null, 1, 2),
})
const product: fc.Arbitrary<ProductState> = fc.record({
  name: word,
  line: fc.constantFrom('life', 'health'),
  status: fc.constantFrom('active', 'withdrawn'),
  launched: day,
  withdrawn: day,
  category: fc.constantFrom('plain', 'other'),
  insurer: fc.constantFrom('one', 'two'),
})
const section: fc.Arbitrary<SectionState> = fc.record({
  heading: fc.oneof(word, fc.constant('')),
  text: fc.constantFrom(null, 'text', 'other text'),
  summary: fc.constantFrom(null, 'summary'),
  omitted: fc.boolean(),
  note: fc.constantFrom(null, 'note'),
})
const law: fc.Arbitrary<LawState> = fc.record({
  title: word,
  number: fc.constantFrom(null, '4 of 1938'),
  year: fc.constantFrom(1938, 1999),
  dated: day,
  in_force: fc.boolean(),
  consolidated_to: day,
})
const of = <S, P>(
  names: readonly string[],
  state: fc.Arbitrary<S>,
  keys: readonly string[],
  part: fc.Arbitrary<P>,
) =>
  fc.dictionary(
    fc.constantFrom(...names),
    fc.record({ state, parts: fc.dictionary(fc.constantFrom(...keys), part) }),
  )
export const release: fc.Arbitrary<Release> = fc.record({
  products: of(['SMP1V01', 'SMP/2V01', 'smp3 V02'], product, ['room-rent', 'co-pay', 'grace'], fact),
  law: of(['sample-act', 'sample-rules'], law, ['1', '2A', '64VB'], section),
})

/** The bodies that a build would write of a release. */
export function bodiesOf({ products, law }: Release): Map<string, string> {
  const files = new Map<string, string>()
  for (const [uin, { state, parts }] of Object.entries(products)) {
    const facts = Object.entries(parts).map(([key, { clause, ...one }]) => {
      return { key, label: key, ...one, clause: clause === null ? null : { id: clause } }
    })
    const { category, insurer, ...rest } = state
    const body = { uin, ...rest, category: { slug: category }, insurer: { slug: insurer }, facts }
    files.set(`index/answers/policy/${uinFileName(uin)}`, JSON.stringify(body))
  }
  for (const [slug, { state, parts }] of Object.entries(law)) {
    const sections = Object.entries(parts).map(([number, one]) => ({ number, ...one }))
    files.set(`index/answers/law/${slug}`, JSON.stringify({ slug, ...state, sections }))
  }
  return files
}
