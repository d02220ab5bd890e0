import { PATHS } from '../../build/contract/paths.ts'
import { LINES } from '../../build/contract/primitives.ts'
import { looksLikeUin, normalUin } from '../../build/contract/uin.ts'
import { type Refused, quoted, refused } from '../shared/result.ts'
import { type IndexSource, lawOf, productsOf, serviceOf } from './source/load.ts'
import { tokens } from '../../build/search/words.ts'
import { spellingDistance } from '../../build/search/spelling.ts'

// Refusals of things the service does not hold. Null means that nothing is refused.

/**
 * Refuses a UIN for which a file is missing, naming the versions of the product that are held. If it is held itself, the
 * site is incomplete.
 */
export async function refusePolicy(source: IndexSource, uin: string): Promise<Refused> {
  const products = await productsOf(source)
  const { number, others } = products.named(uin)
  if (number !== null) throw new Error(`a file of the product ${normalUin(uin)} is missing`)
  const versions = others.map((other) => products.uin(other))
  return refused(
    'policy-not-found',
    `The service holds no product with the UIN ${quoted(uin)}. ${policyHint(uin, versions)}`,
  )
}

function policyHint(uin: string, versions: readonly string[]): string {
  if (versions.length === 1) return `It holds another version of the product: ${versions.join()}.`
  if (versions.length > 0) return `It holds other versions of the product: ${versions.join(', ')}.`
  const search = `Search by the product’s name at ${PATHS.searchPolicies}?q=.`
  if (looksLikeUin(uin)) return `It looks like a UIN. ${search}`
  return `It does not look like a UIN (such as NICHLIP25041V022425). ${search}`
}

/** Slugs that a code refuses: their kind, and where to list them. */
const SLUGS = {
  'category-not-found': {
    thing: 'category',
    list: PATHS.listCategories,
    slugsOf: async (source: IndexSource) => (await productsOf(source)).file.categories,
  },
  'insurer-not-found': {
    thing: 'insurer',
    list: PATHS.listInsurers,
    slugsOf: async (source: IndexSource) => (await productsOf(source)).file.insurers,
  },
  'law-not-found': {
    thing: 'law instrument',
    list: PATHS.listLaw,
    slugsOf: async (source: IndexSource) => (await lawOf(source)).file.instruments,
  },
} as const

export type SlugCode = keyof typeof SLUGS

/** Refuses a slug that is not held. */
export async function refuseSlug(source: IndexSource, code: SlugCode, slug: string): Promise<Refused | null> {
  const { thing, list, slugsOf } = SLUGS[code]
  const things: readonly Named[] = await slugsOf(source)
  if (things.some((named) => named.slug === slug)) return null
  const hint = slugHint(code, slug, things) ?? `The slugs are listed at ${list}.`
  return refused(code, `The service holds no ${thing} with the slug ${quoted(slug)}. ${hint}`)
}

/** Thing that has a slug, with what else it is called. */
interface Named {
  readonly slug: string
  readonly name?: string
  readonly words?: string
  readonly title?: string
}

/** The slug that was probably meant, or null. */
function slugHint(code: SlugCode, asked: string, things: readonly Named[]): string | null {
  const isLine = code === 'category-not-found' && (LINES as readonly string[]).includes(asked)
  const near = things.filter(({ slug, name = '', words = '', title = '' }) => {
    const called = new Set(tokens(`${name} ${words} ${title}`))
    return (
      `-${slug}-`.includes(`-${asked}-`) ||
      `-${asked}-`.includes(`-${slug}-`) ||
      slug.startsWith(asked) ||
      spellingDistance(slug, asked, 2) < Infinity ||
      asked.split('-').every((word) => called.has(word))
    )
  })
  const meant = near.slice(0, SLUGS_SUGGESTED).map(({ slug }) => `“${slug}”`)
  const suggestion = meant.length === 0 ? [] : [`Did you mean ${meant.join(' or ')}?`]
  const line = isLine ? [`“${asked}” is a line: ask for line=${asked}.`] : []
  return line.length + suggestion.length === 0 ? null : [...line, ...suggestion].join(' ')
}

/** Most slugs that a refusal suggests. */
const SLUGS_SUGGESTED = 4

/** Refuses the number of a clause that no product has; of one that was retired it says so. */
export async function refuseClause(source: IndexSource, id: number): Promise<Refused> {
  const { retired_clauses } = await serviceOf(source)
  const isRetired = retired_clauses.some(([from, to]) => from <= id && id <= to)
  const why = isRetired
    ? `Clause ${id} was retired when its document was re-read, and its number will not be used again.`
    : `The service holds no clause ${id}.`
  return refused('clause-not-found', `${why} Take clause numbers from ${PATHS.getPolicy}.`)
}
