import type { Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import { readOnce } from '../../contract/lazily.ts'
import { countsOf } from '../../contract/groups.ts'
import { type PassageKind, kindsOf } from '../../check/proof/passage-kinds.ts'
import { fold, stem, tokens } from '../../search/words.ts'
import type { Passage } from './passages.ts'

// The words of passages and of fields, made once and compared many times.

/** A passage with its words. */
export interface PassageWords {
  readonly unit: Passage
  readonly own: ReadonlySet<string>
  readonly plain: string
  /** The words in the heading of its clause and in the line that introduces it. */
  readonly title: ReadonlySet<string>
  readonly titlePlain: string
  readonly context: ReadonlySet<string>
  /** The headings over it and its lead, as one text. */
  readonly above: string
  readonly abovePlain: string
  readonly kinds: readonly PassageKind[]
  /** Level of its clause, 1 for an outermost one, and its place in the document: 0 at the beginning, 1 at the end. */
  readonly depth: number
  readonly at: number
}

/** The words of a field. */
export interface FieldWords {
  readonly phrases: readonly string[]
  readonly terms: readonly string[]
  readonly label: readonly string[]
  readonly question: readonly string[]
  readonly all: ReadonlySet<string>
}

/** The passages of a document with their words, and how telling each word is. */
export class DocumentWords {
  readonly passages: readonly PassageWords[]
  private readonly rarity = new Map<string, number>()
  private readonly none: number

  constructor(units: readonly Passage[], clauses: readonly Clause[]) {
    const byId = new Map(clauses.map((clause) => [clause.id, clause]))
    const around = readOnce((clause: Clause) => aroundIn(clause, byId))
    this.passages = units.map((unit, at) =>
      wordsOfPassage(unit, around(unit.clause), at / Math.max(1, units.length - 1)),
    )
    this.none = Math.log(1 + units.length)
    const counts = countsOf(this.passages.flatMap(({ own }) => [...own]))
    for (const [token, count] of counts) this.rarity.set(token, Math.log(1 + units.length / (1 + count)))
  }

  /** The share of the weight of a few words that are among others. */
  share(words: Iterable<string>, among: ReadonlySet<string>): number {
    let [got, all] = [0, 0]
    for (const word of words) {
      const weight = this.rarity.get(word) ?? this.none
      all += weight
      if (among.has(word)) got += weight
    }
    return all === 0 ? 0 : got / all
  }
}

/** The words of a field, read once. */
export const wordsOfField = readOnce(({ terms, label, question }: Field): FieldWords => {
  const own = { terms: stems(terms.join(' ')), label: stems(label), question: stems(question) }
  return {
    phrases: terms.map(plain),
    ...own,
    all: new Set([...own.terms, ...own.label, ...own.question]),
  }
})

const STOP = new Set(
  'a an and are as at be by can do does for from get has have how i if in is it its many may more most much must my not of on one or paid pay that the there this to up us was what when where which who will with without policy insured insurer company'.split(
    ' ',
  ),
)

/** The stems of the words of a text that tell something, each once. */
function stems(text: string): string[] {
  const telling = tokens(text).filter((token) => !STOP.has(token))
  return [...new Set(telling.map(stem))]
}

/** Places in a text at which words of a field begin. */
export function placesOf({ all }: FieldWords, text: string): number[] {
  return [...text.matchAll(/[\p{L}\p{N}-]{4,}/gu)]
    .filter(({ 0: word }) => tokens(word).some((token) => all.has(stem(token))))
    .map(({ index }) => index)
}

/** Words with single spaces, hyphens as spaces, British and American spellings as one. */
function plain(text: string): string {
  return ` ${fold(text)} `
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .replace(/isation/gu, 'ization')
    .trim()
}

type Around = ReturnType<typeof aroundIn>

/** What is around the passages of a clause, read once for all of them: the headings over it, and the line that introduces it. */
export function aroundIn(clause: Clause, byId: ReadonlyMap<number, Clause>) {
  const headings: string[] = []
  for (
    let one: Clause | undefined = clause;
    one !== undefined && headings.length < 20;
    one = one.parent === null ? undefined : byId.get(one.parent)
  )
    headings.push(one.title)
  return {
    headings,
    lead: leadOf(clause, byId),
    context: new Set(stems(`${headings.join(' ')} ${clause.text.slice(0, 1500)}`)),
    abovePlain: plain(headings.slice(1).join(' ')),
  }
}

/** A passage with its words; `at` is its place in the document, from 0 to 1. */
export function wordsOfPassage(unit: Passage, around: Around, at: number): PassageWords {
  const { headings, lead, context, abovePlain } = around
  const title = `${unit.clause.title} ${unit.lead}`
  return {
    unit,
    own: new Set(tokens(unit.text).map(stem)),
    plain: plain(unit.text),
    title: new Set(stems(title)),
    titlePlain: plain(title),
    context,
    above: `${headings.join(' / ')} ${unit.lead} ${lead}`,
    abovePlain,
    kinds: kindsOf(unit.text, [...headings, unit.lead, lead]).map(({ kind }) => kind),
    depth: headings.length,
    at,
  }
}

/** Text of the containing clause that introduces a clause: "The Company shall not be liable in respect of:". */
function leadOf({ parent }: Clause, byId: ReadonlyMap<number, Clause>): string {
  const above = parent === null ? undefined : byId.get(parent)
  return above === undefined || above.text.length > 1200 ? '' : above.text
}
