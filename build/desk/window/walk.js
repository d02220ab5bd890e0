import { h } from 'preact'
import { addressOf } from './addresses.js'
import { ask } from './ask.js'
import { button, section } from './button.js'
import { BUSY } from './choosing.js'
import { changed } from './marked.js'
import { asReader } from './reader.js'
import { keep } from './saved.js'
import { cut } from './taking.js'

// The fields of a product that are not simply as in another, one by one: what each may be, and only what is new to read.

/** Acts of the walk: it saves what a key chooses, and goes to the next field. */
export function walking({ uin, state: { takes }, again, told, tell, change, goTo, refuse }) {
  const go = (at, text = '') => {
    const item = takes.left[at]
    if (item === undefined)
      return again(() => change({}, 'That was the last. J goes on with those that are left.'))
    goTo(placeOf(item))
    const seen = [...takes.seen, ...(takes.left[takes.at] ? wordsIn(takes) : [])]
    return change({ takes: { ...takes, at, seen, isNear: false } }, text)
  }
  const choose = (by) => {
    const { key, choices, near } = takes.left[takes.at]
    if (told.isBusy) return undefined
    const choice = choices.find((one) => one.by === by)
    if (choice === undefined) return tell({ text: 'No choice has this key. J leaves the field for later.' })
    // What came near is read before it is said that nothing is stated.
    if (by === 'N' && near.length > 0 && !takes.isNear) return change({ takes: { ...takes, isNear: true } })
    const given = asReader({ uin, key, fact: choice.fact, digest: '' })
    tell(BUSY)
    return ask('save', given).then(({ saved }) => {
      keep(saved, addressOf(uin, key))
      return go(takes.at + 1)
    }, refuse)
  }
  const leave = () => go(takes.at + 1)
  return { go, choose, leave }
}

/** The place of what an item of the walk offers first. */
export function placeOf({ choices, near }) {
  return [...choices.map(({ fact }) => fact), ...near].find(({ page }) => page !== undefined)
}

/** One field of the walk: its choices, each with the words that are to be read; those that were read in it before are folded. */
export function Walk({ uin, takes, onChoose, onLeave }) {
  const { left, at, seen } = takes
  const { key, label, before, choices, terms } = left[at]
  const words = (said, of = terms) =>
    seen.includes(changeIn(said))
      ? h('details', { class: 'hint' }, [h('summary', null, 'Read before'), changed(said, of)])
      : h('p', { class: 'words-around' }, changed(said, of))
  const choice = ({ by, fact, shown, asks, words: said }) =>
    h('div', { class: 'choice' }, [
      button(
        [
          h('kbd', null, by),
          ' ',
          h('b', null, cut(shown)),
          fact.page && h('small', null, ` p. ${fact.page}`),
        ],
        () => onChoose(by),
      ),
      said && words(said),
      asks.length > 0 && h('ul', null, [asks.map((one) => h('li', null, words(one, [])))]),
    ])
  const hasN = choices.some(({ by }) => by === 'N')
  return section(
    'walk',
    [
      h('small', null, `${at + 1} of ${left.length} · `),
      h('a', { href: addressOf(uin, key) }, label.replace(/ \(.*$/u, '')),
    ],
    [
      before && h('p', { class: 'hint' }, ['Before: ', before]),
      hasN && choices.map(choice),
      nearIn(takes).map((one) => words(one)),
      !hasN && choices.map(choice),
      button([h('kbd', null, 'J'), ' read it later'], onLeave),
    ],
    { class: 'draft' },
  )
}

/** What came near the field, where it is shown: before it is called not stated. */
function nearIn({ left, at, isNear }) {
  const { choices, near } = left[at]
  const isShown = isNear || choices.every(({ by }) => by !== 'N')
  return isShown ? near.map(({ difference, quote }) => difference ?? quote) : []
}

/** The words that the field of the walk shows. */
function wordsIn(takes) {
  const said = takes.left[takes.at].choices.flatMap(({ words = '', asks }) => [words, ...asks])
  return [...said, ...nearIn(takes)].map(changeIn)
}

/** Words without the question in front of them: the same change may be asked about in other words. */
function changeIn(words) {
  return words.replace(/^[^?]*\? (?=.*(?:\[-|\{\+))/su, '')
}
