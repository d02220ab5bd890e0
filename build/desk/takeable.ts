import { groupsOf } from '../contract/groups.ts'
import type { Change } from '../ingest/wording/editions.ts'
import { type Choice, choiceFor, wordsOf } from './choices.ts'
import type { WithData } from './desk.ts'
import { factIn, isOfOneInsurer } from './desk-data.ts'
import { type Progress, oneByOne } from './one-by-one.ts'
import { takenOver } from './taken-over.ts'
import { openChanges } from './answering.ts'

// The unread fields of a product, as they are taken over from another: at once, after a question, or one by one.

/**
 * The unread fields of a product: facts of another that nothing here touches, questions about changes that may touch
 * others, and the fields that are read one by one.
 */
export async function takeable(
  { data }: WithData,
  { uin, from }: { uin: string; from: string },
  progress: Progress,
) {
  const [subject, other] = [data.read(uin), data.read(from)]
  const unread = subject.category?.fields.filter(({ key }) => factIn(subject, key) === null) ?? []
  const left: Choice[] = []
  const found: (Found & { readonly open: readonly Change[] })[] = []
  for await (const field of oneByOne(unread, progress)) {
    const at = data.fieldAt(uin, field.key)
    const offer = takenOver(data, at, from)
    const choice = choiceFor(data, at, from, offer)
    if (offer === null || offer.asks.length > 0) {
      left.push(choice)
      continue
    }
    // What says nothing, no, or that the schedule says it may be said in another place now.
    const { value } = offer.taken
    const mayBeSaid = (value === null || value === false) && isOfOneInsurer(at, other)
    found.push({ choice, changes: offer.changes, open: mayBeSaid ? openChanges(at, other) : [] })
  }
  const seen = new Set(found.flatMap(({ changes }) => changes))
  const asked = found.map(({ open, ...one }) => {
    return { ...one, changes: [...one.changes, ...open.filter((change) => !seen.has(change))] }
  })
  const taken = asked.filter(({ changes }) => changes.length === 0).map(({ choice }) => choice)
  const questions = questionsOf(asked).map(shownQuestion)
  return { taken, questions, left }
}

/** A fact that is offered, and the changes that may touch it. */
interface Found {
  readonly choice: Choice
  readonly changes: readonly Change[]
}

/** The most facts that one question names, each with a key, and the most changes of several clauses in it. */
const MOST = 9

/** A question: changes, and the facts that they may touch. */
interface Question {
  readonly changes: Set<Change>
  readonly fields: Set<Found>
}

/** The changes of each clause with the facts that they may touch; in one question where these are the same, or some of them. */
function questionsOf(touched: readonly Found[]) {
  const all = new Set(touched.flatMap(({ changes }) => changes))
  const questions: Question[] = []
  for (const [, some] of groupsOf([...all], ({ here, there }) => (here ?? there)?.clause)) {
    const own = touched.filter(({ changes }) => some.some((one) => changes.includes(one)))
    for (const fields of inParts(own)) {
      const like = questions.find((one) => {
        const shared = fields.filter((field) => one.fields.has(field)).length
        const isShort = one.changes.size + some.length <= MOST
        return isShort && shared > 0 && one.fields.size + fields.length - shared <= MOST
      })
      for (const one of some) like?.changes.add(one)
      for (const one of fields) like?.fields.add(one)
      if (like === undefined) questions.push({ changes: new Set(some), fields: new Set(fields) })
    }
  }
  return questions
}

/** Facts in parts that one question can name. */
function inParts(all: readonly Found[]): Found[][] {
  return Array.from({ length: Math.ceil(all.length / MOST) }, (_, at) =>
    all.slice(at * MOST, (at + 1) * MOST),
  )
}

/** A question as a window shows it, with the words of its first change and their page. */
function shownQuestion({ changes, fields }: Question) {
  const { page, clause, text } = [...changes].find(({ here }) => here !== null)?.here ?? {}
  return {
    changes: wordsOf([...changes]),
    page,
    document: clause?.document,
    quote: text,
    fields: Array.from(fields, ({ choice }) => choice),
  }
}
