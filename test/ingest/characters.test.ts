import { beforeAll, expect, test } from 'vitest'
import { Lexicon } from '../../build/ingest/layout/lexicon.ts'
import { joinedLines } from '../../build/ingest/layout/joining.ts'
import type { WordingReading } from '../../build/ingest/wording/reading.ts'
import { withZeros } from '../../build/ingest/wording/uins.ts'
import { type Font, PdfWriter, widthOf } from './support/pdf-writer.ts'
import { wordingReader } from './support/read-bytes.ts'

let read: (bytes: Uint8Array) => WordingReading
beforeAll(async () => {
  read = await wordingReader()
})

type Printed = readonly [text: string, font?: Font, angle?: number]

/** Prints lines below one another on a page, and reads them. */
function printed(...lines: readonly Printed[]) {
  const writer = new PdfWriter()
  const page = writer.page()
  for (const [at, [text, font, angle]] of lines.entries()) page.text(60, 760 - at * 16, 10, text, font, angle)
  return read(writer.bytes())
}

const textOf = (...lines: readonly Printed[]) =>
  printed(...lines)
    .clauses.map(({ text }) => text)
    .join('\n')

/** Lines in which a font maps no ligature, below lines of these words. */
function broken(words: string, ...lines: readonly string[]) {
  const whole = words.split('\n').map((line) => [line] as const)
  const { clauses, mended, doubts } = printed(...whole, ...lines.map((line) => [line, 'unmapped'] as const))
  return { text: clauses.map(({ text }) => text).join(' '), mended: mended.map(({ as }) => as), doubts }
}

test('a glyph without a mapping is read by the words it is in, where they leave one reading', () => {
  const reading = broken(
    'The benefit is specified in the certificate and is final.',
    'The bene\u0001t is speci\u0001ed in the certi\u0001cate.',
  )
  expect(reading).toMatchObject({ mended: ['fi'], doubts: [] })
  expect(reading.text).toContain('The benefit is specified in the certificate.')
})

test.each([
  [
    'words of the document, of one glyph',
    'A fire, a flood, an offer',
    'A \u0001re, a \u0001ood, an o\u0001er',
  ],
  ['English words that it lacks', 'Words', 'The o\u0001ce was di\u0001erent: it su\u0001ered in\u0001uence'],
  // Tilled, too, is a word; this font shows fi elsewhere.
  ['what the font shows elsewhere', 'Words', 'Bene\u0001ts are speci\u0001ed, a tooth is \u0001lled'],
])('letters without a mapping are mended by %s', (_, words, line) => {
  const { text, doubts } = broken(words, line)
  const whole = [
    'A fire, a flood, an offer',
    'The office was different: it suffered influence',
    'Benefits are specified, a tooth is filled',
  ]
  expect(whole.some((one) => text.endsWith(one))).toBe(true)
  expect(doubts).toEqual([])
})

test('where a word has two readings or none it keeps U+FFFD, and its page is the first doubt, told once', () => {
  const lines = [
    'Qu\u0002x Muza\u0001arnagar',
    'Bene\u0001ts are speci\u0001ed, o\u0001er',
    'posi\u0001on, condi\u0001on, a \u0001ll',
  ]
  const { text, doubts } = broken('An ordinary line of words.\n'.repeat(8), ...lines)
  expect(text).toContain('Qu\ufffdx Muza\ufffdarnagar')
  expect(text).toContain('position, condition, a \ufffdll')
  expect(doubts.map(({ page, what }) => [page, what.replace(/;.*/u, '')])).toEqual([
    [1, 'letters that the font does not map, in 4 words: Qu\ufffdx, Muza\ufffdarnagar, o\ufffder, \ufffdll'],
  ])
})

test('what turns text or hides in it is not read into a clause', () => {
  const reading = printed(['You bear \u000301\u0003 % of each\u0004 claim\u0005, not more.', 'unmapped'])
  const texts = reading.clauses.map(({ text }) => text).join(' ')
  expect(texts.replaceAll('\ufffd', '')).toBe('You bear 01 % of each claim, not more.')
})

test('letter-spaced words, a rupee sign behind a backtick, a slanted watermark', () => {
  expect(textOf(['P  O  L  I  C  Y     W  O  R  D  I  N  G  S'])).toBe('POLICY WORDINGS')
  expect(textOf(['We pay ₹5,000 for each claim.'])).toBe('We pay ₹5,000 for each claim.')
  const marked = printed(['The policy is as printed.'], ['SAMPLE', 'regular', 0.7])
  expect(marked.furniture).toMatchObject([{ kind: 'watermark', text: 'SAMPLE', pages: [1] }])
  expect(marked.clauses.map(({ text }) => text)).toEqual(['The policy is as printed.'])
})

test('words with a narrow space between them are two', () => {
  const writer = new PdfWriter()
  const page = writer.page()
  const drawn = (x: number, y: number, text: string) =>
    page.draw(`BT /regular 10 Tf 1 0 0 1 ${x} ${y} Tm [${text}] TJ ET`)
  drawn(60, 600, '(Loss of ) 250 (limbs and of ) 285 (speech.)')
  expect(read(writer.bytes()).clauses.map(({ text }) => text)).toEqual(['Loss of limbs and of speech.'])
})

test('words set aslant on a level line are text, with their spaces', () => {
  const writer = new PdfWriter()
  const page = writer.page()
  const said = [
    ['You bear 20% of every claim', 0],
    ['from the age of 61 years', 0.33],
    ['only', -0.33],
    ['at entry.', 0],
  ] as const
  let along = 60
  for (const [text, lean] of said) {
    page.text(along, 600, 10, text, 'regular', 0, lean)
    along += widthOf(`${text} `, 10)
  }
  const { clauses, furniture } = read(writer.bytes())
  expect(clauses.map(({ text }) => text)).toEqual([
    'You bear 20% of every claim from the age of 61 years only at entry.',
  ])
  expect(furniture).toEqual([])
})

test('lines are joined: hyphens stay, words that were parted and addresses are whole again', () => {
  const lexicon = new Lexicon()
  // Parts of words are among the words of their document.
  lexicon.add(
    'medical treatment and a co-payment, preauthorization, medi- cal preautho- rization contri- buted',
  )
  expect(joinedLines(['a co-', 'payment for medi-', 'cal treatment'], lexicon)).toBe(
    'a co-payment for medical treatment',
  )
  expect(joinedLines(['as preautho-', 'rization or non-', 'payment contri-', 'buted'], lexicon)).toBe(
    'as preauthorization or non-payment contributed',
  )
  expect(joinedLines(['NOT MEN-', 'TIONED: CO-', 'PAYMENT; Room-', 'Rent'], lexicon)).toBe(
    'NOT MENTIONED: CO- PAYMENT; Room- Rent',
  )
  expect(joinedLines(['write to claims@insurer.co', 'm today'], lexicon)).toBe(
    'write to claims@insurer.com today',
  )
})

test('a UIN printed with the letter O for 0 is found as it is printed', () => {
  expect(printed(['Wording XYZHLIP25011VO22425 page 3']).uins).toEqual(['XYZHLIP25011VO22425'])
  expect(withZeros('XYZHLIP25011VO22425')).toBe('XYZHLIP25011V022425')
  expect(withZeros('TORHLIP25011V022425')).toBe('TORHLIP25011V022425')
})
