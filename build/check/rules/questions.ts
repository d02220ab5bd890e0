import type { Question } from '../../contract/authored/questions.ts'
import { LINES } from '../../contract/primitives.ts'
import type { Catalogue } from '../dataset/model.ts'
import type { Rule } from './rule.ts'
import { sectionNamed } from './law.ts'
import { unsaidQuantities } from './law-numbers.ts'
import { counted, shown } from './messages.ts'

// What must hold in our sentences on the law: answers to questions of families, and what becomes of withdrawn products.

export const questionSection: Rule = {
  name: 'question-section',
  dataset: (catalogue, _summary, report) => {
    for (const { path, where, sentence } of sentencesOf(catalogue)) {
      const { law, section } = sentence
      if (catalogue.unreadable?.has(`law/${law}.json`) === true) continue
      const named = sectionNamed(catalogue.laws, sentence)
      const fault =
        named === null
          ? 'is not held; name a section of a record in law/'
          : named.held.omitted
            ? 'was omitted; name the one that now says so'
            : named.instrument.in_force
              ? null
              : 'is of an instrument that is not in force; name one that is'
      if (fault !== null)
        report(path, `${where}/section`, `section ${shown(section)} of ${shown(law)} ${fault}`)
    }
  },
}

export const questionSentence: Rule = {
  name: 'question-sentence',
  dataset: (catalogue, _summary, report) => {
    for (const { path, where, sentence } of sentencesOf(catalogue))
      if (!/^[^.!?]*(?:[.!?](?=\S)[^.!?]*)*\.$/u.test(sentence.says))
        report(
          path,
          `${where}/says`,
          `${shown(sentence.says)} is not one sentence with a full stop at its end; split it, and name a section for each`,
        )
  },
}

export const questionNumbers: Rule = {
  name: 'question-numbers',
  dataset: (catalogue, _summary, report) => {
    for (const { path, where, sentence } of sentencesOf(catalogue)) {
      const held = sectionNamed(catalogue.laws, sentence)?.held
      if (held === undefined) continue
      const behind = [held.text, held.summary, ...(held.exceptions ?? []).map(({ says }) => says)]
      const texts = behind.filter((text) => text !== null)
      for (const number of unsaidQuantities(sentence.says, texts))
        report(
          path,
          `${where}/says`,
          `the sentence says ${shown(number)}, section ${shown(sentence.section)} of ${shown(sentence.law)} does not; correct the number, or name the section that says it`,
        )
    }
  },
}

export const withdrawalsKnown: Rule = {
  name: 'withdrawals-known',
  dataset: ({ dataset: { path, record } }, { products }, report) => {
    const known = record.withdrawals?.known_for ?? []
    for (const line of LINES.filter((one) => !known.includes(one))) {
      const withdrawn = products.filter((product) => product.line === line && product.status === 'withdrawn')
      if (withdrawn.length > 0)
        report(
          path,
          '/withdrawals/known_for',
          `${counted(withdrawn.length, `${line} product`)} listed as withdrawn, and the line is not named; name it if the list of its products says which were withdrawn, otherwise “active” is published as not known`,
        )
    }
  },
}

/** Every sentence of ours on the law: those of answers, and those on withdrawn products. */
function* sentencesOf({ questions, dataset }: Catalogue): Generator<{
  readonly path: string
  readonly where: string
  readonly sentence: Question['answer'][number]
}> {
  for (const [at, { answer }] of questions.record.entries())
    for (const [n, sentence] of answer.entries())
      yield { path: questions.path, where: `/${at}/answer/${n}`, sentence }
  for (const [n, sentence] of (dataset.record.withdrawals?.law ?? []).entries())
    yield { path: dataset.path, where: `/withdrawals/law/${n}`, sentence }
}
