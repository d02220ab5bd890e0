// The page that compares products of one's choice: the address names them, the API compares them.

import { answerOf } from './answer.js'
import { asJson } from './ask.js'

const form = document.getElementById('compare')
const choices = [...form.elements.uin]
const status = document.getElementById('compare-status')
const compared = document.getElementById('compared')
const { root } = form.dataset
const { without, readings, verdicts: labels, counted } = JSON.parse(form.dataset.words)

const asked = new URLSearchParams(location.search).get('uins')?.split(',') ?? []
for (const [at, uin] of asked.entries()) if (choices[at] !== undefined) choices[at].value = uin
if (chosen().length > 1) void compare()
else narrow()
choices[0].addEventListener('change', narrow)

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void compare()
})

/** What the first product is compared with is of its kind: others answer different questions. */
function narrow() {
  const kind = kindOf(choices[0])?.label
  for (const choice of choices.slice(1)) {
    for (const group of choice.querySelectorAll('optgroup'))
      group.hidden = group.disabled = kind !== undefined && group.label !== kind
    if (kindOf(choice)?.disabled) choice.value = ''
  }
}

/** The kind of the product that is chosen; a UIN of an address that is not held chooses none. */
function kindOf({ selectedOptions: [option] }) {
  return option?.closest('optgroup')
}

function chosen() {
  return [...new Set(choices.map(({ value }) => value).filter((uin) => uin !== ''))]
}

async function compare() {
  const uins = chosen().join(',')
  if (chosen().length < 2) {
    status.textContent = 'Choose two products or more.'
    return
  }
  history.replaceState(null, '', `?${new URLSearchParams({ uins })}`)
  status.textContent = 'Comparing …'
  const answer = await asJson(`${root}/api/v1/compare?${new URLSearchParams({ uins })}`)
  if (answer === null) status.textContent = 'No answer. Is there a connection to the internet?'
  else if ('error' in answer) status.textContent = answer.message
  else show(answer)
}

function show({ policies, rows, total, verdicts }) {
  const shown = rows.filter(({ cells }) => cells.filter((cell) => cell.status !== 'not-applicable').length > 1)
  const alone = rows.length - shown.length
  const more = alone === 0 ? '' : ` ${alone} asked of only one of them are not shown.`
  status.textContent = `Of ${total} questions: ${counted.map(([key, words]) => `${verdicts[key]} ${words}`).join(', ')}.${more}`
  const head = row('th', ['Question', ...policies.map(({ name }, at) => `${letter(at)}: ${name}`)], 'col')
  const lines = new Set(policies.map(({ line }) => line))
  if (lines.size > 1) status.textContent += ' A life, a health and a general policy answer different questions.'
  // What differs comes first; sorting keeps the order of the rest.
  const differs = ({ verdict }) => (verdict === 'same' ? 1 : 0)
  const body = shown.toSorted((one, two) => differs(one) - differs(two)).map(({ label, verdict, cells }) => {
    const asked = new Set(cells.flatMap(({ question }) => question ?? []))
    const line = row('td', cells.map((cell, at) => said(cell, letter(at), asked.size > 1, policies[at].uin)))
    const title = document.createElement('th')
    title.scope = 'row'
    title.append(label, document.createElement('br'), tag(verdict))
    line.prepend(title)
    return line
  })
  const table = document.createElement('table')
  table.createTHead().append(head)
  table.createTBody().append(...body)
  const box = document.createElement('div')
  box.className = 'scroll'
  box.tabIndex = 0
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', 'Comparison')
  box.append(table)
  compared.replaceChildren(box)
}

function row(kind, contents, scope) {
  const line = document.createElement('tr')
  for (const content of contents) {
    const cell = document.createElement(kind)
    if (scope !== undefined) cell.scope = scope
    cell.append(content)
    line.append(cell)
  }
  return line
}

function tag(verdict) {
  const mark = document.createElement('span')
  mark.className = `tag verdict ${verdict}`
  mark.textContent = labels[verdict]
  return mark
}

function letter(at) {
  return 'ABCD'[at]
}

/** What a cell says: the value, what was asked where others ask something else, its quotes and its provisos. */
function said(cell, product, isAsked, uin) {
  const parts = document.createDocumentFragment()
  const value = document.createElement('strong')
  value.textContent = `${product}: ${answerOf(cell, cell.question) ?? without[cell.status]}`
  parts.append(value)
  const { context = [], conflicts = [] } = cell
  for (const [kind, words] of [
    ['small', readings[cell.status]],
    ['span', isAsked ? cell.question : null],
    ['q', cell.quote],
    ...context.map(({ quote }) => ['q', quote]),
    ['em', cell.note],
    ['em', conflicts.length > 0 ? 'Another clause says otherwise.' : null],
    ['em', cell.reason && `The quote cannot be proven: ${cell.reason}`],
    ['em', cell.disputed && `Reported as wrong: ${cell.disputed.reported}`],
  ]) {
    if (words === null || words === undefined) continue
    const part = document.createElement(kind)
    part.textContent = words
    parts.append(document.createElement('br'), part)
  }
  if (cell.clause) {
    const link = document.createElement('a')
    link.href = `${root}/policy/${fileName(uin)}/wording#c${cell.clause.id}`
    link.textContent = `clause ${cell.clause.number || cell.clause.id}, page ${cell.page}`
    parts.append(document.createElement('br'), link)
  }
  return parts
}

/** The name of the pages of a product: its UIN with every unusual byte written as ~ and two digits. */
function fileName(uin) {
  const normal = uin.replace(/\s+/g, '').toUpperCase()
  const bytes = (character) =>
    Array.from(new TextEncoder().encode(character), (byte) => `~${byte.toString(16).padStart(2, '0')}`).join('')
  return normal.replace(/[^A-Z0-9()_.-]|^\.|\.$/gu, bytes).toUpperCase()
}
