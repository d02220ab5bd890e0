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
  if (fact === null) return put(data, uin, [{ key, fact, digest }])
  const differed = before?.differed && { ...before.differed, settled_by: before.differed.settled_by ?? by }
  return put(data, uin, [{ key, fact: { ...readNow(fact, by), ...(differed && { differed }) }, digest }])
}

/** Facts that a reader takes over for a product. */
export const TakenFacts = closed({ uin: Uin, facts: Type.Array(Fact, { minItems: 1 }), by: ReaderCode })

/** Saves facts that a reader took over, all or none, as one save; those that were read meanwhile stay as they are. */
export function saveTaken({ data }: WithData, { uin, facts, by }: Static<typeof TakenFacts>) {
  const subject = data.read(uin)
  const unread = facts.filter(({ key }) => factIn(subject, key) === null)
  const changes = unread.map((fact) => ({ key: fact.key, fact: readNow(fact, by), digest: '' }))
  return { ...put(data, uin, changes), taken: unread.length }
}

/** A fact as this reader gives it: nobody has checked it, and nobody has read it otherwise. */
function readNow(fact: Fact, by: string): Fact {
  const { checked: _, checked_by: _by, differed: _other, ...read } = fact
  return { ...read, read_by: by }
}

/** The fact that a field is to have; null takes it out. The digest is that of the fact it has. */
type Change = Pick<ReadFact, 'key' | 'fact' | 'digest'>

/**
 * Puts facts in their product: the whole file in canonical form, or nothing. Other facts of the product may have been
 * changed meanwhile. Throws a DeskError where one of these was, and one with the findings where one has an error.
 */
export function put(data: DeskData, uin: string, changes: readonly Change[]): Saved {
  const subject = data.read(uin)
  for (const { key, fact, digest } of changes) {
    if (fact !== null && fact.key !== key)
      throw new DeskError(400, `The fact is of the field ${fact.key}, not ${key}.`)
    const theirs = factIn(subject, key)
    const now = digestOfFact(theirs)
    if (now !== digest) throw new DeskError(409, CHANGED, { yours: fact, theirs, digest: now })
  }
  const product = provenOrRefused(data, uin, changes)
  save(data, [{ path: subject.path, after: canonicalText(COLLECTIONS.products.schema, product) }])
  data.read(uin)
  const back = changes.map(({ key }) => {
    return { key, fact: factIn(subject, key), digest: digestOfFact(factIn({ product }, key)) }
  })
  return undoneBy(data, () => put(data, uin, back))
}

const CHANGED = 'The fact was changed meanwhile; nothing was saved.'

/** The product with facts put in. Throws a DeskError with the findings where the build would refuse one. */
export function provenOrRefused(data: DeskData, uin: string, changes: readonly Omit<Change, 'digest'>[]) {
  const subject = data.read(uin)
  let { product } = subject
  for (const { key, fact } of changes) {
    const made = proven({ ...subject, product }, key, fact, data.catalogue)
    if (made.findings.some(({ level }) => level === 'error'))
      throw new DeskError(422, 'The build would refuse this; nothing was saved.', { findings: made.findings })
    product = made.product
  }
  return product
}
