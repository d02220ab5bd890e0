import { h } from 'preact'
import { addressOf } from './addresses.js'
import { region, table } from './button.js'
import { useKeys } from './keys.js'
import { Crumb, Waiting, useAnswer } from './told.js'

/** One field over the products of a category, side by side: facts that were read, or words that may answer it. */
export function Across({ uin: category, field: key }) {
  const { view, told } = useAnswer(() => `${key} · Across products`, 'across', { category, key })
  if (view === null) return h(Waiting, { told })
  return h('main', { class: 'queue' }, [
    h(Crumb),
    h('h1', null, `${view.label}: ${category}`),
    table(
      ['Product', 'Status', 'Value', 'Words'],
      view.rows.map(({ uin, name, status, shown, quote, page }) => [
        [h('a', { href: addressOf(uin, key) }, name), ' ', h('small', null, uin)],
        status === 'unread' && quote ? 'unread: suggested' : status,
        shown,
        quote && [h('q', null, quote), h('small', null, ` p. ${page}`)],
      ]),
    ),
  ])
}

/** Agreement of two readers, by field and by reader, the least first. */
export function Agreement() {
  const { view, told } = useAnswer(() => 'Agreement', 'agreement', {})
  if (view === null) return h(Waiting, { told })
  return h('main', { class: 'queue' }, [
    h(Crumb),
    h('h1', null, 'How far readers agree'),
    view.length === 0 && h('p', null, 'No fact was read by two readers whose codes are known.'),
    view.map(({ names, rows }) => table(names, rows)),
  ])
}

/** Product as it will be published: the page in a frame, the body beside it; both at one field, if it is named. */
export function Published({ uin, field }) {
  const { view, told } = useAnswer(() => `${uin} · What will be published`, 'published', { uin })
  const back = field === '' ? '#/' : addressOf(uin, field)
  useKeys([['Escape', '', () => (location.hash = back)]])
  if (view === null) return h(Waiting, { told })
  const fact = view.body.facts.find(({ key }) => key === field)
  return h('main', { class: 'reading' }, [
    h('section', { class: 'page', 'aria-label': 'The page' }, [
      h('p', { class: 'bar' }, h('span', null, `Page ${view.path}; its links lead nowhere here`)),
      h('iframe', {
        class: 'published',
        title: `The page of ${uin} as it will be published`,
        sandbox: '',
        src: `/published/${encodeURIComponent(uin)}${fact ? `#${field}` : ''}`,
      }),
    ]),
    h('section', { class: 'field', 'aria-label': 'The body' }, [
      h(Crumb, { name: view.body.name, uin }, [
        field !== '' && [' › ', h('a', { href: back }, 'Back to the field (Esc)')],
      ]),
      h('h1', null, 'What will be published'),
      fact && [h('h2', null, fact.label), json(`The fact ${field}`, fact)],
      h('h2', null, `/api/v1/policy/${uin}`),
      json('The whole body', view.body),
    ]),
  ])
}

function json(name, value) {
  return region(name, {}, JSON.stringify(value, null, 2), 'pre')
}
