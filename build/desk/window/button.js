import { h } from 'preact'

/** A button with words on it, and its further attributes. */
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

/** Options of a list to choose from, each its value, or its value and its name. */
export function options(all, chosen) {
  return all.map((one) => {
    const [value, name = value] = [one].flat()
    return h('option', { value, selected: value === chosen }, name)
  })
}

/** A form, with the words on its button: gives the typed texts by the names of its inputs. */
export function form(words, onGiven, inside) {
  const onSubmit = (event) => {
    event.preventDefault()
    onGiven(Object.fromEntries(new FormData(event.target)))
  }
  return h('form', { class: 'search', onSubmit }, [inside, h('button', null, words)])
}

/** A part of a view, named by its heading. */
export function section(id, title, inside, given) {
  return h('section', { 'aria-labelledby': id, ...given }, [h('h2', { id }, title), inside])
}

/** A part that scrolls by keys as well. */
export function region(label, given, inside, element = 'div') {
  return h(element, { tabIndex: 0, role: 'region', 'aria-label': label, ...given }, inside)
}
