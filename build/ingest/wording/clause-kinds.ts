import type { Entry } from './blocks.ts'
import { type Label, isListStyle } from '../layout/labels.ts'
import type { Node } from './nodes.ts'
import type { PlaceKind, OutlinePlace } from './outline-stack.ts'

/** What begins at each label of a list below the innermost place of a stack: what most of its members say. */
export function kindOfList(
  list: readonly Node[],
  stack: readonly OutlinePlace[],
  entries: readonly Entry[],
): PlaceKind {
  const votes = list.map(({ entry, label }) =>
    kindOf(entry, label as Label, stack, entries.slice(entry.serial + 1, entry.serial + 3), isOfParts(list)),
  )
  const items = votes.filter((kind) => kind === 'item').length
  return 2 * items > votes.length ? 'item' : (votes.find((kind) => kind !== 'item') ?? 'item')
}

/** Whether a list is the rest of one sentence: its members end in semicolons, or are a few words. */
function isOfParts(list: readonly Node[]): boolean {
  const parts = list.filter(({ entry: { text, lead } }) =>
    lead === '' ? /(?:[,;]|\b(?:and|or))$/u.test(text) || text.length < 60 : false,
  )
  return 2 * parts.length >= list.length
}

/** What begins at a labelled entry below the innermost place of a stack; `next` are the entries after it. */
function kindOf(
  entry: Entry,
  label: Label,
  stack: readonly OutlinePlace[],
  next: readonly Entry[],
  ofParts: boolean,
): PlaceKind {
  const parent = stack.at(-1) as OutlinePlace
  if (label.style === 'part') return 'part'
  if (parent.kind === 'term') return 'item'
  if (label.style === 'note') return (next[0]?.labels.length ?? 0) > 0 ? 'heading' : 'item'
  const clause = parent.definitions && !/\bdefinitions?\b/iu.test(entry.lead) ? 'term' : 'member'
  // A labelled row of a table is a provision.
  if (entry.tables.length > 0 || label.style === 'decimal' || label.style === 'named') return clause
  const number = label.style === 'number'
  if (parent.definitions && parent.kind !== 'item' && (number || entry.lead !== '')) return 'term'
  if (parent.kind === 'root') return entry.heading ? 'section' : number ? 'member' : 'item'
  if (parent.kind === 'part' || parent.kind === 'section')
    return number || entry.heading || !parent.leadsOn || !ofParts ? clause : 'item'
  const above = stack.at(-2)
  const paragraph = entry.lead !== '' || entry.text.length > 80
  const headed = parent.clause?.entries[0]?.heading === true
  const partlike = headed && /^(?:ROMAN|LETTER)$/u.test(parent.label?.style ?? '')
  if (partlike && number && (entry.lead !== '' || (!parent.leadsOn && paragraph))) return clause
  const direct = above?.kind === 'section' || above?.kind === 'part'
  if (parent.kind === 'heading') return number && parent.bare && direct && paragraph ? clause : 'item'
  if (parent.kind !== 'member') return 'item'
  if (parent.bare && number && parent.label?.style !== 'decimal' && (paragraph || !isListStyle(parent.label)))
    return clause
  if (above?.kind === 'member' && isListStyle(parent.label) && entry.lead === '') return 'item'
  return hasBody(entry, parent, next) ? clause : 'item'
}

/** Whether a labelled entry is a heading with a body of its own: paragraphs, or a list of another kind. */
function hasBody(entry: Entry, parent: OutlinePlace, [next, second]: readonly Entry[]): boolean {
  if (next === undefined) return false
  if (entry.heading && !next.heading && !/[.]$/u.test(entry.text)) return true
  if (entry.lead !== '' && parent.bare && /^[A-Z]$/u.test(entry.labels[0]?.name ?? '')) return true
  const words = entry.text.split(/\s+/u).length
  const [label] = next.heading && next.labels.length === 0 ? (second?.labels ?? []) : next.labels
  const goesOn = ({ style, value }: Label) =>
    entry.labels.some((own) => own.style === style && own.value + 1 === value)
  if (next.labels.some(goesOn)) return false
  const list =
    label !== undefined &&
    label.style !== 'bullet' &&
    entry.labels.every(({ style }) => style !== label.style)
  return list && label.value === 1 && words <= 9 && words >= 3 && /[\p{L}]$/u.test(entry.text)
}
