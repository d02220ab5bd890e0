import { lawToday } from '../../build/contract/authored/law-today.ts'
import { clauseWords } from '../../build/contract/answer-words.ts'
import { COMPLAIN } from '../../build/contract/ladder-words.ts'
import { COMPLAINT_TOOL } from '../../build/contract/mcp.ts'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import { uinFileName } from '../../build/contract/uin.ts'
import { escaped } from '../../build/view/markdown.ts'
import { type ProductTextForm, productText } from '../../build/view/product-text.ts'
import { productsOf, serviceOf } from '../query/source/load.ts'
import type { IndexSource } from '../query/source/reader.ts'
import { notMissing, policyNamed } from '../query/source/stored-records.ts'

/** How long the text of a product may be, in characters: about 4,800 tokens. */
const ROOM = 17_000

/**
 * What tools say of a product: clauses by their numbers, which get_clause takes; what each value rests on, and where the
 * law is, is told by get_fact.
 */
const BRIEF: ProductTextForm = {
  clause: (clause) => `${escaped(clauseWords(clause))} (c${clause.id})`,
  law: (law) => escaped(lawToday(law)),
  hasLawOfUnread: true,
  hasSearches: true,
  hasEvidence: false,
  address: escaped,
}

/** The same where it would be too long, the first that has room: getPolicy and get_fact have what is left out. */
const SHORTER: readonly ProductTextForm[] = [BRIEF, { ...BRIEF, hasLawOfUnread: false, hasSearches: false }]
const SHORTEST: ProductTextForm = { ...BRIEF, law: null, hasLawOfUnread: false, hasSearches: false }

const LAW_ELSEWHERE = '\nBeside many facts the law of today is known: get_fact has it.\n'

/** A product that is held, as Markdown: the facts and quotes of its JSON at two fifths of the tokens. */
export async function productBrief(source: IndexSource, uin: string): Promise<string> {
  const policy = notMissing(uin, await policyNamed(source, uinFileName(uin)))
  const { withdrawals_known_for: knownFor = [], withdrawal_law: withdrawalLaw = [] } = await serviceOf(source)
  const newest = await newestOf(source, policy)
  const complain = `## ${COMPLAIN}\n\nAsk ${COMPLAINT_TOOL}.`
  const inputs = { policy, knownFor, withdrawalLaw, newest, complain }
  for (const form of SHORTER) {
    const text = productText(inputs, form)
    if (text.length <= ROOM) return text
  }
  return productText(inputs, SHORTEST) + LAW_ELSEWHERE
}

/** The newest version of a product that a later one replaced; null where it is the newest itself. */
async function newestOf(source: IndexSource, { uin, versions }: PolicyBody): Promise<string | null> {
  // The list of all products is large, and most have one version.
  if (versions.length < 2) return null
  const products = await productsOf(source)
  const superseded = new Set(products.file.superseded)
  const isOld = (one: string) => superseded.has(products.named(one).number ?? -1)
  return isOld(uin) ? (versions.findLast((version) => !isOld(version.uin))?.uin ?? null) : null
}
