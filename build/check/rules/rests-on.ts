import type { LawToday } from '../../contract/authored/law-today.ts'
import type { Catalogue } from '../dataset/model.ts'
import { unprovenQuantities } from '../proof/law-numbers.ts'
import { sectionNamed } from '../dataset/rule-inputs.ts'
import { shown } from './messages.ts'

// Rules on what our sentences about law rest on, wherever they are written: answers, fields, forms, the complaint ladder.

/** A section by the slug of its instrument and its number. */
export interface SectionName {
  readonly law: string
  readonly section: string
}

type Laws = Pick<Catalogue, 'laws' | 'unreadable'>

/** Reason why nothing may rest on a section, after "section … of …"; null where it may. */
export function sectionProblem({ laws, unreadable }: Laws, { law, section }: SectionName): string | null {
  if (unreadable?.has(`law/${law}.json`) === true) return null
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
  return problem === null ? null : `section ${shown(section)} of ${shown(law)} ${problem}`
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

/** Checks the law that a field or a form names. */
export function lawTodayProblems(
  known: Laws,
  today: readonly LawToday[],
  report: (where: string, message: string) => void,
): void {
  for (const [at, { slug: law, section, says }] of today.entries()) {
    const problem = sectionProblem(known, { law, section })
    if (problem !== null) report(`/law/${at}/section`, problem)
    for (const message of numberProblems(known, says, [{ law, section }])) report(`/law/${at}/says`, message)
    if (/[.!?]\s|\.$/u.test(says))
      report(
        `/law/${at}/says`,
        `${shown(says)} is more than one sentence, or has a full stop at its end; write one, and leave the full stop out`,
      )
  }
}
