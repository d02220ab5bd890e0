import type { Clause } from '../contract/authored/clauses.ts'
import type { Fact } from '../contract/authored/product.ts'
import { clausesAbove, sentenceAround } from '../check/proof/quote-passage.ts'
import { PASSAGE_KINDS } from '../check/proof/passage-kinds.ts'
import { readOnce } from '../contract/lazily.ts'
import { matchesOf } from '../check/proof/quote-matches.ts'
import { quotesOf, textOf } from '../check/proof/quotes.ts'
import { readText } from '../check/proof/quantities.ts'
import { isSameQuantity } from '../check/proof/values.ts'
import { inRow, stemsIn } from '../check/proof/word-overlap.ts'
import type { ProductSubject } from '../check/dataset/model.ts'
import { isBelowLike } from '../ingest/wording/like-places.ts'
import { type Change, becameIn, changesBetween } from '../ingest/wording/editions.ts'
import type { ById } from '../ingest/wording/provision.ts'
import { type ClauseSentence, sentencesIn } from '../ingest/wording/sentences.ts'
import { couldAnswer } from './answering.ts'
import { type FieldAt, isOfOneInsurer } from './desk-data.ts'
import { gains } from './values-said.ts'

// The changes from one edition to the next that may touch a fact with words.

/** An edition, and the clauses of it that the words of a fact are in, with those around these. */
interface Side {
  readonly byId: ById
  readonly ids: readonly number[]
  readonly region: ReadonlySet<number>
}

/** A sentence that is new, changed or gone, on its side. */
type Said = Side & { readonly sentence: ClauseSentence }

/**
 * The changes that may touch a fact with words, in these clauses here: around them in either edition, in what they mean,
 * and of the same thing elsewhere.
 */
export function changesAround(
  at: FieldAt,
  other: ProductSubject,
  fact: Fact,
  ids: readonly number[],
): Change[] {
  const { field, subject } = at
  const quotes = quotesOf(fact)
  const here = sideOf(subject.byId, ids)
  const there = sideOf(
    other.byId,
    quotes.flatMap(({ clause }) => clause ?? []),
  )
  const parents = [here, there].map(parentsOf)
  const beside = new Set(parents.flat())
  const several = new Set(parents.flatMap((own) => own.filter((one, on) => own.indexOf(one) < on)))
  const words = inRow(quotes.map((one) => sentenceOf(one, other.byId)).join('\n'))
  return changesBetween(other.byId, subject.byId).filter((change) => {
    const sides: Said[] = [
      ...(change.here === null ? [] : [{ ...here, sentence: change.here }]),
      ...(change.there === null ? [] : [{ ...there, sentence: change.there }]),
    ]
    if (sides.some(({ sentence, region }) => region.has(sentence.clause.id))) return true
    if (isOneMore(change, sides, several)) return true
    const terms = sides.flatMap(({ sentence, byId }) => termsIn(byId)(sentence))
    if (terms.some((term) => words.includes(term))) return true
    const isBeside = sides.some(({ sentence: { clause }, byId }) =>
      parentsOf({ byId, ids: [clause.id] }).some((one) => beside.has(one)),
    )
    return (
      couldAnswer(at, change) ||
      (isBeside && terms.length === 0 && gains(change, field)) ||
      isAbout(change, here) ||
      (fact.note !== undefined && isNoted(change, fact.note))
    )
  })
}

/** The changes to the words of a fact of another edition, of the same insurer; new sentences of its provision, too. */
export function changesOf(at: FieldAt, other: ProductSubject, fact: Fact | null): Change[] {
  const theirs = other.byId.get(fact?.clause ?? 0)
  if (!fact || !theirs || !isOfOneInsurer(at, other)) return []
  const said = quotesOf(fact).map((one) => sentenceOf(one, other.byId))
  const { byId } = at.subject
  const became = becameIn(other.byId, byId)
  const clauses = new Set(sentencesIn(theirs).map((one) => became.get(one)?.clause))
  return changesBetween(other.byId, byId).filter(({ here, there }) => {
    if (here === null) return false
    if (there === null) return clauses.has(here.clause)
    return said.some((one) => one.includes(there.text) || there.text.includes(one))
  })
}

