import type { Field } from '../../contract/authored/category.ts'
import { FIELD_TYPES } from '../../contract/field-types.ts'
import { readOnce } from '../../contract/lazily.ts'
import { excludes, gives } from '../../check/proof/negation.ts'
import { PASSAGE_KINDS, type PassageKind } from '../../check/proof/passage-kinds.ts'
import { type DocumentWords, type FieldWords, type PassageWords, placesOf } from './passage-words.ts'
import { type FoundNumber, contactsIn, isContact, numbersIn } from './suggested-values.ts'

// Features, as numbers, of a passage as a place that may answer a field.

/** A field and a passage that are compared. */
export interface PlaceAsked {
  readonly field: Field
  readonly words: FieldWords
  readonly passage: PassageWords
  readonly document: DocumentWords
  /** Terms and labels of other fields that count the same kind of thing, without those that are this field's own. */
  readonly others: readonly string[]
  /** Score of its clause for the field, as a share of the best clause's, and the number of better clauses. */
  readonly share: number
  readonly rank: number
}

type Feature = (asked: PlaceAsked) => number | boolean

/** Words that leave a number to the customer's own papers. */
export const IN_SCHEDULE = /\b(?:schedules?|certificates?)\b|<</iu
const ASIDE = /annexure|ombudsman|appendix|list of/iu
const ITEM = /^(?:\(?(?:[a-zA-Z]|[ivxIVX]{1,5}|\d{1,2})[.)]+|[•●▪○-])\s/u

const phrasesIn = (text: string, { words }: PlaceAsked) =>
  words.phrases.filter((phrase) => ` ${text} `.includes(` ${phrase}`))
const longest = (phrases: readonly string[]) =>
  Math.max(0, ...phrases.map((phrase) => Math.min(4, phrase.split(' ').length))) / 4
/** Whether a passage is of a kind that its field does not ask for. */
export const isKind =
  (kind: PassageKind) =>
  ({ field, passage }: Pick<PlaceAsked, 'field' | 'passage'>): boolean =>
    passage.kinds.includes(kind) &&
    ![field.label, ...field.terms].some((one) => PASSAGE_KINDS[kind].asked.test(one))

const numbers = ({ field, passage }: PlaceAsked) => numbersIn(passage.unit.text, field)

const isGiving = readOnce(({ unit }: PassageWords) => gives(unit.text))
const isExcluded = readOnce(({ above }: PassageWords) => excludes(above.slice(0, 300)))

