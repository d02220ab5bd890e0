import type { Addresses } from '../../contract/addresses.ts'
import { limitsShown } from '../../contract/answer-limits.ts'
import type { LawToday } from '../../contract/authored/law-today.ts'
import type { Sentence } from '../../contract/authored/questions.ts'
import { item } from '../../contract/item.ts'
import { sectionPath } from '../../contract/markdown-alternates.ts'
import type { LawBeside } from '../../contract/published/fact.ts'
import type { RightsSentence } from '../../contract/published/rights.ts'
import type { Catalogue } from '../../check/dataset/model.ts'
import { sectionNamed } from '../../check/dataset/rule-inputs.ts'
import { checkingOf } from './law-checked.ts'
import { sectionNames } from './section-names.ts'

// Sentences of ours on law, with what is behind them.

/** The path of the page of a section that is held; that it is was proven by the rules. */
export function sectionPathOf(laws: Catalogue['laws'], name: Pick<Sentence, 'law' | 'section'>): string {
  const { instrument, sectionRecord } = sectionRecordOf(laws, name)
  const names = sectionNames(instrument.sections)
  return sectionPath(name.law, item(names, instrument.sections.indexOf(sectionRecord)))
}

/** The sentences of an answer as published, each with its section and the limits it shows. */
export function sentenceBodies(
  { catalogue: { laws }, to }: { readonly catalogue: Pick<Catalogue, 'laws'>; readonly to: Addresses },
  answer: readonly Sentence[],
): RightsSentence[] {
  return answer.map(({ says, law, section, limits = [] }) => {
    const { instrument, sectionRecord } = sectionRecordOf(laws, { law, section })
    const { checked, consolidated_to, is_behind } = checkingOf(instrument, section)
    const url = to.base + sectionPathOf(laws, { law, section })
    const head = { says, law, title: instrument.title, section, url }
    return { ...head, checked, consolidated_to, is_behind, ...limitsShown({ limits }, sectionRecord) }
  })
}

/** The paths of the sections that fields and forms name, by `sectionKey`. */
export function lawPathsOf({ categories, forms, laws }: Catalogue): Readonly<Record<string, string>> {
  const fields = [...categories.values()].flatMap(({ record }) => record.fields)
  const beside = [...fields, ...forms.map(({ record }) => record)].flatMap(({ law = [] }) => law)
  return Object.fromEntries(
    beside.map((one) => [sectionKey(one), sectionPathOf(laws, { law: one.slug, section: one.section })]),
  )
}

/** Law beside a field or a form, with the addresses of the sections; nothing where nothing is known. */
export function lawBesideOf(
  { to, lawPaths }: { readonly to: Addresses; readonly lawPaths: ReturnType<typeof lawPathsOf> },
  law: readonly LawToday[] | undefined,
): { law?: LawBeside[] } {
  if (law === undefined) return {}
  return {
    law: law.map(({ slug, section, says, since, for: whom }) => {
      const url = to.base + (lawPaths[sectionKey({ slug, section })] ?? '')
      return { slug, section, says, since, for: whom, url }
    }),
  }
}

function sectionKey({ slug, section }: Pick<LawToday, 'slug' | 'section'>): string {
  return `${slug} ${section}`
}

function sectionRecordOf(laws: Catalogue['laws'], name: Pick<Sentence, 'law' | 'section'>) {
  const found = sectionNamed(laws, name)
  if (found === null) throw new Error(`section ${name.section} of ${name.law} is named, which is not held`)
  return found
}
