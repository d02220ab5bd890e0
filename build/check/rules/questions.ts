import type { Rule } from './rule.ts'
import { sectionNamed } from './law.ts'
import { unsaidQuantities } from './law-numbers.ts'
import { shown } from './messages.ts'

// What must hold in the questions of families and their answers.

export const questionSection: Rule = {
  name: 'question-section',
  dataset: ({ questions: { path, record }, laws, unreadable }, _summary, report) => {
    for (const [at, { answer }] of record.entries())
      for (const [n, sentence] of answer.entries()) {
        const { law, section } = sentence
        if (unreadable?.has(`law/${law}.json`) === true) continue
        const named = sectionNamed(laws, sentence)
        const fault =
          named === null
            ? 'is not held; name a section of a record in law/'
            : named.held.omitted
              ? 'was omitted; name the one that now says so'
              : named.instrument.in_force
                ? named.held.commences === undefined
                  ? null
                  : 'is not in force yet; name one that is'
                : 'is of an instrument that is not in force; name one that is'
        if (fault !== null)
          report(path, `/${at}/answer/${n}/section`, `section ${shown(section)} of ${shown(law)} ${fault}`)
      }
  },
}

export const questionSentence: Rule = {
  name: 'question-sentence',
  dataset: ({ questions: { path, record } }, _summary, report) => {
    for (const [at, { answer }] of record.entries())
      for (const [n, { says }] of answer.entries())
        if (!/^[^.!?]*(?:[.!?](?=\S)[^.!?]*)*\.$/u.test(says))
          report(
            path,
            `/${at}/answer/${n}/says`,
            `${shown(says)} is not one sentence with a full stop at its end; split it, and name a section for each`,
          )
  },
}

export const questionNumbers: Rule = {
  name: 'question-numbers',
  dataset: ({ questions: { path, record }, laws }, _summary, report) => {
    for (const [at, { answer }] of record.entries())
      for (const [n, sentence] of answer.entries()) {
        const held = sectionNamed(laws, sentence)?.held
        if (held === undefined) continue
        const behind = [held.text, held.summary, ...(held.exceptions ?? []).map(({ says }) => says)]
        const texts = behind.filter((text) => text !== null)
        for (const number of unsaidQuantities(sentence.says, texts))
          report(
            path,
            `/${at}/answer/${n}/says`,
            `the sentence says ${shown(number)}, section ${shown(sentence.section)} of ${shown(sentence.law)} does not; correct the number, or name the section that says it`,
          )
      }
  },
}
