import { limitNames } from '../../contract/answer-limits.ts'
import type { Sentence } from '../../contract/authored/questions.ts'
import { quantitiesOf } from '../proof/quantities.ts'
import type { Rule } from './rule.ts'
import { sectionNamed } from './law.ts'
import { allowed, shown } from './messages.ts'
import { numberFaults, sectionFault } from './rests-on.ts'

// What must hold in the questions of families and their answers.

export const questionSection: Rule = {
  name: 'question-section',
  dataset: ({ questions: { path, record }, ...known }, _summary, report) => {
    for (const [at, { answer }] of record.entries())
      for (const [n, sentence] of answer.entries()) {
        const fault = sectionFault(known, sentence)
        if (fault !== null) report(path, `/${at}/answer/${n}/section`, fault)
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
  dataset: ({ questions: { path, record }, ...known }, _summary, report) => {
    for (const [at, { answer }] of record.entries())
      for (const [n, sentence] of answer.entries())
        for (const message of numberFaults(known, sentence.says, [sentence]))
          report(path, `/${at}/answer/${n}/says`, message)
  },
}

/** The words by which a sentence speaks of all cases. */
const ALL_CASES = /\b(?:any|anyone|anything|no|none|nobody|nothing|never|every|everybody|all|always)\b/iu

export const questionLimits: Rule = {
  name: 'question-limits',
  dataset: ({ questions: { path, record }, laws }, _summary, report) => {
    for (const [at, { answer }] of record.entries())
      for (const [n, sentence] of answer.entries()) {
        const held = sectionNamed(laws, sentence)?.held
        if (held === undefined) continue
        const where = `/${at}/answer/${n}`
        const names = limitNames(held)
        const decided = (sentence.limits ?? []).map(({ from }) => from)
        for (const [l, from] of decided.entries()) {
          const fault = !names.includes(from)
            ? `section ${shown(sentence.section)} has no limit ${shown(from)}; ${allowed(from, names)}`
            : `the limit ${shown(from)} is named above already; name it once`
          if (!names.includes(from) || decided.indexOf(from) < l)
            report(path, `${where}/limits/${l}/from`, fault)
        }
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
  return ALL_CASES.test(says) || quantitiesOf(says).some(({ isLabel }) => !isLabel)
}

export const questionChoice: Rule = {
  name: 'question-choice',
  dataset: ({ questions: { path, record } }, _summary, report) => {
    const ids = record.map(({ id }) => id)
    for (const [at, { id, choose = [] }] of record.entries()) {
      if (ids.indexOf(id) < at)
        report(path, `/${at}/id`, `another question has the id ${shown(id)}; each is a place on the page`)
      for (const [n, other] of choose.entries()) {
        const chosen = record.find(({ id }) => id === other)
        const fault =
          chosen === undefined
            ? `there is no question ${shown(other)}; ${allowed(other, ids)}`
            : chosen.lines === undefined
              ? `the question ${shown(other)} names no lines, so nobody can choose it; give it lines`
              : null
        if (fault !== null) report(path, `/${at}/choose/${n}`, fault)
      }
    }
  },
}
