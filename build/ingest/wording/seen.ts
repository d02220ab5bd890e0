import type { Entry } from './blocks.ts'
import { isWrittenAsTerm } from './definitions.ts'
import type { Label } from '../layout/labels.ts'
import { median } from '../layout/rows.ts'
import { formOf, kindOf } from './nodes.ts'
import { endOf, signsOf, sizeOf, subjectOf, wordsOfHeading } from './signs.ts'
import { strikes } from './style.ts'
import { grouped } from '../../contract/groups.ts'

/** Observations of an entry by itself and among the others, as words that features are made of. */
export interface Seen {
  readonly entry: Entry
  readonly form: ReturnType<typeof formOf>
  readonly isTerm: boolean
  /** Its length, its end, its beginning after the label, the end of the entry before it, and other signs in it. */
  readonly text: readonly string[]
  /** What its words name. */
  readonly subject: string
  /** The first words of a heading, or of what an entry begins with in bold. */
  readonly words: readonly string[]
  /** Its place: the space above it, and its distance from the edge of its column. */
  readonly place: readonly string[]
  /** Its setting compared with that of the body, and the number of headings that are set so. */
  readonly look: readonly string[]
  readonly strikes: number
  /** For each label: the next entry, the distance to its neighbours in a list of such labels, and the form of these. */
  readonly lists: ReadonlyMap<Label | null, readonly string[]>
  /** The labels of its document. */
  readonly all: Lists
}

/** Looks at every entry of a document. */
export function seenIn(entries: readonly Entry[]): Seen[] {
  const pitch = median(
    entries.flatMap((entry, at) => spaceAbove(entry, entries[at - 1]) ?? []),
    1,
  )
  const often = grouped(entries.flatMap((entry) => (entry.heading ? [[entry.look, entry] as const] : [])))
  const body = median(entries.filter(({ heading }) => !heading).map(({ look }) => strikes(look)))
  const lists = new Lists(entries)
  return entries.map((entry, at) => {
    const space = spaceAbove(entry, entries[at - 1])
    const wide = (entry.lines[0]?.column.x1 ?? 0) - (entry.lines[0]?.column.x0 ?? 0)
    const form = formOf(entry)
    // Rows of a table are set like the body.
    const strike = form === 'row' ? body : strikes(entry.look)
    const text = signsOf(entry, entries[at - 1])
    return {
      entry,
      isTerm: isWrittenAsTerm(entry),
      form,
      text,
      subject: subjectOf(text),
      words: wordsOfHeading(entry),
      place: [
        `above ${space === null ? 'top' : Math.min(5, Math.round((2 * space) / pitch))}`,
        `in ${wide === 0 ? '-' : Math.max(0, Math.min(5, Math.round((10 * entry.indent) / wide)))}`,
      ],
      look: [
        `loud ${Math.max(-2, Math.min(4, Math.round(2 * (strike - body))))}`,
        `often ${sizeOf(often.get(entry.look)?.length ?? 0)}`,
        entry.look.includes('centred') ? 'centred' : 'left',
      ],
      strikes: strike,
      all: lists,
      lists: new Map(
        [null, ...entry.labels].map((label) => [
          label,
          [`next ${nextOf(entry, label, entries)}`, ...lists.of(entry, label)],
        ]),
      ),
    }
  })
}

/** The space from the line above in sizes of the letters; null at the top of a column. */
function spaceAbove({ lines: [line] }: Entry, before: Entry | undefined): number | null {
  const last = before?.lines.at(-1)
  if (line === undefined || last === undefined || last.page !== line.page) return null
  return line.base > last.base ? (line.base - last.base) / line.size : null
}

/** Kind of the entry that comes next. */
function nextOf(entry: Entry, label: Label | null, entries: readonly Entry[]): string {
  const next = entries[entry.serial + 1]
  if (next === undefined) return 'end'
  const [own] = next.labels
  if (own?.style === 'bullet') return 'bullet'
  if (own !== undefined) {
    if (next.labels.some(({ style, value }) => style === label?.style && value === label.value + 1))
      return 'same'
    return `${next.labels.some(({ value }) => value === 1) ? 'first' : 'label'} ${formOf(next)}`
  }
  if (next.tables.length > 0) return 'table'
  if (next.heading) return 'heading'
  if (next.lead !== '') return 'led'
  return /^\p{Ll}/u.test(next.text) ? 'lower' : 'upper'
}

/** The labels of a document by their kinds and values, for the lists that they may be of. */
class Lists {
  private readonly entries: readonly Entry[]
  private readonly places: ReadonlyMap<string, Entry[]>

  constructor(entries: readonly Entry[]) {
    this.entries = entries
    this.places = grouped(
      entries.flatMap((entry) =>
        entry.labels.map((label) => [keyOf(entry, label, label.value), entry] as const),
      ),
    )
  }

  of(entry: Entry, label: Label | null): string[] {
    if (label === null) return []
    const [after, before] = [this.chain(entry, label, 1), this.chain(entry, label, -1)]
    const all = [...before, entry, ...after]
    const share = (is: (one: Entry) => boolean) => Math.round((3 * all.filter(is).length) / all.length)
    const far = (one: Entry | undefined) =>
      one === undefined ? '-' : sizeOf(Math.abs(one.serial - entry.serial))
    return [
      `then ${far(after[0])}`,
      `from ${label.value === 1 ? 'first' : far(before[0])}`,
      `led ${share(({ lead }) => lead !== '')}`,
      `parts ${share(({ text }) => endOf(text) === ';')}`,
      `short ${share(({ text }) => text.length < 60)}`,
      `bodies ${share((one) => this.hasBody(one))}`,
    ]
  }

  /** Tells whether, below an entry, the list of a label goes on, restarts first, or ends. */
  below({ serial }: Entry, of: Entry, label: Label): string {
    const next = (value: number) => this.after(serial, keyOf(of, label, value))?.serial ?? Infinity
    const [member, first] = [next(label.value + 1), next(1)]
    return member === first ? 'ends' : member < first ? 'goes on' : 'restarts'
  }

  /** Whether a list of the kind of a label begins between two entries. */
  beginsBetween(one: Entry, two: Entry, label: Label): boolean {
    const first = this.after(one.serial, keyOf(two, label, 1))
    return first !== undefined && first.serial < two.serial
  }

  /** The first entry of a key that comes after a serial number, or the one before that: entries are in order. */
  private after(serial: number, key: string, step: 0 | -1 = 0): Entry | undefined {
    const places = this.places.get(key) ?? []
    let [least, most] = [0, places.length]
    while (least < most) {
      const middle = (least + most) >> 1
      if ((places[middle]?.serial ?? Infinity) > serial) most = middle
      else least = middle + 1
    }
    return places[least + step]
  }

  /** Those that go on with a label, or those it goes on from, the nearest of each; three at most. */
  private chain(entry: Entry, label: Label, step: 1 | -1): Entry[] {
    const chain: Entry[] = []
    let from = entry
    for (let value = label.value + step; chain.length < 3; value += step) {
      const key = keyOf(entry, label, value)
      const next = step === 1 ? this.after(from.serial, key) : this.after(from.serial - 1, key, -1)
      if (next === undefined) break
      chain.push((from = next))
    }
    return chain
  }

  private hasBody({ serial }: Entry): boolean {
    const next = this.entries[serial + 1]
    return next !== undefined && (next.labels[0]?.style ?? 'bullet') === 'bullet'
  }
}

function keyOf(entry: Entry, label: Label, value: number): string {
  return `${kindOf(entry, label)} ${label.path.slice(0, -1).join('.')} ${value}`
}
