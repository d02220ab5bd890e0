import { ask } from './ask.js'

/** Saves of this window, the last at the end. */
const saved = []

/** Keeps the number of a save, and the address of its view. */
export function keep(number, address = location.hash) {
  saved.push({ number, address })
}

/**
 * Takes back the last save and goes to its view; if that is this one, it is shown again. Fails where nothing was
 * saved, or where it was changed.
 */
export async function undo(again = () => location.reload()) {
  const last = saved.pop()
  if (last === undefined) throw new Error('Nothing was saved in this window that could be undone.')
  await ask('unsave', { saved: last.number })
  if (location.hash === last.address) again()
  else location.hash = last.address
}
