import { grouped } from '../../../../build/contract/groups.ts'
import { item } from '../../../../build/contract/item.ts'
import type { Learned } from '../../../../build/ingest/suggest/learned.ts'
import { groupOf } from '../../../../build/ingest/suggest/place-features.ts'
import type { RankedPlace } from '../../../../build/ingest/suggest/places.ts'
import { isLikely } from '../../../../build/ingest/suggest/places-to-look.ts'
import { isExact } from '../../../../build/ingest/suggest/suggested-values.ts'
import { isWhole } from '../real.ts'
import { firstOf } from './learn.ts'
import { type LearnedFor, share, shownTable } from './shown.ts'
import { isSamePlace } from '../hashed-words.ts'
import { type Task, chosenFor } from './tasks.ts'

// Worth of suggestions of documents that were read by hand.

/** The share of values that their own chances say is right: where as many are not, the chances are no measure. */
function shareByChance(values: readonly { readonly p: number }[]): string {
  return share(Math.round(values.reduce((sum, { p }) => sum + p, 0)), values.length)
}

/** The figures of tasks as a table; values are measured of fields whose values can be compared. */
export function figuresOf(what: string, tasks: readonly Task[], learnedFor: LearnedFor): string {
  const all = tasks.map((task) => {
    const chosen = chosenFor(task, learnedFor(task))
    const first = firstOf(task, learnedFor(task))
    const given = first !== null && first.p >= learnedFor(task).least ? first : null
    return { task, chosen, given }
  })
  const stated = all.filter(({ task }) => task.fact.quote !== undefined)
  const rightAt = ({ fact }: Task, places: readonly RankedPlace[]) =>
    places.some(({ passage, quote }) => isSamePlace(fact, passage.unit.page, quote))
  const among = (most: number) =>
    stated.filter(({ task, chosen }) => rightAt(task, chosen.slice(0, most))).length
  const isAsked = (some: typeof all) => {
    const asked = some.filter(({ task, chosen: [first] }) => {
      return first && isLikely(task.field, { ...first, weight: first.sum }, learnedFor(task))
    })
    return share(asked.length, some.length)
  }
  const valued = all.filter(({ task }) => isExact(task.field))
  const having = valued.filter(({ task }) => task.fact.quote !== undefined && task.fact.value !== null)
  const given = valued.filter((one) => one.given !== null)
  const firsts = all.flatMap(({ chosen }) => chosen.slice(0, 1))
  const rows = [
    ['right clause first', share(among(1), stated.length)],
    ['right clause among three', share(among(3), stated.length)],
    [
      'first value right, where one is given',
      share(given.filter((one) => one.given?.isRight).length, given.length),
    ],
    ['right by their chances, where one is given', shareByChance(given.flatMap((one) => one.given ?? []))],
    [
      'right and where it was read',
      share(given.filter((one) => one.given?.isRight === true && one.given.isThere).length, given.length),
    ],
    [
      'value given, of fields that have one',
      share(having.filter((one) => one.given !== null).length, having.length),
    ],
    ['asked at “not stated” where it is false', isAsked(stated)],
    ['asked at “not stated” where it is right', isAsked(all.filter((one) => !stated.includes(one)))],
    [
      'quote whole',
      share(
        firsts.filter(({ passage, quote }) => isWhole(quote, passage.unit.clause.text)).length,
        firsts.length,
      ),
    ],
  ]
  const lines = rows.map(([name, figure]) => `| ${name} | ${figure} |`)
  const places = shownTable(tasks, learnedFor)
  return ['', `| suggestions, ${what} | |`, '|---|---|', ...lines, '', ...places, ''].join('\n')
}

/** The share of fields that are not stated at which the desk may ask whether a place does not answer. */
const ASKED = 0.12

/** The weight of no place: less than that of any, and a number that JSON can say. */
const NO_PLACE = -1000

/** Least weight of the first place for that, by group of fields: of another group, places weigh more or less. */
export function askedFrom(tasks: readonly Task[], learnedFor: LearnedFor): Pick<Learned, 'asked'> {
  const silent = tasks.filter(({ fact }) => fact.quote === undefined)
  const weights = silent.map((task) => {
    return [groupOf(task.field), chosenFor(task, learnedFor(task))[0]?.sum ?? NO_PLACE] as const
  })
  const least = [...grouped(weights)].map(([group, own]) => {
    const most = item(
      own.toSorted((a, b) => b - a),
      Math.floor(ASKED * own.length),
    )
    return [group, Math.ceil(100 * most + 0.5) / 100] as const
  })
  return { asked: Object.fromEntries(least) }
}