/** THE TABLE of features of places: each from 0 to 1. */
const FEATURES = {
  'says a term': (one) => phrasesIn(one.passage.plain, one).length > 0,
  'says a long term': (one) => longest(phrasesIn(one.passage.plain, one)),
  'says several terms': (one) => Math.min(3, phrasesIn(one.passage.plain, one).length) / 3,
  'title says a term': (one) => phrasesIn(one.passage.titlePlain, one).length > 0,
  'title says a long term': (one) => longest(phrasesIn(one.passage.titlePlain, one)),
  'heading above says a term': (one) => phrasesIn(one.passage.abovePlain, one).length > 0,
  'words of terms': ({ document, words, passage }) => document.share(words.terms, passage.own),
  'words of terms in the title': ({ document, words, passage }) => document.share(words.terms, passage.title),
  'words of terms around': ({ document, words, passage }) => document.share(words.terms, passage.context),
  'words of the label': ({ document, words, passage }) => document.share(words.label, passage.own),
  'words of the label in the title': ({ document, words, passage }) =>
    document.share(words.label, passage.title),
  'words of the label around': ({ document, words, passage }) => document.share(words.label, passage.context),
  'words of the question': ({ document, words, passage }) => document.share(words.question, passage.own),
  'words of the question in the title': ({ document, words, passage }) =>
    document.share(words.question, passage.title),
  'words of the question around': ({ document, words, passage }) =>
    document.share(words.question, passage.context),
  'title speaks of nothing else': ({ document, words, passage }) => document.share(passage.title, words.all),
  'speaks of nothing else': ({ document, words, passage }) => document.share(passage.own, words.all),
  'clause answers': ({ share }) => share,
  'clause answers best': ({ rank }) => rank === 0,
  'clause is among those that answer': ({ rank }) => 1 / (1 + rank),
  'speaks of another field': ({ passage, others }) =>
    others.some((phrase) => ` ${passage.plain} `.includes(` ${phrase}`)),
  'title speaks of another field': ({ passage, others }) =>
    others.some((phrase) => ` ${passage.titlePlain} `.includes(` ${phrase}`)),
  'has a number of the kind': (one) => numbers(one).length > 0,
  'has one number of the kind': (one) => numbers(one).length === 1,
  'number is beside the words': (one) => nearest(numbers(one), one),
  'names the schedule': ({ field, passage }) =>
    FIELD_TYPES[field.type].counts !== null && IN_SCHEDULE.test(passage.unit.text),
  'has what to contact': ({ field, passage }) =>
    isContact(field) && contactsIn(passage.unit.text, field).length > 0,
  'lacks what to contact': ({ field, passage }) =>
    isContact(field) && contactsIn(passage.unit.text, field).length === 0,
  'is a list': ({ passage }) => passage.unit.kind === 'list',
  'is an entry': ({ passage }) => ITEM.test(passage.unit.text),
  'is a row': ({ passage }) => passage.unit.text.includes('\t'),
  'is short': ({ passage }) => passage.unit.text.length < 40,
  'is long': ({ passage }) => Math.min(1, passage.unit.text.length / 800),
  'is a line of a heading': ({ passage }) => passage.unit.text.trim() === passage.unit.clause.title.trim(),
  'gives something': ({ passage }) => isGiving(passage),
  'headings exclude': ({ passage }) => isExcluded(passage),
  'says must or shall': ({ passage }) => /\b(?:shall|must|will|within|has to)\b/iu.test(passage.unit.text),
  'stands at the end': ({ passage }) => passage.at > 0.85,
  'stands at the beginning': ({ passage }) => passage.at < 0.1,
  'stands aside': ({ passage }) => ASIDE.test(passage.above.slice(0, 120)),
  'stands deep': ({ passage }) => Math.min(6, passage.depth) / 6,
  optional: isKind('optional'),
  papers: isKind('papers'),
  illustration: isKind('illustration'),
  definition: isKind('definition'),
  exclusion: isKind('exclusion'),
  sheet: isKind('sheet'),
} as const satisfies Readonly<Record<string, Feature>>

/** The group of types of fields for which features weigh on their own, besides. */
export function groupOf({ type }: Field): string {
  if (FIELD_TYPES[type].counts !== null) return 'number'
  return type === 'yes-no' ? type : 'words'
}

type Features = ReadonlyMap<string, number>

/** The features of a place by name, without those of 0: each once for all fields, and once for fields of its group. */
export function placeFeatures(asked: PlaceAsked): Features {
  return named(
    asked.field,
    Object.entries<Feature>(FEATURES).map(([name, feature]) => [name, Number(feature(asked))]),
  )
}

/** Weights of words that facts of products quote for a field. */
export type KnownWords = Readonly<Record<string, number>>

/** The features of a place that compare it with the quotes of other products' facts for a field. */
export function knownFeatures(field: Field, known: KnownWords, { own, title }: PassageWords): Features {
  return named(field, [
    ['is like what others quote', likeness(known, own)],
    ['title is like what others quote', likeness(known, title)],
  ])
}

function named(field: Field, all: readonly (readonly [name: string, value: number])[]): Features {
  const group = groupOf(field)
  return new Map(
    all.flatMap(([name, value]) =>
      value === 0
        ? []
        : [
            [name, value],
            [`${name} · ${group}`, value],
          ],
    ),
  )
}

/** Nearness of the nearest number to words of the field: from 0, where none is there, to 1. */
function nearest(found: readonly FoundNumber[], { passage, words }: PlaceAsked): number {
  return Math.max(0, ...found.map((one) => nearness(one, passage.unit.text, words)))
}

/** Nearness of a number to the words of a field in its passage: half the sum over the places of these, 1 at most. */
export function nearness({ start, end }: FoundNumber, text: string, words: FieldWords): number {
  const places = placesOf(words, text)
  const all = places.map((at) => 1 / (1 + Math.min(Math.abs(at - start), Math.abs(at - end)) / 20))
  return Math.min(1, all.reduce((sum, one) => sum + one, 0) / 2)
}

function likeness(known: KnownWords, words: ReadonlySet<string>): number {
  let [got, all] = [0, 0]
  for (const [word, weight] of Object.entries(known)) {
    all += weight
    if (words.has(word)) got += weight
  }
  return all === 0 ? 0 : got / all
}
