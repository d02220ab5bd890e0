import type { LawToday } from '../../contract/authored/law-today.ts'
import type { Catalogue } from '../dataset/model.ts'
import { unprovenQuantities } from '../proof/law-numbers.ts'
import { sectionNamed } from '../dataset/rule-inputs.ts'
import type { Fault } from './rule.ts'
import { shown } from './messages.ts'

// Rules on what our sentences about law rest on, wherever they are written: answers, fields, forms, the complaint ladder.

/** A section by the slug of its instrument and its number. */
export interface SectionName {
  readonly law: string
  readonly section: string
}

export type Laws = Pick<Catalogue, 'laws' | 'unreadable'>

/** The reason why nothing may rest on a section; none where it may. */
export function sectionProblems({ laws, unreadable }: Laws, { law, section }: SectionName): string[] {
  if (unreadable?.has(`law/${law}.json`) === true) return []
  const named = sectionNamed(laws, { law, section })
  const problem =
    named === null
      ? 'is not held; name a section of a record in law/'
      : named.sectionRecord.omitted
        ? 'was omitted; name the one that now says so'
        : !named.instrument.in_force
          ? 'is of an instrument that is not in force; name one that is'
          : named.sectionRecord.commences === undefined
            ? null
            : 'is not in force yet; name one that is'
  return problem === null ? [] : [`section ${shown(section)} of ${shown(law)} ${problem}`]
}

/** The numbers that a sentence says and none of its sections does, each as a message; sections not held say nothing. */
export function numberProblems({ laws }: Laws, says: string, sections: readonly SectionName[]): string[] {
  const named = sections.map((name) => sectionNamed(laws, name)?.sectionRecord)
  if (named.includes(undefined)) return []
  const texts = named.flatMap((name) =>
    name === undefined ? [] : [name.text, name.summary, ...(name.exceptions ?? []).map(({ says }) => says)],
  )
  const names = sections.map(({ law, section }) => `section ${shown(section)} of ${shown(law)}`).join(', ')
  return unprovenQuantities(
    says,
    texts.filter((text) => text !== null),
  ).map(
    (number) =>
      `the sentence says ${shown(number)}, ${names} does not; correct the number, or name the section that says it`,
  )
}

/** What is wrong with the law that a field or a form names. */
export function* lawTodayFaults(known: Laws, today: readonly LawToday[]): Generator<Fault> {
  for (const [at, { slug: law, section, says }] of today.entries()) {
    for (const problem of sectionProblems(known, { law, section })) yield [`/law/${at}/section`, problem]
    for (const message of numberProblems(known, says, [{ law, section }])) yield [`/law/${at}/says`, message]
    if (/[.!?]\s|\.$/u.test(says))
      yield [
        `/law/${at}/says`,
        `${shown(says)} is more than one sentence, or has a full stop at its end; write one, and leave the full stop out`,
      ]
  }
}
