import type { Clause } from '../../contract/authored/clauses.ts'
import { grouped } from '../../contract/groups.ts'
import { Memo, readOnce } from '../../contract/lazily.ts'
import { type Pair, aligned } from './aligned.ts'
import { type ChangedPart, groupedParts, shownParts, squeezed } from './difference.ts'
import { likeHeadings } from './like-places.ts'
import { type ById, provisionLikeness } from './provision.ts'
import { type ClauseSentence, sentencesIn } from './sentences.ts'

// Two editions compared as wholes: every sentence that is new, changed or gone, once, wherever clauses begin and end.

/** A sentence that is not in both editions alike: as it is here and as it was there; null where it is new, or gone. */
export interface Change {
  readonly here: ClauseSentence | null
  readonly there: ClauseSentence | null
  /** The words around what is new and what is gone, and these words by themselves. */
  readonly shown: string
  readonly fresh: string
  readonly gone: string
}

/** The changes from one edition to another, in the order of the latter; those that are gone come last. */
export function changesBetween(before: ById, after: ById): readonly Change[] {
  return compared(before, after).changes
}

/** What each sentence of an edition is in another, where it is there. */
export function becameIn(before: ById, after: ById): ReadonlyMap<ClauseSentence, ClauseSentence> {
  return compared(before, after).became
}

interface Compared {
  readonly changes: readonly Change[]
  readonly became: ReadonlyMap<ClauseSentence, ClauseSentence>
}

function compared(before: ById, after: ById): Compared {
  return known(before).of(after, () => {
    const order = new Map([...after.keys()].map((id, at) => [id, at]))
    const placeOf = ({ here }: Change) => (here === null ? Infinity : (order.get(here.clause.id) ?? 0))
    const pairs = withMoved(inPlace(before, after), before, after)
    const isOfContents = [before, after].map(contentsOf)
    const became = new Map<ClauseSentence, ClauseSentence>()
    for (const { now, was } of pairs) if (now && was && !became.has(was.of)) became.set(was.of, now.of)
    const changes = changesIn(pairs, became).filter(
      ({ here, there }) => !isOfContents.some((some) => some.has(here?.clause ?? there?.clause)),
    )
    return { changes: changes.toSorted((one, two) => placeOf(one) - placeOf(two)), became }
  })
}

const known = readOnce((_before: ById) => new Memo<ById, Compared>(12))

/** Aligns what is between clauses that stand alike in both editions, wherever these are. */
function inPlace(before: ById, after: ById): Pair[] {
  const alike = counterparts([...before.values()], [...after.values()], (one, two) => {
    return saidIn(one) === saidIn(two) && likeHeadings(one, before, two, after) ? 1 : 0
  })
  const there = stretches(before, new Set(alike.values()))
  const here = stretches(after, new Set(alike.keys()))
  const ends: (readonly [Clause | null, Clause | null])[] = [[null, null], ...alike]
  return ends.flatMap(([now, was]) => {
    const [gone, fresh] = [there.get(was) ?? [], here.get(now) ?? []]
    const same = now && was ? aligned(sentencesIn(was), sentencesIn(now)) : []
    return [...same, ...aligned(gone.flatMap(sentencesIn), fresh.flatMap(sentencesIn))]
  })
}

/** The clauses after each of some, up to the next of them; null for those before the first. */
function stretches(byId: ById, ends: ReadonlySet<Clause>): Map<Clause | null, Clause[]> {
  let last: Clause | null = null
  const pairs: [Clause | null, Clause][] = []
  for (const clause of byId.values())
    if (ends.has(clause)) last = clause
    else pairs.push([last, clause])
  return grouped(pairs)
}

/** For each clause the one there that is most alike, if any is; each of these once. */
function counterparts(
  was: readonly Clause[],
  is: readonly Clause[],
  alikeOf: (one: Clause, two: Clause) => number,
): Map<Clause, Clause> {
  const free = new Set(was)
  const found = new Map<Clause, Clause>()
  for (const clause of is) {
    let best: { readonly one: Clause; readonly alike: number } | null = null
    for (const one of free) {
      const alike = alikeOf(one, clause)
      if (alike > (best?.alike ?? 0)) best = { one, alike }
    }
    if (best === null) continue
    found.set(clause, best.one)
    free.delete(best.one)
  }
  return found
}

/** Aligns clauses of which nothing was found in their place with the same provision elsewhere. */
function withMoved(pairs: readonly Pair[], before: ById, after: ById): Pair[] {
  const held = new Set(pairs.flatMap(({ now, was }) => (now && was ? [now.of.clause, was.of.clause] : [])))
  const [was, is] = [before, after].map((all) => [...all.values()].filter((one) => !held.has(one)))
  const moved = counterparts(was ?? [], is ?? [], (one, two) => {
    const { alike, isSame } = provisionLikeness(one, before, two, after)
    return isSame && likeHeadings(one, before, two, after) ? alike : 0
  })
  const isMoved = new Set([...moved].flat())
  return [
    ...pairs.filter(({ now, was }) => !isMoved.has((now ?? was)?.of.clause as Clause)),
    ...Array.from(moved, ([now, was]) => aligned(sentencesIn(was), sentencesIn(now))).flat(),
  ]
}

/** The words of a clause in a row. */
const saidIn = readOnce((clause: Clause) =>
  sentencesIn(clause)
    .map(({ said }) => said)
    .join(' '),
)

/** The clauses of which most lines are the titles of others with a page: lists of contents. */
function contentsOf(byId: ById): ReadonlySet<unknown> {
  const titles = new Set(Array.from(byId.values(), ({ title }) => squeezed(title).trim()))
  const isLine = ({ said }: ClauseSentence) =>
    /\s\p{Nd}+\s*$/u.test(said) && titles.has(said.replace(/^[\p{Nd}\s]+|[\p{Nd}\s]+$/gu, ''))
  return new Set(
    [...byId.values()].filter((clause) => {
      const all = sentencesIn(clause)
      return all.filter(isLine).length > all.length / 2
    }),
  )
}

/** The changes in aligned words: those of one sentence here together, with what is gone from the sentence that it was. */
function changesIn(pairs: readonly Pair[], became: Compared['became']): Change[] {
  const bySentence = new Map<ClauseSentence, Pair[]>()
  for (const pair of pairs) {
    const { now, was } = pair
    const sentence = now?.of ?? (was && (became.get(was.of) ?? was.of))
    if (sentence) bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), pair])
  }
  const was = new Map([...became].map(([there, here]) => [here, there]))
  return [...bySentence].flatMap(([sentence, own]) => {
    const parts = groupedParts(own.map(partOf))
    if (parts.every(({ kind }) => kind === 'same')) return []
    const isHere = own.some(({ now }) => now !== null)
    const printed = (wanted: ChangedPart['kind']) =>
      parts.flatMap(({ kind, words }) => (kind === wanted ? words.map((one) => one.printed) : [])).join(' ')
    return {
      here: isHere ? sentence : null,
      there: isHere ? (was.get(sentence) ?? null) : sentence,
      shown: shownParts(parts),
      fresh: printed('new'),
      gone: printed('gone'),
    }
  })
}

function partOf({ now, was }: Pair): ChangedPart {
  if (now === null) return { kind: 'gone', words: was === null ? [] : [was] }
  return { kind: was === null ? 'new' : 'same', words: [now] }
}
