import { OPERATIONS } from '../../../build/contract/operations.ts'
import { item } from '../../../build/contract/item.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { CategoryFieldsBody } from '../../../build/contract/published/categories.ts'
import type { CompareBody } from '../../../build/contract/published/comparison.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { COMPARED } from '../../../build/contract/limits.ts'
import { UIN_LENGTH } from '../../../build/contract/primitives.ts'
import { normalUin } from '../../../build/contract/uin.ts'
import type { Given } from '../../shared/given-parameters.ts'
import { type OutcomeOf, type Refused, quoted, invalid } from '../../shared/result.ts'
import { type IndexSource, fieldsOf, policyOf, productsOf, serviceOf } from '../source/load.ts'
import { refusePolicy } from '../refusals.ts'
import type { Products } from '../../../build/search/products.ts'
import { comparedRows, countsOf, rowsAsked } from './compared-rows.ts'
import { comparisonText } from './comparison-text.ts'

// The operations that answer a query, one each. This module: products side by side.

/** The answer of comparePolicies: two to four products side by side, in the order asked. */
export async function comparePolicies(
  source: IndexSource,
  { uins, fields, group }: Given<'comparePolicies'>,
): Promise<OutcomeOf<CompareBody>> {
  const policies = await readAsked(source, uins)
  if ('refusal' in policies) return policies
  const read = policies.map(async (policy) => ({
    policy,
    fields: (await fieldsOf(source, policy.category.slug)).fields,
  }))
  const compared = await Promise.all(read)
  const rows = rowsAsked(comparedRows(compared), { fields, group }, renamedIn(compared))
  if ('refusal' in rows) return rows
  const { data_date, notice } = item(policies, 0)
  const body = {
    data_date,
    notice,
    total: rows.length,
    verdicts: countsOf(rows),
    policies: policies.map(cardOf),
    rows,
  }
  const text = async () => {
    const { withdrawals_known_for = [] } = await serviceOf(source)
    return new TextEncoder().encode(comparisonText(body, withdrawals_known_for))
  }
  return { body, markdown: { path: null, read: text } }
}

/**
 * The products of a list, or what is wrong with it. Where every piece between commas is a UIN they are read at once; of other
 * lists the catalogue says which pieces make one.
 */
async function readAsked(source: IndexSource, list: string): Promise<PolicyBody[] | Refused> {
  const pieces = list.split(',')
  if (wrongNumber(pieces) === null && pieces.every(mayBeUin)) {
    const read = await Promise.all(pieces.map((uin) => policyOf(source, uin)))
    const policies = read.filter((policy) => policy !== null)
    if (policies.length === pieces.length) return policies
  }
  const uins = uinsOf(list, await productsOf(source))
  const wrong = wrongNumber(uins)
  if (wrong !== null) return wrong
  const policies = await Promise.all(uins.map((uin) => policyOf(source, uin)))
  const missing = policies.indexOf(null)
  return missing < 0 ? (policies as PolicyBody[]) : refusePolicy(source, item(uins, missing))
}

function mayBeUin(piece: string): boolean {
  const { length } = normalUin(piece)
  return length > 0 && length <= UIN_LENGTH
}

/** The keys of fields by those that they had before. */
function renamedIn(compared: readonly Pick<CategoryFieldsBody, 'fields'>[]): Map<string, string> {
  const fields = compared.flatMap((product) => product.fields)
  return new Map(fields.flatMap(({ key, aliases = [] }) => aliases.map((alias) => [alias, key] as const)))
}

/** The UINs of a list, split at commas; a UIN may contain one, so neighbouring pieces that make a held UIN are joined. */
function uinsOf(list: string, products: Products): string[] {
  const pieces = list.split(',')
  const withComma = new Set(products.file.cards.uin.filter((uin) => uin.includes(',')).map(normalUin))
  const most = Math.max(1, ...Array.from(withComma, (uin) => uin.split(',').length))
  const uins: string[] = []
  for (let at = 0; at < pieces.length;) {
    let end = Math.min(at + most, pieces.length)
    while (end > at + 1 && !withComma.has(normalUin(pieces.slice(at, end).join(',')))) end -= 1
    const uin = pieces.slice(at, end).join(',').trim()
    if (uin !== '') uins.push(uin)
    at = end
  }
  return uins
}

function wrongNumber(uins: readonly string[]): Refused | null {
  const { least, most } = COMPARED
  const takes = `${OPERATIONS.comparePolicies.path} takes ${least} to ${most} different UINs, separated by commas`
  if (uins.length < least || uins.length > most) {
    return invalid(`uins names ${uins.length}; ${takes}.`)
  }
  const twice = uins.find((uin, at) => uins.findIndex((other) => normalUin(other) === normalUin(uin)) < at)
  return twice === undefined ? null : invalid(`uins names ${quoted(twice)} twice; ${takes}.`)
}

function cardOf(policy: PolicyBody): Card {
  const { uin, name, line, status, launched, withdrawn, category, insurer, coverage, url } = policy
  return { uin, name, line, status, launched, withdrawn, category, insurer, coverage, url }
}
