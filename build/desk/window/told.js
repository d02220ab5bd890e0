import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { useKeys } from './keys.js'

/**
 * Gives the answer of an operation, null until it is here; asks anew when the input changes. `again` asks once more, `run` with
 * another input. Gives with it the message for the person: the progress, or the reason of a refusal.
 */
export function useAnswer(titleOf, operation, given) {
  const [view, show] = useState(null)
  const [told, tell] = useState({ text: 'Reading …' })
  const refuse = (refused) => tell({ text: refused.message, isFault: true, ...refused.answer, refused })
  const step = ({ page, of }) =>
    tell({ text: page < of ? `Reading ${page} of ${of} …` : 'All is read, one moment …', page, of })
  const run = (given, then = () => {}, isCurrent = () => true) => {
    const current = (act) => (answer) => isCurrent() && act(answer)
    const shown = (answer) => (tell({ text: '' }), show(answer), then(answer))
    return ask(operation, given, current(step)).then(current(shown), current(refuse))
  }
  useEffect(() => {
    let isCurrent = true
    void run(given, undefined, () => isCurrent)
    return () => void (isCurrent = false)
  }, [JSON.stringify(given)])
  useEffect(() => void (document.title = `${titleOf(view ?? {})} · Reading desk`), [view])
  return { view, told, tell, refuse, run, again: (then) => run(given, then) }
}

/** Path to a view: the queue (by a key, too), a product, and the children that are given. */
export function Crumb({ name, uin, children }) {
  useKeys([['Q', '', () => (location.hash = '#/')]])
  return h('p', { class: 'crumb' }, [
    h('a', { href: '#/' }, 'Queue'),
    name && [` › ${name} `, h('small', null, uin)],
    children,
  ])
}

/** Message about the last act with its progress, or the reason why it was refused, with the findings of the build. */
export function Told({ told: { text, page, of, isFault, findings = [] } }) {
  return [
    h('p', { role: isFault ? 'alert' : 'status', class: isFault ? 'error' : 'told' }, [
      text,
      page < of && h('progress', { value: page, max: of, 'aria-label': 'Read so far' }),
    ]),
    findings.map(({ path, where, message }) =>
      h('p', { class: 'error' }, [path && `${path} ${where}: `, message]),
    ),
  ]
}

/** A view before its answer is here: that it is being read, or why it cannot be shown. */
export function Waiting({ told }) {
  return h('main', { class: 'waiting' }, [h(Crumb), h(Told, { told })])
}
