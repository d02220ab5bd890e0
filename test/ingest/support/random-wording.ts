import fc from 'fast-check'
import type { Piece, Setting } from './flow-pages.ts'

// Random wordings in the manners that insurers number theirs, with what a reader should make of them.

const WORDS =
  'policy insured person hospital treatment premium claim benefit schedule company shall pay within days after date cover limit amount period illness accident notice given written document proof loss damage vehicle owner driver repair cost sum hospitalisation reimbursement'.split(
    ' ',
  )
const word = fc.constantFrom(...WORDS)
const sentence = fc.array(word, { minLength: 8, maxLength: 45 }).map((words) => `The ${words.join(' ')}.`)
const words = (least: number, most: number) =>
  fc
    .array(word, { minLength: least, maxLength: most })
    .map((all) => all.map((one) => `${one[0]?.toUpperCase()}${one.slice(1)}`).join(' '))
const short = fc.constantFrom(...WORDS.filter(({ length }) => length < 8))
const cell = fc.array(short, { minLength: 1, maxLength: 9 }).map((all) => `Of ${all.join(' ')}`)
const table = fc.record({
  rows: fc.array(fc.tuple(cell, cell, fc.integer({ min: 1, max: 9000 })), { minLength: 2, maxLength: 5 }),
  merged: fc.boolean(),
})

/** What follows the first paragraph of a clause. */
const more = fc.oneof(
  fc.record({ kind: fc.constant('none' as const) }),
  fc.record({ kind: fc.constant('text' as const), text: sentence }),
  fc.record({
    kind: fc.constant('list' as const),
    items: fc.array(sentence, { minLength: 2, maxLength: 4 }),
    style: fc.constantFrom('(a)', 'i.', '•'),
    after: fc.option(sentence),
  }),
  fc.record({ kind: fc.constant('table' as const), table }),
)
const member = fc.record({ name: words(1, 4), first: sentence, more })
const section = fc.record({ title: words(1, 3), members: fc.array(member, { minLength: 1, maxLength: 5 }) })

/** How sections and their members are numbered. */
const MANNERS = [
  '1 and 1.1',
  'Section and 1',
  'PART and 1',
  'capitals and 1',
  '1 and (a)',
  '1 and words',
] as const

export const wording = fc.record({
  manner: fc.constantFrom(...MANNERS),
  sections: fc.array(section, { minLength: 3, maxLength: 6 }),
  columns: fc.constantFrom(1 as const, 2 as const, 3 as const),
  size: fc.constantFrom(8, 9, 10, 11),
  font: fc.constantFrom('regular' as const, 'times' as const),
  watermark: fc.constantFrom('', 'SPECIMEN'),
  spaced: fc.boolean(),
  banner: fc.boolean(),
})

type Wording = typeof wording extends fc.Arbitrary<infer W> ? W : never
type Member = Wording['sections'][number]['members'][number]

/** The pieces to print, and the numbers of the clauses in them. */
export function printed(from: Wording): { pieces: Piece[]; numbers: string[]; setting: Setting } {
  const pieces: Piece[] = []
  const known: string[] = []
  const banner = from.banner ? ['Sample Company Limited', 'A policy wording of the sample company'] : []
  if (from.banner) known.push('Title')
  for (const [at, { title, members }] of from.sections.entries()) {
    const number = openSection(from, at, title, pieces, known)
    for (const [of, one] of members.entries()) openMember(from, number, of + 1, one, pieces, known)
  }
  const { columns, size, font, watermark } = from
  const setting = {
    columns,
    size,
    font,
    watermark,
    banner,
    header: 'Wording of the Sample Company',
    footer: 'UIN SBHHLIP25011V022425',
    footnote: '',
  }
  return { pieces, numbers: known, setting }
}

function line(clause: number, text: string, given: Partial<Extract<Piece, { text: string }>> = {}): Piece {
  return {
    clause,
    text,
    font: 'regular',
    scale: 1,
    indent: 0,
    centred: false,
    spaced: false,
    gap: 4,
    ...given,
  }
}

