import { h } from 'preact'
import { addressOf } from './addresses.js'
import { ask } from './ask.js'
import { button, section } from './button.js'
import { BUSY } from './choosing.js'
import { changed } from './marked.js'
import { asReader } from './reader.js'
import { keep } from './saved.js'
import { cut, plainLabel } from './taking.js'

// The fields of a product that are not simply as in another: first questions about what changed, each with the fields that it
// may touch, then fields one by one with what each may be.

/** Acts of the walk: it saves what a key chooses, and goes to the next question or field. */
export function walking({ uin, state: { takes }, again, told, tell, change, goTo, refuse }) {
  const put = (part, text) => change({ takes: { ...takes, ...part } }, text)
  const go = (to, text = '', part = {}) => {
    const { left, flagged, dropped } = { ...takes, ...part }
    const closed = [...flagged, ...dropped]
    const isOpen = ({ fields }) => fields?.some(({ key }) => !closed.includes(key)) ?? true
    const next = left.findIndex((one, on) => on >= to && isOpen(one))
    // The fields that a question may touch come last.
    const last = next === -1 ? fieldsIn(left).filter(({ key }) => flagged.includes(key)) : []
    const all = [...left, ...last]
    const at = last.length > 0 ? left.length : next
    if (at === -1)
      return again(() => change({}, `${text} That was the last. J goes on with those that are left.`))
    goTo(placeOf(all[at]))
    const seen = [...takes.seen, ...(takes.left[takes.at] ? wordsIn(takes) : [])]
    const marks = last.length > 0 ? { flagged: [], dropped: closed } : { flagged, dropped }
    return put({ left: all, ...marks, at, seen, isNear: false }, text)
  }
  const saving = async (operation, given, key, most = 1) => {
    if (told.isBusy) return undefined
    tell(BUSY)
    try {
      const { saved, taken = most } = await ask(operation, asReader({ uin, ...given }))
      keep(saved, addressOf(uin, key))
      return go(takes.at + 1, taken < most ? MEANWHILE : '')
    } catch (refused) {
      return refused.status === 409 ? go(takes.at + 1, MEANWHILE) : refuse(refused)
    }
  }
  /** A field is saved with the last question that may touch it. */
  const answer = () => {
    const later = new Set(takes.left.slice(takes.at + 1).flatMap(({ fields = [] }) => fields.map(keyOf)))
    const due = openIn(takes).filter(({ key }) => !later.has(key))
    if (due.length === 0) return told.isBusy ? undefined : go(takes.at + 1)
    return saving('taken', { facts: due.map(({ fact }) => fact) }, due[0].key, due.length)
  }
  const choose = (by) => {
    const { key, by: own, fact, near, fields } = takes.left[takes.at]
    if (fields !== undefined) {
      const one = fields[Number(by) - 1]
      if (by === 'Enter') return answer()
      if (one === undefined)
        return tell({ text: 'No field here has this key. Enter: it changes none of them.' })
      const { flagged } = takes
      const isFlagged = flagged.includes(one.key)
      return put({ flagged: isFlagged ? flagged.filter((held) => held !== one.key) : [...flagged, one.key] })
    }
    if (by !== own) return tell({ text: 'No choice has this key. J leaves the field for later.' })
    // What came near is read before it is said that nothing is stated.
    if (by === 'N' && near.length > 0 && !takes.isNear) return put({ isNear: true })
    return saving('save', { key, fact, digest: '' }, key)
  }
  const leave = () => go(takes.at + 1, '', { dropped: [...takes.dropped, ...openIn(takes).map(keyOf)] })
  return { go, choose, leave }
}

const keyOf = ({ key }) => key

/** The fields that questions name, each once. */
const fieldsIn = (left) => [
  ...new Map(left.flatMap(({ fields = [] }) => fields.map((one) => [one.key, one]))).values(),
]

const MEANWHILE = 'What was read in another window meanwhile stays as it is.'

/** The fields of a question that are not to be read by themselves. */
function openIn({ left, at, flagged, dropped }) {
  return (left[at].fields ?? []).filter(({ key }) => ![...flagged, ...dropped].includes(key))
}

/** The place of what an item of the walk offers first. */
export function placeOf({ fact = {}, near = [], page, document }) {
  return [{ page, document }, fact, ...near].find((one) => one.page !== undefined)
}

/** A question or a field of the walk: what is read before a key answers it; words that were read before are folded. */
export function Walk({ uin, takes, onChoose, onLeave }) {
  const { left, at, seen } = takes
  const { key, label, before, terms, fields } = left[at]
  const words = (all) => {
    const shown = (said) => h('p', { class: 'words-around' }, changed(said, terms ?? []))
    const folded = all.filter((said) => seen.includes(said))
    return [
      all.filter((said) => !seen.includes(said)).map(shown),
      folded.length > 0 &&
        h('details', { class: 'hint' }, [
          h('summary', null, `Read before: ${folded.length}`),
          folded.map(shown),
        ]),
    ]
  }
  const title = fields
    ? 'Does it change or answer any of these?'
    : h('a', { href: addressOf(uin, key) }, plainLabel(label))
  return section(
    'walk',
    [h('small', null, `${at + 1} of ${left.length} · `), title],
    [
      before && h('p', { class: 'hint' }, ['Before: ', before]),
      words(readIn(takes)),
      fields ? h(AskedOf, { uin, takes, onChoose }) : h(Choice, { ...left[at], words, onChoose }),
      button([h('kbd', null, 'J'), ` read ${fields ? 'them' : 'it'} later`], onLeave),
    ],
    { class: 'draft' },
  )
}

/** The fields that a change may touch, each with a key by which it is read by itself. */
function AskedOf({ uin, takes: { left, at, flagged, dropped }, onChoose }) {
  const field = ({ key, label, shown }, on) =>
    !dropped.includes(key) &&
    h('li', null, [
      button(h('kbd', null, on + 1), () => onChoose(String(on + 1)), {
        'aria-pressed': flagged.includes(key),
      }),
      ' ',
      h('a', { href: addressOf(uin, key) }, plainLabel(label)),
      ` · ${cut(shown)}`,
    ])
  return [
    h('ul', { class: 'asked-of' }, [left[at].fields.map(field)]),
    button([h('kbd', null, 'Enter'), ' no: save those that are not marked'], () => onChoose('Enter')),
  ]
}

/** What the key of a field saves, and what is asked before. */
function Choice({ by, fact, shown, asks, words, onChoose }) {
  const says = [h('kbd', null, by), ' ', h('b', null, cut(shown))]
  return h('div', { class: 'choice' }, [
    button([says, fact.page && h('small', null, ` p. ${fact.page}`)], () => onChoose(by)),
    asks.length > 0 && h('ul', null, [asks.map((one) => h('li', null, words([one])))]),
  ])
}

/** The words above the choice: what changed and, before it is called not stated, what came near. */
function readIn({ left, at, isNear }) {
  const { changes, near = [] } = left[at]
  return [...changes, ...(isNear ? near.map(({ quote }) => quote) : [])]
}

/** The words that a question or field of the walk shows. */
function wordsIn(takes) {
  return [...readIn(takes), ...(takes.left[takes.at].asks ?? [])]
}
