import { h } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isOn, turn } from './switches.js'

const WITH_ALT = 'desk-keys-with-alt'
const FOLDED = 'desk-keys-folded'

/** List of the keys of a view with what they do, without those that have no words for it; it stays folded where it was. */
export function Keys({ keys }) {
  const onToggle = ({ target }) => turn(FOLDED, !target.open)
  return h('details', { class: 'hint', open: !isOn(FOLDED), onToggle }, [
    h('summary', null, 'Keys'),
    h('p', { class: 'keys' }, [
      keys.map(([key, does]) => does && h('span', null, [h('kbd', null, key), ` ${does} `])),
      h('label', null, [
        h('input', {
          type: 'checkbox',
          defaultChecked: isOn(WITH_ALT),
          onChange: ({ target }) => turn(WITH_ALT, target.checked),
        }),
        ' single keys only with Alt',
      ]),
    ]),
  ])
}

/**
 * Calls what a key does. Each row of the table has what is shown of a key, the words for what it does, and the act, or
 * several acts by the names of their keys. Where a person types, Enter and Escape leave the input
 * (Ctrl+Enter one of many lines); the keys in the `data-keys` of an input act in it.
 */
export function useKeys(keys) {
  const now = useRef()
  now.current = Object.assign(
    {},
    ...keys.map(([key, , act]) =>
      typeof act === 'function' ? { [key.length > 1 ? key : key.toLowerCase()]: act } : act,
    ),
  )
  // As soon as the view is drawn: a key that is pressed then is not lost.
  useLayoutEffect(() => {
    const pressed = (event) => {
      const { target, key } = event
      const isInput = /^(?:input|textarea|select)$/iu.test(target.tagName) && target.type !== 'checkbox'
      if (isInput && !target.dataset.keys?.includes(keyOf(event))) {
        const isLeft = key === 'Enter' && target.form === null && target.tagName !== 'TEXTAREA'
        if (key === 'Escape' || isLeft || (key === 'Enter' && event.ctrlKey)) target.blur()
        return
      }
      const named = keyOf(event)
      // An Enter that is held down accepts once.
      if (key === 'Enter' && event.repeat) return
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

/** The key that is meant; null where single keys need Alt and it is not held, or the other way round. */
function keyOf({ key, code, altKey }) {
  if (key.length > 1) return altKey ? null : key
  if (altKey !== isOn(WITH_ALT)) return null
  // With Alt, a key may type another letter.
  return (altKey ? (/^(?:Key|Digit)(.)$/u.exec(code)?.[1] ?? key) : key).toLowerCase()
}

/** Gives a function that puts the cursor into an element as soon as that is drawn: before the next key is read. */
export function useFocus() {
  const [wanted, want] = useState('')
  useLayoutEffect(() => {
    if (wanted === '') return
    document.querySelector(wanted)?.focus()
    want('')
  }, [wanted])
  return want
}