function openSection(from: Wording, at: number, title: string, pieces: Piece[], known: string[]): string {
  const { manner, spaced, columns } = from
  const big = { font: 'bold' as const, gap: 12, scale: 1.15, spaced: spaced && columns < 3 }
  const letter = 'ABCDEF'[at] ?? ''
  const capitals = title.toUpperCase()
  const ways: Readonly<Record<Wording['manner'], readonly [number: string, ...lines: Piece[]]>> = {
    '1 and 1.1': [`${at + 1}`, line(known.length, `${at + 1}. ${capitals}`, { ...big, spaced: false })],
    'Section and 1': [
      `Section ${letter}`,
      line(known.length, `Section ${letter} - ${title}`, { ...big, spaced: false }),
    ],
    'PART and 1': [
      `Part ${letter}`,
      line(known.length, `PART ${letter}`, { ...big, centred: true, spaced: false }),
      line(known.length, capitals, { ...big, centred: true, gap: 2 }),
    ],
    'capitals and 1': [`${title} ${at}`, line(known.length, `${capitals} ${'WXYZUV'[at]}PART`, { ...big })],
    '1 and (a)': [`${at + 1}`, line(known.length, `${at + 1}. ${title}`, { ...big, spaced: false })],
    '1 and words': [`${at + 1}`, line(known.length, `${at + 1}) ${capitals}`, { ...big, spaced: false })],
  }
  const [number, ...lines] = ways[manner]
  const name = manner === 'capitals and 1' ? `${title} ${'WXYZUV'[at]}part` : number
  known.push(name)
  pieces.push(...lines)
  return name
}

function openMember(
  from: Wording,
  section: string,
  value: number,
  { name, first, more }: Member,
  pieces: Piece[],
  known: string[],
): void {
  const { manner } = from
  const clause = known.length
  const bold = { font: 'bold' as const, gap: 8 }
  if (manner === '1 and 1.1') {
    known.push(`${section}.${value}`)
    pieces.push(line(clause, `${section}.${value} ${name}`, bold), line(clause, first))
  } else if (manner === 'PART and 1') {
    known.push(`${section} ${value}`)
    pieces.push(line(clause, `${value}. ${name}`, bold), line(clause, first))
  } else if (manner === '1 and words') {
    known.push(section)
    pieces.push(line(clause, name, bold), line(clause, first))
  } else {
    const label = manner === '1 and (a)' ? `(${'abcdef'[value - 1]})` : `${value}.`
    known.push(manner === '1 and (a)' ? `${section}${label}` : `${section} ${value}`)
    pieces.push(line(clause, `${label} ${first}`, { gap: 7 }))
  }
  pieces.push(...rest(clause, more, from))
}

function rest(clause: number, more: Member['more'], { manner, columns }: Wording): Piece[] {
  if (more.kind === 'none') return []
  if (more.kind === 'text') return [line(clause, more.text)]
  if (more.kind === 'table') {
    const { rows, merged } = more.table
    const head: Piece = {
      clause,
      cells: columns === 3 ? ['Item', 'Limit'] : ['Item', 'What is covered', 'Limit'],
      merged: false,
      gap: 4,
    }
    const whole: Piece = { clause, cells: ['Limits of the cover'], merged: true, gap: 4 }
    const body = rows.map(([one, two, sum]): Piece => ({
      clause,
      cells: columns === 3 ? [one, `${sum}`] : [one, two, `${sum}`],
      merged: false,
      gap: 4,
    }))
    return [...(merged ? [head, whole] : [head]), ...body]
  }
  const style = manner === '1 and (a)' && more.style === '(a)' ? 'i.' : more.style
  const labels: Readonly<Record<string, readonly string[]>> = {
    '(a)': ['(a)', '(b)', '(c)', '(d)'],
    'i.': ['i.', 'ii.', 'iii.', 'iv.'],
    '•': ['•', '•', '•', '•'],
  }
  const items = more.items.map((text, at) =>
    line(clause, `${labels[style]?.[at]} ${text}`, { indent: 14, gap: 2 }),
  )
  return more.after === null ? items : [...items, line(clause, more.after)]
}
