// Asking the server of the desk.

/** Only the address that the desk prints has it: whoever else is on the machine can ask for the page. */
const token = new URLSearchParams(location.search).get('token') ?? ''

/** A refusal of the desk: its status, its message, and what else it answers. */
export class Refused extends Error {
  constructor(status, answer) {
    super(answer.error)
    this.status = status
    this.answer = answer
  }
}

/** Asks an operation; throws a {@link Refused}. Of a long one, `progress` is told how far it is. */
export async function ask(operation, given, progress = () => {}) {
  const response = await send(operation, 'application/json', JSON.stringify(given))
  const lines = (await textOf(response, progress)).trimEnd().split('\n')
  return answered(response, JSON.parse(lines.at(-1)))
}

/** Gives a file to the desk; its digest is the answer. */
export async function give(file) {
  const response = await send(`file?name=${encodeURIComponent(file.name)}`, 'application/pdf', file)
  return answered(response, await response.json())
}

function send(path, type, body) {
  const headers = { 'content-type': type, 'x-desk-token': token }
  return fetch(`/desk/${path}`, { method: 'POST', headers, body }).catch(() => {
    throw new Refused(0, { error: 'The desk does not answer. Is npm run desk still running?' })
  })
}

function answered(response, answer) {
  if (!response.ok || answer.error !== undefined) throw new Refused(answer.status ?? response.status, answer)
  return answer
}

/** The text of a response; every whole line but the last is progress. */
async function textOf(response, progress) {
  if (!response.headers.get('content-type').includes('ndjson')) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of response.body) {
    text += decoder.decode(part, { stream: true })
    const lines = text.split('\n')
    text = lines.at(-1)
    if (lines.length > 1) progress(JSON.parse(lines.at(-2)))
  }
  return text
}
