import { countedBy, countsOf } from '../../contract/field-types.ts'
import { type QuotePassage, passageAt } from '../proof/quote-passage.ts'
import { ASKED, isTime } from '../proof/number-words.ts'
import { PASSAGE_KINDS, kindsOfPassage } from '../proof/passage-kinds.ts'
import { namesField } from '../proof/role.ts'
import type { ProvenQuote } from '../proof/quotes.ts'
import { holdsNumber, wordsIn } from '../proof/values.ts'
import { isNamed } from '../proof/word-overlap.ts'
import { type ListEntry, isRunning, listsIn } from './other-cases.ts'
import type { FactInProduct, Rule } from './rule.ts'
import { shown } from './messages.ts'
import { TAKERS, type Taker } from './takers.ts'
import { unprovenNumbers } from './values.ts'

// The rule that nothing else takes a value for itself: a passage that does not hold for every policy, the subject of a sentence.

/** Kinds of passages that a value is not quoted from, unless its field asks for them; times for papers take times alone. */
const TAKING = ['optional', 'plan', 'papers', 'illustration', 'definition'] as const

/** "50% of the Base Sum Insured": what a share is of. */
const SHARE_OF = /%\s*of\s+(?:the\s+)?(?:base\s+|basic\s+)?sum\s+insured/giu

const CAP_WORDS = /\b(?:max(?:imum)?|not\s+exceed\p{L}*|up\s*to)\b/giu

export const takenByAnother: Rule = {
  name: 'taken-by-another',
  at: '/quote',
  *fact(target) {
    const { fact, field, category, proven } = target
    if (field === null || category === null || proven === null) return
    if (fact.value === null || fact.value === false || unprovenNumbers(target).length > 0) return
    const { passage } = proven
    const number =
      field.type === 'text'
        ? null
        : (kindTaking(target, passage) ??
          capTaking(target, passage) ??
          titleTaking(target, passage) ??
          entryTaking(target, proven))
    const taking = number ?? wordsTaking(target, passage)
    if (taking !== null)
      yield `fact ${shown(fact.key)}: the quote ${shown(fact.quote)} belongs to ${taking.name} (${shown(taking.by)}); quote words that hold for every policy, or say in a note what these hold for`
  },
}

/** Taker of a number, and its words. */
interface Taking {
  readonly name: string
  readonly by: string
}

/**
 * Whether something is asked for: by the label of the field, the note of its fact, or the name of the category, whose fields
 * are all of an add-on or a rider. Terms only say how documents put it: "sum insured options" asks for no option.
 */
function asks({ field, fact, category }: FactInProduct, shape: RegExp): boolean {
  return [category?.name, field?.label, fact.note].some((words) => shape.test(words ?? ''))
}

function countsTime({ field }: FactInProduct): boolean {
  return field !== null && isTime(ASKED.get(countedBy(field) ?? ''))
}

function kindTaking(target: FactInProduct, passage: QuotePassage): Taking | null {
  const { field, category } = target
  if (field === null || category === null) return null
  const taking = kindsOfPassage(passage).find(({ kind }) => {
    if (!TAKING.some((target) => target === kind)) return false
    if (kind === 'papers' && !countsTime(target)) return false
    // The name of a field may be defined, with its value.
    if (
      kind === 'definition' &&
      field.choices === undefined &&
      namesField(`${passage.above[0]}\n${passage.sentence}`, field, category)
    )
      return false
    return !asks(target, PASSAGE_KINDS[kind].asked)
  })
  return taking === undefined ? null : { name: PASSAGE_KINDS[taking.kind].name, by: taking.by }
}

function wordsTaking(target: FactInProduct, { sentence, row, above }: QuotePassage): Taking | null {
  const printed = row === '' ? sentence : row
  const words = target.field?.type === 'text' ? (target.fact.quote ?? '') : printed
  const kinds = takenKinds(target)
  for (const { takes, says, headed, asked, name } of TAKERS) {
    if (!kinds.includes(takes)) continue
    const by = says?.exec(words)?.[0] ?? above.find((heading) => headed?.test(heading))
    const question = target.field?.question ?? ''
    if (by !== undefined && !asked.test(question) && !asks(target, asked)) return { name, by }
  }
  return null
}

