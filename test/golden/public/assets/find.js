// Narrows the reference to what holds the words typed: whole operations by their name, else the fields that match.
// On phones the fields of answers are folded.

const form = document.getElementById('find')
const input = document.getElementById('find-words')
const found = document.getElementById('found')
const sections = [...document.querySelectorAll('.entries > .entry')]
const folds = [...document.querySelectorAll('.part > .fold')]

if (matchMedia('(max-width: 40rem)').matches) for (const fold of folds) fold.open = false

form.addEventListener('submit', (event) => {
  event.preventDefault()
  sections.find(({ hidden }) => !hidden)?.scrollIntoView()
})
input.addEventListener('input', narrow)
addEventListener('hashchange', showTarget)
narrow()

/** A link may lead to what the words have hidden: then everything is shown again. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  target?.closest('.fold')?.setAttribute('open', '')
  if (!target?.closest('[hidden]')) return
  input.value = ''
  narrow()
  target.scrollIntoView()
}

function narrow() {
  const words = input.value.toLowerCase().split(/\s+/u).filter(Boolean)
  const holds = (...elements) => {
    const text = elements.map((element) => element.textContent.toLowerCase()).join(' ')
    return words.every((word) => text.includes(word))
  }
  for (const section of sections) {
    const parts = [...section.children].filter((part) => part.matches('.part'))
    const whole = holds(...[...section.children].filter((part) => !parts.includes(part)))
    for (const part of parts) part.hidden = !showPart(part, whole, holds)
    section.hidden = !whole && parts.every(({ hidden }) => hidden)
    document.querySelector(`.side a[href="#${section.id}"]`).parentElement.hidden = section.hidden
  }
  if (words.length > 0) for (const fold of folds) fold.open = true
  const shown = sections.filter(({ hidden }) => !hidden).length
  found.textContent = words.length === 0 ? '' : `${shown === 0 ? 'Nothing' : shown} found`
}

/** Shows the rows of a part that hold the words, with the rows above and below them; whether any does. */
function showPart(part, whole, holds) {
  const rows = [...part.querySelectorAll('.fields li')]
  if (rows.length === 0) return whole || holds(part)
  const matching = new Set(rows.filter((row) => whole || holds(row.firstElementChild)))
  for (const row of rows) {
    row.hidden = ![...matching].some((match) => match.contains(row) || row.contains(match))
  }
  return matching.size > 0
}
