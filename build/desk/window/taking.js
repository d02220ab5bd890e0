import { h } from 'preact'
import { addressOf } from './addresses.js'
import { ask } from './ask.js'
import { button, section } from './button.js'
import { asReader, reader } from './reader.js'
import { keep } from './saved.js'

// Facts of other products whose words stand here: one, or all of a product after a list of them.

/** Acts that take them over. A fact with questions becomes a draft that asks them. */
export function takingOver({ uin, tell, put, refuse, change, draft }) {
  const takeFact = (one) => {
    if (one === undefined) return tell({ text: 'Of no other product do the words stand here.' })
    return reader() !== '' && one.asks.length === 0 ? put('save', one.taken) : draft(one)
  }
  /** All that a product says is compared, and counted before it is taken. */
  const showAll = (other) => {
    if (other === undefined) return tell({ text: 'No other product was read.' })
    const step = ({ page, of }) => tell({ text: `Comparing field ${page} of ${of} …`, page, of })
    return ask('takeable', { uin, from: other.uin }, step).then(({ questions, left, ...list }) => {
      const takes = {
        ...list,
        left: [...questions, ...left],
        name: other.name,
        seen: [],
        flagged: [],
        dropped: [],
      }
      change({ found: null, draft: null, takes })
    }, refuse)
  }
  const takeAll = async ({ taken, name }) => {
    if (taken.length === 0) return ''
    const given = asReader({ uin, facts: taken.map(({ fact }) => fact) })
    const saved = await ask('taken', given)
    keep(saved.saved)
    return `${saved.taken} fields were taken over from ${name}; Z takes all back.`
  }
  return { takeFact, showAll, takeAll }
}

/** What is taken over from a product by Enter; what is left comes after it. */
export function Takes({ uin, takes: { taken, left, name }, onTake }) {
  const link = ({ key, label }) => h('a', { href: addressOf(uin, key) }, label.replace(/ \(.*$/u, ''))
  return section('takes', `${taken.length} fields stand here as in ${name}`, [
    button('Take them over (Enter); Esc leaves them', onTake, { class: 'accept' }),
    h('details', null, [
      h('summary', null, 'Their values'),
      h('ul', null, [
        taken.map((one) =>
          h('li', null, [
            link(one),
            ' · ',
            h('b', null, cut(one.shown)),
            one.fact.page && ` · p. ${one.fact.page}`,
          ]),
        ),
      ]),
    ]),
    h('p', null, `Then ${left.length} questions about the others.`),
  ])
}

/** A text that is shown to be known again. */
export const cut = (text) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** Facts of other products; one whose words, or much the same, stand here too is taken with a key. */
export function Others({ others, onTake, onShowAll }) {
  if (others.length === 0) return null
  const first = others.find(({ taken }) => taken !== null)
  return section('others', 'What others say', [
    others.map((one) => {
      const { uin, name, relation, shown, quote, taken, asks } = one
      const offer =
        asks.length === 0 ? 'It stands here too: take it' : 'Much the same stands here: compare it'
      return h('p', null, [
        h('b', null, shown),
        ` · ${relation}: ${name} `,
        h('small', null, uin),
        quote && quote !== shown && h('q', null, quote),
        taken && button(one === first ? `${offer} (T)` : offer, () => onTake(one)),
        button('All of this product that stands here', () => onShowAll(one)),
      ])
    }),
  ])
}
