// The search box of the first page: asks the API, shows products, keeps the words in the address.

import { asJson } from './ask.js'

const form = document.getElementById('find')
const words = form.elements.q
const status = document.getElementById('find-status')
const results = document.getElementById('results')
const { root } = form.dataset
let asked = 0

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const q = words.value.trim()
  history.replaceState(null, '', q === '' ? location.pathname : `?${new URLSearchParams({ q })}`)
  void find(q)
})

const given = new URLSearchParams(location.search).get('q')
if (given !== null) {
  words.value = given
  void find(given)
}

async function find(q) {
  const mine = ++asked
  if (q === '') {
    status.textContent = 'Type a name, an insurer or a UIN.'
    return
  }
  status.textContent = 'Searching …'
  const answer = await asJson(`${root}/api/v1/policies?${new URLSearchParams({ q, limit: 20 })}`)
  if (mine !== asked) return
  if (answer === null) status.textContent = 'No answer. Is there a connection to the internet?'
  else status.textContent = 'error' in answer ? answer.message : summary(answer)
  results.replaceChildren(...(answer?.policies ?? []).map(entry))
}

/** How many were found, and what the service says of words that found nothing. */
function summary({ total, match, policies, message }) {
  if (total === 0) return 'No product is held under these words. Try fewer words, or the UIN on your policy.'
  const count = total === 1 ? '1 product' : `${new Intl.NumberFormat('en-IN').format(total)} products`
  const shown = policies.length < total ? `, the first ${policies.length} of them` : ''
  const part = match === 'any' && message === null ? ' hold some of the words; none holds all of them' : ''
  return `${count}${part}${shown}. ${message ?? ''}`.trim()
}

/** A product leads to its page, read or not. */
function entry({ uin, name, status: sold, insurer, category, coverage }) {
  const item = document.createElement('li')
  const isRead = coverage.stated + coverage.in_schedule + coverage.not_stated > 0
  const title = document.createElement('a')
  title.textContent = name
  title.href = `${root}/policy/${fileName(uin)}`
  const about = document.createElement('p')
  about.className = 'quiet'
  const read = isRead ? `${coverage.stated} questions answered` : 'not read yet'
  const parts = [category.name, insurer.name, `UIN ${uin}`, sold === 'withdrawn' ? 'withdrawn' : '', read]
  about.textContent = parts.filter((part) => part !== '').join(' · ')
  item.append(title, about)
  return item
}

/** The name of the page of a product: its UIN with every unusual byte written as ~ and two digits. */
function fileName(uin) {
  const normal = uin.replace(/\s+/g, '').toUpperCase()
  const bytes = (character) =>
    Array.from(new TextEncoder().encode(character), (byte) => `~${byte.toString(16).padStart(2, '0')}`).join('')
  return normal.replace(/[^A-Z0-9()_.-]|^\.|\.$/gu, bytes).toUpperCase()
}
