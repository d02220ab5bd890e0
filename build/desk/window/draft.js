// An answer as it grows in the window, and the fact that is made of it.

/** A draft of words that were chosen: a reading of the desk. */
export function draftOf(reading) {
  const { value, stated, quote, clause, page, document } = reading
  return { ...EMPTY, kind: 'stated', value, quote, clause, page, document, base: stated ? { stated } : {} }
}

/** A draft that says that the documents do not say; `near` are the clauses that were shown. */
export function notStated(near) {
  return { ...EMPTY, kind: 'none', looked_at: near.map(({ clause }) => clause) }
}

/** A draft of what was read before, to be changed. */
export function draftOfFact(fact) {
  const { value, quote, clause, page, context = [], note = '', unverified = '', looked_at, ...rest } = fact
  const kind = value !== null ? 'stated' : fact.in_schedule === true ? 'schedule' : 'none'
  const { key: _, in_schedule: __, checked: ___, ...base } = rest
  return { ...EMPTY, kind, value, quote, clause, page, context, note, unverified, looked_at, base }
}

const EMPTY = { value: null, context: [], note: '', unverified: '', base: {} }

/** The fact of a draft. */
export function factOf(key, draft) {
  const { kind, value, quote, clause, page, context, note, unverified, looked_at, base } = draft
  const noted = note.trim() === '' ? {} : { note: note.trim() }
  if (kind === 'none') return { key, value: null, ...noted, ...(looked_at?.length > 0 && { looked_at }) }
  return {
    ...base,
    key,
    value: kind === 'schedule' ? null : value,
    quote,
    clause,
    page,
    ...(context.length > 0 && { context }),
    ...noted,
    ...(kind === 'schedule' && { in_schedule: true }),
    ...(unverified.trim() !== '' && { unverified: unverified.trim() }),
  }
}

/** A value as it is typed: one line, for a list a line for each entry. */
export function typedValue(value) {
  return value === null || value === undefined ? '' : Array.isArray(value) ? value.join('\n') : String(value)
}

/** The value of what was typed into a field; null where it is empty. */
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
