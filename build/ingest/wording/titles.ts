import type { Entry } from './blocks.ts'
import type { Label } from '../layout/labels.ts'
import { MEANS } from './definitions.ts'

const DEFINED = new RegExp(String.raw`^(.{2,80}?)\s*(?:[-–—]\s*)?${MEANS}`, 'u')

/** The printed heading of an entry, or of a term its name; empty where it has none. */
export function titleOf(entry: Entry, label: Label | null, definitions: boolean): string {
  const text = entry.text.slice((label ?? entry.labels[0])?.length ?? 0)
  if (entry.lead !== '') return tidy(label?.style === 'part' ? text.slice(0, 200) : entry.lead)
  if (entry.heading && label === null) return tidy(text)
  const line = tidy(text)
  if (label !== null && line.split(' ').length <= 8 && /[\p{L})”"]$/u.test(line)) return line
  if (!definitions) return ''
  return tidy(DEFINED.exec(text)?.[1] ?? '')
}

export function tidy(title: string): string {
  return title.replace(/^[\s:–—-]+|[\s:–—-]+$/gu, '').replace(/\s+/gu, ' ')
}

/** A heading in the place of a label: "GENERAL EXCEPTIONS" as "General Exceptions"; a long one up to its first sign. */
export function nameOf(text: string): string {
  const whole = tidy(text.replace(/\([^)]*\)\s*$/u, ''))
  const first = tidy(/^[^(:]+?(?=\s*[(:]|\s[–—-])/u.exec(whole)?.[0] ?? '')
  const name = whole.split(' ').length > 6 && first !== '' ? first : whole
  return name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : name
}
