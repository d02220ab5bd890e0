import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { draftOf, draftOfFact, factOf, notStated } from './draft.js'
import { Draft } from './draft-view.js'
import { Candidates, Fields, Near, Others, Question } from './field.js'
import { useFocus, useKeys } from './keys.js'
import { Page } from './page.js'
import { addressOf } from './addresses.js'
import { keep, undo } from './saved.js'
import { Conflict, Sides } from './settle.js'
import { Told, Waiting } from './told.js'

/** One field of a product with the page beside it; blind, without what was read before. */
export function Reading({ uin, field: key, blind }) {
  const [view, show] = useState(null)
  const [state, set] = useState({ draft: null, found: null, near: null, asked: false, context: false })
  const [place, turn] = useState(null)
  const [told, tell] = useState({ text: '' })
  const [lastProof, prove] = useState(null)
  const focus = useFocus()
  const change = (part) => set((before) => ({ ...before, asked: false, ...part }))
  const refuse = (refused) => tell({ text: refused.message, isFault: true, ...refused.answer, refused })

  useEffect(() => {
    ask('field', { uin, key, blind }).then((answer) => {
      show(answer)
      document.title = `${answer.field.label} · Reading desk`
      const { document: id = answer.documents[0]?.id, page = 1 } = answer.candidates[0] ?? {}
      turn({ document: id, page })
    }, refuse)
  }, [])

  const fact = state.draft && view ? factOf(key, state.draft) : null
  const isWhole = fact !== null && (state.draft.kind !== 'stated' || fact.value !== null)
  const proof = lastProof?.of === JSON.stringify(fact) ? lastProof : null
  useEffect(() => {
    if (!isWhole) return prove(null)
    let isCurrent = true
    ask('prove', { uin, key, fact }).then(
      (answer) => isCurrent && prove({ ...answer, of: JSON.stringify(fact) }),
      (refused) => isCurrent && refuse(refused),
    )
    return () => void (isCurrent = false)
  }, [JSON.stringify(fact)])

  if (view === null) return h(Waiting, { told })
  const candidates = state.found ?? view.candidates

  const choose = (reading, isContext = state.context) => {
    if (reading === undefined) return
    const { document: id, page, quote, clause } = reading
    turn({ document: id, page })
    tell({ text: '' })
    const { draft } = state
    if (!isContext || draft === null) return change({ draft: draftOf(reading), near: null })
    change({ context: false, draft: { ...draft, context: [...draft.context, { quote, clause, page }] } })
  }
  const select = (text, hasCtrl) => {
    if (text === '') return
    ask('select', { uin, key, ...place, text }).then((one) => choose(one, hasCtrl || state.context), refuse)
  }
  const find = (text) => {
    if (text.trim() === '') return change({ found: null })
    ask('find', { uin, key, text }).then((found) => {
      change({ found })
      if (found.length === 0) tell({ text: 'No sentence holds most of these words.' })
      else if (found[0].holdsAll) choose(found[0])
      else tell({ text: 'No sentence holds all of these words. Below are those that hold most: choose one.' })
    }, refuse)
  }
  const showNear = () =>
    ask('near', { uin, key }).then((near) => change({ near, draft: notStated(near) }), refuse)
  const inSchedule = () => {
    if (state.draft === null) {
      tell({ text: 'Choose the words that leave it to the schedule, then press S.' })
      return find('schedule')
    }
    change({ draft: { ...state.draft, kind: 'schedule' } })
  }
  const edit = (name) => {
    if (state.draft === null && view.fact === null) return tell({ text: 'Choose words first.' })
    if (state.draft === null) change({ draft: draftOfFact(view.fact) })
    focus(`#${name}`)
  }

  const leave = () => {
    const at = view.fields.findIndex((one) => one.key === key)
    const order = [...view.fields.slice(at + 1), ...view.fields.slice(0, at)]
    const next = order.find(({ status }) => status === (blind ? 'quoted' : 'unread'))
    location.hash = next === undefined ? '#/' : addressOf(view.uin, next.key, blind ? 'second' : 'read')
  }
  const finish = ({ before, digest }) => {
    keep({ uin, key, fact: before, digest, blind })
    leave()
  }
  const save = (given, digest = view.digest) =>
    ask('save', { uin, key, fact: given, digest }).then((made) => finish(made), refuse)
  const accept = async () => {
    const { draft, asked } = state
    if (draft === null) return tell({ text: 'Choose 1–5, select words on the page, or press S or N.' })
    if (!isWhole) return edit('value')
    if (!asked) {
      const now = proof ?? (await ask('prove', { uin, key, fact }).catch(refuse))
      if (now === undefined) return undefined
      if (now.doubts.length > 0) return set({ ...state, asked: true })
    }
    if (!blind) return save(fact)
    return ask('second', { uin, key, fact, digest: view.digest }).then((compared) => {
      if (compared.agrees) return finish(compared.saved)
      tell({ text: '', sides: compared })
    }, refuse)
  }
  const turned = (by) => {
    const pages = view.documents.find(({ id }) => id === place.document)?.pages ?? 1
    turn({ ...place, page: Math.min(pages, Math.max(1, place.page + by)) })
  }

  useKeys({
    ...Object.fromEntries([1, 2, 3, 4, 5].map((at) => [at, () => choose(candidates[at - 1])])),
    Enter: accept,
    Escape: () => (change({ draft: null, near: null, found: null, context: false }), tell({ text: '' })),
    s: inSchedule,
    n: showNear,
    c: () => (change({ context: true }), tell({ text: 'Choose or select the words that belong to it.' })),
    v: () => edit('value'),
    m: () => edit('note'),
    u: () => edit('unverified'),
    z: () => undo().catch(refuse),
    j: leave,
    q: () => (location.hash = '#/'),
    '/': () => document.getElementById('find').focus(),
    '[': () => turned(-1),
    ']': () => turned(1),
  })

  const here = candidates.filter((one) => one.document === place.document && one.page === place.page)
  const chosen = state.draft?.quote
  const isHere = state.draft?.quote !== undefined && state.draft.page === place.page
  const quotes = isHere && !here.some(({ quote }) => quote === chosen) ? [...here, { quote: chosen }] : here
  return h('main', { class: 'reading' }, [
    place.document &&
      h(Page, { uin, place, documents: view.documents, quotes, chosen, onTurn: turned, onSelect: select }),
    h('section', { class: 'field', 'aria-label': 'The field' }, [
      h(Question, { view, blind }),
      h(Told, { told }),
      told.refused?.status === 409 &&
        told.digest &&
        h(Conflict, { told, onTake: (digest) => save(told.yours, digest), onKeep: () => location.reload() }),
      told.sides && h(Sides, { sides: told.sides, onSettle: save }),
      state.near &&
        h(Near, { near: state.near, onShow: ({ document: id, page }) => turn({ document: id, page }) }),
      state.draft && h(Draft, { view, state, proof, change, onAccept: accept }),
      h(Candidates, { candidates, isFound: state.found !== null, chosen, onChoose: choose, onFind: find }),
      h(Others, { others: view.others }),
      h(Fields, { view, blind }),
    ]),
  ])
}
