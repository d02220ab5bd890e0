import { ask } from './ask.js'
import { addressOf } from './addresses.js'

/** What was saved in this window, the last at the end. */
const saved = []

/** Keeps what a field was before it was saved. */
export function keep(before) {
  saved.push(before)
}

/** Takes back what was saved last and goes to its field. Fails where nothing was saved, or where the file was changed. */
export async function undo() {
  const last = saved.pop()
  if (last === undefined) throw new Error('Nothing was saved in this window that could be undone.')
  const { uin, key, fact, digest, blind } = last
  await ask('save', { uin, key, fact, digest })
  const address = addressOf(uin, key, blind ? 'second' : 'read')
  if (location.hash === address) location.reload()
  else location.hash = address
}
