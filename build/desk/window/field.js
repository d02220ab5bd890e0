import { h } from 'preact'
import { button, labelled, section } from './button.js'
import { Keys } from './keys.js'
import { marked } from './marked.js'
import { addressOf } from './addresses.js'
import { Crumb } from './told.js'

export function Question({ view, kind, keys }) {
  const { field, name, uin, status, fact, shown, now, findings } = view
  return h('header', null, [
    h(Crumb, { name, uin }, [
      ' · ',
      h('a', { href: addressOf(uin, '', 'structure') }, 'Structure'),
      kind === 'read' && [
        ' · ',
        h('a', { href: addressOf(view.category, field.key, 'across') }, 'Across products'),
        ' · ',
        h('a', { href: addressOf(uin, field.key, 'published') }, 'What will be published'),
      ],
    ]),
    h('h1', null, field.label),
    h('p', { class: 'question' }, field.question),
    h('p', { class: 'hint' }, [
      `${field.group} · ${field.type}${field.choices ? `: ${field.choices.join(' | ')}` : ''}`,
      field.terms.length > 0 && h('span', null, ` · looked for: ${field.terms.join(', ')}`),
    ]),
    field.guide &&
      h('details', { id: 'guide', class: 'hint' }, [
        h('summary', null, 'How it is read (?)'),
        h('p', null, field.guide.says),
        h('p', null, [h('b', null, 'Right: '), field.guide.right]),
        h('p', null, [h('b', null, 'Wrong: '), field.guide.wrong]),
      ]),
    KINDS[kind] && h('p', { class: 'blind' }, KINDS[kind]),
    fact &&
      view.sides === null &&
      h('p', null, [
        h('b', null, `Read before (${status}): `),
        shown,
        fact.quote && h('q', null, fact.quote),
        fact.note && ` Note: ${fact.note}`,
      ]),
    now && h('p', null, [h('b', null, 'Printed there now: '), h('q', null, now)]),
    fact?.unverified && h('p', { class: 'warning' }, `Unverified: ${fact.unverified}`),
    fact?.disputed &&
      h('p', { class: 'warning' }, `Disputed on ${fact.disputed.on}: ${fact.disputed.reported}`),
    findings.map((one) => h(FindingLine, one)),
    h(Keys, { keys }),
  ])
}

const KINDS = {
  second: 'Second reading: nothing is suggested. Select the words on the page, and say the value yourself.',
  settle: 'Two readers differ: a third reads the page, and says who is right.',
}

/** A finding in the words of the build. */
export function FindingLine({ level, message }) {
  return h('p', { class: level }, `${level}: ${message}`)
}

/** Places that may answer, each with its whole sentence or row, if that is shown, and the text around it in grey. */
export function Candidates({ title, candidates, chosen, terms, onChoose, onFind }) {
  const isChosen = ({ quote }) => chosen !== undefined && quote === chosen
  return section('candidates', title, [
    h('p', null, [
      labelled('Find words', { id: 'find', type: 'search', onChange: ({ target }) => onFind(target.value) }),
    ]),
    candidates.length === 0 && h('p', null, 'Find words (/), or select them on the page.'),
    h('ol', { class: 'candidates' }, [
      candidates.map((one) =>
        h('li', null, [
          button(h(Sentence, { ...one, terms }), () => onChoose(one), { 'aria-pressed': isChosen(one) }),
          one.term && h(Folded, one),
        ]),
      ),
    ]),
  ])
}

function Sentence({ value, shown, page, heading, term, terms, isFolded, before, quote, after }) {
  // What came near is words to be read, whatever may be read off them; a text is the words below.
  const said = term ?? (shown && value !== quote && h('b', null, shown))
  const source = [said, `p. ${page}`, heading].filter(Boolean)
  return [
    h('span', { class: 'source' }, [source.map((part, at) => [at > 0 && ' · ', part])]),
    quote && term === undefined && h(Around, { before, quote, after }),
    quote && term && !isFolded && h('span', { class: 'words-around' }, marked(quote, terms)),
  ]
}

/** The rest of what is near a field in a clause; with the words themselves, where none of them can be the value. */
function Folded({ isFolded, more, ...around }) {
  const rest = more.length === 0 ? 'around it' : `around it, and ${more.length} more with its words`
  return h('details', { class: 'hint' }, [
    h('summary', null, isFolded ? 'nothing in it can be the value' : rest),
    h(Around, around),
    more.map((one) => h('p', null, one)),
  ])
}

function Around({ before, quote, after }) {
  return h('span', { class: 'words-around' }, [
    h('span', { class: 'around' }, before),
    h('mark', null, quote),
    h('span', { class: 'around' }, after),
  ])
}

/** The fields of the product, each a link; those that are done are named so. */
export function Fields({ view, kind }) {
  const isUnread = ({ status }) => status === 'unread'
  const read = view.fields.filter((one) => !isUnread(one)).length
  const own = view.fields.find(({ key }) => key === view.field.key)
  const same = view.fields.filter(
    (one) => one !== own && one.clause !== undefined && one.clause === own?.clause && isUnread(one),
  )
  const link = ({ key, label }) => {
    const isOwn = key === own?.key && { 'aria-current': 'true' }
    return h('a', { href: addressOf(view.uin, key, kind), ...isOwn }, label)
  }
  return [
    same.length > 0 &&
      h('p', { class: 'hint' }, [
        'The same clause may answer: ',
        same.map((one, at) => [at > 0 && ' · ', link(one)]),
      ]),
    h('details', { class: 'fields' }, [
      h('summary', null, `${read} of ${view.fields.length} fields read`),
      h('ul', null, [
        view.fields.map((one) => h('li', null, [link(one), ` ${kind === 'second' ? '' : one.status}`])),
      ]),
    ]),
  ]
}

export const nearTitle = (near) =>
  near.length === 0 ? 'No clause holds its words' : 'Read these first; they are recorded as looked at'

export const titleOf = (places) =>
  places.some(({ shown }) => shown) ? 'What may answer it' : 'Places to look'
