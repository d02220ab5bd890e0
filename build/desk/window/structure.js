import { h } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { ClausePanel } from './clause-panel.js'
import { Keys, useFocus, useKeys } from './keys.js'
import { Page } from './page.js'
import { addressOf } from './addresses.js'
import { ClauseTree, pathsOf, stretchOf } from './tree.js'
import { Crumb, Told, Waiting } from './told.js'

const KEYS = [
  ['↑ ↓', 'choose a clause'],
  ['Enter', 'its words'],
  ['S', 'split at the cursor'],
  ['L', 'split at every label'],
  ['J', 'join to the clause before'],
  ['← →', 'move out, in'],
  ['P', 'parent'],
  ['N', 'number'],
  ['T', 'title'],
  ['E', 'correct selected words'],
  ['F', 'selected words are furniture'],
  ['A', 'the same for all alike'],
  ['D', 'next doubt'],
  ['[ ]', 'turn the page'],
  ['Z', 'undo'],
  ['Q', 'queue'],
]

/** The clauses of a document as a tree beside its pages, to be corrected. */
export function Structure({ uin, document: given, page: wanted }) {
  const [view, show] = useState(null)
  const [id, choose] = useState(null)
  const [page, turn] = useState(1)
  const [told, tell] = useState({ text: '' })
  const [marked, mark] = useState(null)
  const [like, text] = [useRef(null), useRef(null)]
  const refuse = (refused) => tell({ text: refused.message, isFault: true, ...refused.answer })
  const load = (pick) =>
    ask('structure', { uin, ...(given !== '' && { document: given }) }).then((answer) => {
      show(answer)
      document.title = `${answer.name} · Structure · Reading desk`
      const found = pick(answer.clauses)
      choose(found.id)
      turn(found.page)
    }, refuse)
  useEffect(() => void load((clauses) => clauses.find((one) => one.page >= wanted) ?? clauses[0]), [])
  const focus = useFocus()
  useLayoutEffect(() => focus('[role=treeitem][tabindex="0"]'), [view])
  useLayoutEffect(() => {
    if (marked === null) return
    text.current.focus()
    text.current.setSelectionRange(marked.start, marked.end)
  }, [marked])
  if (view === null) return h(Waiting, { told })

  const { clauses, doubts, digest, documents } = view
  const at = Math.max(
    0,
    clauses.findIndex((one) => one.id === id),
  )
  const clause = clauses[at]
  const goTo = (one) => {
    if (one === undefined) return
    choose(one.id)
    turn(one.page)
    tell({ text: '' })
  }
  const correct = async (part, pick = (now) => now.find((one) => one.id === id) ?? now[at - 1] ?? now[0]) => {
    try {
      tell({ text: 'Saving …' })
      const { facts, places } = await ask('correct', {
        uin,
        document: view.document,
        digest,
        clause: id,
        ...part,
      })
      await load(pick)
      tell({ text: places > 1 ? `Saved: ${places} places.` : 'Saved.', facts })
    } catch (refused) {
      if (refused.status === 409) await load(pick)
      refuse(refused)
    }
  }
  const words = () => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = text.current ?? {}
    return { from, to }
  }
  const toWords = (why) => {
    text.current?.focus()
    tell({ text: why })
  }
  const split = () => {
    const { from } = words()
    if (from === 0) return toWords('Put the cursor where a clause begins, then press S.')
    const newest = (now) => now.reduce((one, two) => (two.id > one.id ? two : one))
    return correct({ from, begins: true }, newest)
  }
  const reword = (made) => {
    const { from, to } = words()
    if (from === to) return toWords('Select the words (Shift with the arrow keys), then press the key again.')
    like.current = { alike: clause.text.slice(from, to), text: made }
    return correct({ from, to, text: made })
  }
  const rewordAlike = () =>
    like.current === null
      ? tell({ text: 'Correct words with E or F first; then A corrects all that are alike.' })
      : correct(like.current)
  const edit = () => {
    const { from, to } = words()
    if (from === to) return toWords('Select the words that are wrong, then press E.')
    tell({ text: '', isEditing: true, words: clause.text.slice(from, to) })
    focus('#words')
  }
  const move = (isIn) => {
    const before = clauses.slice(0, at).findLast((one) => one.parent === clause.parent)
    const above = clauses.find((one) => one.id === clause.parent)
    const parent = isIn ? before?.id : above?.parent
    if (parent === undefined)
      return tell({ text: isIn ? 'No clause beside it comes before it.' : 'It is at the top.' })
    return correct({ parent })
  }
  const select = (chosen) => {
    const found = chosen === '' ? null : stretchOf(clauses, page, chosen)
    if (found === null) return
    choose(found.id)
    mark(found)
  }
  const pages = documents.find((one) => one.id === view.document)?.pages ?? 1
  const turned = (by) => turn(Math.min(pages, Math.max(1, page + by)))
  const doubted = () => {
    const later = doubts.find((one) => one.page > page) ?? doubts[0]
    if (later === undefined) return tell({ text: 'Nothing is doubtful.' })
    goTo(clauses.find((one) => (one.page_end ?? one.page) >= later.page))
    turn(later.page)
    tell({ text: `p. ${later.page}: ${later.what}` })
  }
  const inWords = { s: split, e: edit, f: () => reword('') }
  useKeys({
    ...inWords,
    ArrowUp: () => goTo(clauses[at - 1]),
    ArrowDown: () => goTo(clauses[at + 1]),
    ArrowLeft: () => move(false),
    ArrowRight: () => move(true),
    Enter: () => text.current?.focus(),
    l: () => correct({ labels: true }),
    a: rewordAlike,
    j: () => correct({ begins: false }),
    n: () => focus('#number'),
    t: () => focus('#title'),
    p: () => focus('#parent'),
    d: doubted,
    z: () =>
      ask('uncorrect', {}).then(() => load((now) => now.find((one) => one.id === id) ?? now[0]), refuse),
    q: () => (location.hash = '#/'),
    '[': () => turned(-1),
    ']': () => turned(1),
  })

  const quote = clause.text.split('\f')[page - clause.page]?.slice(0, 8000)
  return h('main', { class: 'reading' }, [
    h(Page, {
      uin,
      place: { document: view.document, page },
      soon: [{ document: view.document, page: page + 1 }],
      documents,
      quotesOn: (on) => (quote && on.page === page ? [{ quote }] : []),
      chosen: quote,
      onTurn: turned,
      onSelect: select,
    }),
    h('section', { class: 'structure', 'aria-label': 'The clauses' }, [
      h('header', null, [
        h(Crumb, { name: view.name, uin }),
        h('h1', null, `Structure: ${documents.find((one) => one.id === view.document)?.title}`),
        documents.length > 1 &&
          h('nav', { 'aria-label': 'Other documents' }, [
            documents
              .filter((one) => one.id !== view.document)
              .map((one) => h('a', { href: addressOf(uin, one.id, 'structure') }, one.title)),
          ]),
        h(Keys, { keys: KEYS }),
        h(Told, { told }),
        told.facts?.map(({ key, reason }) => h('p', { class: 'warning' }, `fact ${key}: ${reason}`)),
        h('p', { class: 'hint' }, `${clauses.length} clauses · ${doubts.length} doubts`),
      ]),
      h(ClauseTree, { clauses, chosen: id, doubts, onChoose: goTo }),
      h(ClausePanel, {
        clause,
        paths: pathsOf(clauses.slice(0, at)),
        text,
        inWords,
        onCorrect: correct,
        editing: told.isEditing ? told.words : null,
        onReword: reword,
      }),
    ]),
  ])
}
