import type { Field } from '../../contract/authored/category.ts'
import type { FactValue } from '../../contract/authored/product.ts'
import { excludes, gives, saysNo } from '../../check/proof/negation.ts'
import type { Finding } from '../../check/dataset/finding.ts'
import type { FieldWords, PassageWords } from './passage-words.ts'
import { nearness } from './place-features.ts'
import type { ValueOption } from './suggested-values.ts'

// Features, as numbers, of a value that a passage may give.

/** Input of the features of a value: the field, the passage that may give it, and the other values and places. */
export interface ValueAsked {
  readonly field: Field
  readonly words: FieldWords
  readonly passage: PassageWords
  readonly option: ValueOption
  /** All values of the passage. */
  readonly options: readonly ValueOption[]
  /** Chance that the place is right, from 0 to 1. */
  readonly likely: number
  /** The values that other places of the field say alone. */
  readonly elsewhere: readonly FactValue[]
  /** Sum of the chances of all places that may give this value. */
  readonly together: number
  /** Findings of the rules in a fact with this value and quote. */
  readonly findings: readonly Pick<Finding, 'rule' | 'level'>[]
  /** The values that other products have. */
  readonly known: readonly FactValue[]
}

type Feature = (asked: ValueAsked) => number | boolean

const CAP =
  /\b(?:not?\s+exceed(?:ing)?|exceeds?|up\s*to|maximum(?:\s+of)?|limit(?:ed)?(?:\s+(?:of|to))?|more\s+than|less\s+than)\s+(?:\p{L}+\s+){0,2}$/iu
const LEAST = /\b(?:lowest|smallest|minimum|least|shortest)\b/iu
const MOST = /\b(?:highest|largest|maximum|longest)\b/iu
const asks = ({ label, question }: Field, shape: RegExp) => shape.test(`${label} ${question}`)
const numbers = ({ options }: ValueAsked) => [...new Set(options.flatMap(({ found }) => found?.value ?? []))]
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const isBurden = ({ field }: ValueAsked) =>
  /\b(?:exclu|deduct|cut|must|need|require)/iu.test(`${field.label} ${field.question}`)
const text = ({ passage }: ValueAsked) => passage.unit.text

/** THE TABLE of features of values: each from 0 to 1. */
const FEATURES = {
  always: () => true,
  'place is likely': ({ likely }) => likely,
  'places that say so are likely': ({ together }) => together,
  'is the only number': (one) => numbers(one).length === 1,
  'is nearest to the words': (one) => isNearest(one),
  'is near the words': ({ option: { found }, passage, words }) =>
    found === undefined ? 0 : nearness(found, passage.unit.text, words),
  'is the largest, as asked': (one) =>
    asks(one.field, MOST) && one.option.value === Math.max(...numbers(one)) && numbers(one).length > 1,
  'is the least, as asked': (one) =>
    asks(one.field, LEAST) && one.option.value === Math.min(...numbers(one)) && numbers(one).length > 1,
  'another is more or less, as asked': (one) =>
    (asks(one.field, MOST) && one.option.value !== Math.max(...numbers(one))) ||
    (asks(one.field, LEAST) && one.option.value !== Math.min(...numbers(one))),
  'is the first number': ({ option, options }) => option.found !== undefined && option === options[0],
  'is a cap, not asked': (one) =>
    one.option.found !== undefined &&
    !asks(one.field, MOST) &&
    CAP.test(text(one).slice(Math.max(0, one.option.found.start - 60), one.option.found.start)),
  'other places say so': ({ elsewhere, option }) =>
    elsewhere.filter((one) => same(one, option.value)).length / Math.max(1, elsewhere.length),
  'other places say otherwise': ({ elsewhere, option }) =>
    elsewhere.filter((one) => !same(one, option.value)).length / Math.max(1, elsewhere.length),
  'others have it': ({ known, option }) =>
    known.filter((one) => same(one, option.value)).length / Math.max(1, known.length),
  'nobody has it': ({ known, option }) => known.length > 1 && !known.some((one) => same(one, option.value)),
  'is far from what others have': ({ known, option: { value } }) => distance(known, value),
  'nothing is found against it': ({ findings }) => findings.every(isBeside),
  'is refused': ({ findings }) => findings.some(({ level }) => level === 'error'),
  'is yes': ({ option }) => option.value === true,
  'is yes and said so': (one) => one.option.value === true && gives(text(one)),
  'is yes and denied': (one) => one.option.value === true && !isBurden(one) && saysNo(text(one)),
  'is no and denied': (one) => one.option.value === false && !isBurden(one) && saysNo(text(one)),
  'is no and said to be given': (one) => one.option.value === false && gives(text(one)),
  'is yes under an exclusion': (one) =>
    one.option.value === true && excludes(one.passage.above.slice(0, 300)),
  'is no under an exclusion': (one) =>
    one.option.value === false && excludes(one.passage.above.slice(0, 300)),
  'is the choice said most': ({ field, option, options }) => field.type === 'choice' && option === options[0],
} as const satisfies Readonly<Record<string, Feature>>

/** The features of a value by name, those of 0 left out. */
export function valueFeatures(asked: ValueAsked): Map<string, number> {
  const found = new Map<string, number>()
  for (const [name, feature] of Object.entries<Feature>(FEATURES)) {
    const value = Number(feature(asked))
    if (value !== 0) found.set(name, value)
  }
  found.set(`of type ${asked.field.type}`, 1)
  for (const kind of asked.passage.kinds) found.set(`in ${kind}`, 1)
  for (const finding of asked.findings) if (!isBeside(finding)) found.set(`found ${finding.rule}`, 1)
  return found
}

/** Whether a finding asks a reader to look at the paragraphs beside a quote, and says nothing against its value. */
function isBeside({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule === 'conditions-in-clause'
}

function isNearest({ option, options, passage, words }: ValueAsked): boolean {
  const wordsOf = ({ found }: ValueOption) =>
    found === undefined ? -1 : nearness(found, passage.unit.text, words)
  return option.found !== undefined && options.every((one) => wordsOf(one) <= wordsOf(option))
}

/** Distance of a number from the nearest one of other products: 1 where it is ten times as much or a tenth. */
function distance(known: readonly FactValue[], value: FactValue): number {
  const numbers = known.filter((one) => typeof one === 'number' && one > 0) as number[]
  if (typeof value !== 'number' || numbers.length === 0) return 0
  if (value <= 0) return 1
  return Math.min(1, ...numbers.map((one) => Math.abs(Math.log10(value / one))))
}
