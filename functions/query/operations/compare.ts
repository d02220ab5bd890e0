import { OPERATIONS } from '../../../build/contract/operations.ts'
import { answerPath } from '../../../build/contract/index-files.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import type { Cell, CompareBody } from '../../../build/contract/published/comparison.ts'
import type { FactBody } from '../../../build/contract/published/fact.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { COMPARED } from '../../../build/contract/limits.ts'
import { NOTICE } from '../../../build/contract/texts.ts'
import { normalUin, uinFileName } from '../../../build/contract/uin.ts'
import { type Outcome, type Refused, refused, shown } from '../../shared/outcome.ts'
import type { CatalogueIndex } from '../source/catalogue.ts'
import { catalogueOf } from '../source/load.ts'
import { missingPolicy } from '../refusals.ts'
import { kept } from '../source/cache.ts'
import type { Site } from '../source/reader.ts'
import { verdictOf } from './verdict.ts'

type Row = CompareBody['rows'][number]
type Head = Pick<Row, 'key' | 'label' | 'group' | 'type'>

/** The answer of comparePolicies: two to four products side by side, in the order asked. */
export async function comparePolicies(site: Site, { uins }: { readonly uins: string }): Promise<Outcome> {
  const catalogue = await catalogueOf(site)
  const asked = uinsOf(uins, (uin) => catalogue.placeOf(uin) !== undefined)
  const wrong = wrongNumber(asked)
  if (wrong !== null) return wrong
  const policies: PolicyBody[] = []
  for (const uin of asked) {
    const missing = await missingPolicy(site, uin)
    if (missing !== null) return missing
    policies.push(await policyOf(site, uin))
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

/** The UINs of a list: split at every comma, and joined again where neighbouring pieces together are one that is held. */
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
    return refused('invalid-request', `uins holds ${uins.length}; ${takes}.`)
  }
  const twice = uins.find((uin, at) => uins.findIndex((other) => normalUin(other) === normalUin(uin)) < at)
  return twice === undefined
    ? null
    : refused('invalid-request', `uins holds ${shown(twice)} twice; ${takes}.`)
}

async function policyOf(site: Site, uin: string): Promise<PolicyBody> {
  const path = answerPath('getPolicy', uinFileName(uin))
  const policy = await kept(site, path, (body: PolicyBody) => body)
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
  // Where two categories mean different types by one key, 3 months and 3 days must not be called the same: they are
  // set side by side as texts are.
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

function cardOf(policy: PolicyBody): Card {
  const { uin, name, line, status, launched, withdrawn, category, insurer, coverage, url } = policy
  return { uin, name, line, status, launched, withdrawn, category, insurer, coverage, url }
}
