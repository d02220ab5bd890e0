import { isRead } from '../../contract/published/card.ts'
import type { FactBody } from '../../contract/published/fact.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import type { BodyContext } from '../answers/context.ts'
import type { Ask } from '../description/asking.ts'

/** A way to reach an insurer that a product's documents print. */
export interface QuotedContact extends Pick<FactBody, 'key' | 'label'> {
  readonly words: string
  readonly uin: string
  readonly name: string
}

/** Ways to reach each insurer that facts of its products quote, by its slug; each is named once. */
export type QuotedContacts = ReadonlyMap<string, readonly QuotedContact[]>

const ABOUT_REACHING = /\b(?:help(?:line)?|complaints?|grievances?|contact|e-?mail|phone|telephone|toll)\b/iu
const REACHED_AT = /\S@\S|\d(?:[\s-]?\d){6,}/u

/** Whether a fact says how to reach somebody: its label is about that, and an address or a number is in it. */
export function isContact({ label, display, status }: FactBody): boolean {
  const isSure = status === 'checked' || status === 'quoted'
  return isSure && ABOUT_REACHING.test(label) && REACHED_AT.test(display ?? '')
}

/** What the products that were read say of reaching their insurers. */
export async function quotedContactsOf({ store }: BodyContext, ask: Ask): Promise<QuotedContacts> {
  const found = new Map<string, QuotedContact[]>()
  for (const row of store.products().filter(isRead)) {
    const { facts, uin, name } = (await ask('getPolicy', { uin: row.uin })) as PolicyBody
    const known = found.get(row.insurer) ?? []
    const fresh = facts
      .filter(isContact)
      .map(({ key, label, display }) => ({ key, label, words: display ?? '', uin, name }))
      .filter(({ words }) => !known.some((one) => one.words === words))
    found.set(row.insurer, [...known, ...fresh])
  }
  return found
}
