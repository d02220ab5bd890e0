import type { ShownFact } from '../../contract/answer-words.ts'
import { isRead } from '../../contract/is-read.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import type { BodyContext } from '../answers/context.ts'
import type { Ask } from '../description/sample.ts'

/** Answer of one product to a question: never to be shown without saying that it has a condition. */
export interface SaidValue {
  readonly uin: string
  readonly name: string
  readonly fact: ShownFact
}

/** Answers of the products that were read, by category and field. */
export type SaidValues = ReadonlyMap<string, ReadonlyMap<string, readonly SaidValue[]>>

/** Collects the answers of the products that were read, as this build has them. */
export async function saidValues({ store }: BodyContext, ask: Ask): Promise<SaidValues> {
  const found = new Map<string, Map<string, SaidValue[]>>()
  for (const { uin, category } of store.products().filter(isRead)) {
    const policy = (await ask('getPolicy', { uin })) as PolicyBody
    const fields = found.get(category) ?? new Map<string, SaidValue[]>()
    found.set(category, fields)
    for (const fact of policy.facts) {
      const said = { uin, name: policy.name, fact }
      fields.set(fact.key, [...(fields.get(fact.key) ?? []), said])
    }
  }
  return found
}
