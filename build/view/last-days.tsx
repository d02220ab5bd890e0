/** @jsxRuntime automatic @jsxImportSource #view */
import { ENTERED, ENTERED_DAYS, type EnteredDay, type DaySpan, lastDay } from '../contract/last-day.ts'
import { FUNCTION_PAGES } from '../contract/function-pages.ts'
import type { LadderBody } from '../contract/published/complaints.ts'
import type { FactBody } from '../contract/published/fact.ts'
import type { PolicyBody } from '../contract/published/policy.ts'
import { spanIn } from './answer-in.tsx'
import { phrase, translated } from './phrases.tsx'
import { LawToday, SectionLinks } from './law-sentences.tsx'
import type { PageTexts } from '../contract/texts.ts'
import type { Markup } from './jsx-runtime.ts'
import type { MarkedFields } from './needs.tsx'
import { type Links, productPath } from './page-paths.ts'

/** The days that a family entered, as `YYYY-MM-DD`. */
export type Entered = Partial<Readonly<Record<EnteredDay, string>>>

interface LastDaysProps {
  readonly policy: PolicyBody
  readonly fields: MarkedFields
  readonly rungs: LadderBody['rungs']
  readonly site: Links
  readonly entered?: Entered
}

/** Last days of a policy by the law of today, and by its own words where these count otherwise; a script works them out in place. */
export function LastDays({ policy, fields, rungs, site, entered = {} }: LastDaysProps) {
  const { texts } = site
  const refusal = rungs.flatMap(({ name, law, deadlines = [] }) =>
    deadlines.flatMap(({ from, says, ...span }) =>
      from === 'refusal' ? [{ name, law, says, ...span }] : [],
    ),
  )
  const dated = datedOf(policy, fields)
  const counted = new Set([
    ...dated.map(({ last }) => last.from),
    ...(refusal.length > 0 ? ['refusal' as const] : []),
  ])
  return (
    <>
      <form id="dates" action={site.link(FUNCTION_PAGES.sheet)} data-markdown="none">
        <input type="hidden" name="uin" value={policy.uin} />
        {ENTERED.filter((name) => counted.has(name)).map((name) => (
          <p>
            <label for={`day-${name}`}>{texts.t(ENTERED_DAYS[name].label)}</label>
            <input id={`day-${name}`} name={name} type="date" value={entered[name]} />
          </p>
        ))}
        <p>
          <button type="submit">{texts.t('days.work-out')}</button>
        </p>
      </form>
      <ul class="last-days" data-name={policy.name} data-page={site.link(productPath(policy.uin))}>
        {dated.map(({ last, ofPolicy, law }) => (
          <li>
            {translated(texts, last.name)}: {day(last, entered, texts)}
            {ofPolicy !== null &&
              phrase(texts, 'days.by-this-policy', { day: day(ofPolicy, entered, texts) })}
            <LawToday law={law} site={site} />
          </li>
        ))}
        {refusal.map(({ name, law, says, ...span }) => (
          <li>
            {translated(texts, name)}. {translated(texts, says)}:{' '}
            {day({ ...span, from: 'refusal' }, entered, texts)}
            <span class="law line">
              <SectionLinks law={law} site={site} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A day where the day it is counted from was entered, else how it is counted. */
function day(span: DaySpan, entered: Entered, texts: PageTexts): Markup {
  const { from, count, unit } = span
  const start = entered[from]
  const words = texts.t(ENTERED_DAYS[from].after, { time: spanIn(texts, count, unit) })
  return (
    <strong data-from={from} data-count={count} data-unit={unit} data-told={words}>
      {start === undefined ? words : texts.day(lastDay(start, span))}
    </strong>
  )
}

/** The last days that fields decide; the number of the policy itself where it is another than the law's. */
function datedOf({ facts, unread }: PolicyBody, fields: MarkedFields) {
  return [...fields].flatMap(([key, { last_day: last }]) => {
    const fact = facts.find((one) => one.key === key)
    const entry = fact ?? unread.find((one) => one.key === key)
    if (last === undefined || entry === undefined) return []
    return [{ last, ofPolicy: fact === undefined ? null : spanOf(fact, last), law: entry.law }]
  })
}

function spanOf({ type, value, status }: FactBody, last: DaySpan): DaySpan | null {
  const isCounted = type === 'days' || type === 'months' || type === 'years'
  if (!isCounted || typeof value !== 'number' || status === 'unverified' || status === 'disputed') return null
  const isSame = monthsOf(value, type) === monthsOf(last.count, last.unit)
  return isSame || !Number.isInteger(value) ? null : { from: last.from, count: value, unit: type }
}

function monthsOf(count: number, unit: DaySpan['unit']): string {
  return unit === 'days' ? `${count} days` : `${unit === 'years' ? 12 * count : count} months`
}
