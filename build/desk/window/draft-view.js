import { h } from 'preact'
import { button, labelled, options, section } from './button.js'
import { kindOf, typedValue, valueOf } from './draft.js'
import { FindingLine } from './field.js'
import { changed } from './marked.js'

/** Fact that is about to be saved, with the proof of the build. */
export function Draft({ view, state, proof, change, onTyped, onAccept }) {
  const { draft, asked, asks } = state
  const { field } = view
  const doubts = [...new Set([...asks, ...(proof?.doubts ?? [])])]
  const kind = kindOf(draft)
  const put = (part) => change({ draft: { ...draft, ...part } })
  const inside = [
    kind === 'stated' &&
      h('p', { class: 'value' }, [
        h(Value, { field, draft, put, onTyped }),
        h(
          'output',
          { 'aria-label': 'As it will be shown' },
          proof?.shown === draft.value ? '' : proof?.shown,
        ),
      ]),
    draft.quote &&
      h('blockquote', null, [draft.quote, h('small', null, ` clause ${draft.clause}, page ${draft.page}`)]),
    draft.context?.map(({ quote, page }, at) =>
      h('blockquote', { class: 'context' }, [
        quote,
        h('small', null, ` context, page ${page} `),
        button('Remove', () => put({ context: draft.context.filter((_, one) => one !== at) })),
      ]),
    ),
    Object.entries(kind === 'none' ? { note: 'Note' } : LINES).map(([id, name]) => {
      const partOf = (text) => ({ [id]: text.trim() })
      return h('p', null, [labelled(name, typed(id, draft[id] ?? '', partOf, put, onTyped))])
    }),
    h('div', { 'aria-live': 'polite' }, [
      proof?.findings.map((one) => h(FindingLine, one)),
      proof && proof.findings.length === 0 && h('p', { class: 'proven' }, 'Proven: the build finds nothing.'),
    ]),
    h(Doubts, { doubts, asked }),
    h('p', null, [
      button(asked ? 'Accept all the same (Enter)' : 'Accept (Enter)', onAccept, { class: 'accept' }),
    ]),
  ]
  return section('draft', NAMES[kind], inside, { class: 'draft' })
}

/** The questions before an answer is accepted: those that will be asked, or that are. */
export function Doubts({ doubts, asked }) {
  if (doubts.length === 0) return null
  return h('div', asked ? { class: 'doubts asked', role: 'alert', ref: intoView } : { class: 'doubts' }, [
    h('p', null, [asked ? BEFORE : 'Will be asked:']),
    h('ul', null, [doubts.map((doubt) => h('li', null, changed(doubt, [])))]),
  ])
}

const intoView = (element) => element?.scrollIntoView({ block: 'nearest' })

const BEFORE = 'Before it is accepted (Enter accepts, Esc goes back):'

const LINES = { note: 'Note', unverified: 'Unverified, because' }

const NAMES = { stated: 'Stated', schedule: 'Left to the schedule', none: 'Not stated' }

/**
 * An input that keeps what is typed in it while the view is drawn again; with another text, it is another one. The part of
 * the draft that it says is kept with each letter, and put in when it is left.
 */
function typed(id, text, partOf, put, onTyped) {
  const saying = (act) => (event) => act(partOf(event.target.value))
  return { id, key: text, defaultValue: text, onInput: saying(onTyped), onChange: saying(put) }
}

function Value({ field, draft, put, onTyped }) {
  const partOf = (text) => ({ value: valueOf(field, text) })
  const given = typed('value', typedValue(draft.value), partOf, put, onTyped)
  const choices = field.type === 'yes-no' ? YES_NO : field.choices
  if (choices) {
    const { id, onChange, defaultValue: value } = given
    return labelled('Value', { id, onChange, value }, 'select', options([['', 'choose'], ...choices]))
  }
  const isLong = field.type === 'list' || field.type === 'text'
  const name = field.type === 'list' ? 'Value, one a line' : 'Value'
  return isLong ? labelled(name, { ...given, rows: 3 }, 'textarea') : labelled(name, given)
}

const YES_NO = [
  ['true', 'Yes'],
  ['false', 'No'],
]
