import type { Entry } from './blocks.ts'

const TERM =
  /^["“'‘]?\p{Lu}[^.;:]{1,70}?["”'’]?\s*(?:\([^)]*\)\s*)?(?:[-–—]\s*)?(?:means|mean|refers to|shall mean|is defined as|shall include)\b/u
const NO_TERM =
  /^[(]?(?:notes?|explanation|or|and|if|where|when|whenever|provided|subject|for (?:the|this)|in (?:the|this|case))\b/iu
const DEFINES = /^(?:["”'’)]*\s*)(?:[:–—,(-]|means?\b|refers?\b|shall\b|is\b|are\b|includes?\b|or\b|and\b)/iu

const QUOTED = /^["“‘'].*["”’']$/u

/** Whether an unlabelled entry is written as a definition: a name that is set apart, or "Accident means …". */
export function isWrittenAsTerm({ labels, text, lead, tables }: Entry): boolean {
  if (labels.length > 0 || tables.length > 0 || NO_TERM.test(text)) return false
  const isSetApart = lead !== '' && text.startsWith(lead) && lead.split(/\s+/u).length <= 14
  if (isSetApart)
    return lead.endsWith(':') || QUOTED.test(lead) || DEFINES.test(text.slice(lead.length).trim())
  return TERM.test(text)
}
