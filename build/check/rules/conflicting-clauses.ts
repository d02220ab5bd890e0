import type { Category, Field } from '../../contract/authored/category.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import type { Fact, Product } from '../../contract/authored/product.ts'
import { FIELD_TYPES, countedBy, countsOf } from '../../contract/field-types.ts'
import type { ProductSubject } from '../dataset/model.ts'
import { stem, tokens } from '../../search/words.ts'
import { searchableClauses } from '../proof/absence.ts'
import { type Surroundings, surroundingsOf } from '../proof/surroundings.ts'
import type { Quantity } from '../proof/quantity.ts'
import { readOnce } from '../../contract/lazily.ts'
import { phrasesOf } from '../proof/role.ts'
import { numbersSaid, wordsIn } from '../proof/values.ts'
import { inRow, isNamed, shareSaid, stemsIn, wordsOfField } from '../proof/word-overlap.ts'
import type { Rule } from './rule.ts'
import { shown } from './messages.ts'
import { factSurroundings } from './role.ts'
import { unsaidNumbers } from './values.ts'

// Other clauses of a document that give the number of a field otherwise: words of the field right beside another number.

/** Most words between the words of a field and a number, before it and after it. */
const [BEFORE, AFTER] = [6, 2]

/** A clause and the words of a fact, read once for all fields. */
const readClause = readOnce(({ text }: Clause) => wordsIn([text]))
const readFacts = readOnce(({ facts }: Product) => wordsIn(facts.flatMap(wordsOf)))

/**
 * The clauses that speak of a field with another number of its unit, and of no other field that counts the like. A number
 * that a fact, its context or its note says is known, and so is a clause that another fact names in its conflicts; each comes
 * with the sentence that says the number. `surroundings` are of the quote of the fact.
 */
export function contradictionsOf(
  { key, value, clause: at }: Fact,
  field: Field,
  category: Category,
  surroundings: Surroundings,
  { byId, product, clauses }: ProductSubject,
): { readonly clause: Clause; readonly sentence: string }[] {
  const { counts } = FIELD_TYPES[field.type]
  if (clauses === null || counts === null || COUNTS_MANY.has(counts) || typeof value !== 'number') return []
  const ownWords = [wordsIn([surroundings.sentence]), wordsIn([surroundings.row]), readFacts(product)]
  const known = new Set([value, ...ownWords.flatMap((words) => numbersSaid(counts, words))])
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
    const agrees = numbersSaid(counts, read).includes(value)
    const other = others.flatMap((quantity) => {
      const place = surroundingsOf(clause, quantity.start, quantity.end, byId)
      const isOf =
        (!agrees && isBeside(field, clause, quantity, place)) || isSameStatement(field, place, surroundings)
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
  { sentence }: Surroundings,
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
  { sentence, above: [title = ''] }: Surroundings,
  ofFact: Surroundings,
): boolean {
  const isNamed = wordsOfField(field).some(({ row }) => inRow(title).includes(row))
  return isNamed && stemsIn(sentence).size >= LEAST_WORDS && shareSaid(sentence, [ofFact.sentence]) >= SAME
}

/** Whether the words of another field that counts the like are around a number. */
function speaksOfAnother(field: Field, category: Category, place: Surroundings): boolean {
  const own = new Set(phrasesOf(field).join(' ').split(' '))
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
            .some((word) => !own.has(word)),
      ),
  )
}

/** Kind of what is counted, all times being of one kind. */
function kindOf({ type }: Field): string | null {
  const { counts } = FIELD_TYPES[type]
  return counts === null || counts === 'percent' || COUNTS_MANY.has(counts) ? counts : 'time'
}

// Words beside a quote that give the number of its field otherwise.

export const otherValueOfField: Rule = {
  name: 'other-value-of-field',
  fact: (target, report) => {
    const { fact, field } = target
    const { category } = target.subject
    if (field === null || fact.note !== undefined || fact.conflicts !== undefined) return
    const counts = countsOf(field.type, fact)
    if (typeof fact.value !== 'number' || counts === null || unsaidNumbers(target).length > 0) return
    const surroundings = factSurroundings(target)
    if (surroundings === null || category === null) return
    const entry = entryWith(fact.value, counts, surroundings)
    const isOfOther = category.fields.some(
      (other) => countedBy(other) === countedBy(field) && isNamed(other, entry),
    )
    if (isNamed(field, entry) || !isOfOther) return
    const parts = [
      ...partsOf(surroundings.sentence),
      ...cellsUnder(surroundings),
      surroundings.head,
      ...surroundings.rows,
    ]
    const other = parts.find((part) => isNamed(field, part) && isAnother(fact.value, counts, part))
    if (other !== undefined)
      report(
        '/value',
        `fact ${shown(fact.key)} is ${fact.value}, but beside its quote ${shown(fact.quote)} is printed ${shown(other.trim())}; correct the value, or say in a note how it follows`,
      )
  },
}

/** Parts of a sentence that say one thing each. */
function partsOf(sentence: string): string[] {
  return sentence.split(/[,;\n]\s|\b(?:and|or|but)\b/u)
}

/** The cells of a row, each with the head of its column, and with what the row is of. */
function cellsUnder({ row, head }: Surroundings): string[] {
  const [heads, cells] = [head.split('\t'), row.split('\t')]
  return heads.length === cells.length ? cells.map((cell, at) => `${heads[at]}\t${cell}`) : []
}

/** The part around a quote that says its value. */
function entryWith(value: number, counts: string, surroundings: Surroundings): string {
  const says = (text: string) => numbersSaid(counts, wordsIn([text])).includes(value)
  const [heading = ''] = surroundings.above
  const part =
    [...cellsUnder(surroundings), surroundings.row, ...partsOf(surroundings.sentence)].find(says) ??
    surroundings.sentence
  return `${part}\n${surroundings.row}\n${surroundings.leadIn}\n${heading}`
}

/** Whether a text says one number of what is counted, and another than the value. */
function isAnother(value: Fact['value'], counts: string, text: string): boolean {
  const numbers = [...new Set(numbersSaid(counts, wordsIn([text])))]
  return numbers.length === 1 && numbers[0] !== value
}
