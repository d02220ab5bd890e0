// Asking the server of the desk.

/** Only the address that the desk prints has it: whoever else is on the machine can ask for the page. */
const token = new URLSearchParams(location.search).get('token') ?? ''

/** Asks an operation; throws an error with the `status` and the `answer` of a refusal. Of a long one, `progress` is told how far it is. */
export function ask(operation, given, progress) {
  return send(operation, 'application/json', JSON.stringify(given), progress)
}

/** Gives a file to the desk; its digest is the answer. */
export function give(file) {
  return send(`file?name=${encodeURIComponent(file.name)}`, 'application/pdf', file)
}

/** Sends a request; every line before the last is progress, and the last is the answer. */
async function send(path, type, body, progress = () => {}) {
  const headers = { 'content-type': type, 'x-desk-token': token }
  const response = await fetch(`/desk/${path}`, { method: 'POST', headers, body }).catch(() => {
    throw refusal(0, { error: 'The desk does not answer. Is npm run desk still running?' })
  })
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of response.body) {
    const lines = (text + decoder.decode(part, { stream: true })).split('\n')
    text = lines.at(-1)
    if (lines.length > 1) progress(JSON.parse(lines.at(-2)))
  }
  const answer = JSON.parse(text)
  if (response.ok && answer.error === undefined) return answer
  throw refusal(answer.status ?? response.status, answer)
}

function refusal(status, answer) {
  return Object.assign(new Error(answer.error), { status, answer })
}
