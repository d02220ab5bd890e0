import { Chance } from './chance.ts'
import type { Piece, Setting } from './flow-pages.ts'
import { type Manner, MANNERS } from './random-manners.ts'

// Random documents of which every word but the small ones is printed once: where a word was read tells which clause it
// came to, whatever the reader makes of labels.

/** A clause as drawn: its words that are printed once, its label with those of its parents, and what contains it. */
export interface DrawnClause {
  readonly words: string[]
  readonly number: string
  readonly parent: DrawnClause | null
}

/** A document to print, and what a reader should make of it. */
export interface DrawnDocument {
  readonly pieces: readonly Piece[]
  readonly setting: Setting
  readonly clauses: readonly DrawnClause[]
  /** How its levels are labelled, for a person who looks for what fails. */
  readonly manner: string
}

/** Draws the document of a seed. */
export function drawDocument(seed: number): DrawnDocument {
  return new Drawing(seed).drawn()
}

const [SMALL, CONSONANTS, VOWELS] = ['the of to in and by shall is', 'bdfgklmnprstvz', 'aeiou']

class Drawing extends Chance {
  private printed = 0
  private readonly pieces: Piece[] = []
  private readonly clauses: DrawnClause[] = []

  drawn(): DrawnDocument {
    const columns = this.pick([1, 1, 2, 2, 3] as const)
    const levels = this.levels()
    for (let at = 0; at < 3 + this.below(4); at++) this.chapter(at, levels)
    const note = this.below(3) === 0 ? `* ${this.sentence(null).slice(0, 60)}` : ''
    const setting: Setting = {
      columns,
      size: this.pick([8, 9, 10, 11]),
      font: this.pick(['regular', 'times'] as const),
      watermark: this.below(4) === 0 ? 'SPECIMEN' : '',
      header: 'Wording of the Sample Company',
      footer: 'UIN SBHHLIP25011V022425',
      footnote: note,
    }
    const manner = [...levels.map((level) => level?.name ?? '–'), `${columns} columns`].join(', ')
    return { pieces: this.pieces, setting, clauses: this.clauses, manner }
  }

