import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { table } from './button.js'
import { useKeys } from './keys.js'
import { Crumb, Waiting } from './told.js'

const COLUMNS = [
  ['twice', 'Read by two'],
  ['agreed', 'Agreed'],
  ['open', 'To be settled'],
  ['stood', 'Settled so'],
]

/** How far two readers agree, by field and by reader, the least first. */
export function Agreement() {
  const [made, show] = useState(null)
  const [told, tell] = useState({ text: '' })
  useEffect(() => {
    document.title = 'Agreement · Reading desk'
    ask('agreement', {}).then(show, ({ message }) => tell({ text: message, isFault: true }))
  }, [])
  useKeys({ q: () => (location.hash = '#/') })
  if (made === null) return h(Waiting, { told })
  return h('main', { class: 'queue' }, [
    h(Crumb),
    h('h1', null, 'How far readers agree'),
    made.fields.length === 0 && h('p', null, 'No fact was read by two readers whose codes are known.'),
    made.fields.length > 0 && h(Table, { name: 'Field', rows: made.fields }),
    made.readers.length > 0 && h(Table, { name: 'Reader', rows: made.readers }),
  ])
}

function Table({ name, rows }) {
  const columns = [['name', name], ...COLUMNS]
  return table(
    columns.map(([, words]) => words),
    rows.map((row) => columns.map(([key]) => row[key])),
  )
}
