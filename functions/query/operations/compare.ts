import { OPERATIONS } from '../../../build/contract/operations.ts'
import { answerPath } from '../../../build/contract/index-files.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { Cell, CompareBody } from '../../../build/contract/published/comparison.ts'
import type { FactBody } from '../../../build/contract/published/fact.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { COMPARED } from '../../../build/contract/limits.ts'
import { NOTICE } from '../../../build/contract/texts.ts'
import { normalUin, uinFileName } from '../../../build/contract/uin.ts'
import type { Given } from '../../shared/given.ts'
import { type Outcome, type Refused, refused, quoted } from '../../shared/outcome.ts'
import type { CatalogueIndex } from '../source/catalogue.ts'
import { catalogueOf } from '../source/load.ts'
import { refusePolicy } from '../refusals.ts'
import { cached } from '../source/cache.ts'
import type { IndexSource } from '../source/reader.ts'
import { verdictOf } from './verdict.ts'

type Row = CompareBody['rows'][number]
type Head = Pick<Row, 'key' | 'label' | 'group' | 'type'>

/** The answer of comparePolicies: two to four products side by side, in the order asked. */
export async function comparePolicies(
  source: IndexSource,
  { uins }: Given<'comparePolicies'>,
): Promise<Outcome> {
  const catalogue = await catalogueOf(source)
  const asked = uinsOf(uins, (uin) => catalogue.placeOf(uin) !== undefined)
  const wrong = wrongNumber(asked)
  if (wrong !== null) return wrong
  const policies: PolicyBody[] = []
  for (const uin of asked) {
    const missing = await refusePolicy(source, uin)
    if (missing !== null) return missing
    policies.push(await policyOf(source, uin))
  }
  const rows = headsOf(policies, catalogue).map((head) => rowOf(head, policies))
  const body: CompareBody = {
    data_date: catalogue.file.data_date,
    notice: NOTICE,
    total: rows.length,
    policies: policies.map(cardOf),
    rows,
  }
  return { body }
}

/** The UINs of a list, split at commas; a UIN may contain one, so neighbouring pieces that make a held UIN are joined. */
function uinsOf(list: string, isHeld: (uin: string) => boolean): string[] {
  const pieces = list.split(',')
  const uins: string[] = []
  for (let at = 0; at < pieces.length;) {
    let end = pieces.length
    while (end > at + 1 && !isHeld(pieces.slice(at, end).join(','))) end -= 1
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
    return refused('invalid-request', `uins names ${uins.length}; ${takes}.`)
  }
  const twice = uins.find((uin, at) => uins.findIndex((other) => normalUin(other) === normalUin(uin)) < at)
  return twice === undefined
    ? null
    : refused('invalid-request', `uins names ${quoted(twice)} twice; ${takes}.`)
}

async function policyOf(source: IndexSource, uin: string): Promise<PolicyBody> {
  const path = answerPath('getPolicy', uinFileName(uin))
  const policy = await cached(source, path, (body: PolicyBody) => body)
  if (policy === null) throw new Error(`${path} is missing`)
  return policy
}

/** The union of the fields of the products' categories, in the categories' order. */
function headsOf(policies: readonly PolicyBody[], catalogue: CatalogueIndex): Head[] {
  const heads = new Map<string, Head>()
  for (const slug of new Set(policies.map(({ category }) => category.slug))) {
    for (const head of catalogue.fieldsOf(slug)) if (!heads.has(head.key)) heads.set(head.key, head)
  }
  return [...heads.values()]
}

function rowOf({ key, label, group, type }: Head, policies: readonly PolicyBody[]): Row {
  const cells = policies.map((policy) => cellOf(key, policy))
  // If two categories have different types for one key, 3 months and 3 days must not be called the same: the row is
  // treated as text, which is never compared.
  const isOneType = policies.every(({ facts }) =>
    facts.every((fact) => fact.key !== key || fact.type === type),
  )
  return { key, label, group, type, verdict: verdictOf(isOneType ? type : 'text', cells), cells }
}

function cellOf(key: string, policy: PolicyBody): Cell {
  const fact = policy.facts.find((one) => one.key === key)
  if (fact !== undefined) return factCell(fact)
  const isUnread = policy.unread.some((one) => one.key === key)
  return { status: isUnread ? 'unread' : 'not-applicable' }
}

/** A fact without what the row says of it already. */
function factCell({ key: _key, label: _label, group: _group, type: _type, ...cell }: FactBody): Cell {
  return cell
}

function cardOf({ uin, name, line, status, category, insurer, coverage, url }: PolicyBody): Card {
  return { uin, name, line, status, category, insurer, coverage, url }
}
