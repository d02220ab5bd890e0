import type { Channel } from '../../contract/authored/channel.ts'
import type { Counted } from '../../contract/field-types.ts'
import { DASHES, visible } from '../proof/characters.ts'
import { COUNTS, RUPEES, SCALES, isTime } from '../proof/number-words.ts'
import { exact } from '../proof/numbers.ts'
import { holdsNumber, wordsIn } from '../proof/values.ts'
import type { Rule } from './rule.ts'
import { shown } from './messages.ts'

// Figures about insurers and ways to reach them are proven like facts: the quote says the value.

export const metricInQuote: Rule = {
  name: 'metric-in-quote',
  *dataset({ insurers }) {
    for (const { path, record } of insurers.values())
      for (const [at, { key, value, unit, quote }] of record.metrics.entries()) {
        const [counted, times] = countedBy(unit)
        if (!holdsNumber(exact(value * times), counted, wordsIn([quote])))
          yield [
            path,
            `/metrics/${at}/value`,
            `metric ${shown(key)}: ${value} is not in the quote ${shown(quote)} in the unit ${shown(unit)}; correct the value or the unit, or quote the words that say it`,
          ]
      }
  },
}

/** Unit of a figure, and its number of base units: "₹ crore" is 10,000,000 rupees; not of "per lakh". */
function countedBy(unit: string): [Counted, number] {
  const words: readonly string[] = unit.toLowerCase().match(/[\p{L}%₹]+/gu) ?? []
  if (/^(?:%|percent|per cent)/iu.test(unit.trim())) return ['percent', 1]
  const counted = words.map((word) => COUNTS.get(word))
  const scale = words.map((word) => SCALES.get(word) ?? 1).reduce((a, b) => a * b, 1)
  if (counted.includes(RUPEES) || (scale > 1 && words.every((word) => SCALES.has(word))))
    return ['rupees', scale]
  const [time, ...others] = counted
  if (time !== undefined && isTime(time) && others.length === 0) return [time.name as Counted, 1]
  return ['items', words.includes('per') ? 1 : scale]
}

export const channelInQuote: Rule = {
  name: 'channel-in-quote',
  at: '/value',
  *channel(channel) {
    if (!isInQuote(channel))
      yield `${shown(channel.value)} is not in the quote ${shown(channel.quote)}; correct the ${channel.channel}, or quote the words that give it`
  },
}

export const emailHasAt: Rule = {
  name: 'email-has-at',
  at: '/value',
  *channel({ channel, value }) {
    if (channel === 'email' && !/^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/u.test(value))
      yield `${shown(value)} is not one e-mail address (name@example.org); correct it, name the channel it is, or give each address a contact of its own`
  },
}

function isInQuote({ channel, value, quote }: Channel): boolean {
  if (channel === 'phone' || channel === 'whatsapp') return numbersDialled(quote).includes(dialled(value))
  return isWholeIn(value, quote, PARTED_BY[channel])
}

/** Signs that part words in some channels and are part of them in others: "a@example.org/b@example.org", "Pune-411 001". */
const PARTED_BY: Readonly<Record<string, RegExp>> = { email: /\//gu, address: /-/gu }

const DIALLED = /\+?\p{Nd}(?:[\s().\-\u2010-\u2013/]*\p{Nd})*/gu
/** A country code and the ten digits after it. */
const LONGEST_NUMBER = 13

/** The digits of a telephone number, however they are grouped, and without the country's code or the nought of a trunk call. */
function dialled(value: string): string {
  return value.replace(/[^\p{Nd}]/gu, '').replace(/^(?:91|0)(?=\p{Nd}{10}$)/u, '')
}

/** A time beside a telephone number: "(24x7)", "24 hours", "9 am to 6 pm". */
const AT_TIMES =
  /(?<!\p{Nd})\p{Nd}{1,2}(?:[.:]\p{Nd}\p{Nd})?(?=\s*(?:[x×*/]\s*7(?!\p{Nd})|(?:hours?|hrs?|days?|to)(?!\p{L})|[ap]\.?\s?m(?!\p{L})))/giu
/** A slash after a whole number: before another, or before its last digits alone. */
const BETWEEN_NUMBERS = /(?<=(?:\p{Nd}[\s-]?){5})\//u

/** The telephone numbers of a quote. Where there are several with only spaces between, each run of groups is one. */
function numbersDialled(quote: string): string[] {
  return Array.from(quote.replace(AT_TIMES, '|').matchAll(DIALLED)).flatMap(([run]) => {
    const digits = run.replace(/[^\p{Nd}]/gu, '')
    if (digits.length <= LONGEST_NUMBER) return run.split(BETWEEN_NUMBERS).map(dialled)
    const groups = run.split(/[\s/]+/u)
    return groups.flatMap((_, from) => {
      const rest = groups.slice(from)
      return rest.map((_, last) => dialled(rest.slice(0, last + 1).join('')))
    })
  })
}

/** Whether a text is in a quote as a whole, whatever the case and spacing: no letter or digit goes on beside it. */
function isWholeIn(value: string, quote: string, parted?: RegExp): boolean {
  const sought = plain(value, parted)
  return sought.trim() !== '' && plain(quote, parted).includes(sought)
}

/** A text in lower case, one space for all that separates its words; signs inside an address stay. */
function plain(text: string, parted?: RegExp): string {
  const lower = visible(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(new RegExp(`[${DASHES}]`, 'gu'), '-')
    .replace(/https?:\/\//gu, ' ')
  const words = (parted === undefined ? lower : lower.replace(parted, ' ')).replace(
    /[^\p{L}\p{M}\p{N}@._/+-]|[./-](?=[^\p{L}\p{N}]|$)|(?<=\s)-/gu,
    ' ',
  )
  return ` ${words.trim().replace(/ +/gu, ' ')} `
}

/** Ways to reach somebody in a text, by what keys call them. */
const CONTACTS = [
  {
    asked: /(?:^|-)e-?mails?(?:-|$)/u,
    has: /\S@\S/u,
    needs: { noun: 'e-mail address', form: 'the address with its @' },
  },
  {
    asked: /(?:^|-)(?:helplines?|(?:tele)?phones?|toll-?free)(?:-|$)/u,
    has: /\p{Nd}{3}/u,
    needs: { noun: 'number to call', form: 'its digits' },
  },
] as const

export const contactInValue: Rule = {
  name: 'contact-in-value',
  at: '/value',
  *fact({ fact: { key, value } }) {
    const { has, needs } = CONTACTS.find(({ asked }) => asked.test(key)) ?? {}
    if (has === undefined || needs === undefined) return
    for (const text of [value].flat())
      if (typeof text === 'string' && !has.test(text))
        yield `fact ${shown(key)}: ${shown(text)} is no ${needs.noun}; give ${needs.form}`
  },
}
