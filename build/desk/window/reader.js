import { h } from 'preact'
import { form, labelled } from './button.js'

// Code of the reader: short, asked for once and kept in the storage of the window.

const KEPT = 'desk-reader'

/** The code of the reader; empty where none was given. */
export function reader() {
  return localStorage.getItem(KEPT) ?? ''
}

/** Input of a request to the desk, with the code of the reader, if there is one. */
export function asReader(given) {
  return reader() === '' ? given : { ...given, by: reader() }
}

/** Takes the code of the reader. */
export function Reader({ onGiven }) {
  const kept = ({ reader }) => {
    localStorage.setItem(KEPT, reader.toUpperCase())
    onGiven()
  }
  return form(reader() === '' ? 'Keep it' : 'Change it', kept, [
    labelled('Your code', {
      id: 'reader',
      name: 'reader',
      required: true,
      pattern: '[A-Za-z]{2,3}[0-9]{0,2}',
      size: 5,
      defaultValue: reader(),
      title: 'Two or three letters and up to two digits, as agreed: no name',
    }),
    h('small', null, 'Two or three letters, as agreed; it is never published.'),
  ])
}
