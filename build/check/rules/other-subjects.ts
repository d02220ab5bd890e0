import { countedBy, countsOf } from '../../contract/field-types.ts'
import { ASKED, TIME_WORDS, isTime } from '../proof/number-words.ts'
import { PASSAGE_KINDS, kindsAround } from '../proof/passage-kinds.ts'
import { namesField } from '../proof/role.ts'
import { valueWords } from '../proof/stated.ts'
import { type PrintedNumber, numbersSaid, placesOfNumber, wordsIn } from '../proof/values.ts'
import { isNamed, plainWords } from '../proof/words-said.ts'
import { type Around, around } from '../proof/around.ts'
import type { FactInProduct, Rule } from './rule.ts'
import { shown } from './messages.ts'
import { aroundFact } from './role.ts'
import { TAKERS } from './takers.ts'
import { unsaidNumbers } from './values.ts'

// Rules that a value is not said of another case, nor in a passage that does not hold for every policy.

/** Words that part one case from another: "fifteen days where it is monthly and thirty in all other cases", "24/36 months". */
const CASES =
  /\b(?:where|when|if(?!\s+any\b)|in\s+case|(?:all\s+)?other\s+cases?|others?(?=\s*[.:,]|$)|otherwise|respectively)\b|^\p{Nd}+\s*(?:\/|or)\s*\p{Nd}/iu
/** Words before the most or the least of a number, which is no other case. */
const CAPPED =
  /\b(?:max(?:imum|\.)?|min(?:imum|\.)?|most|least|exceed(?:ing)?|up\s*to|limit(?:ed)?|than)\s+(?:\p{L}+\s+){0,2}(?:Rs\.?|₹|INR)?\s*$/iu

export const casesInQuote: Rule = {
  name: 'cases-in-quote',
  fact: (one, report) => {
    const { fact, field } = one
    const { category } = one.subject
    if (field === null || category === null || typeof fact.value !== 'number') return
    const counts = countsOf(field.type, fact)
    if (counts === null || fact.note !== undefined || fact.conflicts !== undefined) return
    const { stated: _, ...whole } = fact
    const words = valueWords(whole)
    const [place, more] = placesOfNumber(fact.value, counts, words)
    if (place === undefined || more !== undefined) return
    const others = [...new Set(numbersSaid(counts, words))].filter((other) => other !== fact.value)
    const entry = entryAt(place.text, place.quantity.start)
    const another = others.find((other) => {
      const [beside] = placesOfNumber(other, counts, wordsIn([entry]))
      if (beside === undefined) return others.length < 3 && !namesField(entry, field, category)
      if (CAPPED.test(entry.slice(0, beside.quantity.start))) return false
      const own = entry.indexOf(place.text.slice(place.quantity.start, place.quantity.end))
      return CASES.test(entry.slice(Math.min(own, beside.quantity.start)).replace(/\([^()]*\)/gu, ' '))
    })
    const said = another ?? (isTime(ASKED.get(counts)) ? timeBeside(place) : undefined)
    const [found, where] =
      said === undefined ? [inOtherRow(one, counts), 'the table of the quote'] : [said, 'the quote']
    if (found !== undefined)
      report(
        '/quote',
        `fact ${shown(fact.key)} is ${fact.value}, and ${where} ${shown(fact.quote)} also says ${found} for another case; say in a note what holds when`,
      )
  },
}

/** A time of any unit that stands right before or after a number as the other of two: "90 days/12 months". */
function timeBeside({ text, quantity: { start, end } }: PrintedNumber): string | undefined {
  const shape = /(\p{Nd}+\s*(\p{L}+))\s*(?:\/|\bor\b)\s*‖|‖\s*(?:\/|\bor\b)\s*(\p{Nd}+\s*(\p{L}+))/u
  const [, before, unit, after, last] = shape.exec(`${text.slice(0, start)}‖${text.slice(end)}`) ?? []
  return TIME_WORDS.has((unit ?? last ?? '').toLowerCase()) ? (before ?? after) : undefined
}

/** Word of a field that asks for one end of what a table gives. */
const ONE_END = /\b(?:highest|largest|maximum|most|longest|lowest|smallest|minimum|least|shortest)\b/iu

/** A number of another row, where rows are cases of the field: none names it or another of its kind, nor does the label name this one. */
function inOtherRow(one: FactInProduct, counts: string): number | undefined {
  const { fact, field, subject } = one
  const { category } = subject
  const found = aroundFact(one)
  if (field === null || category === null || found === null || found.row === '') return undefined
  if (ONE_END.test(`${field.label} ${field.question}`)) return undefined
  const fields = category.fields.filter((other) => countedBy(other) === countedBy(field))
  const isCase = (row: string) => !fields.some((other) => namesField(row, other, category))
  const rows = [found.row, ...found.rows]
  const asked = new Set(plainWords(field.label).filter((word) => /^\p{Nd}+$/u.test(word)))
  if (!rows.every(isCase) || plainWords(found.row).some((word) => asked.has(word))) return undefined
  return found.rows
    .flatMap((row) => numbersSaid(counts, wordsIn([row])))
    .find((other) => other !== fact.value)
}

