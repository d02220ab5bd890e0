import { h } from 'preact'
import { button, labelled } from './button.js'
import { typedValue, valueOf } from './draft.js'
import { FindingLine } from './field.js'

/** What is about to be saved, with the proof of the build. */
export function Draft({ view, state, proof, change, onAccept }) {
  const { draft, asked } = state
  const { field } = view
  const doubts = proof?.doubts ?? []
  const put = (part) => change({ draft: { ...draft, ...part } })
  return h('section', { class: 'draft', 'aria-labelledby': 'draft' }, [
    h('h2', { id: 'draft' }, NAMES[draft.kind]),
    draft.kind === 'stated' &&
      h('p', { class: 'value' }, [
        h(Value, { field, draft, put }),
        h('output', { 'aria-label': 'As it will be shown' }, proof?.shown),
      ]),
    draft.quote &&
      h('blockquote', null, [draft.quote, h('small', null, ` clause ${draft.clause}, page ${draft.page}`)]),
    draft.context.map(({ quote, page }, at) =>
      h('blockquote', { class: 'context' }, [
        quote,
        h('small', null, ` context, page ${page} `),
        button('Remove', () => put({ context: draft.context.filter((_, one) => one !== at) })),
      ]),
    ),
    h(Line, { id: 'note', name: 'Note', value: draft.note, put: (note) => put({ note }) }),
    draft.kind !== 'none' &&
      h(Line, {
        id: 'unverified',
        name: 'Unverified, because',
        value: draft.unverified,
        put: (unverified) => put({ unverified }),
      }),
    h('div', { 'aria-live': 'polite' }, [
      proof?.findings.map((one) => h(FindingLine, one)),
      proof && proof.findings.length === 0 && h('p', { class: 'proven' }, 'Proven: the build finds nothing.'),
    ]),
    doubts.length > 0 &&
      h(
        'div',
        {
          class: asked ? 'doubts asked' : 'doubts',
          role: asked ? 'alert' : undefined,
          ref: asked ? intoView : undefined,
        },
        [
          h('p', null, [asked ? BEFORE : 'Will be asked:']),
          h('ul', null, [doubts.map((doubt) => h('li', null, doubt))]),
        ],
      ),
    h('p', null, [
      button(asked ? 'Accept all the same (Enter)' : 'Accept (Enter)', onAccept, { class: 'accept' }),
    ]),
  ])
}

const intoView = (element) => element?.scrollIntoView({ block: 'nearest' })

const BEFORE = 'Before it is accepted (Enter accepts, Esc goes back, M adds a note that answers it):'

const NAMES = { stated: 'Stated', schedule: 'Left to the schedule', none: 'Not stated' }

function Value({ field, draft, put }) {
  const given = {
    id: 'value',
    value: typedValue(draft.value),
    onChange: ({ target }) => put({ value: valueOf(field, target.value) }),
  }
  const options =
    field.type === 'yes-no'
      ? Object.entries({ true: 'Yes', false: 'No' })
      : field.choices?.map((one) => [one, one])
  if (options)
    return labelled('Value', given, 'select', [
      h('option', { value: '' }, 'choose'),
      options.map(([value, name]) => h('option', { value }, name)),
    ])
  if (field.type === 'list') return labelled('Value, one a line', { ...given, rows: 3 }, 'textarea')
  return field.type === 'text'
    ? labelled('Value', { ...given, rows: 3 }, 'textarea')
    : labelled('Value', given)
}

function Line({ id, name, value, put }) {
  return h('p', null, [labelled(name, { id, value, onChange: ({ target }) => put(target.value) })])
}
