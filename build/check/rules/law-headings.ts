import { contradictions } from '../proof/heading-numbers.ts'
import { shown } from './messages.ts'
import type { Rule } from './rule.ts'

// Numbers in the headings of law.

export const headingSaysNumber: Rule = {
  name: 'heading-says-number',
  dataset: ({ laws }, _summary, report) => {
    for (const { path, record } of laws)
      for (const [at, section] of record.sections.entries())
        for (const { measure, others, key } of contradictions(section))
          report(
            path,
            `/sections/${at}/heading`,
            `the heading of section ${shown(section.number)} says ${shown(measure.words)}, its ${key} ${others.map(({ words }) => shown(words)).join(', ')}; correct the one that is wrong, or say in its note which of them is right, naming both`,
          )
  },
}
