import { PLAIN } from '../../../ingest/support/read-clauses.ts'
import type { DrawnClause, DrawnDocument } from '../../../ingest/support/random-outline.ts'
import { Drawing } from './drawing.ts'

// Random documents of what wordings do with lists: terms without labels that have lists of their own, headings that
// interrupt a list, members that are counted on through sections, parts with a title below, rows that span a table.

const ROMAN = 'i ii iii iv v vi vii viii ix x'.split(' ')
const LETTERS = 'a b c d e f g h i j'.split(' ')
const MANNERS: readonly ((at: number) => string)[] = [
  (at) => `${at + 1}.`,
  (at) => `${at + 1})`,
  (at) => String(at + 1).padStart(2, '0') + '.',
  (at) => `(${at + 1})`,
  (at) => `${LETTERS[at]}.`,
  (at) => `${LETTERS[at]})`,
  (at) => `(${LETTERS[at]})`,
  (at) => `${LETTERS[at]?.toUpperCase()}.`,
  (at) => `${ROMAN[at]}.`,
  (at) => `(${ROMAN[at]})`,
  (at) => `${ROMAN[at]?.toUpperCase()}.`,
]

/** Draws the document of a seed. */
export function drawLists(seed: number): DrawnDocument {
  return new ListDrawing(seed).drawn()
}

class ListDrawing extends Drawing {
  drawn(): DrawnDocument {
    const [chapter, section, member, item, inner] = this.manners()
    const isInParts = this.below(4) === 0
    const labelled = this.below(6) > 0
    // After sections with labels, others that are set alike may have none.
    const unlabelled = this.below(2) === 0 ? 5 : 2 + this.below(3)
    if (this.below(2) === 0) this.heading()
    const kinds = [0, 1, 2, 3, 4].map((kind) => [this.below(100), kind] as const).sort((a, b) => a[0] - b[0])
    kinds.forEach(([, kind], at) => {
      const isBare = !labelled || at >= unlabelled
      const label = isBare ? '' : isInParts ? `PART ${LETTERS[at]?.toUpperCase()}` : chapter(at)
      const name = ['DEFINITIONS', 'BENEFITS', 'EXCLUSIONS', 'CONDITIONS', 'LISTS'][kind] ?? ''
      const own = this.open(null, label.replace('PART', 'Part'))
      const isInLine = !isInParts || isBare || this.below(2) === 0
      if (!isInLine) this.line(own, label, 'heading')
      this.line(own, `${isInLine ? label : ''} ${name} ${this.words(own, 1).toUpperCase()}`, 'heading')
      if (this.below(2) === 0) this.text(own)
      if (kind === 0) this.terms(own, item)
      if (kind === 1) this.interrupted(own, member, item)
      if (kind === 2) this.carried(own, section, member)
      if (kind === 3) this.paragraphs(own, member, item, inner)
      if (kind === 4 && !isInParts) this.table()
    })
    if (this.below(2) === 0) this.annexures(item)
    const setting = { ...PLAIN, columns: this.pick([1, 1, 2] as const), size: this.pick([9, 10, 11]) }
    return { pieces: this.pieces, setting, clauses: this.clauses, manner: 'lists' }
  }

  /** Draws annexures, with titles that may name sections of an Act. */
  private annexures(item: Manner): void {
    const name = this.pick(['Annexure', 'Appendix', 'Schedule', 'ANNEXURE'])
    const count = this.pick([(at: number) => `${at + 1}`, (at: number) => `${ROMAN[at]?.toUpperCase()}`])
    for (let at = 0; at < 1 + this.below(3); at++) {
      const own = this.open(null, `${name.charAt(0)}${name.slice(1).toLowerCase()} ${count(at)}`)
      if (this.below(2) === 0) this.line(own, `${name} ${count(at)}: ${this.title(own, 2)}`, 'heading')
      else {
        this.line(own, `${name} ${count(at)}`, 'heading')
        this.line(own, `${this.pick([`Section ${38 + at} - `, ''])}${this.title(own, 3)}`, 'heading')
      }
      this.text(own)
      for (let of = 0; of < this.below(5); of++) this.member(own, item(of), 'text')
    }
  }

  /** The title of the document, which contains nothing. */
  private heading(): void {
    const own = this.open(null, '')
    this.line(own, this.words(own, 2 + this.below(4)).toUpperCase(), 'heading', this.pick([1, 1.3]))
    if (this.below(2) === 0) this.text(own)
  }

  /** Manners of five levels, no two alike. */
  private manners() {
    const all = [...MANNERS].map((one) => [this.below(1000), one] as const).sort((a, b) => a[0] - b[0])
    return all.map(([, one]) => one) as [Manner, Manner, Manner, Manner, Manner]
  }

