import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { draftOf, draftOfFact, factOf, notStated } from './draft.js'
import { Draft } from './draft-view.js'
import { Candidates, Fields, Near, Others, Places, Question } from './field.js'
import { useFocus, useKeys } from './keys.js'
import { Page } from './page.js'
import { addressOf } from './addresses.js'
import { Reader, asReader, reader } from './reader.js'
import { keep, undo } from './saved.js'
import { Conflict, Sides } from './settle.js'
import { Told, Waiting } from './told.js'

/** One field of a product with the page beside it; a second reading is without what was read before and may be. */
export function Reading({ uin, field: key, view: kind }) {
  const blind = kind === 'second'
  const [view, show] = useState(null)
  const [state, set] = useState({ draft: null, found: null, near: null, asked: false, context: false })
  const [place, turn] = useState(null)
  const [told, tell] = useState({ text: '' })
  const [lastProof, prove] = useState(null)
  const focus = useFocus()
  const change = (part) => set((before) => ({ ...before, asked: false, ...part }))
  const refuse = (refused) => tell({ text: refused.message, isFault: true, ...refused.answer, refused })

  useEffect(() => {
    ask('field', asReader({ uin, key, blind })).then((answer) => {
      show(answer)
      document.title = `${answer.field.label} · Reading desk`
      const [first = {}] = [...answer.candidates, ...answer.places]
      turn({ document: first.document ?? answer.documents[0]?.id, page: first.page ?? 1 })
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
  const goTo = (one) => one && turn({ document: one.document, page: one.page })

  const choose = (reading, isContext = state.context) => {
    if (reading === undefined) return
    const { quote, clause, page } = reading
    goTo(reading)
    tell({ text: '' })
    const { draft } = state
    if (isContext && draft !== null)
      return change({
        context: false,
        draft: { ...draft, context: [...draft.context, { quote, clause, page }] },
      })
    const words = blind && view.field.type === 'text' ? { ...reading, value: quote } : reading
    change({ draft: draftOf(words), near: null })
    if (blind && words.value === null) focus('#value')
  }
  const select = (text, hasCtrl) => {
    if (text === '') return
    ask('select', { uin, key, ...place, text, blind }).then(
      (one) => choose(one, hasCtrl || state.context),
      refuse,
    )
  }
  const find = (text) => {
    if (text.trim() === '') return change({ found: null })
    ask('find', { uin, key, text, blind }).then((found) => {
      change({ found })
      if (found.length === 0) tell({ text: 'No sentence holds most of these words.' })
      else if (found[0].holdsAll) choose(found[0])
      else tell({ text: 'No sentence holds all of these words. Below are those that hold most: choose one.' })
    }, refuse)
  }
  const showNear = () =>
    ask('near', { uin, key }).then((near) => {
      goTo(near[0])
      change({ near, draft: notStated(near) })
    }, refuse)
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
    const next = kind === 'settle' ? undefined : order.find(({ status }) => status === 'unread')
    location.hash = next === undefined ? '#/' : addressOf(view.uin, next.key, kind)
  }
  const finish = ({ saved }) => {
    keep({ saved, uin, key, view: kind })
    leave()
  }
  const put = (operation, given, digest = view.digest) =>
    ask(operation, asReader({ uin, key, fact: given, digest })).then(finish, refuse)
  const settle = (side) => ask('settle', asReader({ uin, key, side })).then(finish, refuse)
  const accept = async () => {
    const { draft, asked } = state
    if (reader() === '')
      return (tell({ text: 'Give your code first; it is asked for once.' }), focus('#reader'))
    if (draft === null) return tell({ text: 'Choose 1–5, select words on the page, or press S or N.' })
    if (!isWhole) return edit('value')
    if (!asked && !blind) {
      const now = proof ?? (await ask('prove', { uin, key, fact }).catch(refuse))
      if (now === undefined) return undefined
      if (now.doubts.length > 0) return set({ ...state, asked: true })
    }
    return put(blind ? 'second' : 'save', fact)
  }
  const turned = (by) => {
    const pages = view.documents.find(({ id }) => id === place.document)?.pages ?? 1
    turn({ ...place, page: Math.min(pages, Math.max(1, place.page + by)) })
  }
  const numbered = view.sides
    ? { 1: () => settle('first'), 2: () => settle('second'), 3: () => settle('neither') }
    : Object.fromEntries(
        [1, 2, 3, 4, 5].map((at) => [
          at,
          () => (blind && !state.found ? goTo(view.places[at - 1]) : choose(candidates[at - 1])),
        ]),
      )

  useKeys({
    ...numbered,
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

  const chosen = state.draft?.quote
  const quotesOn = (on) => {
    const isOn = (one) => one.page === on.page && (one.document ?? on.document) === on.document
    const here = candidates.filter(isOn)
    const isMore = chosen !== undefined && isOn(state.draft) && !here.some(({ quote }) => quote === chosen)
    return isMore ? [...here, { quote: chosen }] : here
  }
  const next = { document: place.document, page: place.page + 1 }
  return h('main', { class: 'reading' }, [
    place.document &&
      h(Page, {
        uin,
        place,
        soon: [...candidates, ...view.places.slice(0, 5), next],
        documents: view.documents,
        quotesOn,
        chosen,
        onTurn: turned,
        onSelect: select,
      }),
    h('section', { class: 'field', 'aria-label': 'The field' }, [
      h(Question, { view, kind }),
      reader() === '' && h(Reader, { onGiven: () => tell({ text: 'Your code is kept in this window.' }) }),
      h(Told, { told }),
      told.refused?.status === 409 &&
        told.digest !== undefined &&
        h(Conflict, {
          told,
          onTake: (digest) => put('save', told.yours, digest),
          onKeep: () => location.reload(),
        }),
      view.sides && h(Sides, { sides: view.sides, onSettle: settle }),
      state.near && h(Near, { near: state.near, onShow: goTo }),
      state.draft &&
        h(Draft, {
          view,
          state,
          proof: blind ? proof && { ...proof, doubts: [] } : proof,
          change,
          onAccept: accept,
        }),
      (blind || !view.isSure) && h(Places, { places: view.places, onShow: goTo }),
      h(Candidates, {
        candidates,
        isFound: state.found !== null,
        blind,
        chosen,
        onChoose: choose,
        onFind: find,
      }),
      h(Others, { others: view.others }),
      h(Fields, { view, kind }),
    ]),
  ])
}
