import { h } from 'preact'

/** One clause: its words, and its number, title and parent to be corrected. */
export function ClausePanel({ clause, paths, text, inWords, onCorrect, editing, onReword }) {
  const pressed = (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : inWords[event.key.toLowerCase()]
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      document.querySelector('[role=treeitem][tabindex="0"]')?.focus()
    }
  }
  return h('section', { class: 'clause', 'aria-label': 'The chosen clause' }, [
    h('p', { class: 'names' }, [
      h(Named, { name: 'number', label: 'Number', clause, onCorrect }),
      h(Named, { name: 'title', label: 'Title', clause, onCorrect }),
    ]),
    h('p', { class: 'names' }, h(Parent, { clause, paths, onCorrect })),
    editing !== null &&
      h('p', { class: 'names' }, [
        h('label', { for: 'words' }, 'What is printed'),
        h('textarea', {
          id: 'words',
          rows: 2,
          defaultValue: editing,
          onKeyDown: ({ key, target }) => key === 'Escape' && (target.value = editing),
          onBlur: ({ target }) => target.value !== editing && onReword(target.value),
        }),
        h('small', null, 'Ctrl+Enter saves, Esc leaves it as it is'),
      ]),
    h('textarea', {
      key: clause.id,
      class: 'clause-text',
      'aria-label':
        'Words of the clause; S splits at the cursor, E corrects what is selected, F takes it out',
      readOnly: true,
      ref: text,
      value: clause.text.replaceAll('\f', '\n'),
      onKeyDown: pressed,
    }),
  ])
}

/** The number or the title: saved when it is left, unless by Escape. */
function Named({ name, label, clause, onCorrect }) {
  const before = clause[name]
  return h('label', { class: name }, [
    `${label} `,
    h('input', {
      id: name,
      key: `${clause.id} ${before}`,
      defaultValue: before,
      onKeyDown: ({ key, target }) => key === 'Escape' && (target.value = before),
      onBlur: ({ target }) => target.value !== before && onCorrect({ [name]: target.value.trim() }),
    }),
  ])
}

function Parent({ clause, paths, onCorrect }) {
  const before = String(clause.parent ?? '')
  return h('label', { class: 'parent' }, [
    'Is in ',
    h(
      'select',
      {
        id: 'parent',
        key: `${clause.id} ${before}`,
        onKeyDown: ({ key, target }) => key === 'Escape' && (target.value = before),
        onBlur: ({ target }) =>
          target.value !== before && onCorrect({ parent: target.value === '' ? null : Number(target.value) }),
      },
      [
        h('option', { value: '', selected: before === '' }, 'no other clause'),
        paths.map(({ id, name }) =>
          h('option', { value: String(id), selected: String(id) === before }, name),
        ),
      ],
    ),
  ])
}
