import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { useKeys } from './keys.js'
import { addressOf } from './addresses.js'
import { Crumb } from './told.js'

/** What strangers will see of a product: the page in a frame, the body beside it; both at one field, if it is named. */
export function Published({ uin, field }) {
  const [made, show] = useState(null)
  const [fault, fail] = useState('')
  useEffect(() => {
    document.title = `${uin} · What will be published · Reading desk`
    ask('published', { uin }).then(show, ({ message }) => fail(message))
  }, [])
  const back = field === '' ? '#/' : addressOf(uin, field)
  useKeys({ q: () => (location.hash = '#/'), Escape: () => (location.hash = back) })
  if (made === null)
    return h('main', null, [
      h(Crumb),
      h('p', { role: fault === '' ? 'status' : 'alert' }, fault || 'Making the page …'),
    ])
  const fact = made.body.facts.find(({ key }) => key === field)
  return h('main', { class: 'reading' }, [
    h('section', { class: 'page', 'aria-label': 'The page' }, [
      h('p', { class: 'bar' }, h('span', null, `Page ${made.path}; its links lead nowhere here`)),
      h('iframe', {
        class: 'published',
        title: `The page of ${uin} as it will be published`,
        sandbox: '',
        src: `/published/${encodeURIComponent(uin)}${fact ? `#${field}` : ''}`,
      }),
    ]),
    h('section', { class: 'field', 'aria-label': 'The body' }, [
      h(Crumb, { name: made.body.name, uin }, [
        field !== '' && [' › ', h('a', { href: back }, 'Back to the field (Esc)')],
      ]),
      h('h1', null, 'What will be published'),
      fact && [h('h2', null, fact.label), h(Body, { name: `The fact ${field}`, value: fact })],
      h('h2', null, `/api/v1/policy/${uin}`),
      h(Body, { name: 'The whole body', value: made.body }),
    ]),
  ])
}

function Body({ name, value }) {
  return h('pre', { tabIndex: 0, role: 'region', 'aria-label': name }, JSON.stringify(value, null, 2))
}
