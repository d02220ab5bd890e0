import { LINES } from '../../build/contract/primitives.ts'
import { looksLikeUin, normalUin } from '../../build/contract/uin.ts'
import { type Refused, refused, shown } from '../shared/outcome.ts'
import { catalogueOf, lawOf, serviceOf } from './source/load.ts'
import { spellingDistance } from './search/spelling.ts'
import type { Site } from './source/reader.ts'

// What is said of a thing the service does not hold. Null means: it does.

/** Refuses a UIN that is not held, naming the versions of the product that are. */
export async function missingPolicy(site: Site, uin: string): Promise<Refused | null> {
  const catalogue = await catalogueOf(site)
  if (catalogue.placeOf(uin) !== undefined) return null
  const versions = catalogue.otherVersions(uin).map((place) => catalogue.card(place).uin)
  return refused(
    'policy-not-found',
    `The service holds no product with the UIN ${shown(uin)}. ${policyHint(uin, versions)}`,
  )
}

/** The refusal of a UIN for which a file is missing; that the product is held would be a fault of ours. */
export async function policyRefused(site: Site, uin: string): Promise<Refused> {
  const missing = await missingPolicy(site, uin)
  if (missing === null) throw new Error(`a file of the product ${normalUin(uin)} is missing`)
  return missing
}

function policyHint(asked: string, versions: readonly string[]): string {
  if (versions.length === 1) return `Another version of it is held: ${versions.join()}.`
  if (versions.length > 1) return `Other versions of it are held: ${versions.join(', ')}.`
  if (looksLikeUin(asked)) return 'It looks like a UIN. Search by the product’s name at /api/v1/policies?q=.'
  return 'It does not look like a UIN (such as NICHLIP25041V022425). Search by name at /api/v1/policies?q=.'
}

type Held = 'category' | 'insurer' | 'law'

const LISTS = {
  category: { thing: 'category', code: 'category-not-found', at: '/api/v1/categories' },
  insurer: { thing: 'insurer', code: 'insurer-not-found', at: '/api/v1/insurers' },
  law: { thing: 'law instrument', code: 'law-not-found', at: '/api/v1/law' },
} as const

/** Refuses a slug that is not held, naming the right one where only the case is wrong. */
export async function missingSlug(site: Site, kind: Held, slug: string): Promise<Refused | null> {
  const slugs = await heldSlugs(site, kind)
  const { thing, code, at } = LISTS[kind]
  if (slugs.includes(slug)) return null
  const hint = slugHint(kind, slug.toLowerCase(), slugs) ?? `The slugs are listed at ${at}.`
  return refused(code, `The service holds no ${thing} with the slug ${shown(slug)}. ${hint}`)
}

/** The slug that was probably meant, or null. */
function slugHint(kind: Held, asked: string, slugs: readonly string[]): string | null {
  if (slugs.includes(asked)) return `Slugs are lower case: ask for “${asked}”.`
  const isLine = kind === 'category' && (LINES as readonly string[]).includes(asked)
  const near = slugs.filter(
    (slug) =>
      `-${slug}-`.includes(`-${asked}-`) || slug.startsWith(asked) || spellingDistance(slug, asked, 2) <= 2,
  )
  const meant = near.slice(0, SLUGS_SUGGESTED).map((slug) => `“${slug}”`)
  const suggestion = meant.length === 0 ? null : `Did you mean ${meant.join(' or ')}?`
  return isLine
    ? [`“${asked}” is a line: ask for line=${asked}.`, suggestion].filter(Boolean).join(' ')
    : suggestion
}

/** How many slugs a refusal suggests. */
const SLUGS_SUGGESTED = 4

async function heldSlugs(site: Site, kind: Held): Promise<string[]> {
  if (kind === 'law') return (await lawOf(site)).file.instruments.map(({ slug }) => slug)
  const { categories, insurers } = (await catalogueOf(site)).file
  return (kind === 'category' ? categories : insurers).map(({ slug }) => slug)
}

/** Refuses what is no clause number, and the number of a clause that was retired. Null means: there may be such a clause. */
export async function neverAClause(site: Site, id: string): Promise<Refused | null> {
  if (!/^[1-9]\d{0,15}$/u.test(id) || !Number.isSafeInteger(Number(id))) {
    return refused(
      'clause-not-found',
      `${shown(id)} is no clause number: those are whole numbers from 1, without leading zeros.`,
    )
  }
  const { retired_clauses } = await serviceOf(site)
  const retired = retired_clauses.some(([from, to]) => from <= Number(id) && Number(id) <= to)
  if (!retired) return null
  return refused(
    'clause-not-found',
    `The clause ${id} was retired when its document was read anew, and its number will not be used again. Take clause numbers from /api/v1/policy/{uin}.`,
  )
}

/** Refuses a clause number that no file answers. */
export function missingClause(id: string): Refused {
  return refused(
    'clause-not-found',
    `The service holds no clause ${id}. Take clause numbers from /api/v1/policy/{uin}.`,
  )
}
