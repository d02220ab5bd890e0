import type { BodyContext } from '../answers/context.ts'
import type { WordsFile } from '../../contract/index-files/thesaurus.ts'
import { frontCoded } from '../../search/front-coding.ts'
import { THESAURUS } from '../../search/thesaurus/table.ts'
import { stem, tokens } from '../../search/words.ts'

/** `/index/words.json`: the words the trade knows. One of them is never taken for a misspelling of another. */
export function wordsFile({ catalogue }: BodyContext): WordsFile {
  const fields = [...catalogue.categories.values()].flatMap(({ record }) => record.fields)
  const sections = catalogue.laws.flatMap(({ record }) => record.sections)
  return wordsIn([
    ...catalogue.synonyms.record.flat(),
    ...fields.flatMap(({ label, question, terms }) => [label, question, ...terms]),
    ...sections.flatMap(({ heading, summary }) => [heading, summary ?? '']),
  ])
}

/** The words of the thesaurus and of some texts beside it. */
export function wordsIn(texts: readonly string[]): WordsFile {
  const phrases = THESAURUS.flatMap(({ same, asked, unheld }) => [...same, ...asked, ...unheld].flat())
  const written = phrases.flatMap(tokens)
  const stems = [...written, ...texts.flatMap(tokens)].map(stem)
  return { stems: coded(stems), written: coded(written) }
}

/** Each of the words once, without those that are too short to be misspelled. */
function coded(words: readonly string[]): string {
  return frontCoded([...new Set(words)].filter((word) => /^\p{L}{3,}$/u.test(word)).toSorted())
}
