import type { Product } from '../../contract/authored/product.ts'
import { grouped } from '../../contract/groups.ts'
import type { Line } from '../../contract/primitives.ts'
import { ageOf, companyOf, healthVersion, isForGroups } from '../../contract/product-age.ts'
import { kindOf, normalUin, stemOfVersions, uinVersion } from '../../contract/uin.ts'
import { differInTier, keysOfName, likenessOf } from './likeness.ts'

/** 1: hardly anything else; 2: most likely, under another name or from another company; 3: a person should look at both. */
type Certainty = 1 | 2 | 3

/** Keys of a product that show what it is a version of. */
export type Versioned = Pick<
  Product,
  'uin' | 'name' | 'insurer' | 'line' | 'status' | 'launched' | 'withdrawn' | 'supersedes'
>

/** Proposal that a product is the version after another. */
export interface Proposal<One extends Versioned = Versioned> {
  readonly newer: One
  readonly older: One
  readonly certainty: Certainty
  /** The evidence, in words. */
  readonly because: string
}

/**
 * Proposes the version before of each product that names none, or of those among them that are asked about; the most certain
 * first. A version is of one insurer, and has one before it: what another product replaces already is not proposed again.
 */
export function proposalsFor<One extends Versioned>(
  products: readonly One[],
  knownWithdrawals: readonly Line[],
  isAsked: (product: One) => boolean = () => true,
): Proposal<One>[] {
  const replaced = new Set(products.map(({ supersedes }) => normalUin(supersedes ?? '')))
  const alike = grouped(products.flatMap((one) => keysOf(one).map((key) => [key, one] as const)))
  const asked = products.filter((one) => one.supersedes === null && isAsked(one)).toSorted(byAge)
  const found = new Map<One, Proposal<One>>()
  // Likely proposals come first: a doubtful one takes no product from them.
  for (const least of [2, 3])
    for (const newer of asked.filter((one) => !found.has(one))) {
      const [best, next] = [...new Set(keysOf(newer).flatMap((key) => alike.get(key) ?? []))]
        .filter((older) => older !== newer && !replaced.has(normalUin(older.uin)))
        .flatMap((older) => proposalOf(newer, older, knownWithdrawals) ?? [])
        .filter(({ certainty }) => certainty <= least)
        .toSorted((a, b) => a.certainty - b.certainty || byAge(b.older, a.older))
      if (best === undefined) continue
      const isSure = next?.certainty !== best.certainty || isSameUin(newer, best.older)
      const because = `${best.because}; or after ${next?.older.uin}`
      found.set(newer, isSure ? best : { ...best, certainty: 3, because })
      replaced.add(normalUin(best.older.uin))
    }
  return [...found.values()].toSorted((a, b) => a.certainty - b.certainty)
}

/** Of products of one name, the one of which a UIN that is not held is most likely the next version; null where it is of none. */
export function latestVersion<One extends Versioned>(
  uin: string,
  launched: string,
  products: readonly One[],
): One | null {
  const [first] = products
  if (first === undefined) return null
  const newer: One = { ...first, uin, launched, status: 'active', supersedes: null }
  const [found] = proposalsFor([...products, newer], [], (one) => one === newer)
  return found?.older ?? null
}

/** Keys shared by products that may be versions of one another. */
function keysOf({ uin, insurer, name }: Versioned): string[] {
  const stem = stemOfVersions(uin)
  return [...keysOfName(name), ...(stem === null ? [] : [`uin ${stem}`])].map((key) => `${insurer} ${key}`)
}

/** Whether and why a product may be the version right after another of its insurer; null where it is none. */
function proposalOf<One extends Versioned>(
  newer: One,
  older: One,
  knownWithdrawals: readonly Line[],
): Proposal<One> | null {
  const likeness = likenessOf(older.name, newer.name)
  const proposed = (certainty: Certainty, because: string) => ({ newer, older, certainty, because })
  if (isSameUin(newer, older)) {
    if (uinVersion(older.uin) >= uinVersion(newer.uin)) return null
    const renamed = differInTier(older.name, newer.name) ? 3 : 2
    return proposed(
      likeness === null ? renamed : 1,
      `UIN the same up to the version, ${likeness ?? 'another name'}`,
    )
  }
  if (likeness === null || older.line !== newer.line || !isSameKind(newer, older)) return null
  const [year, later] = [older, newer].map((one) => ageOf(one)?.slice(0, 4))
  if (year === undefined || later === undefined || year > later) return null
  const [version, next] = [healthVersion(older.uin), healthVersion(newer.uin)]
  if (version !== null && next !== null && version !== next) {
    const isExact = likeness !== 'one letter apart' && companyOf(older.uin) === companyOf(newer.uin)
    return version > next
      ? null
      : proposed(isExact ? 1 : 2, `${likeness}, version ${version} and then ${next}`)
  }
  // Of one year, or sold at one time, they are two plans.
  const isSold = older.status === 'active' && knownWithdrawals.includes(older.line)
  return year === later || isSold ? null : proposed(3, `${likeness}, another UIN, a later year`)
}

function isSameUin(a: Versioned, b: Versioned): boolean {
  const stem = stemOfVersions(a.uin)
  return stem !== null && stem === stemOfVersions(b.uin)
}

function isSameKind(a: Versioned, b: Versioned): boolean {
  const [groups, others] = [isForGroups(a.uin), isForGroups(b.uin)]
  return kindOf(a.uin) === kindOf(b.uin) && (groups === null || others === null || groups === others)
}

function byAge(a: Versioned, b: Versioned): number {
  const key = (product: Versioned) =>
    `${ageOf(product) ?? ''} ${uinVersion(product.uin)} ${normalUin(product.uin)}`
  return key(a) < key(b) ? -1 : 1
}
