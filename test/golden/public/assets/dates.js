import { dayFormat, later } from './later.js'

// Last days, worked out from days that a reader enters, and the policies that are kept. Nothing is sent: all of it stays in this browser.

const KEPT = 'policies'
const form = document.getElementById('dates')
const list = document.querySelector('.last-days')
const keep = document.getElementById('keep')
const written = dayFormat('long')

if (form) {
  const known = keptPolicies().find(({ uin }) => uin === form.elements.uin.value)
  for (const input of inputs()) input.value ||= known?.entered[input.name] ?? ''
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', () => {
    showDays(list, entered())
    if (keptPolicies().some(isThis)) save()
  })
  showDays(list, entered())
}
keep?.addEventListener('click', () => {
  const most = Number(keep.dataset.most)
  const isFull = keptPolicies().filter((one) => !isThis(one)).length >= most
  if (!isFull) save()
  tell(isFull ? 'full' : 'kept')
})
showKept()

function inputs() {
  return form.querySelectorAll('input[type=date]')
}

function entered() {
  return Object.fromEntries([...inputs()].map(({ name, value }) => [name, value]))
}

function isThis({ uin }) {
  return uin === form.elements.uin.value
}

/** What was kept; nothing where that cannot be read. */
function keptPolicies() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT))
    return Array.isArray(kept) ? kept.filter((one) => one?.uin && one.entered && Array.isArray(one.days)) : []
  } catch {
    return []
  }
}

/** Keeps the policy of this page with its days, and how these are counted. */
function save() {
  const days = [...list.children].map((item) => ({
    words: [...item.childNodes].filter((node) => !node.classList?.contains('law')).map(partOf),
    law: item.querySelector('.law')?.textContent ?? '',
  }))
  const { name, page } = list.dataset
  const others = keptPolicies().filter((one) => !isThis(one))
  store([...others, { uin: form.elements.uin.value, name, page, entered: entered(), days }])
}

function partOf(node) {
  return node.dataset ? { ...node.dataset } : node.textContent
}

function store(policies) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(policies))
  } catch {
    tell('refused')
  }
}

/** Says what became of keeping; the words are the page's own. */
function tell(what) {
  const told = document.getElementById('kept-it')
  if (told) told.textContent = keep.dataset[what]
}

function showDays(place, days) {
  for (const day of place.querySelectorAll('[data-from]')) {
    const { from, count, unit, told } = day.dataset
    day.textContent = days[from] ? written.format(dayFrom(days[from], from, Number(count), unit)) : told
  }
}

/** A last day; from a renewal it is counted back. */
function dayFrom(start, from, count, unit) {
  return later(start, from === 'renewal' ? -count : count, unit)
}

/** The page of the kept policies: each with its last days, a sheet, and a button that forgets it. */
function showKept() {
  const place = document.getElementById('kept')
  const policies = keptPolicies()
  if (!place || policies.length === 0) return
  place.replaceChildren(...policies.map((policy) => shownPolicy(policy, place)))
}

function shownPolicy({ uin, name, page, entered: days, days: lines }, place) {
  const forget = element('button', 'Forget this policy', { type: 'button' })
  forget.addEventListener('click', () => {
    store(keptPolicies().filter((one) => one.uin !== uin))
    location.reload()
  })
  const shown = element('ul', '', { className: 'last-days' })
  shown.append(...lines.map(lineOf))
  showDays(shown, days)
  const title = element('h2')
  title.append(element('a', name, { href: linkIn(page), translate: false }))
  const ways = element('p')
  const sheet = `${place.dataset.sheet}?${new URLSearchParams({ uin })}`
  ways.append(element('a', 'One sheet to print', { href: sheet }), ' ', forget)
  const section = element('section', '', { className: 'entry' })
  section.append(title, shown, ways)
  return section
}

function lineOf({ words, law }) {
  const line = element('li')
  for (const part of words) {
    const day = typeof part === 'string' ? part : element('strong')
    if (typeof part !== 'string') Object.assign(day.dataset, part)
    line.append(day)
  }
  if (law) line.append(element('span', law, { className: 'law line' }))
  return line
}

/** A page of this site: what was kept leads nowhere else. */
function linkIn(page) {
  return new URL(page, location.href).origin === location.origin ? page : '/'
}

function element(name, text = '', properties = {}) {
  return Object.assign(document.createElement(name), { textContent: text }, properties)
}
