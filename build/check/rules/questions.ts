import { limitNames } from '../../contract/answer-limits.ts'
import type { Sentence } from '../../contract/authored/questions.ts'
import { item } from '../../contract/item.ts'
import { LINES } from '../../contract/primitives.ts'
import { readText } from '../proof/quantities.ts'
import type { Rule } from './rule.ts'
import { sectionNamed } from '../dataset/rule-inputs.ts'
import { allowed, counted, shown } from './messages.ts'
import { numberProblems, sectionProblems } from './rests-on.ts'

// Rules on our sentences on the law: answers to questions of families, and what becomes of withdrawn products.

export const questionSection: Rule = {
  name: 'question-section',
  at: '/section',
  sentence: (sentence, known) => sectionProblems(known, sentence),
}

export const questionSentence: Rule = {
  name: 'question-sentence',
  at: '/says',
  *sentence({ says }) {
    if (!/^[^.!?]*(?:[.!?](?=\S)[^.!?]*)*\.$/u.test(says))
      yield `${shown(says)} is not one sentence with a full stop at its end; split it, and name a section for each`
  },
}

export const questionNumbers: Rule = {
  name: 'question-numbers',
  at: '/says',
  sentence: (sentence, known) => numberProblems(known, sentence.says, [sentence]),
}

/** The words by which a summary, or a sentence, says for what it does not hold. */
const EXCEPTED = /\b(?:except(?:ed|ions?)?|unless|apart from|exempt(?:ed|s)?)\b/iu

/** The words by which a sentence speaks of all cases. */
const ALL_CASES = /\b(?:any|anyone|anything|no|none|nobody|nothing|never|every|everybody|all|always)\b/iu

export const questionLimits: Rule = {
  name: 'question-limits',
  *sentence(sentence, known) {
    const section = sectionNamed(known.laws, sentence)?.sectionRecord
    if (section === undefined) return
    const names = limitNames(section)
    const decided = (sentence.limits ?? []).map(({ from }) => from)
    for (const [l, from] of decided.entries()) {
      const problem = !names.includes(from)
        ? `section ${shown(sentence.section)} has no limit ${shown(from)}; ${allowed(from, names)}`
        : `the limit ${shown(from)} is named above already; name it once`
      if (!names.includes(from) || decided.indexOf(from) < l) yield [`/limits/${l}/from`, problem]
    }
    if (!needsLimits(sentence)) return
    const needs = `${shown(sentence.says)} says a number or speaks of all cases`
    const isExcepted = EXCEPTED.test(section.summary ?? '') && !EXCEPTED.test(sentence.says)
    if (section.exceptions === undefined && isExcepted)
      yield `${needs}, and the summary of its section excepts something that its exceptions do not list; list it there, or say it in the sentence`
    const open = names.filter((name) => !decided.includes(name))
    if (open.length > 0)
      yield `${needs}, and its section has limits that it does not name: ${open.map(shown).join(', ')}; name each in limits as shown, said or not-concerned`
  },
}

/** Whether a sentence says how many, or speaks of all cases: its limits are decided one by one. */
function needsLimits({ says }: Sentence): boolean {
  return ALL_CASES.test(says) || readText(says).quantities.some(({ isLabel }) => !isLabel)
}

export const questionChoice: Rule = {
  name: 'question-choice',
  *dataset({ questions: { places, record } }) {
    const ids = record.map(({ id }) => id)
    for (const [at, { id, choose = [] }] of record.entries()) {
      const { path, where } = item(places, at)
      if (ids.indexOf(id) < at)
        yield [path, `${where}/id`, `another question has the id ${shown(id)}; each is a place on the page`]
      for (const [n, other] of choose.entries()) {
        const chosen = record.find(({ id }) => id === other)
        const problem =
          chosen === undefined
            ? `there is no question ${shown(other)}; ${allowed(other, ids)}`
            : chosen.lines === undefined
              ? `the question ${shown(other)} names no lines, so nobody can choose it; give it lines`
              : null
        if (problem !== null) yield [path, `${where}/choose/${n}`, problem]
      }
    }
  },
}

export const withdrawalsKnown: Rule = {
  name: 'withdrawals-known',
  *dataset({ dataset: { path, record } }, { products }) {
    const known = record.withdrawals?.known_for ?? []
    for (const line of LINES.filter((candidate) => !known.includes(candidate))) {
      const withdrawn = products.filter((product) => product.line === line && product.status === 'withdrawn')
      if (withdrawn.length > 0)
        yield [
          path,
          '/withdrawals/known_for',
          `${counted(withdrawn.length, `${line} product`)} listed as withdrawn, and the line is not named; name it if the list of its products says which were withdrawn, otherwise “active” is published as not known`,
        ]
    }
  },
}
