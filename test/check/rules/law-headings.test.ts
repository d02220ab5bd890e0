import { expect, test } from 'vitest'
import { headingSaysNumber } from '../../../build/check/rules/law.ts'
import { findingsOfDataset } from './found.ts'

// Headings of law and the numbers below them; each row says how often the rule speaks.

interface Written {
  readonly heading: string
  readonly text?: string
  readonly summary?: string
  readonly note?: string
}

function found({ heading, text, summary, note }: Written) {
  const section = {
    number: '1',
    heading,
    text: text ?? null,
    summary: summary ?? null,
    omitted: false,
    ...(note && { note }),
  }
  const laws = [{ path: 'law/act.json', record: { sections: [section] } }]
  return findingsOfDataset(headingSaysNumber, { laws })
}

test.each<[string, number, Written]>([
  ['the words of another number', 1, { heading: 'After two years', text: 'Not after three years.' }],
  ['digits against words', 1, { heading: 'Within 15 days', text: 'Within thirty days of receipt.' }],
  ['a share', 1, { heading: 'Ten per cent retained', text: 'Twenty per cent. is retained.' }],
  ['an amount', 1, { heading: 'Claims up to Rs. 1 lakh', text: 'Claims up to rupees two lakh.' }],
  ['both bodies', 2, { heading: 'After two years', text: 'Three years.', summary: 'After 3 years.' }],
  ['the summary alone', 1, { heading: 'After two years', text: 'Two years.', summary: 'After 3 years.' }],
  ['the same number in digits', 0, { heading: 'After three years', text: 'Not after 3 years.' }],
  ['the same time in months', 0, { heading: 'After three years', text: 'After thirty-six months.' }],
  [
    'one of several numbers',
    0,
    { heading: 'After two years', text: 'After one year, or two years by consent.' },
  ],
  ['no number of the kind below it', 0, { heading: 'After two years', text: 'Sixty days of notice.' }],
  ['a number of another section', 0, { heading: 'Refund under section 161', text: 'Within 3 years.' }],
  ['a word without a number', 0, { heading: 'Restriction of hours of work', text: 'At most eight hours.' }],
  ['nothing below it', 0, { heading: 'After two years' }],
])('%s', (_what, times, written) => {
  expect(found(written)).toHaveLength(times)
})

test('a note that names both numbers settles it; one on something else does not', () => {
  const section = { heading: 'After two years', text: 'Not after three years.' }
  const note = 'The heading still prints two years; the text was amended to three years and decides.'
  expect(found({ ...section, note })).toEqual([])
  expect(found({ ...section, note: 'Amended in 2015.' })).toHaveLength(1)
  expect(found({ ...section, note: 'The text was amended to three years.' })).toHaveLength(1)
})
