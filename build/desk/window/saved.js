import { ask } from './ask.js'
import { addressOf } from './addresses.js'

/** What was saved in this window, the last at the end. */
const saved = []

/** Keeps the number of what was saved, and the field. */
export function keep(one) {
  saved.push(one)
}

/** Takes back what was saved last and goes to its field. Fails where nothing was saved, or where the fact was changed. */
export async function undo() {
  const last = saved.pop()
  if (last === undefined) throw new Error('Nothing was saved in this window that could be undone.')
  await ask('unsave', { saved: last.saved })
  const address = addressOf(last.uin, last.key, last.view)
  if (location.hash === address) location.reload()
  else location.hash = address
}
