import { ask } from './ask.js'
import { draftOf, notStated } from './draft.js'

/** What is told while something is looked for or saved; Enter waits for it. */
export const BUSY = { text: 'One moment …', isBusy: true }

/** Words are chosen: a candidate, what is selected on the page, or what is found. A second reader says the value. */
export function choosing({ uin, key, blind, place, view, state, change, tell, refuse, goTo, focus }) {
  const choose = (reading, isContext = state.context) => {
    if (reading === undefined) return
    const { quote, clause, page } = reading
    goTo(reading)
    tell({ text: '' })
    const { draft } = state
    const isMore = isContext && draft !== null
    if (isMore)
      change({
        context: false,
        draft: { ...draft, context: [...draft.context, { quote, clause, page }] },
      })
    if (isMore) return
    const words = blind && view.field.type === 'text' ? { ...reading, value: quote } : reading
    change({ draft: draftOf(words), near: null })
    if (blind && words.value === null) focus('#value')
  }
  const select = (text, hasCtrl) => {
    if (text === '') return
    void ask('select', { uin, key, ...place, text, blind })
      .then((one) => choose(one, hasCtrl || state.context))
      .catch(refuse)
  }
  /** Words are sought; what holds them all is chosen, unless places are only to be offered. */
  const find = (text, isOffered = false) => {
    if (text.trim() === '') return change({ found: null })
    tell(BUSY)
    return ask('find', { uin, key, text, blind }).then((found) => {
      change({ found })
      if (found.length === 0) tell({ text: 'No sentence holds most of these words.' })
      else if (found[0].holdsAll && !isOffered) choose(found[0])
      else
        tell({
          text:
            isOffered || 'No sentence holds all of these words. Below are those that hold most: choose one.',
        })
    }, refuse)
  }
  /** The clauses that come near are shown, to be read before it is said that the documents do not say. */
  const showNear = () => {
    tell(BUSY)
    return ask('near', { uin, key }).then((near) => {
      goTo(near[0])
      change({ near, draft: notStated(near) })
      tell({ text: '' })
    }, refuse)
  }
  const inSchedule = () => {
    if (state.draft === null)
      return find(
        `${view.field.terms[0] ?? view.field.label} schedule`,
        'Choose the words that leave it to the schedule, then press S.',
      )
    return change({ draft: { ...state.draft, kind: 'schedule' } })
  }
  return { choose, select, find, showNear, inSchedule }
}
