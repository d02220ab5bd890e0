import { h } from 'preact'
import { button } from './button.js'

/** Two versions of a fact after a file was changed under the window. */
export function Conflict({ told, onTake, onKeep }) {
  return h('div', { class: 'sides', role: 'group', 'aria-label': 'Two versions' }, [
    h(Version, { name: 'On the disk now', fact: told.theirs }),
    h(Version, { name: 'Yours', fact: told.yours }),
    h('p', null, [
      button('Keep that on the disk', onKeep),
      button('Put mine in its place', () => onTake(told.digest)),
    ]),
  ])
}

function Version({ name, fact }) {
  return h('div', null, [
    h('h3', null, name),
    fact === null ? h('p', null, 'unread') : h(FactLines, { fact }),
  ])
}

function FactLines({ fact }) {
  const { key: _, ...lines } = fact
  return h('dl', null, [
    Object.entries(lines).map(([name, value]) => [
      h('dt', null, name),
      h('dd', null, typeof value === 'string' ? value : JSON.stringify(value)),
    ]),
  ])
}

/** A first and a second reading that differ. */
export function Sides({ sides, onSettle }) {
  const { first, second } = sides
  const { checked: _, ...theirs } = first.fact
  const unverified = `Two readings differ: “${first.shown}” and “${second.shown}”.`
  const ways = [
    ['The first is right', { ...theirs, checked: sides.day }],
    ['The second is right; read it again later', second.fact],
    ['Neither is sure: unverified', { ...theirs, unverified }],
  ]
  return h('div', { class: 'sides', role: 'group', 'aria-label': 'The readings differ' }, [
    h('h2', null, 'The readings differ'),
    h('div', null, [h('h3', null, `First: ${first.shown}`), h(FactLines, { fact: first.fact })]),
    h('div', null, [h('h3', null, `Second: ${second.shown}`), h(FactLines, { fact: second.fact })]),
    h('p', null, [ways.map(([name, fact]) => button(name, () => onSettle(fact)))]),
  ])
}
