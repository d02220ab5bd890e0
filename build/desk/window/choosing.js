import { ask } from './ask.js'
import { draftOf, withContext } from './draft.js'

/** Message while something is looked for or saved; Enter waits for it. */
export const BUSY = { text: 'One moment …', isBusy: true }

const NONE = 'No sentence holds most of these words.'
const MOST = 'No sentence holds all of these words. Below are those that hold most: choose one.'

/** Acts that choose words: a candidate, a selection on the page, or words found. A second reader says the value. */
export function choosing({ uin, key, blind, place, view, state, change, tell, refuse, goTo, focus }) {
  const choose = (reading, isContext = state.context) => {
    if (reading === undefined) return undefined
    const { draft } = state
    goTo(reading)
    if (isContext && draft !== null) {
      const { more, ...added } = withContext(draft, reading)
      const said = more.length > 0 ? `Added to the value: ${more.join('; ')}. V corrects it.` : ''
      return change({ context: false, draft: added }, said)
    }
    const words = blind && view.field.type === 'text' ? { ...reading, value: reading.quote } : reading
    change({ draft: draftOf(words) })
    return blind && words.value === null ? focus('#value') : undefined
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
      change({ found }, found.length === 0 ? NONE : isOffered || MOST)
      if (found[0]?.holdsAll && !isOffered) choose(found[0])
    }, refuse)
  }
  /** The clauses that come near are shown, to be read before it is said that the documents do not say. */
  const showNear = () => {
    goTo(view.near[0])
    change({ found: null, draft: { value: null, looked_at: view.near.map(({ clause }) => clause) } })
  }
  const inSchedule = () => {
    const named = view.candidates.find(({ quote }) => /schedule|certificate/iu.test(quote))
    const draft = state.draft ?? (named && draftOf(named))
    if (draft === undefined)
      return find(
        `${view.field.terms[0] ?? view.field.label} schedule`,
        'Choose the words that leave it to the schedule, then press S.',
      )
    goTo(draft)
    return change({ draft: { ...draft, value: null, stated: undefined, in_schedule: true } })
  }
  return { choose, select, find, showNear, inSchedule }
}
