import { h } from 'preact'

/** A button with words on it, and what else it has. */
export function button(words, onClick, more = {}) {
  return h('button', { type: 'button', onClick, ...more }, words)
}

/** An input after its label; other elements by their name. */
export function labelled(label, given, element = 'input', inside) {
  return h('label', null, [`${label} `, h(element, given, inside)])
}

/** A table: the names of its columns, and the cells of each row. */
export function table(names, rows) {
  return h('table', null, [
    h('thead', null, h('tr', null, [names.map((name) => h('th', { scope: 'col' }, name))])),
    h('tbody', null, [rows.map((cells) => h('tr', null, [cells.map((cell) => h('td', null, cell))]))]),
  ])
}
