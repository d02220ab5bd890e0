import { h } from 'preact'

/** A view before its answer is here: that it is being read, or why it cannot be shown. */
export function Waiting({ told }) {
  return h('main', { class: 'waiting' }, [
    h('p', null, h('a', { href: '#/' }, 'Queue')),
    h(
      'p',
      { role: told.isFault ? 'alert' : 'status', class: told.isFault && 'error' },
      told.text || 'Reading …',
    ),
  ])
}
