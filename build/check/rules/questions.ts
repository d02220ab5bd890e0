import { limitNames } from '../../contract/answer-limits.ts'
import type { Sentence } from '../../contract/authored/questions.ts'
import { item } from '../../contract/item.ts'
import { LINES } from '../../contract/primitives.ts'
import type { Catalogue } from '../dataset/model.ts'
import { readText } from '../proof/quantities.ts'
import type { Rule } from './rule.ts'
import { sectionNamed } from '../dataset/rule-inputs.ts'
import { allowed, counted, shown } from './messages.ts'
import { numberProblems, sectionProblem } from './rests-on.ts'

// Rules on our sentences on the law: answers to questions of families, and what becomes of withdrawn products.

export const questionSection: Rule = {
  name: 'question-section',
  dataset: (known, _summary, report) => {
    for (const { path, where, sentence } of sentencesOf(known)) {
      const problem = sectionProblem(known, sentence)
      if (problem !== null) report(path, `${where}/section`, problem)
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
  dataset: (known, _summary, report) => {
    for (const { path, where, sentence } of sentencesOf(known))
      for (const message of numberProblems(known, sentence.says, [sentence]))
        report(path, `${where}/says`, message)
  },
}

/** The words by which a summary, or a sentence, says for what it does not hold. */
const EXCEPTED = /\b(?:except(?:ed|ions?)?|unless|apart from|exempt(?:ed|s)?)\b/iu

/** The words by which a sentence speaks of all cases. */
const ALL_CASES = /\b(?:any|anyone|anything|no|none|nobody|nothing|never|every|everybody|all|always)\b/iu

export const questionLimits: Rule = {
  name: 'question-limits',
  dataset: (known, _summary, report) => {
    for (const { path, where, sentence } of sentencesOf(known)) {
      const sectionRecord = sectionNamed(known.laws, sentence)?.sectionRecord
      if (sectionRecord === undefined) continue
      const names = limitNames(sectionRecord)
      const decided = (sentence.limits ?? []).map(({ from }) => from)
      for (const [l, from] of decided.entries()) {
        const problem = !names.includes(from)
          ? `section ${shown(sentence.section)} has no limit ${shown(from)}; ${allowed(from, names)}`
          : `the limit ${shown(from)} is named above already; name it once`
        if (!names.includes(from) || decided.indexOf(from) < l)
          report(path, `${where}/limits/${l}/from`, problem)
      }
      if (
        sectionRecord.exceptions === undefined &&
        needsLimits(sentence) &&
        EXCEPTED.test(sectionRecord.summary ?? '') &&
        !EXCEPTED.test(sentence.says)
      )
        report(
          path,
          where,
          `${shown(sentence.says)} says a number or speaks of all cases, and the summary of its section excepts something that its exceptions do not list; list it there, or say it in the sentence`,
        )
      const open = names.filter((name) => !decided.includes(name))
      if (open.length > 0 && needsLimits(sentence))
        report(
          path,
          where,
          `${shown(sentence.says)} says a number or speaks of all cases, and its section has limits that it does not name: ${open.map(shown).join(', ')}; name each in limits as shown, said or not-concerned`,
        )
    }
  },
}

/** Whether a sentence says how many, or speaks of all cases: its limits are decided one by one. */
function needsLimits({ says }: Sentence): boolean {
  return ALL_CASES.test(says) || readText(says).quantities.some(({ isLabel }) => !isLabel)
}

export const questionChoice: Rule = {
  name: 'question-choice',
  dataset: ({ questions: { places, record } }, _summary, report) => {
    const ids = record.map(({ id }) => id)
    for (const [at, { id, choose = [] }] of record.entries()) {
      const { path, where } = item(places, at)
      if (ids.indexOf(id) < at)
        report(path, `${where}/id`, `another question has the id ${shown(id)}; each is a place on the page`)
      for (const [n, other] of choose.entries()) {
        const chosen = record.find(({ id }) => id === other)
        const problem =
          chosen === undefined
            ? `there is no question ${shown(other)}; ${allowed(other, ids)}`
            : chosen.lines === undefined
              ? `the question ${shown(other)} names no lines, so nobody can choose it; give it lines`
              : null
        if (problem !== null) report(path, `${where}/choose/${n}`, problem)
      }
    }
  },
}

export const withdrawalsKnown: Rule = {
  name: 'withdrawals-known',
  dataset: ({ dataset: { path, record } }, { products }, report) => {
    const known = record.withdrawals?.known_for ?? []
    for (const line of LINES.filter((candidate) => !known.includes(candidate))) {
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
function* sentencesOf({ questions, dataset }: Pick<Catalogue, 'questions' | 'dataset'>): Generator<{
  readonly path: string
  readonly where: string
  readonly sentence: Sentence
}> {
  for (const [at, { answer }] of questions.record.entries()) {
    const { path, where } = item(questions.places, at)
    for (const [n, sentence] of answer.entries()) yield { path, where: `${where}/answer/${n}`, sentence }
  }
  for (const [n, sentence] of (dataset.record.withdrawals?.law ?? []).entries())
    yield { path: dataset.path, where: `/withdrawals/law/${n}`, sentence }
}
