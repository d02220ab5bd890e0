import { type Amendment, type Law, type LawSection, isMissing } from '../../contract/authored/law.ts'
import type { FiledRecord } from '../dataset/model.ts'
import type { Rule } from './rule.ts'
import { unsaidQuantities } from './law-numbers.ts'
import { counted, shown } from './messages.ts'

// What must hold in the instruments of law.

export const summaryNumbers: Rule = {
  name: 'summary-numbers',
  dataset: ({ laws }, _summary, report) => {
    for (const { path, record } of laws)
      for (const [at, section] of record.sections.entries())
        for (const number of unsaidInSummary(section))
          report(
            path,
            `/sections/${at}/summary`,
            `section ${shown(section.number)}: the summary says ${shown(number)}, the text and the exceptions do not; correct the number, or name as an exception where it comes from`,
          )
  },
}

function unsaidInSummary({ text, summary, exceptions = [] }: LawSection): string[] {
  if (text === null || summary === null) return []
  return unsaidQuantities(summary, [text, ...exceptions.map(({ says }) => says)])
}

export const commencesLater: Rule = {
  name: 'commences-later',
  dataset: ({ dataset, laws }, _summary, report) => {
    const today = dataset.record.data_date
    for (const { path, record } of laws) {
      if (record.in_force && record.commences !== undefined)
        report(path, '/commences', 'the instrument is in force and commences; keep one of the two')
      for (const [where, { commences }] of [
        ['', record] as const,
        ...record.sections.map((section, at) => [`/sections/${at}`, section] as const),
      ])
        if (commences !== undefined && commences !== null && commences <= today)
          report(
            path,
            `${where}/commences`,
            `${commences} is not after the data date ${today}; it is in force: drop commences, or correct the day`,
          )
    }
  },
}

export const lawReadFrom: Rule = {
  name: 'law-read-from',
  dataset: ({ laws }, _summary, report) => {
    const [first, ...others] = laws.filter(
      ({ record }) => record.read_from === undefined || record.consolidated_to === undefined,
    )
    if (first === undefined) return
    const more = others.length === 0 ? '' : `; so do ${others.map(({ path }) => path).join(', ')}`
    report(
      first.path,
      '',
      `says not how its text was read or up to which day; set read_from (gazette, india-code, copy, second-hand) and consolidated_to (a day, or null where it is not known)${more}`,
    )
  },
}

export const amendmentTakenIn: Rule = {
  name: 'amendment-taken-in',
  dataset: ({ laws }, _summary, report) => {
    for (const { path, record } of laws)
      for (const [at, amendment] of (record.amended_by ?? []).entries()) {
        if (!record.in_force || !isMissing(amendment)) continue
        const touched = touchedBy(amendment, record)
        const which = amendment.touches === undefined ? 'may touch any section' : 'may touch sections'
        report(
          path,
          `/amended_by/${at}`,
          `${shown(amendment.title)} is not taken in and ${which} held here (${counted(touched.length, 'section')}: ${touched.join('; ')}); read its words, correct the sections, and set taken_in`,
        )
      }
  },
}

/** The sections in force that an amendment may change. */
function touchedBy({ touches }: Amendment, { sections }: Law): string[] {
  const inForce = sections.filter(({ omitted }) => !omitted).map(({ number }) => number)
  return touches === undefined ? inForce : inForce.filter((number) => touches.includes(number))
}

/** A section by the slug of its instrument and its number; null where the dataset holds none. */
export function sectionNamed(
  laws: readonly FiledRecord<Law>[],
  { law, section }: { readonly law: string; readonly section: string },
): { readonly instrument: Law; readonly held: LawSection } | null {
  const instrument = laws.find(({ record }) => record.slug === law)?.record
  const held = instrument?.sections.find(({ number }) => number === section)
  return instrument === undefined || held === undefined ? null : { instrument, held }
}