/** The sentence that holds a quote. */
function sentenceOf(
  { quote, clause: id }: { quote: string; clause?: number | undefined },
  byId: ById,
): string {
  const clause = byId.get(id ?? 0)
  const [place] = clause === undefined ? [] : matchesOf(quote, textOf(clause))
  return clause && place ? sentenceAround(clause.text, place.start, place.end) : quote
}

function sideOf(byId: ById, ids: readonly number[]): Side {
  return { byId, ids, region: regionOf(byId, ids) }
}

/** Clauses by their ids, with all that are in them and above them. */
function regionOf(byId: ById, ids: readonly number[]): ReadonlySet<number> {
  const inside = [...byId.values()].filter((one) =>
    clausesAbove(one, byId).some(({ id }) => ids.includes(id)),
  )
  const above = ids.flatMap((id) => clausesAbove(byId.get(id) as Clause, byId))
  return new Set([...ids, ...[...inside, ...above].map(({ id }) => id)])
}

/** Whether a clause begins that is new, or gone, beside several that hold the words of a fact: it may be one more of them. */
function isOneMore({ here, there }: Change, sides: readonly Said[], several: ReadonlySet<Clause>): boolean {
  if (here !== null && there !== null) return false
  return sides.some(({ sentence, byId }) => {
    const isFirst = sentencesIn(sentence.clause)[0] === sentence
    return isFirst && parentsOf({ byId, ids: [sentence.clause.id] }).some((one) => several.has(one))
  })
}

/** Whether what is new in a sentence says something of one of the clauses by its number; digits alone may be any number. */
function isAbout({ fresh }: Change, { byId, ids }: Side): boolean {
  if (stemsIn(fresh).size < 2) return false
  const numbers = ids.map((id) => byId.get(id)?.number ?? '')
  const isWhole = (number: string) => /\p{Nd}/u.test(number) && /[^\p{Nd}]/u.test(number)
  return numbers.some((number) =>
    ` ${fresh} `.split(number).some((rest, at, all) => {
      const isEnded = /^(?![\p{L}\p{Nd}]|[.(][\p{L}\p{Nd}])/u.test(all[at + 1] ?? 'x')
      return isWhole(number) && isEnded && /(?<![\p{L}\p{Nd}.])$/u.test(rest)
    }),
  )
}

function parentsOf({ byId, ids }: Pick<Side, 'byId' | 'ids'>): Clause[] {
  return ids.flatMap((id) => byId.get(byId.get(id)?.parent ?? 0) ?? [])
}

/** The terms that a sentence of an edition may define, each in a row of stems; none where it is of no definition. */
const termsIn = readOnce((byId: ById) =>
  readOnce(({ clause, text }: ClauseSentence): readonly string[] => {
    const { headed, says } = PASSAGE_KINDS.definition
    const within = [clause, ...clausesAbove(clause, byId)]
    const titled = within.find(({ title }) => title !== '')
    const isBelow = within.some(({ title }) => headed.test(title))
    const own = isBelow && titled && !headed.test(titled.title) ? [titled.title] : []
    const means = [text, clause.text].flatMap(
      (one) => says.exec(one)?.[0].replace(/\s*(?:means|refers to)$/u, '') ?? [],
    )
    return [...own, ...means].map((one) => inRow(one)).filter((one) => one.trim() !== '')
  }),
)

/** Whether a note speaks of a sentence that was there: it has most of its words, or a number or code that is gone. */
function isNoted({ there, gone }: Change, note: string): boolean {
  const [said, lost] = [readText(note), readText(gone)]
  const isSaid = note.split(/(?<=[.;])\s/u).some((one) => there !== null && isBelowLike(one, there.text))
  return (
    isSaid ||
    said.quantities.some((one) => lost.quantities.some((other) => isSameQuantity(one, other))) ||
    said.codes.some(({ text }) => lost.codes.some((other) => other.text === text))
  )
}
