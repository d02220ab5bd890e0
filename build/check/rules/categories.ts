import { LIGHT_STEMS } from '../../search/words.ts'
import { compareTexts } from '../../contract/compare-texts.ts'
import type { Field } from '../../contract/authored/category.ts'
import type { FiledRecord } from '../dataset/model.ts'
import { stemsIn } from '../proof/word-overlap.ts'
import type { Rule } from './rule.ts'
import { shown } from './messages.ts'
import { lawTodayFaults } from './rests-on.ts'

// Rules on fields that several categories share: comparisons set them side by side by their keys.

export const oneMeaningAKey: Rule = {
  name: 'one-meaning-a-key',
  *dataset({ categories }) {
    const first = new Map<string, FiledRecord<Field>>()
    for (const { path, record } of [...categories.values()].toSorted((a, b) => compareTexts(a.path, b.path)))
      for (const [at, field] of record.fields.entries()) {
        const before = first.get(field.key)
        if (before === undefined) first.set(field.key, { path, record: field })
        else if (before.path !== path && !asksTheSame(before.record, field))
          yield [
            path,
            `/fields/${at}`,
            `field ${shown(field.key)} ${meaningOf(field)}, but in ${before.path} ${meaningOf(before.record)}; give both one question, one type and the same choices, or another key to what means something else`,
          ]
      }
  },
}

/** Whether two fields have one type and the same choices, and their questions or terms share a word that tells. */
function asksTheSame(a: Field, b: Field): boolean {
  const kind = ({ type, choices }: Field) => JSON.stringify([type, choices?.toSorted()])
  const plain = ({ question }: Field) => question.trim().toLowerCase()
  if (kind(a) !== kind(b)) return false
  const wordsOf = ({ question, terms }: Field) => stemsIn([question, ...terms].join('\n'))
  const words = wordsOf(b)
  const isShared = [...wordsOf(a)].some((word) => words.has(word) && !LIGHT_STEMS.has(word))
  return isShared || plain(a) === plain(b)
}

function meaningOf({ type, choices, question }: Field): string {
  return `asks ${shown(question)} as ${type}${choices === undefined ? '' : ` (${choices.join(' | ')})`}`
}

export const lawBeside: Rule = {
  name: 'law-beside',
  *field({ law = [], last_day: last }, known) {
    yield* lawTodayFaults(known, law)
    if (last !== undefined && !law.some(({ says }) => says.split(/\D+/u).includes(`${last.count}`)))
      yield [
        '/last_day',
        `the last day counts ${last.count} ${last.unit}, and no law of the field says so; name the section in law, with these words`,
      ]
  },
  form: ({ law = [] }, known) => lawTodayFaults(known, law),
}
