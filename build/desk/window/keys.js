import { h } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** What the keys of a reading do, in the order in which the window lists them. */
export const KEYS = [
  ['1–5', 'choose'],
  ['Enter', 'accept'],
  ['V', 'value'],
  ['S', 'in schedule'],
  ['N', 'not stated'],
  ['C', 'add context (or Ctrl while selecting)'],
  ['M', 'note'],
  ['U', 'unverified'],
  ['/', 'find words'],
  ['?', 'how the field is read'],
  ['[ ]', 'turn the page'],
  ['T', 'take over from another product'],
  ['B', 'go on by clause'],
  ['J', 'skip'],
  ['Z', 'undo'],
  ['Q', 'queue'],
]

/** What the keys of a view do. */
export function Keys({ keys }) {
  const turn = ({ target }) =>
    target.checked ? localStorage.setItem(WITH_ALT, '') : localStorage.removeItem(WITH_ALT)
  return h('p', { class: 'keys', 'aria-label': 'Keys' }, [
    keys.map(([key, does]) => h('span', null, [h('kbd', null, key), ` ${does} `])),
    h('label', null, [
      h('input', {
        type: 'checkbox',
        defaultChecked: localStorage.getItem(WITH_ALT) !== null,
        onChange: turn,
      }),
      ' single keys only with Alt',
    ]),
  ])
}

/** Calls what a key does, by its name. Where a person types, Enter and Escape leave the input (Ctrl+Enter one of many lines). */
export function useKeys(does) {
  const now = useRef(does)
  now.current = does
  // As soon as the view is drawn: a key that is pressed then is not lost.
  useLayoutEffect(() => {
    const pressed = (event) => {
      const { target, key } = event
      if (/^(?:input|textarea|select)$/iu.test(target.tagName) && target.type !== 'checkbox') {
        const isLeft = key === 'Enter' && target.form === null && target.tagName !== 'TEXTAREA'
        if (key === 'Escape' || isLeft || (key === 'Enter' && event.ctrlKey)) target.blur()
        return
      }
      const named = keyOf(event)
      if (named === null || event.metaKey || (event.ctrlKey && key !== 'z')) return
      if (key === 'Enter' && /^(?:a|button|summary)$/iu.test(target.tagName)) return
      const act = now.current[named]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

const WITH_ALT = 'desk-keys-with-alt'

/** The key that is meant; null where single keys need Alt and it is not held, or the other way round. */
function keyOf({ key, code, altKey }) {
  if (key.length > 1) return altKey ? null : key
  if (altKey !== (localStorage.getItem(WITH_ALT) !== null)) return null
  // With Alt, a key may type another letter.
  return (altKey ? (/^(?:Key|Digit)(.)$/u.exec(code)?.[1] ?? key) : key).toLowerCase()
}

/** Gives what puts the cursor into an element, as soon as that is drawn: before the next key is read. */
export function useFocus() {
  const [wanted, want] = useState('')
  useLayoutEffect(() => {
    if (wanted === '') return
    document.querySelector(wanted)?.focus()
    want('')
  }, [wanted])
  return want
}
