import { h } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { ClausePanel } from './clause-panel.js'
import { Keys, useFocus, useKeys } from './keys.js'
import { Page } from './page.js'
import { addressOf } from './addresses.js'
import { keep, undo } from './saved.js'
import { ClauseTree, stretchOf } from './tree.js'
import { Crumb, Told, Waiting, useAnswer } from './told.js'

const UNSELECTED = 'Select the words (Shift with the arrow keys), then press the key again.'

/** The clauses of a document as a tree beside its pages, to be corrected. */
export function Structure({ uin, field: given, page: wanted }) {
  const asked = { uin, ...(given !== '' && { document: given }) }
  const titleOf = ({ name = uin }) => `${name} · Structure`
  const { view, told, tell, refuse, again } = useAnswer(titleOf, 'structure', asked)
  const [chosen, choose] = useState(null)
  const [turned, turn] = useState(null)
  const [marked, mark] = useState(null)
  const [like, text] = [useRef(null), useRef(null)]
  const focus = useFocus()
  const toTree = () => focus('[role=treeitem][tabindex="0"]')
  useLayoutEffect(toTree, [view])
  useLayoutEffect(() => {
    if (marked === null) return
    text.current.focus()
    text.current.setSelectionRange(marked.start, marked.end)
  }, [marked])
  if (view === null) return h(Waiting, { told })

  const { clauses, doubts, digest, document, documents } = view
  const clause =
    clauses.find((one) => one.id === chosen) ?? clauses.find((one) => one.page >= wanted) ?? clauses[0]
  const [id, at] = [clause.id, clauses.indexOf(clause)]
  const page = turned ?? clause.page
  const goTo = (one, on = one?.page, text = '') => {
    if (one === undefined) return
    choose(one.id)
    turn(on)
    tell({ text })
  }
  const step = (by) => goTo(clauses[at + by])
  const same = (now) => now.find((one) => one.id === id) ?? now[at - 1] ?? now[0]
  const load = (pick = same) => again((now) => goTo(pick(now.clauses)))
  const correct = async (part, pick) => {
    try {
      tell({ text: 'Saving …' })
      const made = await ask('correct', { uin, document, digest, clause: id, ...part })
      keep(made.saved)
      await load(pick)
      tell({ text: made.places > 1 ? `Saved: ${made.places} places.` : 'Saved.', facts: made.facts })
    } catch (refused) {
      if (refused.status === 409) await load(pick)
      refuse(refused)
    }
  }
  const selected = () => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = text.current ?? {}
    return { from, to, words: clause.text.slice(from, to) }
  }
  const toWords = (why) => {
    text.current?.focus()
    tell({ text: why })
  }
  const split = () => {
    const { from } = selected()
    if (from === 0) return toWords('Put the cursor where a clause begins, then press S.')
    const newest = (now) => now.reduce((one, two) => (two.id > one.id ? two : one))
    return correct({ from, begins: true }, newest)
  }
  const withWords = (act) => {
    const { words, ...place } = selected()
    return words === '' ? toWords(UNSELECTED) : act(words, place)
  }
  const reword = (made) =>
    withWords((words, place) => {
      like.current = { alike: words, text: made }
      return correct({ ...place, text: made })
    })
  const rewordAlike = () =>
    like.current === null
      ? tell({ text: 'Correct words with E or F first; then A corrects all that are alike.' })
      : correct(like.current)
  const edit = () =>
    withWords((words) => {
      tell({ text: '', words })
      focus('#words')
    })
  const move = (isIn) => {
    const before = clauses.slice(0, at).findLast((one) => one.parent === clause.parent)
    const above = clauses.find((one) => one.id === clause.parent)
    const parent = isIn ? before?.id : above?.parent
    if (parent === undefined)
      return tell({ text: isIn ? 'No clause beside it comes before it.' : 'It is at the top.' })
    return correct({ parent })
  }
  const onSelect = (chosen) => {
    const found = chosen === '' ? null : stretchOf(clauses, page, chosen)
    if (found === null) return
    choose(found.id)
    mark(found)
  }
  const leave = ({ key }) => key === 'Escape' && toTree()
  const [place, soon] = [{ document, page }, [{ document, page: page + 1 }]]
  const doubted = () => {
    const later = doubts.find((one) => one.page > page) ?? doubts[0]
    if (later === undefined) return tell({ text: 'Nothing is doubtful.' })
    const on = clauses.find((one) => (one.page_end ?? one.page) >= later.page)
    return goTo(on, later.page, `p. ${later.page}: ${later.what}`)
  }
  const keys = [
    ['↑ ↓', 'choose a clause', { ArrowUp: () => step(-1), ArrowDown: () => step(1) }],
    ['Enter', 'its words', () => text.current?.focus()],
    ['S', 'split at the cursor', split],
    ['L', 'split at every label', () => correct({ labels: true })],
    ['J', 'join to the clause before', () => correct({ begins: false })],
    ['← →', 'move out, in', { ArrowLeft: () => move(false), ArrowRight: () => move(true) }],
    ['N', 'number', () => focus('#number')],
    ['T', 'title', () => focus('#title')],
    ['E', 'correct selected words', edit],
    ['F', 'selected words are furniture', () => reword('')],
    ['A', 'the same for all alike', rewordAlike],
    ['D', 'next doubt', doubted],
    ['[ ]', 'turn the page'],
    ['Z', 'undo', () => undo(load).catch(refuse)],
    ['Q', 'queue'],
  ]
  useKeys(keys)

  const quote = clause.text.split('\f')[page - clause.page]?.slice(0, 8000)
  return h('main', { class: 'reading' }, [
    h(Page, { of: view, place, soon, quotes: [{ quote, page }], chosen: quote, onTurn: turn, onSelect }),
    h('section', { class: 'structure', 'aria-label': 'The clauses', onKeyDown: leave }, [
      h('header', null, [
        h(Crumb, { name: view.name, uin }),
        h('h1', null, `Structure: ${documents.find((one) => one.id === document)?.title}`),
        documents.length > 1 &&
          h('nav', { 'aria-label': 'Other documents' }, [
            documents
              .filter((one) => one.id !== document)
              .map((one) => h('a', { href: addressOf(uin, one.id, 'structure') }, one.title)),
          ]),
        h(Keys, { keys }),
        h(Told, { told }),
        told.facts?.map(({ key, reason }) => h('p', { class: 'warning' }, `fact ${key}: ${reason}`)),
        h('p', { class: 'hint' }, `${clauses.length} clauses · ${doubts.length} doubts`),
      ]),
      h(ClauseTree, { clauses, chosen: id, doubts, onChoose: goTo }),
      h(ClausePanel, { clause, text, editing: told.words, onCorrect: correct, onReword: reword }),
    ]),
  ])
}
