import { h } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { literalPattern } from '../../contract/literal-pattern.ts'
import { shortened } from '../../contract/shortened.ts'

/** The clauses of a document, each below the one that it is in. */
export function ClauseTree({ clauses, chosen, doubts, onChoose }) {
  const tree = useRef(null)
  const levels = levelsOf(clauses)
  const doubted = new Set(doubts.map(({ page }) => page))
  useLayoutEffect(() => {
    const item = tree.current?.querySelector('[aria-selected=true]')
    item?.scrollIntoView({ block: 'nearest' })
    if (tree.current?.contains(document.activeElement)) item?.focus()
  }, [chosen, clauses])
  const items = clauses.map((clause) => {
    const { id, number, page } = clause
    const given = {
      key: id,
      role: 'treeitem',
      'aria-level': levels.get(id),
      'aria-selected': id === chosen,
      tabIndex: id === chosen ? 0 : -1,
      style: { paddingLeft: `${0.4 + 1.2 * (levels.get(id) - 1)}rem` },
      onClick: () => onChoose(clause),
    }
    const where = [`p. ${page}`, doubted.has(page) && ' · page with doubts']
    return h('div', given, [h('b', null, number), ` ${nameOf(clause)} `, h('small', null, where)])
  })
  return h('div', { class: 'tree', role: 'tree', 'aria-label': 'Clauses of the document', ref: tree }, items)
}

/** The title of a clause, or its first words. */
function nameOf({ title, text }) {
  if (title !== '') return title
  return shortened(text.replace(/\s+/gu, ' '), 70)
}

function levelsOf(clauses) {
  const levels = new Map()
  for (const { id, parent } of clauses) levels.set(id, (levels.get(parent) ?? 0) + 1)
  return levels
}

/** Finds words of a page in its clauses; null where no clause has them in a row. */
export function stretchOf(clauses, page, chosen) {
  const sought = new RegExp(literalPattern(chosen).replaceAll(/\s+/gu, String.raw`\s+`), 'u')
  for (const { id, text, page: first, page_end: last = first } of clauses) {
    const found = first <= page && last >= page ? sought.exec(text) : null
    if (found) return { id, start: found.index, end: found.index + found[0].length }
  }
  return null
}
