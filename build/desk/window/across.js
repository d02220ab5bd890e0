// What the desk's window is made of: a view a file, and what they share.

import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { addressOf } from './addresses.js'
import { ask } from './ask.js'
import { table } from './button.js'
import { useKeys } from './keys.js'
import { Crumb, Waiting } from './told.js'

/** One field over the products of a category, side by side: what was read, or what may answer it. */
export function Across({ category, field: key }) {
  const [made, show] = useState(null)
  const [told, tell] = useState({ text: '' })
  useEffect(() => {
    document.title = `${key} · Across products · Reading desk`
    const step = ({ page, of }) => tell({ text: `Reading wording ${page} of ${of} …` })
    ask('across', { category, key }, step).then(show, ({ message }) => tell({ text: message, isFault: true }))
  }, [])
  useKeys({ q: () => (location.hash = '#/') })
  if (made === null) return h(Waiting, { told })
  return h('main', { class: 'queue' }, [
    h(Crumb),
    h('h1', null, `${made.label}: ${category}`),
    table(
      ['Product', 'Status', 'Value', 'Words'],
      made.rows.map(({ uin, name, status, shown, quote, page }) => [
        [h('a', { href: addressOf(uin, key) }, name), ' ', h('small', null, uin)],
        status === 'unread' && quote ? 'unread: suggested' : status,
        shown,
        quote && [h('q', null, quote), h('small', null, ` p. ${page}`)],
      ]),
    ),
  ])
}
