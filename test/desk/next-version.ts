import { writeFileSync } from 'node:fs'
import type { Fact, Product } from '../../build/contract/authored/product.ts'
import type { takeable } from '../../build/desk/takeable.ts'
import { AskedDesk, CAR, type CarData } from './car-desk.ts'

// A version after the car policy of the sample, for tests of what is taken over.

export const NEXT = CAR.replace('V02202324', 'V03202425')
export const [KEPT, CHANGED, NEARLY] = ['total-loss-threshold', 'depreciation-glass', 'cancellation-refund']
export const NEARLY_SAID =
  'If no claim was made in the Period of Insurance, We return the premium for its unexpired days in proportion.'

/** What the other fields of a fact that is not stated are. */
export const NOT_STATED = {
  ...Object.fromEntries(
    ['quote', 'clause', 'page', 'stated', 'checked', 'note', 'context'].map((one) => [one, undefined]),
  ),
  value: null,
}

/** What can be taken over into the next version, and what is left with its choices. */
export async function takeableOf(data: CarData, desk?: AskedDesk) {
  const { body, progress } = await (desk ?? (await AskedDesk.over(data))).ask('takeable', {
    uin: NEXT,
    from: CAR,
  })
  return { ...(body as unknown as Awaited<ReturnType<typeof takeable>>), progress }
}

/** The words of a quote, however they are spaced. */
function printed({ quote = '' }: Fact): RegExp {
  return new RegExp(quote.split(/\s+/u).join(String.raw`\s+`), 'u')
}

/**
 * Writes a version after that of the sample: one of its facts is said no more, and one in slightly other words. It is
 * unread, or these fields of it are and the others are not stated: each unread field takes time.
 */
export function withNextVersion(
  data: CarData,
  unread?: readonly string[],
): { readonly facts: readonly Fact[] } {
  const { facts, ...product } = data.product
  const { clauses } = data
  const others = { [CHANGED]: 'Glass is paid in part.', [NEARLY]: NEARLY_SAID }
  const changes = facts.flatMap((fact) => {
    const said = others[fact.key]
    return said === undefined ? [] : [{ fact, said }]
  })
  const next = clauses.map((clause) => ({
    ...clause,
    id: clause.id + 500_000,
    parent: clause.parent === null ? null : clause.parent + 500_000,
    text: changes
      .filter(({ fact }) => fact.clause === clause.id)
      .reduce((text, { fact, said }) => text.replace(printed(fact), said), clause.text),
  }))
  const write = (kind: string, record: object) =>
    writeFileSync(data.file.replace(CAR, NEXT).replace(/\.json$/u, kind), JSON.stringify(record))
  const read = facts
    .filter(({ key }) => unread?.includes(key) === false)
    .map(({ key }) => ({ key, value: null }))
  write('.json', { ...product, uin: NEXT, supersedes: CAR, facts: read } satisfies Product)
  write('.clauses.json', { uin: NEXT, clauses: next })
  return { facts }
}
