import { type Law, type LawSection, sectionsBehind } from '../../contract/authored/law.ts'
import type { Rule } from './rule.ts'
import { contradictions, unprovenQuantities } from '../proof/law-numbers.ts'
import { allowed, counted, shown } from './messages.ts'

// Rules on the instruments of law.

export const summaryNumbers: Rule = {
  name: 'summary-numbers',
  at: '/summary',
  *section(section) {
    for (const number of unsaidInSummary(section))
      yield `section ${shown(section.number)}: the summary says ${shown(number)}, the text and the exceptions do not; correct the number, or name as an exception where it comes from`
  },
}

function unsaidInSummary({ text, summary, exceptions = [] }: LawSection): string[] {
  if (text === null || summary === null) return []
  return unprovenQuantities(summary, [text, ...exceptions.map(({ says }) => says)])
}

export const commencesLater: Rule = {
  name: 'commences-later',
  at: '/commences',
  *law(law, { dataset }) {
    if (law.in_force && law.commences !== undefined)
      yield 'the instrument is in force and commences; keep one of the two'
    yield* alreadyCommenced(law, dataset.record.data_date)
  },
  section: (section, { dataset }) => alreadyCommenced(section, dataset.record.data_date),
}

function* alreadyCommenced({ commences }: Pick<Law | LawSection, 'commences'>, today: string) {
  if (commences !== undefined && commences !== null && commences <= today)
    yield `${commences} is not after the data date ${today}; it is in force: drop commences, or correct the day`
}

export const lawReadFrom: Rule = {
  name: 'law-read-from',
  *dataset({ laws }) {
    const [first, ...others] = laws.filter(
      ({ record }) => record.read_from === undefined || record.consolidated_to === undefined,
    )
    if (first === undefined) return
    const more = others.length === 0 ? '' : `; so do ${others.map(({ path }) => path).join(', ')}`
    yield [
      first.path,
      '',
      `says not how its text was read or up to which day; set read_from (gazette, india-code, copy, second-hand) and consolidated_to (a day, or null where it is not known)${more}`,
    ]
  },
}

export const amendmentTakenIn: Rule = {
  name: 'amendment-taken-in',
  *law(law) {
    for (const [at, amendment] of (law.amended_by ?? []).entries()) {
      const behind = sectionsBehind(law, amendment)
      if (!law.in_force || behind.length === 0) continue
      const { title, sections_known: known, touches } = amendment
      const which = known !== undefined ? 'is known to touch' : 'may touch'
      const whole = known === undefined && touches === undefined ? 'any section' : 'sections'
      yield [
        `/amended_by/${at}`,
        `${shown(title)} is not taken in and ${which} ${whole} held here (${counted(behind.length, 'section')}: ${behind.join('; ')}); read its words, correct the sections, and name them in sections_compared, or set taken_in`,
      ]
    }
  },
}

const SECTION_LISTS = ['touches', 'sections_known', 'sections_compared'] as const

export const amendmentSections: Rule = {
  name: 'amendment-sections',
  *law({ sections, amended_by: amendments = [] }) {
    const numbers = sections.map(({ number }) => number)
    for (const [at, amendment] of amendments.entries())
      for (const list of SECTION_LISTS)
        for (const [n, number] of (amendment[list] ?? []).entries())
          if (!numbers.includes(number))
            yield [
              `/amended_by/${at}/${list}/${n}`,
              `${shown(amendment.title)}: there is no section ${shown(number)} in this record; ${allowed(number, numbers)}`,
            ]
  },
}

/** For how many days a look for changes counts. */
const WATCHED_DAYS = 90

export const lawWatched: Rule = {
  name: 'law-watched',
  at: '/watched',
  *law({ title, in_force, watched }, { dataset }) {
    if (!in_force || watched === undefined) return
    const today = dataset.record.data_date
    const days = daysBetween(watched.on, today)
    if (days > WATCHED_DAYS)
      yield `changes of ${shown(title)} were looked for last on ${watched.on}, ${days} days before the data date ${today}; look again (${watched.places.join(', ')}) for amendments, replacements and withdrawals, and set watched`
  },
  *dataset({ laws }) {
    const [first, ...others] = laws.filter(({ record }) => record.in_force && record.watched === undefined)
    if (first === undefined) return
    const more = others.length === 0 ? '' : ` (nor are those of ${others.map(({ path }) => path).join(', ')})`
    yield [
      first.path,
      '',
      `it is not noted when changes of ${shown(first.record.title)} were looked for${more}; look for amendments, replacements and withdrawals, and set watched`,
    ]
  },
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

export const headingSaysNumber: Rule = {
  name: 'heading-says-number',
  at: '/heading',
  *section(section) {
    for (const { measure, others, key } of contradictions(section))
      yield `the heading of section ${shown(section.number)} says ${shown(measure.words)}, its ${key} ${others.map(({ words }) => shown(words)).join(', ')}; correct the one that is wrong, or say in its note which of them is right, naming both`
  },
}
