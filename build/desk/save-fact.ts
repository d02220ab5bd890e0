import { Fact, ReaderCode } from '../contract/authored/product.ts'
import { Slug, Uin, closed, nullable } from '../contract/primitives.ts'
import { Type, type Static } from '../contract/schema.ts'
import { canonicalText } from '../check/dataset/canonical.ts'
import { COLLECTIONS } from '../check/dataset/collections.ts'
import { sha256 } from '../files/digest.ts'
import type { WithData } from './desk.ts'
import { type DeskData, factIn } from './desk-data.ts'
import { DeskError } from './desk-error.ts'
import { proven } from './proven-fact.ts'
import { isOpen, refuseReaders } from './readers.ts'
import { type Saved, save, undoneBy } from './saving.ts'

/** A reader's answer to a field. The digest is that of the fact when the window read it ({@link digestOfFact}). */
export const ReadFact = closed({
  uin: Uin,
  key: Slug,
  fact: nullable(Fact, 'Null takes it out.'),
  digest: Type.String({ maxLength: 64 }),
  by: ReaderCode,
})
export type ReadFact = Static<typeof ReadFact>

/** Digest of the fact that a product has for a field now; empty where nobody has read it. */
export function digestOfFact(fact: Fact | null): string {
  return fact === null ? '' : sha256(canonicalText(Fact, fact))
}

/**
 * Saves a fact that a person read, and by whom; an earlier check is void. Throws a DeskError with both versions where
 * the fact is another one now, and one where a third reader has to settle it.
 */
export function saveFact({ data }: WithData, { uin, key, fact, digest, by }: ReadFact): Saved {
  const before = factIn(data.read(uin), key)
  if (before !== null && isOpen(before)) refuseReaders(before, by)
  if (fact === null) return put(data, uin, key, null, digest)
  const { checked: _, checked_by: _by, differed: _other, ...read } = fact
  const differed = before?.differed && { ...before.differed, settled_by: before.differed.settled_by ?? by }
  return put(data, uin, key, { ...read, read_by: by, ...(differed && { differed }) }, digest)
}

/**
 * Puts a fact in its product: the whole file in canonical form, or nothing. Other facts of the product may have been
 * changed meanwhile. Throws a DeskError where this one was, and one with the findings where it has an error.
 */
export function put(data: DeskData, uin: string, key: string, fact: Fact | null, digest: string): Saved {
  if (fact !== null && fact.key !== key)
    throw new DeskError(400, `The fact is of the field ${fact.key}, not ${key}.`)
  const subject = data.read(uin)
  const before = factIn(subject, key)
  if (digestOfFact(before) !== digest)
    throw new DeskError(409, 'The fact was changed meanwhile; nothing was saved.', {
      yours: fact,
      theirs: before,
      digest: digestOfFact(before),
    })
  const product = provenOrRefused(data, uin, key, fact)
  const after = digestOfFact(factIn({ product }, key))
  save(data, [{ path: subject.path, after: canonicalText(COLLECTIONS.products.schema, product) }])
  data.read(uin)
  return undoneBy(data, () => put(data, uin, key, before, after))
}

/** The product with a fact put in. Throws a DeskError with the findings where the build would refuse the fact. */
export function provenOrRefused(data: DeskData, uin: string, key: string, fact: Fact | null) {
  const { product, findings } = proven(data.read(uin), key, fact, data.catalogue)
  if (findings.some(({ level }) => level === 'error'))
    throw new DeskError(422, 'The build would refuse this; nothing was saved.', { findings })
  return product
}
