import { h } from 'preact'

/** Where a view is: the queue, a product, and what else is given. */
export function Crumb({ name, uin, children }) {
  return h('p', { class: 'crumb' }, [
    h('a', { href: '#/' }, 'Queue'),
    name && [` › ${name} `, h('small', null, uin)],
    children,
  ])
}

/** What came of the last act, or why it was refused, with what the build finds. */
export function Told({ told: { text, isFault, findings = [] } }) {
  return [
    h('p', { role: isFault ? 'alert' : 'status', class: isFault ? 'error' : 'told' }, text),
    findings.map(({ message }) => h('p', { class: 'error' }, message)),
  ]
}

/** A view before its answer is here: that it is being read, or why it cannot be shown. */
export function Waiting({ told: { text, isFault } }) {
  return h('main', { class: 'waiting' }, [
    h('p', null, h('a', { href: '#/' }, 'Queue')),
    h('p', { role: isFault ? 'alert' : 'status', class: isFault && 'error' }, text || 'Reading …'),
  ])
}
