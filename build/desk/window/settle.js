import { h } from 'preact'
import { button } from './button.js'
import { Doubts } from './draft-view.js'

/** Two versions of a fact after it was changed under the window. */
export function Conflict({ told, onTake }) {
  return h(Versions, {
    name: 'Two versions',
    versions: { 'On the disk now': told.theirs, Yours: told.yours },
    ways: [
      ['Keep that on the disk', () => location.reload()],
      ['Put mine in its place', onTake],
    ],
  })
}

/** Two different readings of a fact, for a third reader. */
export function Sides({ sides, asked, onSettle }) {
  const { first, second } = sides
  return h(Versions, {
    name: 'The readings differ',
    versions: { [`First: ${first.shown}`]: first.answer, [`Second: ${second.shown}`]: second.answer },
    below: h(Doubts, { doubts: sides[asked]?.doubts ?? [], asked }),
    ways: [
      ['The first is right (1)', () => onSettle('first')],
      ['The second is right (2)', () => onSettle('second')],
      ['Neither is sure: unverified (3)', () => onSettle('neither')],
    ],
  })
}

function Versions({ name, versions, below, ways }) {
  return h('div', { class: 'sides', role: 'group', 'aria-label': name }, [
    h('h2', null, name),
    Object.entries(versions).map(([title, fact]) =>
      h('div', null, [h('h3', null, title), fact === null ? h('p', null, 'unread') : h(FactLines, { fact })]),
    ),
    below,
    h('p', null, [ways.map(([words, act]) => button(words, act))]),
  ])
}

function FactLines({ fact }) {
  const { key: _, clause: _clause, looked_at: _near, stated: _stated, ...lines } = fact
  return h('dl', null, [
    Object.entries(lines).map(([name, value]) => [
      h('dt', null, name),
      h('dd', null, typeof value === 'string' ? value : JSON.stringify(value)),
    ]),
  ])
}