/** The line or part of a sentence that holds a place of a text. */
function entryAt(text: string, at: number): string {
  const start = text.slice(0, at).search(/[^\n\f;:]*$/u)
  return text.slice(start, at + text.slice(at).search(/[\n\f;:]|$/u))
}

/** Kinds of passages that a value is not quoted from, unless its field asks for them; times for papers take times alone. */
const TAKING = ['optional', 'plan', 'papers', 'illustration', 'definition'] as const

/** "50% of the Base Sum Insured": what a share is of. */
const SHARE_OF = /%\s*of\s+(?:the\s+)?(?:base\s+|basic\s+)?sum\s+insured/giu

const CAP_WORDS = /\b(?:max(?:imum)?|not\s+exceed\p{L}*|up\s*to)\b/giu

export const takenByAnother: Rule = {
  name: 'taken-by-another',
  fact: (one, report) => {
    const { fact, field } = one
    if (field === null || one.subject.category === null) return
    if (fact.value === null || fact.value === false) return
    const found = aroundFact(one)
    if (found === null || unsaidNumbers(one).length > 0) return
    const number =
      field.type === 'text'
        ? null
        : (kindTaking(one, found) ?? capTaking(one, found) ?? titleTaking(one, found))
    const taking = number ?? sentenceTaking(one, found)
    if (taking !== null)
      report(
        '/quote',
        `fact ${shown(fact.key)}: the quote ${shown(fact.quote)} belongs to ${taking.name} (${shown(taking.by)}); quote words that hold for every policy, or say in a note what these hold for`,
      )
  },
}

/** Taker of a number, and its words. */
interface Taking {
  readonly name: string
  readonly by: string
}

/** Whether a field, or the note of its fact, asks for something. */
function asks({ field, fact }: FactInProduct, shape: RegExp): boolean {
  return [field?.label ?? '', ...(field?.terms ?? []), fact.note ?? ''].some((words) => shape.test(words))
}

function countsTime({ field }: FactInProduct): boolean {
  return field !== null && isTime(ASKED.get(countedBy(field) ?? ''))
}

function kindTaking(one: FactInProduct, found: Around): Taking | null {
  const { field, subject } = one
  const { category } = subject
  if (field === null || category === null) return null
  const taking = kindsAround(found).find(({ kind }) => {
    if (!TAKING.some((one) => one === kind)) return false
    if (kind === 'papers' && !countsTime(one)) return false
    // The name of a field may be defined, with its value.
    if (
      kind === 'definition' &&
      field.choices === undefined &&
      namesField(`${found.above[0]}\n${found.sentence}`, field, category)
    )
      return false
    return !asks(one, PASSAGE_KINDS[kind].asked)
  })
  return taking === undefined ? null : { name: PASSAGE_KINDS[taking.kind].name, by: taking.by }
}

function sentenceTaking(one: FactInProduct, { sentence, row }: Around): Taking | null {
  const isText = one.field?.type === 'text'
  if (typeof one.fact.value !== 'number' && !isText) return null
  const printed = row === '' ? sentence : row
  const said = isText ? (one.fact.quote ?? '') : printed
  for (const { takes, says, asked, name } of TAKERS) {
    if ((takes === 'texts') !== isText || (takes === 'times' && !countsTime(one))) continue
    const by = says.exec(said)?.[0]
    const question = one.field?.question ?? ''
    if (by !== undefined && !asked.test(question) && !asks(one, asked)) return { name, by }
  }
  return null
}

/** A cap of something else: the field is named only by what a share is of. */
function capTaking(one: FactInProduct, { sentence, row, above }: Around): Taking | null {
  const { fact, field, subject } = one
  if (field?.type !== 'amount' || subject.category === null || typeof fact.value !== 'number') return null
  const said = row === '' ? sentence : row
  const [share] = said.match(SHARE_OF) ?? []
  if (share === undefined || said.search(CAP_WORDS) === -1) return null
  const rest = `${above[0] ?? ''}\n${said.replace(SHARE_OF, ' ').replace(CAP_WORDS, ' ')}`
  return namesField(rest, field, subject.category) ? null : { name: 'a cap of something else', by: share }
}

/** A cover that is described in clauses of its own, headed with the field, which are all of covers that one may choose. */
function titleTaking(one: FactInProduct, { above: [own = ''] }: Around): Taking | null {
  const { field, fact, subject } = one
  if (field === null || isNamed(field, own) || asks(one, PASSAGE_KINDS.optional.asked)) return null
  const document = subject.byId.get(fact.clause ?? 0)?.document
  const titled = [...subject.byId.values()].filter(
    (clause) => clause.document === document && isNamed(field, clause.title),
  )
  const kinds = titled.map((clause) => kindsAround(around(clause, 0, 0, subject.byId)))
  const chosen = kinds.flatMap((some) => some.find(({ kind }) => kind === 'optional') ?? [])
  const [first] = chosen
  const isBase = chosen.length < kinds.filter((some) => !some.some(({ kind }) => ASIDE.has(kind))).length
  return first === undefined || isBase ? null : { name: PASSAGE_KINDS.optional.name, by: first.by }
}

/** Kinds of clauses that describe no cover. */
const ASIDE: ReadonlySet<string> = new Set(['definition', 'exclusion', 'sheet'])
