import type { ClauseBody } from '../../build/contract/published/clause.ts'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import type { CategoriesBody, CategoryFieldsBody } from '../../build/contract/published/categories.ts'
import type { InsurerBody, InsurersBody } from '../../build/contract/published/insurers.ts'
import type { LawBody } from '../../build/contract/published/instruments.ts'
import type { StatsBody } from '../../build/contract/published/stats.ts'
import { type Case, answered, claim, inFunctions, onFile, overHttp, refused } from './case.ts'
import type { Samples } from './samples.ts'

const V1 = '/api/v1'

/** The operations whose path alone decides, and the refusals of what the service does not hold. */
export function pageCases(samples: Samples): Case[] {
  return [...lists(samples), ...policies(samples), ...clauses(samples), ...slugs(samples)]
}

function lists({ cards, instruments }: Samples): Case[] {
  const allCategories = claim<CategoriesBody>('every category that a product is of', ({ categories }) =>
    cards.every(({ category }) => categories.some(({ slug }) => slug === category.slug)),
  )
  const allInsurers = claim<InsurersBody>('as many products as there are', ({ insurers }) => {
    const counts = insurers.map(({ policies }) => policies.active + policies.withdrawn)
    return counts.reduce((sum, count) => sum + count, 0) === cards.length
  })
  const counts = claim<StatsBody>(
    'the counts of the lists',
    ({ products, law }) => products.total === cards.length && law.instruments === instruments.length,
  )
  return [
    answered('listCategories', `${V1}/categories`, allCategories),
    answered('listCategories', `${V1}/categories/`, allCategories),
    onFile('listCategories', `${V1}/categories/index.json`, allCategories),
    onFile('listInsurers', `${V1}/insurers`, allInsurers),
    answered('listInsurers', `${V1}/insurers/`, allInsurers),
    onFile('stats', `${V1}/stats`, counts),
    answered('stats', `${V1}/stats/`, counts),
    // A file answers whatever the query string says.
    overHttp(answered('stats', `${V1}/stats?lang=hi`, counts)),
    inFunctions(refused('invalid-request', `${V1}/stats?lang=hi`, 'lang', 'none')),
    refused('invalid-request', `${V1}/categories?lang=hi`, 'lang', 'none'),
    refused('invalid-request', `${V1}/categories?q=a&q=b`, 'q'),
  ].map((one) => (one.sent.path.endsWith('index.json') ? overHttp(one) : one))
}

function policies({ read, slash, comma, spaced, version, withdrawn, unread }: Samples): Case[] {
  const is = (uin: string) =>
    claim<PolicyBody>(`the product ${uin}`, (body) => body.uin === uin && body.clauses.length >= 0)
  const at = (uin: string, of = uin) => answered('getPolicy', `${V1}/policy/${uin}`, is(of))
  const inAnyForm = (uin: string) => [
    at(encodeURIComponent(uin), uin),
    at(encodeURIComponent(uin).toLowerCase(), uin),
    at(uin.split('/').map(encodeURIComponent).join('/'), uin),
    at(`${encodeURIComponent(uin)}/`, uin),
    at(`%20${encodeURIComponent(uin)}%09`, uin),
  ]
  const odd = [slash, comma, spaced].filter((uin) => uin !== null)
  return [
    onFile('getPolicy', `${V1}/policy/${read.uin}`, is(read.uin), factsAreQuoted, coverageAddsUp),
    ...inAnyForm(read.uin).slice(1),
    ...odd.flatMap(inAnyForm),
    ...(withdrawn === null ? [] : [at(encodeURIComponent(withdrawn.uin), withdrawn.uin)]),
    ...(unread === null ? [] : [answered('getPolicy', policyOf(unread.uin), nothingClaimed)]),
    ...(version === null ? [] : [refused('policy-not-found', policyOf(version.unknown), version.known)]),
    refused('policy-not-found', `${V1}/policy/ZZZZZZ99999V019999`, 'looks like a UIN'),
    refused('policy-not-found', `${V1}/policy/some%20plan`, 'does not look like a UIN'),
    refused('policy-not-found', `${V1}/policy/some/plan/here`, 'some/plan/here'),
    refused('policy-not-found', `${V1}/policy/${'A1'.repeat(2000)}`, '…'),
    refused('policy-not-found', `${V1}/policy/${'A/'.repeat(2000)}B/search?q=x`, '…'),
    refused('policy-not-found', `${V1}/policy/%20`),
    refused('policy-not-found', `${V1}/policy/%E3%80%80/search?q=x`),
    refused('policy-not-found', `${V1}/policy/%F0%9F%A6%84`, '🦄'),
    refused('policy-not-found', `${V1}/policy/%00%1F`),
    refused('policy-not-found', `${V1}/policy/..%2F..%2Fcatalogue.json`),
    refused('policy-not-found', `${V1}/policy/__proto__`, '__proto__'),
    refused('no-such-operation', `${V1}/policy`, '/api/v1/openapi.json'),
    refused('no-such-operation', `${V1}/law/insurance-act-1938/45`, '/law/insurance-act-1938/45.json'),
    refused('no-such-operation', `${V1}/policy/`, '/api/v1/openapi.json'),
  ]
}

