import type { Entry } from './blocks.ts'
import type { Label } from '../layout/labels.ts'
import type { OutlinePlace } from './outline-stack.ts'

/** Whether a text is a paragraph, and not a letterhead: it has many of the small words of sentences. */
export function isProse(text: string): boolean {
  return (text.match(/\b(?:the|shall|this|of|by|and|is|to|in)\b/gu) ?? []).length >= 8
}

/** Whether a label goes on with a list: what begins at its first label begins at the others, unless it has a body. */
export function isNextAlike(
  sibling: OutlinePlace | undefined,
  label: Label,
  above: OutlinePlace,
): sibling is OutlinePlace {
  if (sibling?.label?.style !== label.style || sibling.label.shape !== label.shape) return false
  if (sibling.kind === 'item') return above.kind !== 'member'
  return sibling.kind === 'member' || sibling.kind === 'term'
}

/** The printed heading of an entry, or of a term its name; empty where it has none. */
export function titleOf(entry: Entry, label: Label | null, definitions: boolean): string {
  const text = entry.text.slice(label?.length ?? 0)
  if (entry.lead !== '') return tidy(label?.style === 'part' ? text.slice(0, 200) : entry.lead)
  if (entry.heading && label === null) return tidy(text)
  const line = tidy(text)
  if (label !== null && line.split(' ').length <= 8 && /[\p{L})”"]$/u.test(line)) return line
  if (!definitions) return ''
  return tidy(
    /^(.{2,80}?)\s*(?:[-–—]\s*)?(?:means|mean|refers to|shall mean|is defined as|shall include)\b/u.exec(
      text,
    )?.[1] ?? '',
  )
}

export function tidy(title: string): string {
  return title.replace(/^[\s:–—-]+|[\s:–—-]+$/gu, '').replace(/\s+/gu, ' ')
}

/** A heading in the place of a label: "GENERAL EXCEPTIONS" as "General Exceptions". */
export function nameOf(text: string): string {
  const name = tidy(text.replace(/\([^)]*\)\s*$/u, ''))
  if (name.split(' ').length > 6) return ''
  return name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : name
}