  private terms(own: DrawnClause, item: Manner): void {
    for (let at = 0; at < 3 + this.below(5); at++) {
      const one = this.open(own, '')
      const term = this.words(one, 1 + this.below(2)).replace(/^\p{L}/u, (first) => first.toUpperCase())
      const way = this.below(3)
      this.line(
        one,
        `${term} means a ${this.sentence(one, 2 + this.below(8))}${way === 0 ? '.' : ' that has'}`,
        'text',
      )
      if (way > 0) this.items(one, way === 1 ? item : (MANNERS[4] as Manner), 2 + this.below(3))
    }
  }

  /** Members of which one has headings without labels, over lists that may go on from each other. */
  private interrupted(own: DrawnClause, member: Manner, item: Manner): void {
    const count = 3 + this.below(4)
    const list = this.below(2) === 0 ? member : item
    for (let at = 0; at < count; at++) {
      this.member(own, member(at), 'heading')
      if (this.below(2) === 0) continue
      let from = 0
      const isOne = this.below(2) === 0
      for (let of = 0; of < 1 + this.below(3); of++) {
        const over = this.open(
          this.clauses.findLast(({ parent, number }) => parent === own && number !== own.number) ?? own,
          '',
        )
        this.line(over, this.title(over, 3), 'heading')
        if (this.below(3) === 0) this.text(over)
        else {
          const length = 1 + this.below(3)
          this.items(over, list, length, from)
          from = isOne ? from + length : 0
        }
      }
    }
  }

  /** Sections whose members are counted on from those of the section before, or anew. */
  private carried(own: DrawnClause, section: Manner, member: Manner): void {
    let from = 0
    const [goesOn, isNamed] = [this.below(3) > 0, this.below(2) === 0]
    for (let at = 0; at < 2 + this.below(2); at++) {
      const over = this.open(own, isNamed ? '' : section(at))
      const name = `${at === 0 ? 'STANDARD' : 'SPECIFIC'} EXCLUSIONS ${this.words(over, 1).toUpperCase()}`
      this.line(over, isNamed ? name : `${section(at)} ${this.title(over, 3)}`, 'heading')
      if (this.below(2) === 0) this.text(over)
      const length = 1 + this.below(3)
      for (let of = 0; of < length; of++) this.member(over, member(from + of), 'heading')
      from = goesOn ? from + length : 0
    }
  }

  private paragraphs(own: DrawnClause, member: Manner, item: Manner, inner: Manner): void {
    for (let at = 0; at < this.pick([2, 3, 4, 5, 10]); at++) {
      const one = this.open(own, member(at))
      const isList = this.below(3) === 0
      this.line(
        one,
        `${member(at)} The ${this.sentence(one, 8 + this.below(9))}${isList ? ':' : '.'}`,
        'text',
      )
      if (isList) this.items(one, item, 2 + this.below(3), 0, inner)
    }
  }

  /** A table of amounts with rows that span it and have labels. */
  private table(): void {
    const row = (of: DrawnClause, merged: boolean, ...cells: string[]) =>
      this.pieces.push({ clause: this.clauses.indexOf(of), gap: 4, merged, cells })
    const first = this.clauses.at(-1) as DrawnClause
    for (let at = 0; at < 2; at++) row(first, false, this.words(first, 2), this.words(first, 2))
    const from = this.below(2)
    for (let at = from; at < from + 1 + this.below(3); at++) {
      const label = `List ${ROMAN[at]?.toUpperCase()}`
      const one = this.open(null, label)
      row(one, true, `${label} – Items that are ${this.words(one, 3)}`)
      for (let of = 0; of < 2 + this.below(3); of++) row(one, false, this.words(one, 2), this.words(one, 2))
    }
  }

  /** A clause with a title, or a paragraph. */
  private member(over: DrawnClause, label: string, kind: 'heading' | 'text'): void {
    const one = this.open(over, label)
    this.line(one, `${label} ${this.title(one, 1 + this.below(4))}`, kind)
    this.text(one)
  }

  /** A list in a sentence, perhaps with one in its first. */
  private items(of: DrawnClause, manner: Manner, length: number, from = 0, inner?: Manner): void {
    const isNames = this.below(3) === 0
    for (let at = 0; at < length; at++) {
      const hasOwn = inner !== undefined && at === 0 && this.below(2) === 0
      const end = hasOwn ? ':' : isNames ? '' : at === length - 1 ? '.' : ';'
      const text = isNames ? this.title(of, 2 + this.below(4)) : this.sentence(of, 2 + this.below(4))
      this.line(of, `${manner(from + at)} ${text}${end}`, 'text')
      if (hasOwn) this.items(of, inner, 2)
    }
  }
}

type Manner = (at: number) => string
