import { expect, test } from 'vitest'
import { tokensOf } from '../../../build/check/proof/number-tokens.ts'

// What numbers are made of: each text with its tokens, words and signs as they are, codes in angle brackets.

const CUT: readonly (readonly [text: string, tokens: string])[] = [
  ['Within 30 days, i.e. one month', 'within 30 days , i . e . one month'],
  ['Rs.5,00,000/- (Five Lakh)', 'rs . 500000 / - ( five lakh )'],
  ['Excl01 and Excl-01', '<excl01> and excl - 1'],
  ['plan B2b, 5L or 2x', 'plan <b2b> , 5 l or 2 x'],
  ['on 01/04/2025 at 10:30 a.m.', 'on <01/04/2025> at <10:30 a.m> .'],
  ['+91 22 1234 5678 or +5', '<+91 22 1234 5678> or + 5'],
  ['0.5 % and .5 %', '0.5 % and 0.5 %'],
  ['co\u00adpay, caf\u00e9, e\u0301t\u00e9', 'copay , caf\u00e9 , \u00e9t\u00e9'],
  ['naïve word\u200bs', 'naïve words'],
  ['days\u00b9 5 – 6', 'days 5 - 6'],
  ['word\u0001s ok\u007f', 'words ok'],
  ['\u0915\u094d\u0937 \ud83d\ude00 ok', '\u0915\u094d\u0937 \ud83d\ude00 ok'],
  ['½ end', '<1\u20442> end'],
]

test.each(CUT)('%j is cut into %j', (text, tokens) => {
  const written = tokensOf(text).map((one) =>
    one.kind === 'number' ? String(one.value) : one.kind === 'code' ? `<${one.text}>` : one.text,
  )
  expect(written.join(' ')).toBe(tokens)
})

test('a token says where it is and what is before it', () => {
  expect(tokensOf('a  b\tc\nd-e').map(({ start, end, gap }) => [start, end, gap])).toEqual([
    [0, 1, ''],
    [3, 4, ' '],
    [5, 6, '\t'],
    [7, 8, '\n'],
    [8, 9, ''],
    [9, 10, ''],
  ])
})
