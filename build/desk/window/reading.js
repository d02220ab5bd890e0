import { h } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { BUSY, choosing } from './choosing.js'
import { kindOf, useProof, valueOf } from './draft.js'
import { Draft } from './draft-view.js'
import { Candidates, Fields, Question, nearTitle, titleOf } from './field.js'
import { keepDraft, keptDraft } from './kept-draft.js'
import { Keys, useFocus, useKeys } from './keys.js'
import { fieldAfter, turnByClause } from './order.js'
import { Page } from './page.js'
import { addressOf } from './addresses.js'
import { Reader, asReader, reader } from './reader.js'
import { keep, undo } from './saved.js'
import { Conflict, Sides } from './settle.js'
import { Others, Takes, takingOver } from './taking.js'
import { Crumb, Told, Waiting, useAnswer } from './told.js'
import { Walk, placeOf as placeOfChoice, walking } from './walk.js'

const CONTEXT = 'Choose or select the words that belong to it.'

/** The keys that act on the fields of a walk. */
const WALKED = new Set(['1–9', 'Enter', 'Escape', 'N', '[ ]', 'J', 'Z', 'Q'])

const EMPTY = { draft: null, found: null, asked: false, asks: [], context: false, takes: null }

/** One field of a product with the page beside it; a second reading is without what was read before and may be. */
export function Reading({ uin, field: key, view: kind }) {
  const blind = kind === 'second'
  const answer = useAnswer(({ field }) => field?.label ?? key, 'field', asReader({ uin, key, blind }))
  const { view, told, tell, refuse } = answer
  const [state, set] = useState(EMPTY)
  const [turned, goTo] = useState(null)
  const focus = useFocus()
  const change = (part, text = '') => {
    tell({ text })
    set((before) => ({ ...before, asked: false, asks: [], takes: null, ...part }))
  }
  const { fact, isWhole, proof } = useProof({ uin, key, blind, draft: view && state.draft, refuse })
  const last = useRef(null)
  last.current = state.draft
  const of = view && { ...view, kind }
  useEffect(() => {
    const draft = of && keptDraft(of)
    if (draft) change({ draft }, 'Your answer was kept; it is not saved yet.')
  }, [view])
  const onTyped = (part) => keepDraft(of, { ...state.draft, ...part })
  useEffect(() => void (of && state.takes === null && keepDraft(of, state.draft)), [state.draft])
  if (view === null) return h(Waiting, { told })

  const shown = blind ? view.places : view.candidates
  const isNear = state.draft !== null && kindOf(state.draft) === 'none'
  const candidates = state.found ?? (isNear ? view.near : shown)
  const [first = {}] = shown
  const place = turned ?? {
    document: first.document ?? view.documents[0]?.id,
    page: state.draft?.page ?? first.page ?? 1,
  }
  const placeOf = ({ document = place.document, page = place.page }) => ({ document, page })
  const turn = (one) => one && goTo(placeOf(one))
  const own = { ...answer, uin, key, kind, blind, place, state, change, goTo: turn, focus }
  const { choose, select, find, showNear, inSchedule } = choosing(own)
  const edit = (name) => {
    if (state.draft === null && view.fact === null) return tell({ text: 'Choose words first.' })
    const edited = state.draft ?? { ...view.fact, checked: undefined }
    // Words are shortened rather than typed, those of a list line by line.
    const isEmpty = name === 'value' && edited.value === null && !edited.in_schedule
    const isInWords = isEmpty && edited.quote && ['text', 'list'].includes(view.field.type)
    const value = isInWords ? valueOf(view.field, edited.quote) : edited.value
    if (edited !== state.draft || value !== edited.value) change({ draft: { ...edited, value } })
    return focus(`#${name}`)
  }

  const next = kind === 'settle' ? undefined : fieldAfter(view.fields, key)
  const leave = () => (location.hash = next === undefined ? '#/' : addressOf(view.uin, next.key, kind))
  const finish = ({ saved }) => (keepDraft(of, null), keep(saved), leave())
  const put = (operation, given, digest = view.digest) => {
    tell(BUSY)
    return ask(operation, asReader({ uin, key, fact: given, digest })).then(finish, refuse)
  }
  const settle = (side) => {
    if (view.sides[side]?.doubts.length > 0 && state.asked !== side) return set({ ...state, asked: side })
    return ask('settle', asReader({ uin, key, side })).then(finish, refuse)
  }
  const draft = ({ taken, asks }) => {
    turn(taken)
    change({ found: null, draft: taken, asked: asks.length > 0, asks })
  }
  const { takeFact, showAll, takeAll } = takingOver({ ...own, put, draft })
  const walk = walking(own)
  const item = state.takes?.left[state.takes.at]
  const [nearest] = view.others
  const accept = async () => {
    if (told.isBusy) return undefined
    if (reader() === '') return (change({}, 'Give your code first; it is asked for once.'), focus('#reader'))
    if (item !== undefined) return walk.choose('Enter')
    if (state.takes !== null) {
      tell(BUSY)
      return takeAll(state.takes).then((text) => walk.go(0, text), refuse)
    }
    if (view.sides && state.draft === null && state.asked) return settle(state.asked)
    if (state.draft === null) return tell({ text: 'Choose 1–9, select words on the page, or press S or N.' })
    if (!isWhole) return edit('value')
    if (!state.asked) {
      if (proof === null) tell(BUSY)
      const now = proof ?? (await ask('prove', { uin, key, fact, blind }).catch(refuse))
      // Another answer was chosen meanwhile: that one is accepted by another Enter.
      if (now === undefined || last.current !== state.draft) return undefined
      tell({ text: '' })
      if (now.doubts.length + state.asks.length > 0) return set({ ...state, asked: true })
    }
    return put(blind ? 'second' : 'save', fact)
  }
  const take = blind && !state.found ? turn : choose
  const pressed = (at) => {
    if (item !== undefined) return walk.choose(String(at + 1))
    if (view.sides) return settle(['first', 'second', 'neither'][at])
    return take(candidates[at])
  }
  const onTurn = (page) => turn({ page })
  const saidOrder = () => (turnByClause() ? 'by clause' : 'in the order of the fields')
  const keys = [
    [
      '1–9',
      'choose',
      Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => [at + 1, () => pressed(at)])),
    ],
    ['Enter', 'accept', accept],
    ['Escape', '', () => (state.asked ? set({ ...state, asked: false }) : change(EMPTY))],
    ['V', 'value', () => edit('value')],
    ['S', 'in schedule', inSchedule],
    ['N', 'not stated', () => (item === undefined ? showNear() : walk.choose('N'))],
    ['C', 'add context (or Ctrl while selecting)', () => change({ context: true }, CONTEXT)],
    ['M', 'note', () => edit('note')],
    ['U', 'unverified', () => edit('unverified')],
    ['/', 'find words', () => document.getElementById('find').focus()],
    ['?', 'how the field is read', () => document.querySelector('#guide')?.toggleAttribute('open')],
    ['[ ]', 'turn the page'],
    !blind && ['T', 'take over from another product', () => takeFact()],
    !blind && ['A', 'take over all that it says', () => showAll(nearest)],
    ['B', 'go on by clause', () => tell({ text: `It goes on ${saidOrder()} now.` })],
    ['J', 'skip', () => (item === undefined ? leave() : walk.leave())],
    ['Z', 'undo', () => undo().catch(refuse)],
    ['Q', 'queue'],
  ].filter((one) => one && (state.takes === null || WALKED.has(one[0])))
  useKeys(keys)

  // Of a question, the first words that changed.
  const words = item?.fact ?? item
  const chosen = (words ?? state.draft)?.quote
  const later = item && state.takes.left.slice(state.takes.at + 1, state.takes.at + 4)
  const soon = later?.map((one) => ({ ...placeOfChoice(one) })) ?? [
    { page: next?.page },
    ...candidates,
    ...view.near.slice(0, 5),
    { page: place.page + 1 },
  ]
  const quotes = item ? [{ ...words }] : [...candidates, { ...state.draft }]
  const title = state.found ? 'Found' : isNear ? nearTitle(view.near) : titleOf(shown)
  const { terms } = view.field
  const list = h(Candidates, { title, candidates, chosen, terms, onChoose: take, onFind: find })
  const onSelect = state.takes ? () => {} : select
  const walked = () => [
    h(Crumb, { name: view.name, uin }),
    h('h1', null, `As in ${state.takes.name}`),
    h(Keys, { keys }),
    h(Told, { told }),
    item
      ? h(Walk, { uin, takes: state.takes, onChoose: walk.choose, onLeave: walk.leave })
      : h(Takes, { uin, takes: state.takes, onTake: accept }),
  ]
  return h('main', { class: 'reading' }, [
    place.document && h(Page, { of: view, place, soon: soon.map(placeOf), quotes, chosen, onTurn, onSelect }),
    h('section', { class: 'field', 'aria-label': 'The field' }, [
      state.takes
        ? walked()
        : [
            h(Question, { view, kind, keys }),
            reader() === '' &&
              h(Reader, { onGiven: () => tell({ text: 'Your code is kept in this window.' }) }),
            h(Told, { told }),
            told.digest !== undefined &&
              h(Conflict, { told, onTake: () => put('save', told.yours, told.digest) }),
            view.sides && h(Sides, { sides: view.sides, asked: state.asked, onSettle: settle }),
            isNear && list,
            state.draft && h(Draft, { view, state, proof, change, onTyped, onAccept: accept }),
            !isNear && list,
            h(Others, { others: view.others, onTake: takeFact, onShowAll: showAll }),
            h(Fields, { view, kind }),
          ],
    ]),
  ])
}
