import { stem, tokens } from '../contract/text/words.ts'
import { THESAURUS } from '../contract/text/thesaurus/table.ts'
import type { BodyContext } from '../bodies/context.ts'

/** `/index/words.json`: the stems the trade knows. A word among them is never taken for a misspelling of another. */
export function wordsFile({ catalogue }: BodyContext): string[] {
  const fields = [...catalogue.categories.values()].flatMap(({ record }) => record.fields)
  const sections = catalogue.laws.flatMap(({ record }) => record.sections)
  const texts = [
    ...catalogue.synonyms.record.flat(),
    ...THESAURUS.flatMap(({ same, asked }) => [...same, ...asked].flat()),
    ...fields.flatMap(({ label, question, terms }) => [label, question, ...terms]),
    ...sections.flatMap(({ heading, summary }) => [heading, summary ?? '']),
  ]
  const stems = new Set(texts.flatMap((text) => tokens(text).map((token) => stem(token))))
  return [...stems].filter((word) => /^\p{L}{3,}$/u.test(word)).toSorted()
}
