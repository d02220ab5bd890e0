import { normalUin } from '../../contract/uin.ts'
import type { ProductSummary } from '../../check/dataset/summary.ts'
import type { FactBody } from '../../contract/published/fact.ts'
import { saysHowToReach } from '../../contract/reaching.ts'
import type { BodyContext, QuotedContact } from '../answers/context.ts'

/** Ways to reach each insurer that facts of its products quote, by its slug; each is named once. */
export type QuotedContacts = ReadonlyMap<string, readonly QuotedContact[]>

/** Whether a fact says how to reach somebody. */
export function isContact({ label, display, status }: FactBody): boolean {
  const isSure = status === 'checked' || status === 'quoted'
  return isSure && saysHowToReach(label, display ?? '')
}

/** Ways to reach insurers, as products that were read print them; products in the order of lists. */
export function quotedContactsOf(
  { catalogue, store }: Pick<BodyContext, 'catalogue' | 'store'>,
  products: readonly ProductSummary[],
): QuotedContacts {
  const reached = new Map(
    products.filter((one) => one.reached.length > 0).map((one) => [normalUin(one.uin), one.reached]),
  )
  const found = new Map<string, QuotedContact[]>()
  for (const { id, uin, name, insurer, category } of store.products()) {
    const fields = catalogue.categories.get(category)?.record.fields ?? []
    const known = found.get(insurer) ?? []
    for (const { key, words } of reached.get(id) ?? []) {
      const label = fields.find((field) => field.key === key)?.label ?? ''
      if (saysHowToReach(label, words) && !known.some((one) => one.words === words))
        known.push({ key, label, words, uin, name })
    }
    if (known.length > 0) found.set(insurer, known)
  }
  return found
}