/** Kinds of takers that take the value of a fact. */
function takenKinds(target: FactInProduct): readonly Taker['takes'][] {
  if (target.field?.type === 'text') return ['texts']
  if (target.field?.choices !== undefined) return ['choices']
  if (typeof target.fact.value !== 'number') return []
  return countsTime(target) ? ['numbers', 'times'] : ['numbers']
}

/**
 * Another entry of a list in a cell or in running text: no entry that names the field has the number. In a cell it may then
 * be of any other; in a text it is of the other that is quoted and says it.
 */
function entryTaking(
  { fact, field, category }: FactInProduct,
  { clause, place, passage: { row, above } }: ProvenQuote,
): Taking | null {
  const counts = field === null ? null : countsOf(field.type, fact)
  if (field === null || category === null || counts === null || typeof fact.value !== 'number') return null
  const { value } = fact
  const names = (text: string) => namesField(text, field, category)
  const says = ({ text }: ListEntry) => holdsNumber(value, counts, wordsIn([text]))
  const isQuoted = ({ start, end }: ListEntry) => start < place.end && end > place.start
  const isText = row === ''
  if (isText && names(above[0] ?? '')) return null
  const lists = isText ? listsIn(clause.text).filter(isRunning) : row.split('\t').flatMap(listsIn)
  for (const entries of lists) {
    const naming = entries.filter(({ text }) => names(text))
    const other = entries.find(
      (entry) => !naming.includes(entry) && (!isText || (isQuoted(entry) && says(entry))),
    )
    if (naming.length > 0 && other !== undefined && !naming.some(says))
      return { name: 'another entry of its list', by: other.text.trim() }
  }
  return null
}

/** A cap of something else: the field is named only by what a share is of. */
function capTaking(target: FactInProduct, { sentence, row, above }: QuotePassage): Taking | null {
  const { fact, field, category } = target
  if (field?.type !== 'amount' || category === null || typeof fact.value !== 'number') return null
  const words = row === '' ? sentence : row
  const [share] = words.match(SHARE_OF) ?? []
  if (share === undefined || words.search(CAP_WORDS) === -1) return null
  const rest = `${above[0] ?? ''}\n${words.replace(SHARE_OF, ' ').replace(CAP_WORDS, ' ')}`
  return namesField(rest, field, category) ? null : { name: 'a cap of something else', by: share }
}

/**
 * A cover that is described in clauses of its own, headed with the field, which are all of covers that one may choose. A heading
 * may name an entry of a list, and is not of the list.
 */
function titleTaking(target: FactInProduct, { above: [title = ''] }: QuotePassage): Taking | null {
  const { field, fact, subject } = target
  if (
    field === null ||
    field.type === 'list' ||
    isNamed(field, title) ||
    asks(target, PASSAGE_KINDS.optional.asked)
  )
    return null
  const document = subject.byId.get(fact.clause ?? 0)?.document
  const titled = [...subject.byId.values()].filter(
    (clause) => clause.document === document && isNamed(field, clause.title),
  )
  const kinds = titled.map((clause) => kindsOfPassage(passageAt(clause, 0, 0, subject.byId)))
  const chosen = kinds.flatMap((ofClause) => ofClause.find(({ kind }) => kind === 'optional') ?? [])
  const [first] = chosen
  const isBase =
    chosen.length < kinds.filter((ofClause) => !ofClause.some(({ kind }) => ASIDE.has(kind))).length
  return first === undefined || isBase ? null : { name: PASSAGE_KINDS.optional.name, by: first.by }
}

/** Kinds of clauses that describe no cover. */
const ASIDE: ReadonlySet<string> = new Set(['definition', 'exclusion', 'sheet'])
