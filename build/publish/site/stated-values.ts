import type { ShownFact } from '../../contract/answer-words.ts'
import { isRead } from '../../contract/is-read.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import type { BodyContext } from '../answers/context.ts'
import type { Ask } from '../description/sample.ts'

/** Answer of one product to a question: never to be shown without saying that it has a condition. */
export interface StatedValue {
  readonly uin: string
  readonly name: string
  readonly fact: ShownFact
}

/** Answers of the products that were read, by category and field. */
export type StatedValues = ReadonlyMap<string, ReadonlyMap<string, readonly StatedValue[]>>

/** Collects the answers of the products that were read, as this build has them. */
export async function statedValues({ store }: BodyContext, ask: Ask): Promise<StatedValues> {
  const found = new Map<string, Map<string, StatedValue[]>>()
  for (const { uin, category } of store.products().filter(isRead)) {
    const policy = (await ask('getPolicy', { uin })) as PolicyBody
    const fields = found.get(category) ?? new Map<string, StatedValue[]>()
    found.set(category, fields)
    for (const fact of policy.facts) {
      const answer = { uin, name: policy.name, fact }
      fields.set(fact.key, [...(fields.get(fact.key) ?? []), answer])
    }
  }
  return found
}
