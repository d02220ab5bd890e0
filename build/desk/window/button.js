import { h } from 'preact'

/** A button with words on it, and what else it has. */
export function button(words, onClick, more = {}) {
  return h('button', { type: 'button', onClick, ...more }, words)
}

/** An input after its label; other elements by their name. */
export function labelled(label, given, element = 'input', inside) {
  return h('label', null, [`${label} `, h(element, given, inside)])
}
