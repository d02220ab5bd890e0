import { reader } from './reader.js'

// Drafts that are not saved yet: kept in the storage of the window for their reader, so that none is lost when a view is left.

const placeOf = ({ uin, kind, field: { key } }) => ['desk-draft', reader(), kind, uin, key].join(' ')

/** Keeps the draft of a field; null forgets it. */
export function keepDraft(of, draft) {
  if (draft === null) localStorage.removeItem(placeOf(of))
  else localStorage.setItem(placeOf(of), JSON.stringify({ digest: of.digest, draft }))
}

/** The draft that was kept for a field; null where there is none, or where the fact is another one by now. */
export function keptDraft(of) {
  const { digest, draft = null } = JSON.parse(localStorage.getItem(placeOf(of))) ?? {}
  return digest === of.digest ? draft : null
}
