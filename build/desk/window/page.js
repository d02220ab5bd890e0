import { h } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ask } from './ask.js'
import { button, region } from './button.js'
import { useKeys } from './keys.js'
import { marksOf } from '../pictures/marks.ts'

/** Pages that were asked for, the last at the end: each is drawn once, whatever is marked on it. */
const asked = new Map()
const MOST_KEPT = 24

/** A page as the desk answers it; `wanted` is the JSON of what is given, and of what pages are made from: others are other pages. */
function pageOf(wanted) {
  const { from: _, ...given } = JSON.parse(wanted)
  const made = asked.get(wanted) ?? ask('page', given)
  asked.delete(wanted)
  asked.set(wanted, made)
  if (asked.size > MOST_KEPT) asked.delete(asked.keys().next().value)
  made.catch(() => asked.delete(wanted))
  return made
}

/** The page of a document, turned by keys: its picture with its words over it, or its clauses where the file is not at hand. */
export function Page({ of: { uin, documents }, place, soon, quotes, chosen, onTurn, onSelect }) {
  const [view, show] = useState(null)
  const [zoom, zoomTo] = useState(100)
  const documentOf = (on) => documents.find(({ id }) => id === on.document)
  const turn = (by) => onTurn(Math.min(documentOf(place)?.pages ?? 1, Math.max(1, place.page + by)))
  useKeys([['[ ]', '', { '[': () => turn(-1), ']': () => turn(1) }]])
  const wantedOf = ({ document, page }) => {
    return JSON.stringify({ uin, document, page, from: documentOf({ document })?.from })
  }
  const want = wantedOf(place)
  const later = soon.filter((on) => on.page <= documentOf(on)?.pages).map(wantedOf)
  useEffect(() => {
    let isCurrent = true
    const made = { on: place, want }
    const shown = (answer) =>
      isCurrent && show((before) => (before?.want === want ? before : { ...answer, ...made }))
    const ready = async () => {
      await pageOf(want).then(shown, ({ message }) => shown({ fault: message }))
      // Other pages one after another: the page that is asked for next waits for one at most.
      for (const one of later) if (isCurrent) await pageOf(one).catch(() => {})
    }
    void ready()
    return () => void (isCurrent = false)
  }, [want, later.join('\n')])
  // The title names the page that is shown until the other one is drawn.
  const { on } = view ?? { on: place }
  const document = documentOf(on)
  const isOn = ({ page, document = on.document }) => page === on.page && document === on.document
  const printed = quotes.flatMap((one) => (one.quote && isOn(one) ? [one.quote] : []))
  const isBusy = view?.want !== want
  const selecting = (words) => (event) => onSelect(words(), event.ctrlKey || event.metaKey)
  return h('section', { class: 'page', 'aria-label': 'The page', 'aria-busy': isBusy }, [
    h('p', { class: 'bar' }, [
      h('span', null, `${document?.title ?? on.document}, page ${on.page} of ${document?.pages ?? '?'}`),
      h('small', { role: 'status' }, isBusy && `Drawing page ${place.page} …`),
      button('‹ [', () => turn(-1), { 'aria-label': 'Page before, key [' }),
      button('] ›', () => turn(1), { 'aria-label': 'Next page, key ]' }),
      button('−', () => zoomTo(Math.max(50, zoom - 25)), { 'aria-label': 'Smaller' }),
      button('+', () => zoomTo(Math.min(300, zoom + 25)), { 'aria-label': 'Larger' }),
    ]),
    view?.fault && h('p', { role: 'alert', class: 'error' }, view.fault),
    view?.texts && h(Texts, { texts: view.texts, onMouseUp: selecting(() => String(getSelection()).trim()) }),
    view?.words &&
      h(Picture, {
        view,
        zoom,
        quotes: printed,
        chosen,
        onMouseUp: selecting(() => selectedWords(view.words)),
      }),
  ])
}

function Picture({ view, zoom, quotes, chosen, onMouseUp }) {
  const { words, width, height, picture, on } = view
  const scroller = useRef(null)
  const marked = new Map()
  for (const quote of quotes)
    for (const word of marksOf(words, quote))
      marked.set(word, quote === chosen ? 'chosen' : (marked.get(word) ?? 'candidate'))
  useLayoutEffect(() => {
    const at = scroller.current
    const mark = at?.querySelector('.chosen') ?? at?.querySelector('.candidate')
    if (mark) at.scrollTop = mark.offsetTop - at.clientHeight / 3
    else if (at) at.scrollTop = 0
  }, [view, chosen])
  const across = (points) => `${(100 * points) / width}%`
  const down = (points) => `${(100 * points) / height}%`
  const styleOf = ({ x0, y0, x1, y1 }) => {
    const fontSize = `${(80 * (y1 - y0)) / width}cqw`
    return { left: across(x0), top: down(y0), width: across(x1 - x0), height: down(y1 - y0), fontSize }
  }
  return region('Picture of the page', { class: 'scroller', ref: scroller, onMouseUp }, [
    h('div', { class: 'sheet', style: { width: `${zoom}%` } }, [
      h('img', {
        src: `data:image/png;base64,${picture}`,
        alt: `Page ${on.page}; its words follow`,
        draggable: false,
      }),
      h('div', { class: 'words' }, [
        words.map((word, at) =>
          h('span', { 'data-word': at, class: marked.get(at), style: styleOf(word) }, `${word.text} `),
        ),
      ]),
    ]),
  ])
}

/** The words between both ends of the selection, whole; empty where nothing is selected. */
function selectedWords(words) {
  const selection = getSelection()
  if (selection.isCollapsed) return ''
  const at = (node) =>
    Number((node.nodeType === 1 ? node : node.parentElement).closest('[data-word]')?.dataset.word)
  const ends = [at(selection.anchorNode), at(selection.focusNode)].toSorted((one, two) => one - two)
  if (ends.some(Number.isNaN)) return ''
  return words
    .slice(ends[0], ends[1] + 1)
    .map(({ text }) => text)
    .join(' ')
}

function Texts({ texts, onMouseUp }) {
  return region('Clauses of the page', { class: 'scroller texts', onMouseUp }, [
    h('p', { class: 'hint' }, [
      'The file is not among the --documents: these are the clauses that were read from it.',
    ]),
    texts.map(({ clause, text }) => h('p', { 'data-clause': clause }, text)),
  ])
}
