import type { OperationId } from '../contract/operations.ts'
import type { FactBody } from '../contract/published/fact.ts'
import type { PolicyBody } from '../contract/published/policy.ts'
import { normalUin } from '../contract/uin.ts'
import type { BodyContext } from '../bodies/context.ts'
import { policyBody } from '../bodies/policy.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { requestPath } from './requests.ts'

/** The product that pages take their examples from. */
export interface SiteExample {
  readonly policy: PolicyBody
  /** A stated fact and one that is not stated, where the product has such. */
  readonly facts: readonly FactBody[]
  /** A clause that a fact quotes. */
  readonly clause: number | undefined
  /** Words to look for in its clauses. */
  readonly words: string
  /** The product and another one, of the same category or line where there is one. */
  readonly uins: string | undefined
}

/** Examples from a product of the data. */
export function exampleOf(context: BodyContext, subject: ProductSubject): SiteExample {
  const policy = policyBody(context, subject)
  const stated = policy.facts.filter(({ status }) => status === 'checked' || status === 'quoted')
  const said = stated.toSorted((one, two) => telling(one) - telling(two))[0]
  const silent = policy.facts.find(({ status }) => status === 'not-stated')
  return {
    policy,
    facts: [said, silent].filter((fact) => fact !== undefined),
    clause: said?.clause?.id ?? policy.clauses[0]?.id,
    words: subject.category?.fields.find(({ key }) => key === said?.key)?.terms[0] ?? 'premium',
    uins: comparedUins(context, policy),
  }
}

function comparedUins({ store }: BodyContext, { uin, category, line }: PolicyBody): string | undefined {
  const others = store.products().filter((row) => normalUin(row.uin) !== normalUin(uin))
  const read = others.filter(({ stated }) => stated > 0)
  const alike =
    read.find((row) => row.category === category.slug) ??
    read.find((row) => row.line === line) ??
    read[0] ??
    others[0]
  return alike && [uin, alike.uin].map(normalUin).join(',')
}

/** How soon a fact is shown: an amount of money that was checked tells most. */
function telling({ type, status }: FactBody): number {
  const money = type === 'amount' ? 0 : 2
  return money + (status === 'checked' ? 0 : 1)
}

/** Values for the parameters of an operation, with identifiers of the data. */
const VALUES: Partial<Record<OperationId, (example: SiteExample) => Readonly<Record<string, unknown>>>> = {
  searchPolicies: ({ policy }) => ({ q: policy.name }),
  getPolicy: ({ policy }) => ({ uin: normalUin(policy.uin) }),
  searchPolicyText: ({ policy, words }) => ({ uin: normalUin(policy.uin), q: words }),
  getClause: ({ clause }) => ({ id: clause }),
  comparePolicies: ({ uins }) => ({ uins }),
  categoryFields: ({ policy }) => ({ slug: policy.category.slug }),
  getInsurer: ({ policy }) => ({ slug: policy.insurer.slug }),
}

/** The values of a request that works with this data. */
export function sampleValues(id: OperationId, example: SiteExample): Readonly<Record<string, unknown>> {
  return VALUES[id]?.(example) ?? {}
}

/** The requests of the first page; the first three stand there as commands, too. */
const SAMPLES: readonly (readonly [id: OperationId, words: string])[] = [
  ['searchPolicies', 'Find a product by words of its name'],
  ['getPolicy', 'One product with every fact'],
  ['searchPolicyText', 'Find words in its clauses'],
  ['getClause', 'The text of one clause'],
  ['comparePolicies', 'Two products side by side'],
  ['categoryFields', 'What is read for a type of insurance'],
  ['getInsurer', 'One insurer with its contacts'],
  ['listLaw', 'Insurance law'],
  ['stats', 'How much the service holds'],
]

/** The requests of the first page with their paths; one the data has nothing to ask for is left out. */
export function samplesOf(example: SiteExample): { readonly words: string; readonly path: string }[] {
  return SAMPLES.flatMap(([id, words]) => {
    const path = requestPath(id, sampleValues(id, example))
    return path === null ? [] : [{ words, path }]
  })
}
