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

/** Options of a list to choose from, each its value and its name. */
export function options(pairs, chosen) {
  return pairs.map(([value, name]) => h('option', { value, selected: value === chosen }, name))
}

/** A part that scrolls by keys as well. */
export function region(label, given, inside, element = 'div') {
  return h(element, { tabIndex: 0, role: 'region', 'aria-label': label, ...given }, inside)
}
