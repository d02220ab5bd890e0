import type { Category, Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Fact, Product } from '../../contract/authored/product.ts'
import { FIELD_TYPES } from '../../contract/field-types.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { stem, tokens } from '../../search/words.ts'
import { searchableClauses } from '../proof/absence.ts'
import { type QuotePassage, passageAt } from '../proof/quote-passage.ts'
import type { Quantity } from '../proof/quantity.ts'
import { readOnce } from '../../contract/lazily.ts'
import { phrasesOf } from '../proof/role.ts'
import { numbersIn, wordsIn } from '../proof/values.ts'
import { inRow, wordShare, stemsIn, wordsOfField } from '../proof/word-overlap.ts'

// Other clauses of a document that give the number of a field otherwise: words of the field right beside another number.

/** Most words between the words of a field and a number, before it and after it. */
const [BEFORE, AFTER] = [6, 2]

/** A clause and the words of a fact, read once for all fields. */
const readClause = readOnce(({ text }: Clause) => wordsIn([text]))
const readFacts = readOnce(({ facts }: Product) => wordsIn(facts.flatMap(wordsOf)))

/**
 * The clauses that speak of a field with another number of its unit, and of no other field that counts the like. A number
 * that a fact, its context or its note says is known, and so is a clause that another fact names in its conflicts; each comes
 * with the sentence that says the number. `passage` is that of the quote of the fact.
 */
export function contradictionsOf(
  { key, value, clause: at }: Fact,
  field: Field,
  category: Category,
  passage: QuotePassage,
  { byId, product, clauses }: ProductSubject,
): { readonly clause: Clause; readonly sentence: string }[] {
  const { counts } = FIELD_TYPES[field.type]
  if (clauses === null || counts === null || COUNTS_MANY.has(counts) || typeof value !== 'number') return []
  const ownWords = [wordsIn([passage.sentence]), wordsIn([passage.row]), readFacts(product)]
  const known = new Set([value, ...ownWords.flatMap((words) => numbersIn(counts, words))])
  const document = byId.get(at ?? 0)?.document
  const elsewhere = new Set(product.facts.flatMap((fact) => (fact.key === key ? [] : (fact.conflicts ?? []))))
  const found: { clause: Clause; sentence: string }[] = []
  for (const clause of speakingOf(field, clauses.record.clauses)) {
    if (clause.document !== document || clause.id === at || elsewhere.has(clause.id)) continue
    const read = readClause(clause)
    const others = read.read
      .flatMap(({ quantities }) => quantities)
      .filter(({ unit, value: number }) => unit?.name === counts && !known.has(number))
    if (others.length === 0) continue
    // A clause that gives the number, too, gives the other for another case.
    const agrees = numbersIn(counts, read).includes(value)
    const other = others.flatMap((quantity) => {
      const place = passageAt(clause, quantity.start, quantity.end, byId)
      const isOf =
        (!agrees && isBeside(field, clause, quantity, place)) || isSameStatement(field, place, passage)
      return isOf && !speaksOfAnother(field, category, place) ? place : []
    })[0]
    if (other !== undefined) found.push({ clause, sentence: other.sentence.trim() })
  }
  return found
}

/** Sums and numbers of things differ from plan to plan. */
const COUNTS_MANY: ReadonlySet<string> = new Set(['items', 'rupees'])

function wordsOf({ quote = '', context = [], note = '' }: Fact): string[] {
  return [quote, note, ...context.map((quotation) => quotation.quote)]
}

/** The heading of a clause in a row of stems. */
const titleRow = readOnce(({ title }: Clause) => inRow(title))

/** The clauses that the words of a field are in, or in their heading: few are read for numbers then. */
function speakingOf(field: Field, clauses: readonly Clause[]): Clause[] {
  const words = wordsOfField(field)
  const { texts } = searchableClauses(clauses)
  return clauses.filter((clause) =>
    words.some(
      ({ stems, row }) =>
        stems.every((stem) => texts.holds(clause, [stem])) || titleRow(clause).includes(row),
    ),
  )
}

const IS = 'is|are|was|were|be|been'
const DUTY = 'shall|must|will|should|may|can|cannot|need|needs|ought|to'
/**
 * A condition up to its number, with no other verb that would be a duty: "if the complaint is answered within |3 days". It says
 * when something else holds, and no time of its own; "in case of" has no verb.
 */
const IN_TIME = new RegExp(
  String.raw`\b(?:if|where|when|unless|in\s+case(?!\s+of\b))\b(?:(?!\b(?:${IS}|${DUTY})\b)[^,;:])*(?:\b(?:${IS})\s+)+(?:not\s+)?(?:\p{L}+ly\s+)?(?!of\b)\p{L}+\s+(?:within|in|after)\s+$`,
  'iu',
)

/** Whether the words of a field are beside a number, in its sentence and line. */
function isBeside(
  field: Field,
  { text }: Clause,
  { start, end }: Quantity,
  { sentence }: QuotePassage,
): boolean {
  const from = text.lastIndexOf(sentence, start)
  if (IN_TIME.test(text.slice(from, start))) return false
  const before = tokens(text.slice(from, start).replace(/^[^]*\n/u, '')).map(stem)
  const after = tokens(text.slice(end, from + sentence.length).replace(/\n[^]*$/u, '')).map(stem)
  return wordsOfField(field).some(
    ({ stems }) =>
      inRow(before.slice(-stems.length - BEFORE)).includes(inRow(stems)) ||
      inRow(after.slice(0, stems.length + AFTER)).includes(inRow(stems)),
  )
}

/** Share of a sentence, and its least number of words, in another one that says the same of something. */
const [SAME, LEAST_WORDS] = [0.6, 5]

/** Whether a sentence below a heading that names a field says in like words what the sentence of its fact says. */
function isSameStatement(
  field: Field,
  { sentence, above: [title = ''] }: QuotePassage,
  ofFact: QuotePassage,
): boolean {
  const isNamed = wordsOfField(field).some(({ row }) => inRow(title).includes(row))
  return isNamed && stemsIn(sentence).size >= LEAST_WORDS && wordShare(sentence, [ofFact.sentence]) >= SAME
}

/** Whether the words of another field that counts the like are around a number. */
function speaksOfAnother(field: Field, category: Category, place: QuotePassage): boolean {
  const ownStems = new Set(phrasesOf(field).join(' ').split(' '))
  const all = inRow([place.sentence, place.row, place.head, place.leadIn, place.above[0]].join('\n'))
  return category.fields.some(
    (other) =>
      other !== field &&
      kindOf(other) === kindOf(field) &&
      phrasesOf(other).some(
        (phrase) =>
          all.includes(phrase) &&
          phrase
            .trim()
            .split(' ')
            .some((word) => !ownStems.has(word)),
      ),
  )
}

/** Kind of what is counted, all times being of one kind. */
function kindOf({ type }: Field): string | null {
  const { counts } = FIELD_TYPES[type]
  return counts === null || counts === 'percent' || COUNTS_MANY.has(counts) ? counts : 'time'
}
