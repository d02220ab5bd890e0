import { describe, expect, test } from 'vitest'
import { isNegatedAt } from '../../../build/check/proof/negation.ts'

// Proofs against clauses. This module: what comes right before a quote, which begins at the bar.

/** Whether a negation is right before the bar. */
function isNegated(marked: string): boolean {
  const at = marked.indexOf('|')
  return isNegatedAt(marked.slice(0, at) + marked.slice(at + 1), at)
}

describe('what comes right after a negation', () => {
  test.each([
    'Nil  |depreciation',
    'Paid?\tNothing\tDental is not |Covered',
    'Dental\tIt has no\n|Maternity',
    'Dental\tNo such\n|Maternity',
    'It is not¹ |covered',
    'It is not[1] |covered',
    'It is not[12] |covered',
    'It is not^1 |covered',
    'It is not ① |covered',
    'except: 1.1 |war',
    'except: 1.1. |war',
    'except:\n12.10 |war',
    'except: ii. |war',
    'except: xiv) |war',
    'It isn`t |covered',
    'It isnʼt |covered',
    'It isn´t |covered',
    'It isn′t |covered',
    'fire otherwise than |arson',
    'fire other-than |arson',
    'un-\nless |arson',
    'with‐ \f out |limit',
    'ex\u2011\ncept |arson',
    'सीमा के बिना |लाभ',
    'सीमा के बगैर |लाभ',
    'युद्ध के सिवाय |लाभ',
    'युद्ध को छोड़कर |लाभ',
  ])('%j', (marked) => {
    expect(isNegated(marked)).toBe(true)
  })

  test.each([
    'What is paid?\t Nothing\t|Clause 4',
    'What is paid?\tNothing\t \n|Clause 4',
    'Dental\tNo \n|Maternity',
    'Form No : |5',
    'except: 30 |war',
    'except: 130.1 |war',
    'It is not[123] |covered',
    'with-\nOut |limit',
    'इसके अलावा |लाभ',
  ])('is not what an answer or a number is before: %j', (marked) => {
    expect(isNegated(marked)).toBe(false)
  })
})
