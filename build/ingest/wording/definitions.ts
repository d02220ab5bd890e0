import type { Entry } from './blocks.ts'

/** Words between a term and its meaning. */
export const MEANS = String.raw`(?:means|mean|refers to|shall mean|is defined as|shall include)\b`
const TERM = new RegExp(
  String.raw`^["“'‘]?\p{Lu}[^.;:]{1,70}?["”'’]?\s*(?:\([^)]*\)\s*)?(?:[-–—]\s*)?${MEANS}`,
  'u',
)
const NO_TERM =
  /^[(]?(?:notes?|explanation|or|and|if|where|when|whenever|provided|subject|for (?:the|this)|in (?:the|this|case))\b/iu
const DEFINES = /^(?:["”'’)]*\s*)(?:[:–—,(-]|means?\b|refers?\b|shall\b|is\b|are\b|includes?\b|or\b|and\b)/iu

const QUOTED = /^["“‘'].*["”’']$/u

/** Whether an entry has no label but, perhaps, a bullet. */
export function isUnnumbered({ labels: [label] }: Pick<Entry, 'labels'>): boolean {
  return label === undefined || label.style === 'bullet'
}

/** Whether an entry without a number is written as a definition: a name that is set apart, or "Accident means …". */
export function isWrittenAsTerm({ labels, text: whole, lead, tables }: Entry): boolean {
  if (!isUnnumbered({ labels })) return false
  const text = whole.slice(labels[0]?.length ?? 0)
  if (tables.length > 0 || NO_TERM.test(text)) return false
  const isSetApart = lead !== '' && text.startsWith(lead) && lead.split(/\s+/u).length <= 14
  if (isSetApart)
    return lead.endsWith(':') || QUOTED.test(lead) || DEFINES.test(text.slice(lead.length).trim())
  return TERM.test(text)
}