function policyOf(uin: string): string {
  return `${V1}/policy/${encodeURIComponent(uin)}`
}

const factsAreQuoted = claim<PolicyBody>('a quote, a clause and a page with every value', ({ facts }) =>
  facts.every(
    ({ value, quote, clause, page }) =>
      value === null || (quote !== null && clause !== null && page !== null),
  ),
)

const coverageAddsUp = claim<PolicyBody>('the facts its coverage counts', ({ coverage, facts, unread }) => {
  const countOf = (statuses: readonly string[]) =>
    facts.filter(({ status }) => statuses.includes(status)).length
  return (
    coverage.unread === unread.length &&
    coverage.not_stated === countOf(['not-stated']) &&
    coverage.in_schedule === countOf(['in-schedule']) &&
    coverage.stated === facts.length - coverage.not_stated - coverage.in_schedule
  )
})

const nothingClaimed = claim<PolicyBody>(
  'no fact and no clause, and every field unread',
  (body) => body.facts.length === 0 && body.clauses.length === 0 && body.unread.length > 0,
)

function clauses({ service, clause, retired, noClause, read }: Samples): Case[] {
  const ofProduct = claim<ClauseBody>(
    `clause ${clause} of ${read.uin} between its neighbours`,
    ({ id, uin, previous, next }) => id === clause && uin === read.uin && previous !== null && next !== null,
  )
  const noNumber = [
    'abc',
    '01',
    '0',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '%201',
    '1%20',
    '９',
    '9007199254740993',
    '9'.repeat(400),
  ]
  // A file answers whatever the query string says and the case of its address is; so does what answers without files.
  const spelt = [
    `clause/${clause}/`,
    `clause/${clause}?`,
    `clause/${clause}?lang=hi&lang=en`,
    `clause/${clause}?%zz=%FF`,
    `clause/${clause}/?lang=hi`,
    `Clause/${clause}`,
    `%63lause/${String(clause).replaceAll(/\d/gu, '%3$&')}`,
  ].map((path) => answered('getClause', `${V1}/${path}`, ofProduct))
  const stored = (service.clauses === 'files' ? onFile : answered)(
    'getClause',
    `${V1}/clause/${clause}`,
    ofProduct,
  )
  return [
    ...(clause === null ? [] : [stored, ...spelt]),
    refused('clause-not-found', `${V1}/clause/${noClause}?lang=hi`, String(noClause)),
    ...noNumber.map((id) =>
      refused(
        'clause-not-found',
        `${V1}/clause/${id.replace('９', '%EF%BC%99')}`,
        'a whole number, 1 or more',
      ),
    ),
    refused('clause-not-found', `${V1}/clause/${noClause}`, String(noClause)),
    ...(retired === null ? [] : [refused('clause-not-found', `${V1}/clause/${retired}`, 'retired')]),
    refused('no-such-operation', `${V1}/clause`),
    refused('no-such-operation', `${V1}/clause/`),
    refused('no-such-operation', `${V1}/clause/${clause ?? noClause}/text`),
  ]
}

function slugs({ category, insurer, law, cards, read }: Samples): Case[] {
  const fields = claim<CategoryFieldsBody>(
    'the fields of the category',
    (body) => body.category.slug === category && body.total === body.fields.length && body.total > 0,
  )
  const own = claim<InsurerBody>(
    'the insurer with its products and no other',
    (body) =>
      body.slug === insurer &&
      body.total === body.policies.length &&
      body.total === cards.filter((card) => card.insurer.slug === insurer).length,
  )
  const sections = claim<LawBody>(
    'the instrument with its sections',
    (body) => body.slug === law && body.total === body.sections.length,
  )
  const upper = (path: string, slug: string) => path.replace(slug, slug.toUpperCase())
  const lists = [
    ['category-not-found', `${V1}/categories/${category}/fields`, category, '/api/v1/categories'],
    ['insurer-not-found', `${V1}/insurer/${insurer}`, insurer, '/api/v1/insurers'],
    ['law-not-found', `${V1}/law/${law ?? 'some-act'}`, law ?? 'some-act', '/api/v1/law'],
  ] as const
  return [
    onFile('categoryFields', `${V1}/categories/${category}/fields`, fields),
    answered('categoryFields', `${V1}/categories/${category}/fields/`, fields),
    onFile('getInsurer', `${V1}/insurer/${read.insurer.slug}`, own),
    answered('getInsurer', `${V1}/insurer/${insurer}/`, own),
    ...(law === null
      ? []
      : [onFile('getLaw', `${V1}/law/${law}`, sections), answered('getLaw', `${V1}/law/${law}/`, sections)]),
    ...lists.flatMap(([code, path, slug, list]) => [
      refused(code, path.replace(slug, 'no-such-slug'), 'no-such-slug', list),
      refused(code, path.replace(slug, '%F0%9F%A6%84'), '🦄'),
      refused(code, path.replace(slug, '..%2Fstats')),
      refused(code, path.replace(slug, 'x'.repeat(3000)), '…'),
      // The platform finds files without regard to case: whether the function comes to answer is its affair.
      inFunctions(refused(code, upper(path, slug), slug)),
    ]),
  ]
}
