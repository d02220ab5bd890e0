// The box on the first page that calls the API.

const form = document.getElementById('try')
const sample = document.getElementById('try-sample')
const path = document.getElementById('try-path')
const status = document.getElementById('try-status')
const answer = document.getElementById('try-answer')
const root = form.dataset.root
let asked = 0

sample.addEventListener('change', () => {
  path.value = sample.value
  void ask()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void ask()
})

async function ask() {
  const mine = ++asked
  const address = addressOf(path.value.trim())
  if (address === null) {
    status.textContent = `Type an address of the API, such as ${sample.options[0].value}`
    answer.hidden = true
    return
  }
  status.textContent = 'Asking …'
  try {
    const response = await fetch(address)
    const text = await response.text()
    if (mine === asked) show(response, text)
  } catch {
    if (mine === asked) status.textContent = 'No answer. Is there a connection to the internet?'
  }
}

/** Only addresses of the API of this very site are asked. */
function addressOf(typed) {
  const path = typed.startsWith(location.origin + root) ? typed.slice((location.origin + root).length) : typed
  return path.startsWith('/api/') ? `${location.origin}${root}${path}` : null
}

function show(response, text) {
  const size = `${new Intl.NumberFormat('en-IN').format(new Blob([text]).size)} bytes`
  status.textContent = `${response.status} ${response.ok ? 'OK' : 'refused'}, ${size}`
  answer.textContent = pretty(text)
  answer.hidden = false
  answer.scrollTop = 0
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
