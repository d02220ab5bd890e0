import type { Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import { type PassageKind, kindsOf } from '../../check/proof/passage-kinds.ts'
import { fold, stem, tokens } from '../../search/words.ts'
import type { Passage } from './passages.ts'
import { countsOf } from '../../contract/groups.ts'

// How well a unit answers a field: the field's terms weigh most, then its label, then the words of its question; a
// heading above speaks for everything under it.

/** A unit with its words, made once for all fields. */
export interface Indexed {
  readonly unit: Passage
  readonly own: ReadonlyMap<string, number>
  readonly plain: string
  readonly title: ReadonlySet<string>
  readonly titlePlain: string
  readonly context: ReadonlySet<string>
  /** The headings over it and its lead, as one text. */
  readonly above: string
  readonly kinds: readonly PassageKind[]
}

export class Scorer {
  readonly indexed: readonly Indexed[]
  private readonly weights = new Map<string, number>()

  constructor(units: readonly Passage[], clauses: readonly Clause[]) {
    const byId = new Map(clauses.map((clause) => [clause.id, clause]))
    this.indexed = units.map((unit) => indexed(unit, byId))
    const counts = countsOf(this.indexed.flatMap(({ own }) => [...own.keys()]))
    for (const [token, count] of counts)
      this.weights.set(token, Math.log(1 + this.indexed.length / (1 + count)))
  }

  private weight(token: string): number {
    return this.weights.get(token) ?? Math.log(1 + this.indexed.length)
  }

  /** The score of a unit for a field, 0 where none of the field's terms is in or above it. */
  score(at: Indexed, field: FieldWords): number {
    const phrases = field.phrases.map((phrase) => {
      const length = phrase.split(' ').length
      if (at.plain.includes(phrase)) return 2 + length
      return at.titlePlain.includes(phrase) ? 1.5 + length : 0
    })
    const said = Math.max(0, ...phrases) + 0.3 * phrases.filter((one) => one > 0).length
    const [terms, label, question] = [field.terms, field.label, field.question].map((list) =>
      this.overlap(at, list),
    )
    if (said === 0 && (terms ?? 0) < 0.5) return 0
    return 3 * said + 6 * (terms ?? 0) + 7 * (label ?? 0) + 4 * (question ?? 0)
  }

  /** The share of the weight of tokens that a unit holds: most in itself, less in the headings above it. */
  private overlap({ own, title, context }: Indexed, list: readonly string[]): number {
    let [got, all] = [0, 0]
    for (const token of list) {
      const weight = this.weight(token)
      all += weight
      got += weight * (own.has(token) ? 1 : title.has(token) ? 0.8 : context.has(token) ? 0.4 : 0)
    }
    return all === 0 ? 0 : got / all
  }
}

/** The words of a field. */
export interface FieldWords {
  readonly phrases: readonly string[]
  readonly terms: readonly string[]
  readonly label: readonly string[]
  readonly question: readonly string[]
}

export function askedBy(field: Field): FieldWords {
  return {
    phrases: field.terms.map(plain),
    terms: stems(field.terms.join(' ')),
    label: stems(field.label),
    question: stems(field.question),
  }
}

const STOP = new Set(
  'a an and are as at be by can do does for from get has have how i if in is it its many may more most much must my not of on one or paid pay that the there this to up us was what when where which who will with without policy insured insurer company'.split(
    ' ',
  ),
)

function stems(text: string): string[] {
  return [
    ...new Set(
      tokens(text)
        .filter((token) => !STOP.has(token))
        .map(stem),
    ),
  ]
}

/** Words with single spaces, hyphens as spaces, British and American spellings as one. */
function plain(text: string): string {
  return ` ${fold(text)} `
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .replace(/isation/gu, 'ization')
    .trim()
}

function indexed(unit: Passage, byId: ReadonlyMap<number, Clause>): Indexed {
  const own = countsOf(tokens(unit.text).map(stem))
  const headings: string[] = []
  for (
    let at: Clause | undefined = unit.clause;
    at !== undefined;
    at = at.parent === null ? undefined : byId.get(at.parent)
  )
    headings.push(at.title)
  const title = `${unit.clause.title} ${unit.lead}`
  return {
    unit,
    own,
    plain: plain(unit.text),
    title: new Set(stems(title)),
    titlePlain: plain(title),
    context: new Set(stems(`${headings.join(' ')} ${unit.clause.text.slice(0, 1500)}`)),
    above: `${headings.join(' / ')} ${unit.lead} ${leadOf(unit.clause, byId)}`,
    kinds: kindsOf(unit.text, [...headings, unit.lead, leadOf(unit.clause, byId)]).map(({ kind }) => kind),
  }
}

/** What leads over to a clause from the one that contains it: "The Company shall not be liable in respect of:". */
function leadOf({ parent }: Clause, byId: ReadonlyMap<number, Clause>): string {
  const above = parent === null ? undefined : byId.get(parent)
  return above === undefined || above.text.length > 1200 ? '' : above.text
}
