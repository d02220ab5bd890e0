import type { Law } from '../../contract/authored/law.ts'
import { quantitiesOf } from '../proof/quantities.ts'
import { shown } from './messages.ts'
import type { Rule } from './rule.ts'

// Numbers in the headings of law.

type Section = Law['sections'][number]

/** A number with its unit, as it is written and as it is compared: 3 years are 36 months. */
interface Measure {
  readonly kind: string
  readonly value: number
  readonly words: string
}

export const headingSaysNumber: Rule = {
  name: 'heading-says-number',
  dataset: ({ laws }, _summary, report) => {
    for (const { path, record } of laws)
      for (const [at, section] of record.sections.entries())
        for (const { measure, others, key } of contradictions(section))
          report(
            path,
            `/sections/${at}/heading`,
            `the heading of section ${shown(section.number)} says ${shown(measure.words)}, its ${key} ${others.map(({ words }) => shown(words)).join(', ')}; correct the one that is wrong, or say in its note which of them is right, naming both`,
          )
  },
}

/**
 * What is published of a section before relying on it: its own note, and that its heading says another number than what
 * is below it; null where there is nothing.
 */
export function noteOf(section: Section): string | null {
  const doubts = contradictions(section).map(
    ({ measure, others, key }) =>
      `The heading says “${measure.words}”, ${key === 'text' ? 'the text' : 'our summary'} ${others.map(({ words }) => `“${words}”`).join(', ')}: ${key === 'text' ? 'rely on the text' : 'look into the instrument'}, not on the heading.`,
  )
  return [section.note ?? '', ...doubts].filter((words) => words !== '').join(' ') || null
}

/** The numbers of a heading that its text or its summary contradicts, each with the numbers found instead. */
function contradictions(section: Section) {
  const { heading, note = '' } = section
  const noted = measuresOf(note)
  return measuresOf(heading).flatMap((measure) =>
    (['text', 'summary'] as const).flatMap((key) => {
      const alike = measuresOf(section[key] ?? '').filter(({ kind }) => kind === measure.kind)
      const isSaid = alike.some((one) => isSame(one, measure))
      const isNoted = isIn(noted, measure) && alike.some((one) => isIn(noted, one))
      return alike.length === 0 || isSaid || isNoted ? [] : [{ measure, key, others: distinct(alike) }]
    }),
  )
}

/** The times, shares and amounts of a text; "a year" counts nothing. */
function measuresOf(text: string): Measure[] {
  return quantitiesOf(text).flatMap(({ value, unit, isLabel, start, end }) =>
    unit === null || unit.kind === 'other' || isLabel
      ? []
      : [{ kind: unit.kind, value: value * unit.times, words: text.slice(start, end).trim() }],
  )
}

function isSame(a: Measure, b: Measure): boolean {
  return a.kind === b.kind && a.value === b.value
}

function isIn(measures: readonly Measure[], wanted: Measure): boolean {
  return measures.some((one) => isSame(one, wanted))
}

function distinct(measures: readonly Measure[]): Measure[] {
  return measures.filter((one, at) => measures.findIndex((other) => isSame(one, other)) === at)
}
