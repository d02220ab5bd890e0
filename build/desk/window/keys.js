import { h } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

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
  ['[ ]', 'turn the page'],
  ['T', 'take over from another product'],
  ['B', 'go on by clause'],
  ['J', 'skip'],
  ['Z', 'undo'],
  ['Q', 'queue'],
]

/** What the keys of a view do. */
export function Keys({ keys }) {
  return h('p', { class: 'keys', 'aria-label': 'Keys' }, [
    keys.map(([key, does]) => h('span', null, [h('kbd', null, key), ` ${does} `])),
  ])
}

/** Calls what a key does, by its name. Where a person types, Enter and Escape leave the input (Ctrl+Enter one of many lines). */
export function useKeys(does) {
  const now = useRef(does)
  now.current = does
  useEffect(() => {
    const pressed = (event) => {
      const { target, key } = event
      if (/^(?:input|textarea|select)$/iu.test(target.tagName)) {
        if (key === 'Escape' || (key === 'Enter' && (event.ctrlKey || target.tagName !== 'TEXTAREA')))
          target.blur()
        return
      }
      if (event.altKey || event.metaKey || (event.ctrlKey && key !== 'z')) return
      if (key === 'Enter' && /^(?:a|button|summary)$/iu.test(target.tagName)) return
      const act = now.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
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
