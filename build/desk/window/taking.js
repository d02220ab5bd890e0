import { h } from 'preact'
import { shortened } from '../../contract/shortened.ts'
import { addressOf } from './addresses.js'
import { ask } from './ask.js'
import { button, section } from './button.js'
import { BUSY } from './choosing.js'
import { asReader, reader } from './reader.js'
import { keep } from './saved.js'

// Facts of other products whose words stand here: one, or all of a product after a list of them.

/** Acts that take them over. A fact with questions becomes a draft that asks them. */
export function takingOver({ uin, key, told, tell, put, refuse, change, draft }) {
  /** A fact is compared when it is to be taken: without a product, those of the nearest ones. */
  const takeFact = async (other) => {
    if (told.isBusy) return undefined
    tell(BUSY)
    const offer = await ask('offer', { uin, key, from: other?.uin }).catch(refuse)
    if (offer === undefined) return undefined
    if (offer.taken === null) return tell({ text: NOT_HERE })
    return reader() !== '' && offer.asks.length === 0 ? put('save', offer.taken) : draft(offer)
  }
  /** All that a product says is compared, and counted before it is taken. */
  const showAll = (other) => {
    if (other === undefined) return tell({ text: 'No other product was read.' })
    const step = ({ page, of }) => tell({ text: `Comparing field ${page} of ${of} …`, page, of })
    return ask('takeable', { uin, from: other.uin }, step).then(({ questions, left, ...list }) => {
      const takes = {
        ...list,
        left: [...questions, ...left],
        name: `${other.name} ${other.uin}`,
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

const NOT_HERE = 'Its words do not stand here.'

/** What is taken over from a product by Enter; what is left comes after it. */
export function Takes({ uin, takes: { taken, left, name }, onTake }) {
  const link = ({ key, label }) => h('a', { href: addressOf(uin, key) }, plainLabel(label))
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
export const cut = (text) => shortened(text, 60)

/** A label without what is in brackets after it. */
export const plainLabel = (label) => label.replace(/ \(.*$/u, '')

/** Facts of other products; where the words, or much the same, stand here too, one is taken with a key. */
export function Others({ others, onTake, onShowAll }) {
  if (others.length === 0) return null
  return section('others', 'What others say', [
    others.map((one, at) => {
      const { uin, name, relation, shown, quote } = one
      return h('p', null, [
        h('b', null, shown),
        ` · ${relation}: ${name} `,
        h('small', null, `${uin} `),
        quote && quote !== shown && h('q', null, quote),
        button(`Take it, where it stands here${at === 0 ? ' (T)' : ''}`, () => onTake(one)),
        button('All of this product that stands here', () => onShowAll(one)),
      ])
    }),
  ])
}
