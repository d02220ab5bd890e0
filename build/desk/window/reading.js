import { h } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { BUSY, choosing } from './choosing.js'
import { draftOfFact } from './draft.js'
import { Draft } from './draft-view.js'
import { Candidates, Fields, Near, Others, Places, Question } from './field.js'
import { useFocus, useKeys } from './keys.js'
import { fieldAfter, turnByClause } from './order.js'
import { Page } from './page.js'
import { addressOf } from './addresses.js'
import { Reader, asReader, reader } from './reader.js'
import { keep, undo } from './saved.js'
import { Conflict, Sides } from './settle.js'
import { takingOver } from './take-over.js'
import { Told, Waiting } from './told.js'
import { useProof } from './use-proof.js'

/** One field of a product with the page beside it; a second reading is without what was read before and may be. */
export function Reading({ uin, field: key, view: kind }) {
  const blind = kind === 'second'
  const [view, show] = useState(null)
  const [state, set] = useState({ draft: null, found: null, near: null, asked: false, context: false })
  const [place, turn] = useState(null)
  const [told, tell] = useState({ text: '' })
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

  const { fact, isWhole, proof } = useProof({ uin, key, draft: view && state.draft, refuse })
  if (view === null) return h(Waiting, { told })
  const candidates = state.found ?? view.candidates
  const goTo = (one) => one && turn({ document: one.document, page: one.page })

  const { choose, select, find, showNear, inSchedule } = choosing({
    uin,
    key,
    blind,
    place,
    view,
    state,
    change,
    tell,
    refuse,
    goTo,
    focus,
  })
  const edit = (name) => {
    if (state.draft === null && view.fact === null) return tell({ text: 'Choose words first.' })
    if (state.draft === null) change({ draft: draftOfFact(view.fact) })
    focus(`#${name}`)
  }

  const next = kind === 'settle' ? undefined : fieldAfter(view.fields, key)
  const leave = () => {
    location.hash = next === undefined ? '#/' : addressOf(view.uin, next.key, kind)
  }
  const finish = ({ saved }) => {
    keep({ saved, uin, key, view: kind })
    leave()
  }
  const put = (operation, given, digest = view.digest) => {
    tell(BUSY)
    return ask(operation, asReader({ uin, key, fact: given, digest })).then(finish, refuse)
  }
  const settle = (side) => ask('settle', asReader({ uin, key, side })).then(finish, refuse)
  const { take, takeAll } = takingOver({
    uin,
    key,
    kind,
    view,
    show,
    tell,
    put,
    refuse,
    draft: (one, asked) => {
      goTo({ document: place.document, page: one.page ?? place.page })
      set({ ...state, draft: draftOfFact(one), asked })
    },
  })
  const accept = async () => {
    const { draft, asked } = state
    if (told.isBusy) return undefined
    if (reader() === '')
      return (tell({ text: 'Give your code first; it is asked for once.' }), focus('#reader'))
    if (draft === null) return tell({ text: 'Choose 1–5, select words on the page, or press S or N.' })
    if (!isWhole) return edit('value')
    if (!asked && !blind) {
      if (proof === null) tell(BUSY)
      const now = proof ?? (await ask('prove', { uin, key, fact }).catch(refuse))
      if (now === undefined) return undefined
      tell({ text: '' })
      if (now.doubts.length > 0) return set({ ...state, asked: true })
    }
    return put(blind ? 'second' : 'save', fact)
  }
  const turned = (by) => {
    const pages = view.documents.find(({ id }) => id === place.document)?.pages ?? 1
    turn({ ...place, page: Math.min(pages, Math.max(1, place.page + by)) })
  }
  const pressed = (at) => {
    if (view.sides) return settle(['first', 'second', 'neither'][at - 1])
    return blind && !state.found ? goTo(view.places[at - 1]) : choose(candidates[at - 1])
  }

  useKeys({
    ...Object.fromEntries([1, 2, 3, 4, 5].map((at) => [at, () => pressed(at)])),
    Enter: accept,
    Escape: () => (change({ draft: null, near: null, found: null, context: false }), tell({ text: '' })),
    s: inSchedule,
    n: showNear,
    c: () => (change({ context: true }), tell({ text: 'Choose or select the words that belong to it.' })),
    v: () => edit('value'),
    m: () => edit('note'),
    u: () => edit('unverified'),
    t: () => take(view.others.find(({ taken }) => taken !== null)),
    b: () =>
      tell({
        text: turnByClause() ? 'It goes on by clause now.' : 'It goes on in the order of the fields now.',
      }),
    z: () => undo().catch(refuse),
    j: leave,
    q: () => (location.hash = '#/'),
    '?': () => document.querySelector('#guide')?.toggleAttribute('open'),
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
  return h('main', { class: 'reading' }, [
    place.document &&
      h(Page, {
        uin,
        place,
        soon: [
          { ...place, page: next?.page ?? place.page },
          ...candidates,
          ...view.places.slice(0, 5),
          { ...place, page: place.page + 1 },
        ],
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
      !state.near && (blind || !view.isSure) && h(Places, { places: view.places, onShow: goTo }),
      h(Candidates, {
        candidates,
        isFound: state.found !== null,
        blind,
        chosen,
        onChoose: choose,
        onFind: find,
      }),
      h(Others, { others: view.others, onTake: take, onTakeAll: takeAll }),
      h(Fields, { view, kind }),
    ]),
  ])
}
