import { Chance } from '../../../ingest/support/chance.ts'
import type { Piece } from '../../../ingest/support/flow-pages.ts'
import { type DrawnClause, wordOf } from '../../../ingest/support/random-outline.ts'

/** Clauses that are drawn line by line, of words that no other clause has. */
export class Drawing extends Chance {
  private printed = 0
  protected readonly pieces: Piece[] = []
  protected readonly clauses: DrawnClause[] = []
  private readonly strong = this.below(2) === 0

  protected open(parent: DrawnClause | null, label: string): DrawnClause {
    const own = label.replace(/[.()]/gu, '')
    const clause = { words: [], number: parent === null ? own : `${parent.number} ${own}`.trim(), parent }
    this.clauses.push(clause)
    return clause
  }

  protected line(clause: DrawnClause, text: string, kind: 'heading' | 'text', scale = 1): void {
    this.pieces.push({
      clause: this.clauses.indexOf(clause),
      text: text.trim(),
      font: kind === 'heading' ? 'bold' : 'regular',
      scale: kind === 'heading' && clause.parent === null && this.strong ? 1.15 * scale : scale,
      indent: 0,
      centred: false,
      gap: 6,
    })
  }

  /** Draws a paragraph; in some a line begins with the number of a section that is named there. */
  protected text(clause: DrawnClause): void {
    const names = this.below(6) === 0
    this.line(
      clause,
      `The ${this.sentence(clause, 6 + this.below(12))}${names ? ' in section' : '.'}`,
      'text',
    )
    if (names)
      this.line(clause, `${10 + this.below(80)}. of the ${this.sentence(clause, 4 + this.below(8))}.`, 'text')
  }

  protected title(clause: DrawnClause, length: number): string {
    return this.words(clause, length).replace(/^\p{L}/u, (first) => first.toUpperCase())
  }
  protected sentence(clause: DrawnClause, length: number): string {
    return this.words(clause, length).replaceAll(' ', ' of the ')
  }
  protected words(clause: DrawnClause, length: number): string {
    const words = Array.from({ length }, () => wordOf(this.printed++))
    clause.words.push(...words)
    return words.join(' ')
  }
}
