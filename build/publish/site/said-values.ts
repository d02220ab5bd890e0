import type { Told } from '../../contract/answer-words.ts'
import { isRead } from '../../contract/is-read.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import type { BodyContext } from '../answers/context.ts'
import type { Ask } from '../description/sample.ts'

/** What one product says to a question: never to be shown without saying that it has a condition. */
export interface SaidValue {
  readonly uin: string
  readonly name: string
  readonly told: Told
}

/** What the products that were read say, by category and field. */
export type SaidValues = ReadonlyMap<string, ReadonlyMap<string, readonly SaidValue[]>>

/** What the products that were read say, as the answers of this build have it. */
export async function saidValues({ store }: BodyContext, ask: Ask): Promise<SaidValues> {
  const found = new Map<string, Map<string, SaidValue[]>>()
  for (const { uin, category } of store.products().filter(isRead)) {
    const policy = (await ask('getPolicy', { uin })) as PolicyBody
    const fields = found.get(category) ?? new Map<string, SaidValue[]>()
    found.set(category, fields)
    for (const fact of policy.facts) {
      const said = { uin, name: policy.name, told: fact }
      fields.set(fact.key, [...(fields.get(fact.key) ?? []), said])
    }
  }
  return found
}
