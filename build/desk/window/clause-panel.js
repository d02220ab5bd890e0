import { h } from 'preact'

/** One clause: its words, and its number and title to be corrected. */
export function ClausePanel({ clause, text, onCorrect, editing, onReword }) {
  const worded = { ...clause, words: editing }
  return h('section', { class: 'clause', 'aria-label': 'The chosen clause' }, [
    h('p', { class: 'names' }, [
      edited(clause, 'number', 'Number', (typed) => onCorrect({ number: typed.trim() })),
      edited(clause, 'title', 'Title', (typed) => onCorrect({ title: typed.trim() })),
    ]),
    editing !== undefined &&
      h('p', { class: 'names' }, [
        edited(worded, 'words', 'What is printed', onReword, 'textarea'),
        h('small', null, 'Ctrl+Enter saves, Esc leaves it as it is'),
      ]),
    h('textarea', {
      key: clause.id,
      class: 'clause-text',
      'aria-label':
        'Words of the clause; S splits at the cursor, E corrects what is selected, F takes it out',
      readOnly: true,
      'data-keys': 'sef',
      ref: text,
      value: clause.text.replaceAll('\f', '\n'),
    }),
  ])
}

/** An input after its label: what was changed in it is saved when it is left, unless by Escape. */
function edited(clause, id, label, onSave, element = 'input') {
  const before = String(clause[id] ?? '')
  const given = {
    id,
    key: `${clause.id} ${before}`,
    defaultValue: before,
    onKeyDown: ({ key, target }) => key === 'Escape' && (target.value = before),
    onBlur: ({ target }) => target.value !== before && onSave(target.value),
  }
  return h('label', { class: `name-${id}` }, [`${label} `, h(element, given)])
}
