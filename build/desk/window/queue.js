import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from './ask.js'

const KINDS = {
  unread: 'Unread fields',
  second: 'To be read a second time',
  unverified: 'Unverified',
  disputed: 'Disputed',
  findings: 'Findings of the build',
  'no wording': 'No wording read in',
}

/** The address of a field in this window. */
export function addressOf(uin, key, view = 'read') {
  return `#/${view}/${encodeURIComponent(uin)}/${encodeURIComponent(key)}`
}

export function Queue() {
  const [query, change] = useState({ kind: 'unread', text: '', category: '' })
  const [queue, show] = useState(null)
  const [fault, fail] = useState('')
  useEffect(() => {
    let isCurrent = true
    ask('queue', query).then(
      (answer) => isCurrent && (show(answer), fail('')),
      (refused) => isCurrent && fail(refused.message),
    )
    return () => void (isCurrent = false)
  }, [query])
  useEffect(() => void (document.title = 'Queue · Reading desk'), [])
  return h('main', { class: 'queue' }, [
    h('h1', null, 'Reading desk'),
    h('p', null, [h('a', { href: '#/ingest' }, 'Read a PDF in'), ': drop it anywhere in this window.']),
    fault && h('p', { role: 'alert', class: 'error' }, fault),
    queue && [
      h(Kinds, { queue, query, change }),
      h(Search, { queue, query, change }),
      h(Rows, { queue, query }),
    ],
    queue && h(Progress, { queue }),
  ])
}

function Kinds({ queue, query, change }) {
  return h(
    'nav',
    { 'aria-label': 'Kind of work', class: 'kinds' },
    Object.entries(KINDS).map(([kind, name]) =>
      h(
        'button',
        { type: 'button', 'aria-pressed': kind === query.kind, onClick: () => change({ ...query, kind }) },
        [`${name} `, h('b', null, queue.counts[kind].toLocaleString('en-IN'))],
      ),
    ),
  )
}

function Search({ queue, query, change }) {
  return h('p', { class: 'search' }, [
    h('label', null, [
      'Search ',
      h('input', {
        type: 'search',
        value: query.text,
        placeholder: 'UIN, product or field',
        onInput: ({ target }) => change({ ...query, text: target.value }),
      }),
    ]),
    h('label', null, [
      'Category ',
      h(
        'select',
        { value: query.category, onChange: ({ target }) => change({ ...query, category: target.value }) },
        [
          h('option', { value: '' }, 'all'),
          queue.categories.map((slug) => h('option', { value: slug }, slug)),
        ],
      ),
    ]),
    h('span', { role: 'status' }, `${queue.matching.toLocaleString('en-IN')} match`),
  ])
}

function Rows({ queue, query }) {
  if (queue.rows.length === 0) return h('p', null, 'Nothing of this kind is to be done.')
  const view = query.kind === 'second' ? 'second' : 'read'
  return h('table', null, [
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        ['Field', 'Product', 'Category', 'Why'].map((name) => h('th', { scope: 'col' }, name)),
      ),
    ),
    h(
      'tbody',
      null,
      queue.rows.map(({ uin, name, category, key, label, reason }) =>
        h('tr', null, [
          h('td', null, key === '' ? '' : h('a', { href: addressOf(uin, key, view) }, label)),
          h('td', null, [name, ' ', h('small', null, uin)]),
          h('td', null, category),
          h(
            'td',
            null,
            key === '' ? ['Read its wording in: ', h('code', null, 'npm run ingest -- wording')] : reason,
          ),
        ]),
      ),
    ),
  ])
}

function Progress({ queue }) {
  const read = queue.progress.filter(({ read, fields }) => read >= fields).length
  return h('section', { 'aria-labelledby': 'progress' }, [
    h('h2', { id: 'progress' }, 'Progress'),
    h(
      'p',
      null,
      `${queue.progress.length} of ${queue.products.toLocaleString('en-IN')} products have a wording; ${read} are read whole.`,
    ),
    h(
      'ul',
      { class: 'progress' },
      queue.progress.map(({ uin, name, read, checked, fields }) =>
        h('li', null, [
          h('span', null, [
            name,
            ' ',
            h('small', null, uin),
            ' · ',
            h('a', { href: addressOf(uin, '', 'structure') }, 'Structure'),
          ]),
          h('progress', { value: read, max: fields, 'aria-label': `Fields read of ${name}` }),
          h('span', null, `${read} of ${fields} read, ${checked} checked`),
        ]),
      ),
    ),
  ])
}