  /** Three levels whose labels can be told from each other; the third is there in half of the documents. */
  private levels(): readonly [Manner, Manner, Manner | null] {
    const chapter = this.pick(MANNERS.chapter)
    const style = ({ name }: Manner) => name.replace(/[^\p{L}\d]/gu, '').slice(-1)
    const fits = (above: Manner) => (one: Manner) =>
      one.whole
        ? above.whole || /^[1A][.)]$|^Section 1$/u.test(above.name)
        : one.name === 'none'
          ? above.name !== 'none'
          : above.name === 'none' || style(one).toLowerCase() !== style(above).toLowerCase()
    const member = this.pick(MANNERS.member.filter(fits(chapter)))
    const details = MANNERS.detail.filter((one) => fits(member)(one) && (one.whole || fits(chapter)(one)))
    return [chapter, member, this.below(2) === 0 || member.name === 'none' ? null : this.pick(details)]
  }

  private chapter(at: number, [chapter, member, detail]: readonly [Manner, Manner, Manner | null]): void {
    const own = this.open(chapter, at, null)
    this.line(own, chapter.print(at, ''), this.title(own, 1 + this.below(9)).toUpperCase(), 'heading')
    if (this.below(3) === 0) this.line(own, '', this.sentence(own), 'text')
    for (let number = 0; number < 2 + this.below(5); number++) {
      const one = this.open(member, number, own)
      const label = member.print(number, plainNumber(own))
      const titled = member.name === 'none' || this.below(3) > 0
      if (titled) {
        this.line(one, label, this.title(one, 1 + this.below(member.name === 'none' ? 4 : 12)), 'title')
        this.line(one, '', this.sentence(one), 'text')
      } else this.line(one, label, this.sentence(one), 'text')
      // Below a bare paragraph a list could be its items, or a title anybody's.
      if (detail === null || !titled || this.below(2) === 0) this.body(one)
      else for (let in3 = 0; in3 < 2 + this.below(3); in3++) this.detail(detail, in3, one)
    }
  }

  private detail(manner: Manner, at: number, above: DrawnClause): void {
    const one = this.open(manner, at, above)
    this.line(one, manner.print(at, plainNumber(above)), this.title(one, 1 + this.below(4)), 'title')
    this.line(one, '', this.sentence(one), 'text')
  }

  private body(clause: DrawnClause): void {
    const way = this.below(5)
    if (way === 0) this.line(clause, '', this.sentence(clause), 'text')
    if (way === 1) {
      this.line(clause, '', `${this.sentence(clause).slice(0, -1)}:`, 'text')
      for (let at = 0; at < 3; at++) this.line(clause, '•', `${this.words(clause, 4)};`, 'item')
    }
    if (way !== 2) return
    const row = (merged: boolean, ...cells: readonly string[]) =>
      this.pieces.push({ clause: this.clauses.length - 1, gap: 4, merged, cells })
    if (this.clauses.length % 2 === 0) {
      row(false, this.words(clause, 1), this.words(clause, 1))
      row(true, this.words(clause, 2))
    }
    for (let at = 0; at < 2 + this.below(3); at++) row(false, this.words(clause, 3), this.words(clause, 2))
  }

  private open({ print, whole, name }: Manner, at: number, parent: DrawnClause | null): DrawnClause {
    const label = print(at, parent === null ? '' : plainNumber(parent))
    const own = name === 'none' && parent !== null ? '' : label
    const number = whole || parent === null ? own : `${parent.number} ${own}`
    const clause = { words: [], number, parent }
    this.clauses.push(clause)
    return clause
  }

  private line(
    clause: DrawnClause,
    label: string,
    text: string,
    kind: 'heading' | 'title' | 'text' | 'item',
  ) {
    const bold = kind === 'heading' || kind === 'title'
    this.pieces.push({
      clause: this.clauses.indexOf(clause),
      text: `${label} ${text}`.trim(),
      font: bold ? 'bold' : 'regular',
      scale: kind === 'heading' ? 1.15 : 1,
      indent: kind === 'item' ? 14 : 0,
      centred: kind === 'heading' && this.clauses.length % 3 === 0,
      gap: kind === 'heading' ? 12 : kind === 'item' ? 2 : kind === 'title' || label !== '' ? 8 : 4,
    })
  }

  private title(clause: DrawnClause, length: number): string {
    return this.once(clause, length)
      .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
      .join(' ')
  }

  private sentence(clause: DrawnClause | null): string {
    return `The ${this.words(clause, 6 + this.below(16))}.`
  }

  /** Words of which every second is printed once in the document. */
  private words(clause: DrawnClause | null, length: number): string {
    const small = SMALL.split(' ')
    return this.once(clause, length)
      .map((word) => `${word} ${this.pick(small)} ${word === '' ? '' : 'company'}`)
      .join(' ')
  }

  private once(clause: DrawnClause | null, length: number): string[] {
    const words = Array.from({ length }, () => wordOf(this.printed++))
    clause?.words.push(...words)
    return words
  }
}

/** The number of a clause as the labels of what it contains repeat it. */
function plainNumber({ number }: DrawnClause): string {
  return /[\dA-Za-z](?:\.[\dA-Za-z]+)*(?=\W*$)/u.exec(number)?.[0] ?? ''
}

/** A word of three syllables for a number, so that no two numbers share one. */
export function wordOf(at: number): string {
  const syllable = (part: number) => `${CONSONANTS[part % 14]}${VOWELS[Math.floor(part / 14) % 5]}`
  return (
    syllable(at % 70) + syllable((Math.floor(at / 70) * 37 + at) % 70) + syllable(Math.floor(at / 70) % 70)
  )
}
