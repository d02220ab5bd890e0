import type { Entry } from '../../../../build/ingest/wording/blocks.ts'
import { endOf } from '../../../../build/ingest/wording/signs.ts'
import { isAlike, kindOf } from '../../../../build/ingest/wording/nodes.ts'
import type { Wanted } from './example.ts'

// Facts known of a wording that nobody labelled, since the trade prints them alike everywhere: the standard exclusions
// by their codes and the standard definitions each begin a clause, and the members of their lists do not; a numbered
// heading between its neighbours does; the rest of a sentence in a list does not.

const TERMS =
  'accident|any one illness|ayush (?:hospital|day care cent(?:re|er))|cashless facility|condition precedent|congenital anomaly|co-? ?payment|cumulative bonus|day care (?:cent(?:re|er)|treatment)|deductible|dental treatment|disclosure to information norms?|domiciliary hospitali[sz]ation|emergency care|grace period|hospital|hospitali[sz]ation|illness|injury|in-?patient care|intensive care unit|icu charges|maternity expenses?|medical (?:advice|expenses|practitioner)|medically necessary treatment|migration|(?:non-? ?)?network provider|new ?born baby|notification of claim|opd treatment|pre-? ?existing disease|(?:pre|post)-? ?hospitali[sz]ation medical expenses|portability|qualified nurse|reasonable and customary charges|room rent|subrogation|surgery(?: or surgical procedure)?|unproven/? ?(?:or )?experimental treatments?'
const NAMED = new RegExp(`^["“‘']?(?:${TERMS})["”’']?\\W*$`, 'iu')
const DEFINED = new RegExp(
  `^["“‘']?(?:${TERMS})["”’']?(?:\\s*\\([^)]*\\))?\\s*[:–-]?\\s*(?:["“‘']?[\\w\\s]{0,40}["”’']?\\s*)?(?:means?|shall mean|is defined|refers? to)\\b`,
  'iu',
)
const CODE = /\bexc?l\w*\.?\W{0,3}(?:0?[1-9]|1[0-8])\b/giu

/** Finds what the trade wants of entries. */
export function wantedByTrade(entries: readonly Entry[]): Map<number, Wanted> {
  const wanted = new Map<number, Wanted>()
  const codes = new Set<string>()
  for (const [at, entry] of entries.entries()) {
    const rest = entry.text.slice(entry.labels[0]?.length ?? 0)
    const before = entries[at - 1]
    if (isInSentence(entry, rest, before)) wanted.set(at, { begins: false })
    else if (DEFINED.test(rest)) {
      const from = before !== undefined && isName(before) ? at - 1 : at
      wanted.set(from, { begins: true })
      for (const serial of itemsBelow(from, entries)) wanted.set(serial, { begins: false })
    } else if (isBetween(entry, entries)) wanted.set(at, { begins: true })
    const [code, ...others] = [...new Set(rest.slice(0, 160).match(CODE) ?? [])]
    const number = code?.match(/\d+/u)?.[0]
    if (number === undefined || others.length > 0 || codes.has(String(Number(number)))) continue
    codes.add(String(Number(number)))
    if (entry.labels.length === 0 && !entry.heading) continue
    wanted.set(at, { begins: true })
    for (const serial of itemsBelow(at, entries)) wanted.set(serial, { begins: false })
  }
  return wanted
}

/** The members of the lists that go on below an entry, plain paragraphs each, up to the first that is no part of one. */
function itemsBelow(at: number, entries: readonly Entry[]): number[] {
  const own = entries[at]?.labels.map((label) => kindOf(entries[at] as Entry, label)) ?? []
  const last = new Map<string, number>()
  const items: number[] = []
  for (const entry of entries.slice(at + 1)) {
    if (entry.heading || entry.tables.length > 0 || entry.lead !== '') break
    if (entry.labels.length === 0 || entry.labels[0]?.style === 'bullet') continue
    const member =
      entry.labels.find((label) => {
        const kind = kindOf(entry, label)
        return !own.includes(kind) && label.value === (last.get(kind) ?? 0) + 1
      }) ?? entry.labels.find((label) => label.value === 1 && last.has(kindOf(entry, label)))
    if (member === undefined || member.style === 'decimal' || member.style === 'part') break
    last.set(kindOf(entry, member), member.value)
    items.push(entry.serial)
  }
  return items
}

function isName({ labels, text, tables }: Entry): boolean {
  return tables.length === 0 && NAMED.test(text.slice(labels[0]?.length ?? 0))
}

/** A labelled part of a sentence that has not ended. */
function isInSentence({ labels, lead, heading }: Entry, rest: string, before: Entry | undefined): boolean {
  if (labels.length === 0 || heading || lead !== '' || !/^\p{Ll}/u.test(rest)) return false
  return /[:;]/u.test(endOf(before?.text ?? ''))
}

/** A numbered heading that goes on from one before it and is gone on from by one after it, set alike. */
function isBetween(entry: Entry, entries: readonly Entry[]): boolean {
  const [label] = entry.labels
  if (!entry.heading || label === undefined || !/^(?:number|decimal)$/u.test(label.style)) return false
  const isStep = (by: number) => (other: Entry) =>
    other.heading &&
    isAlike(other, entry) &&
    other.labels.some(
      (one) =>
        kindOf(other, one) === kindOf(entry, label) &&
        one.value === label.value + by &&
        one.path.slice(0, -1).join('.') === label.path.slice(0, -1).join('.'),
    )
  return (
    entries.slice(Math.max(0, entry.serial - 40), entry.serial).some(isStep(-1)) &&
    entries.slice(entry.serial + 1, entry.serial + 40).some(isStep(1))
  )
}
