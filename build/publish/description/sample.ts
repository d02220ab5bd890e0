import type { BodyContext } from '../answers/context.ts'
import { sectionNames } from '../answers/section-names.ts'
import { isRead } from '../../contract/is-read.ts'
import type { IdOf, OperationId } from '../../contract/operations.ts'
import type { FactBody } from '../../contract/published/fact.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import type { StatsBody } from '../../contract/published/stats.ts'
import type { Law } from '../../contract/authored/law.ts'
import { normalUin } from '../../contract/uin.ts'

// One product of the data, and what examples ask about it. Bodies are read back from the build's own output.

/** Values for the parameters of a request, by name. */
export type RequestValues = Readonly<Record<string, string | number | undefined>>

/** Asks the build for an answer as a client would: the body, or null if the request is refused. */
export type Ask = (id: IdOf<'stored' | 'query'>, values: RequestValues) => Promise<unknown>

/** Records that the examples of the description and of the pages are made from. */
export interface Sample {
  readonly policy: PolicyBody
  readonly stats: StatsBody
  /** A stated fact and one that is not stated, where the product has such. */
  readonly facts: readonly FactBody[]
  /** A clause that a fact quotes. */
  readonly clause: number | undefined
  /** Words to look for in its clauses. */
  readonly words: string
  /** The product and another one, of the same category or line where there is one. */
  readonly uins: string | undefined
  /** A law instrument. */
  readonly law: Pick<Law, 'slug' | 'title'> | undefined
  /** Values for the places in the paths of files beyond the interface. */
  readonly parts: RequestValues
}

/** The sample for a product of the data. */
export async function sampleOf(context: BodyContext, uin: string, ask: Ask): Promise<Sample> {
  const policy = (await ask('getPolicy', { uin })) as PolicyBody
  const stated = policy.facts.filter(({ status }) => status === 'checked' || status === 'quoted')
  const said = stated.toSorted((a, b) => rank(a) - rank(b))[0]
  const law = context.catalogue.laws[0]?.record
  const silent = policy.facts.find(({ status }) => status === 'not-stated')
  return {
    policy,
    stats: (await ask('stats', {})) as StatsBody,
    facts: [said, silent].filter((fact) => fact !== undefined),
    clause: said?.clause?.id ?? policy.clauses[0]?.id,
    words: said?.label ?? 'premium',
    uins: comparedUins(context, policy),
    law,
    parts: {
      id: context.catalogue.forms[0]?.record.id,
      slug: law?.slug,
      number: law && sectionNames(law.sections)[0],
      category: policy.category.slug,
      key: said?.key,
      release: 1,
    },
  }
}

function comparedUins({ store }: BodyContext, { uin, category, line }: PolicyBody): string | undefined {
  const others = store.products().filter((row) => normalUin(row.uin) !== normalUin(uin))
  const read = others.filter(isRead)
  const alike =
    read.find((row) => row.category === category.slug) ??
    read.find((row) => row.line === line) ??
    read[0] ??
    others[0]
  return alike && [uin, alike.uin].map(normalUin).join(',')
}

/** Rank of a fact as an example, the best lowest: a waiting time, an amount, then any that was checked. */
function rank({ type, status }: FactBody): number {
  const kind = EXAMPLE_TYPES.indexOf(type)
  return 2 * (kind === -1 ? EXAMPLE_TYPES.length : kind) + (status === 'checked' ? 0 : 1)
}

const EXAMPLE_TYPES: readonly string[] = ['months', 'amount']

/** Values for the parameters of an operation, with identifiers of the data. */
const VALUES: Partial<Record<OperationId, (sample: Sample) => RequestValues>> = {
  searchPolicies: ({ policy }) => ({ q: policy.name }),
  getPolicy: ({ policy }) => ({ uin: normalUin(policy.uin) }),
  searchPolicyText: ({ policy, words }) => ({ uin: normalUin(policy.uin), q: words }),
  getClause: ({ clause }) => ({ id: clause }),
  comparePolicies: ({ uins }) => ({ uins }),
  categoryFields: ({ policy }) => ({ slug: policy.category.slug }),
  getInsurer: ({ policy }) => ({ slug: policy.insurer.slug }),
  getLaw: ({ law }) => ({ slug: law?.slug }),
}

/** The values of a request that works with this data; one the data has nothing for is undefined. */
export function sampleValues(id: OperationId, sample: Sample): RequestValues {
  return VALUES[id]?.(sample) ?? {}
}

/** Values for the parameters that a request need not have, such that all of them together still find something. */
const FURTHER: Partial<Record<OperationId, (sample: Sample) => RequestValues>> = {
  searchPolicies: ({ policy: { category, insurer, line, status, coverage }, stats }) => ({
    category: category.slug,
    insurer: insurer.slug,
    line,
    status,
    read: String(isRead(coverage)),
    changed_since: stats.data_date,
    limit: 5,
    offset: 0,
  }),
  searchPolicyText: () => ({ limit: 5 }),
  comparePolicies: ({ facts: [fact] }) => ({ fields: fact?.key, group: fact?.group }),
  listLaw: ({ law }) => ({ q: law?.title, limit: 5 }),
}

/** A value for every parameter of an operation for which the data has one. */
export function everyValue(id: OperationId, sample: Sample): RequestValues {
  return { ...sampleValues(id, sample), ...FURTHER[id]?.(sample) }
}
