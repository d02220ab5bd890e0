import { h } from 'preact'
import { useState } from 'preact/hooks'
import { button, labelled, section, table } from './button.js'
import { addressOf } from './addresses.js'
import { useKeys } from './keys.js'
import { Reader, asReader } from './reader.js'
import { undo } from './saved.js'
import { Told, useAnswer } from './told.js'

export function Queue() {
  const [query, change] = useState({ kind: 'unread', text: '' })
  const { view: queue, told, refuse } = useAnswer(() => 'Queue', 'queue', asReader(query))
  useKeys([['Z', '', () => undo().catch(refuse)]])
  return h('main', { class: 'queue' }, [
    h('h1', null, 'Reading desk'),
    h('p', null, [
      h('a', { href: '#/ingest' }, 'Read a PDF in'),
      ': drop it anywhere in this window. · ',
      h('a', { href: '#/agreement' }, 'How far readers agree'),
    ]),
    h(Reader, { onGiven: () => change({ ...query }) }),
    h(Told, { told }),
    queue && [
      h(Kinds, { queue, query, change }),
      h(Search, { queue, query, change }),
      h(Rows, { queue }),
      h(Progress, { queue }),
    ],
  ])
}

function Kinds({ queue: { kinds, counts }, query, change }) {
  return h('nav', { 'aria-label': 'Kind of work', class: 'kinds' }, [
    Object.entries(kinds).map(([kind, name]) => {
      const words = [`${name} `, h('b', null, counts[kind].toLocaleString('en-IN'))]
      return button(words, () => change({ ...query, kind }), { 'aria-pressed': kind === query.kind })
    }),
  ])
}

function Search({ queue, query, change }) {
  return h('p', { class: 'search' }, [
    labelled('Search', {
      type: 'search',
      value: query.text,
      placeholder: 'UIN, product, category, field or reason',
      size: 40,
      onInput: ({ target }) => change({ ...query, text: target.value }),
    }),
    h('span', { role: 'status' }, `${queue.matching.toLocaleString('en-IN')} match`),
  ])
}

function Rows({ queue }) {
  if (queue.rows.length === 0) return h('p', null, 'Nothing of this kind is to be done.')
  return table(
    ['What', 'Product', 'Category', 'Why'],
    queue.rows.map((task) => [
      h(What, { task }),
      [task.name, ' ', h('small', null, task.uin)],
      task.category,
      h(Why, { task }),
    ]),
  )
}

/** Task as a link to the place where it is done; its label alone where it is about the whole product. */
function What({ task: { kind, uin, key, label, place } }) {
  if (place) return h('a', { href: addressOf(uin, place.document, 'structure', place.page) }, label)
  if (key === '') return label
  return h('a', { href: addressOf(uin, key, kind === 'second' || kind === 'settle' ? kind : 'read') }, label)
}

/** The reason, and the words that a fact was read from beside those that are printed now. */
function Why({ task: { kind, reason, before, now } }) {
  if (kind === 'no wording') return ['Read its wording in: ', h('code', null, 'npm run ingest -- wording')]
  return [
    reason.split('\n').map((line) => h('p', null, line)),
    before && h('p', null, [now ? h('b', null, 'Old ') : 'Read from ', h('q', null, before)]),
    now && h('p', null, [h('b', null, 'New '), h('q', null, now)]),
  ]
}

function Progress({ queue: { progress, dataset } }) {
  const { products, wordings, whole, read, checked, fields } = dataset
  const shown = (number) => number.toLocaleString('en-IN')
  return section('progress', 'Progress', [
    h('p', null, [
      `${shown(wordings)} of ${shown(products)} products have a wording; ${shown(whole)} are read whole. Of their ${shown(fields)} fields ${shown(read)} are read, ${shown(checked)} checked.`,
    ]),
    h('ul', { class: 'progress' }, [
      progress.map(({ uin, name, read, checked, fields, next }) => {
        const named = next === undefined ? name : h('a', { href: addressOf(uin, next) }, name)
        const structure = h('a', { href: addressOf(uin, '', 'structure') }, 'Structure')
        return h('li', null, [
          h('span', null, [named, ' ', h('small', null, uin), ' · ', structure]),
          h('progress', { value: read, max: fields, 'aria-label': `Fields read of ${name}` }),
          h('span', null, `${read} of ${fields} read, ${checked} checked`),
        ])
      }),
    ]),
  ])
}
