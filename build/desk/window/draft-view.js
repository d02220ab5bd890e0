import { h } from 'preact'
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
        h(
          'button',
          { type: 'button', onClick: () => put({ context: draft.context.filter((_, one) => one !== at) }) },
          'Remove',
        ),
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
      h('div', { class: asked ? 'doubts asked' : 'doubts', role: asked ? 'alert' : undefined }, [
        h(
          'p',
          null,
          asked ? 'Before it is accepted (Enter accepts, Esc goes back, M adds a note):' : 'Will be asked:',
        ),
        h(
          'ul',
          null,
          doubts.map((doubt) => h('li', null, doubt)),
        ),
      ]),
    h(
      'p',
      null,
      h(
        'button',
        { type: 'button', class: 'accept', onClick: onAccept },
        asked ? 'Accept all the same (Enter)' : 'Accept (Enter)',
      ),
    ),
  ])
}

const NAMES = { stated: 'Stated', schedule: 'Left to the schedule', none: 'Not stated' }

function Value({ field, draft, put }) {
  const given = {
    id: 'value',
    value: typedValue(draft.value),
    onChange: ({ target }) => put({ value: valueOf(field, target.value) }),
  }
  const options =
    field.type === 'yes-no'
      ? [
          ['true', 'Yes'],
          ['false', 'No'],
        ]
      : field.choices?.map((one) => [one, one])
  if (options)
    return h('label', null, [
      'Value ',
      h('select', given, [
        h('option', { value: '' }, 'choose'),
        options.map(([value, name]) => h('option', { value }, name)),
      ]),
    ])
  const isLong = field.type === 'list' || field.type === 'text'
  return h('label', null, [
    field.type === 'list' ? 'Value, one a line ' : 'Value ',
    h(isLong ? 'textarea' : 'input', isLong ? { ...given, rows: 3 } : given),
  ])
}

function Line({ id, name, value, put }) {
  return h(
    'p',
    null,
    h('label', null, [`${name} `, h('input', { id, value, onChange: ({ target }) => put(target.value) })]),
  )
}
