import { clauseWords, lawToday } from '../../build/contract/answer-words.ts'
import { item } from '../../build/contract/item.ts'
import { readOnce } from '../../build/contract/lazily.ts'
import { versionsAmong } from '../../build/contract/product-versions.ts'
import { normalUin } from '../../build/contract/uin.ts'
import { COMPLAIN } from '../../build/contract/ladder-words.ts'
import { COMPLAINT_TOOL } from '../../build/contract/mcp.ts'
import type { FactBody } from '../../build/contract/published/fact.ts'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import { escaped } from '../../build/view/markdown.ts'
import {
  type ProductTextForm,
  type ProductTextInputs,
  WHOLE,
  productText,
} from '../../build/view/product-text.ts'
import type { Products } from '../../build/search/products.ts'
import { type IndexSource, policyOf, productsOf, serviceOf, notMissing } from '../query/source/load.ts'

/** Longest text of a product, in tokens as they are counted here: at most 5,000 to a model. */
const ROOM = 4850

/**
 * Form of a product's text in tools: clauses by their numbers, which get_clause takes; what each value rests on, and where the
 * law is, is told by get_fact.
 */
const BRIEF: ProductTextForm = {
  ...WHOLE,
  clause: (clause) => `${escaped(clauseWords(clause))} (c${clause.id})`,
  law: (law) => escaped(lawToday(law)),
  hasEvidence: false,
  address: escaped,
}

/** A time or a share that the law sets. */
const PERIOD = /\d|\b(?:hours?|days?|months?|years?|per cent)\b/u

/** Parts that a long text does without, the least needed first; the law beside a fact goes last, and what is silent keeps it. */
const DISPENSABLE: readonly Partial<ProductTextForm>[] = [
  { mostPlaces: 2 },
  { mostPlaces: 1 },
  { mostPlaces: 0 },
  { hasLawOfUnread: false, hasSearches: false },
  { isTight: true, page: ({ page }) => `page ${page}` },
  { hasReadingOnce: true },
  { clause: (clause) => `${escaped(clauseWords({ ...clause, title: '' }))} (c${clause.id})` },
  { hasLaw: (law, fact) => isSilent(fact) || PERIOD.test(lawToday(law)) },
  { hasLaw: (_, fact) => isSilent(fact) },
]

/** Whether the documents do not say what a fact asks. */
function isSilent({ searched }: FactBody): boolean {
  return searched !== null
}

/** A product that is held, as Markdown: the facts and quotes of its JSON at two fifths of the tokens. */
export async function productBrief(source: IndexSource, uin: string): Promise<string> {
  const policy = notMissing(uin, await policyOf(source, uin))
  const file = await serviceOf(source)
  const { withdrawals_known_for: knownFor = [], withdrawal_law: withdrawalLaw = [] } = file
  const newest = await newestOf(source, policy)
  const complain = `## ${COMPLAIN}\n\nAsk ${COMPLAINT_TOOL}.`
  return briefText({
    policy,
    knownFor,
    withdrawalLaw,
    newest,
    complain,
    service: file.service?.title ?? file.base_url,
  })
}

/** The text of a product in the first form that has room, or the shortest: getPolicy and get_fact have what is left out. */
export function briefText(inputs: ProductTextInputs): string {
  let text = productText(inputs, BRIEF)
  for (let steps = 1; tokensIn(text) > ROOM && steps <= DISPENSABLE.length; steps += 1) {
    const form: ProductTextForm = Object.assign({}, BRIEF, ...DISPENSABLE.slice(0, steps))
    text = productText(inputs, form) + lawElsewhere(inputs.policy, form)
  }
  return text
}

/** Sentence that names the facts whose law was left out; empty without one. */
function lawElsewhere({ facts }: PolicyBody, { hasLaw }: ProductTextForm): string {
  const without = facts.filter((fact) => (fact.law ?? []).some((law) => !hasLaw(law, fact)))
  if (without.length === 0) return ''
  const labels = without.map(({ label }) => escaped(label)).join('; ')
  return `\nThe law of today is known beside these, too, and get_fact has it: ${labels}.\n`
}

/** The newest version of a product that a later one replaced; null where it is the newest itself. */
async function newestOf(source: IndexSource, { uin }: PolicyBody): Promise<string | null> {
  const products = await productsOf(source)
  const { number } = products.named(uin)
  if (number === null || !products.file.superseded.has(number)) return null
  return newestIn(products).get(normalUin(uin)) ?? null
}

/** The newest version of each product that has several, by its UIN in normal form. */
const newestIn = readOnce(({ file: { cards, insurers, replaces } }: Products) => {
  const replaced = new Map(replaces)
  const ids = cards.uin.map(normalUin)
  const rows = ids.map((id, number) => ({
    id,
    uin: item(cards.uin, number),
    name: item(cards.name, number),
    insurer: item(insurers, item(cards.insurer, number)).slug,
    launched: cards.launched[number] ?? null,
    supersedes: ids[replaced.get(number) ?? -1] ?? null,
  }))
  return new Map(versionsAmong(rows).flatMap((family) => family.map(({ id }) => [id, family[0]?.uin])))
})

/** Letters, up to three digits, other signs, line ends: most are one token to most models. */
const PIECES = /[\p{L}\p{M}]+|\d{1,3}|[^\s\p{L}\p{M}\d]+|\n+/gu

/** Latin words longer than this are two tokens; other scripts have a token for every two letters or so. */
const LONG_WORD = 9

/** About how many tokens a text is to a model, without its tables: seldom fewer than it has, and by no more than 3 in 100. */
function tokensIn(text: string): number {
  let count = 0
  for (const [piece] of text.matchAll(PIECES)) {
    if (/^[a-z]/iu.test(piece)) count += Math.ceil(piece.length / LONG_WORD)
    else count += /^\p{L}/u.test(piece) ? Math.ceil(piece.length / 2) : 1
  }
  return count
}
