import { useEffect, useState } from 'preact/hooks'
import { ask } from './ask.js'

// Draft of an answer in the window: the fact that it will be, without its key and without empty parts.

/** A draft of words that were chosen: a reading of the desk. */
export function draftOf({ value, stated, quote, clause, page }) {
  return { value, stated, quote, clause, page }
}

/** A draft with further words as its context, and the entries that a list has `more` by them: it may go on in other clauses. */
export function withContext(draft, { value, quote, clause, page }) {
  const context = [...(draft.context ?? []), { quote, clause, page }]
  if (!Array.isArray(draft.value) || !Array.isArray(value)) return { ...draft, context, more: [] }
  const has = new Set(draft.value.map(plain))
  const more = value.filter((one) => !has.has(plain(one)) && has.add(plain(one)))
  return { ...draft, value: [...draft.value, ...more], context, more }
}

/** The words and numbers of an entry in small letters: entries that differ in signs and spaces alone are one. */
const plain = (entry) => String(entry.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? entry)

/** Whether a draft states a value, leaves it to the schedule, or says that none is stated. */
export function kindOf({ quote, in_schedule }) {
  return in_schedule ? 'schedule' : quote === undefined ? 'none' : 'stated'
}

/** The fact of a draft, whether it is whole, and the build's proof of it as it is now; null until that is here. */
export function useProof({ uin, key, blind, draft, refuse }) {
  const [last, prove] = useState(null)
  const filled = Object.entries(draft ?? {}).filter(([, value]) => value?.length !== 0)
  const fact = draft && { key, ...Object.fromEntries(filled) }
  const isWhole = draft !== null && (draft.value !== null || kindOf(draft) !== 'stated')
  const of = JSON.stringify(fact)
  useEffect(() => {
    if (!isWhole) return prove(null)
    let isCurrent = true
    ask('prove', { uin, key, fact, blind }).then(
      (answer) => isCurrent && prove({ ...answer, of }),
      (refused) => isCurrent && refuse(refused),
    )
    return () => void (isCurrent = false)
  }, [of])
  return { fact, isWhole, proof: last?.of === of ? last : null }
}

/** A value as it is typed: one line, for a list a line for each entry. */
export function typedValue(value) {
  return value === null || value === undefined ? '' : Array.isArray(value) ? value.join('\n') : String(value)
}

/** The value of a text that was typed into a field; null where it is empty. */
export function valueOf({ type }, typed) {
  const text = typed.trim()
  if (text === '') return null
  if (type === 'list')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  if (type === 'yes-no') return text === 'true'
  if (type === 'text' || type === 'choice') return text
  const number = Number(text.replace(/[₹,%\s]/gu, ''))
  return Number.isNaN(number) ? text : number
}
