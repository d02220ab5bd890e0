// The browser side of the desk. This module: asking the server.

const token = document.querySelector('meta[name="desk-token"]').content

/** A refusal of the desk: its status, its message, and what else it answers. */
export class Refused extends Error {
  constructor(status, answer) {
    super(answer.error)
    this.status = status
    this.answer = answer
  }
}

/** Asks an operation; throws a {@link Refused}. */
export async function ask(operation, given) {
  const response = await fetch(`/desk/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-desk-token': token },
    body: JSON.stringify(given),
  }).catch(() => {
    throw new Refused(0, { error: 'The desk does not answer. Is npm run desk still running?' })
  })
  const answer = await response.json()
  if (!response.ok) throw new Refused(response.status, answer)
  return answer
}
