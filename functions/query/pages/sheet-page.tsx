/** @jsxRuntime automatic @jsxImportSource #view */
import { ENTERED } from '../../../build/contract/last-day.ts'
import { isCalendarDay } from '../../../build/contract/calendar-day.ts'
import { writtenDay } from '../../../build/contract/display.ts'
import { Call } from '../../../build/view/call-button.tsx'
import { type Entered, LastDays } from '../../../build/view/last-days.tsx'
import { Needs, needsOf } from '../../../build/view/needs.tsx'
import { productPath } from '../../../build/view/page-paths.ts'
import type { MakePage } from '../../shared/function-page.tsx'
import { fieldsOf, insurerOf, ladderOf } from '../source/load.ts'
import { noProduct } from './changed-page.tsx'
import { productOf } from './asked-uin.ts'

/** `/sheet?uin=&received=&since=&renewal=&refusal=`: what matters of one product on one sheet, with its last days. */
export const sheetPage: MakePage = async (source, { searchParams: query }, site) => {
  const { uin, policy } = await productOf(source, query)
  if (policy === null) return noProduct(uin, 'One sheet', site)
  const { category, insurer, name, data_date } = policy
  const [asked, reached, complaints] = await Promise.all([
    fieldsOf(source, category.slug),
    insurerOf(source, insurer.slug),
    ladderOf(source),
  ])
  const fields = new Map(asked.fields.map((field) => [field.key, field]))
  const rungs = complaints?.rungs ?? []
  const page = site.link(productPath(policy.uin))
  return {
    title: `${name}, one sheet`,
    content: (
      <div class="sheet">
        <h1 translate="no">{name}</h1>
        <p class="lead">
          <span translate="no">{insurer.name}</span>, UIN <span translate="no">{policy.uin}</span>
        </p>
        <Call contacts={reached?.contacts ?? []} uin={policy.uin} site={site} page={page} />
        <Needs needs={needsOf(policy, fields)} site={site} page={page} />
        <h2>Last days</h2>
        <LastDays policy={policy} fields={fields} rungs={rungs} site={site} entered={enteredIn(query)} />
        {rungs.length > 0 && <h2>If you have a complaint, in this order</h2>}
        <ol>
          {rungs.map((rung) => (
            <li>
              {rung.name}
              {[...rung.telephone, rung.email, rung.website].filter(Boolean).map((way) => `, ${way}`)}
            </li>
          ))}
        </ol>
        <p class="quiet">
          Every answer with its quote:{' '}
          <a href={page} translate="no">
            {site.base + productPath(policy.uin)}
          </a>
          . Data of {writtenDay(data_date)}. The policy document you hold decides.
        </p>
        <p class="quiet screen">
          Print this page, or send its address: days that stand in the address are read by whoever gets it.
        </p>
        <script type="module" src={site.link('/assets/dates.js')} />
      </div>
    ),
  }
}

/** The days of the address that are days of the calendar, of the years from 1900 to 2199. */
function enteredIn(query: URLSearchParams): Entered {
  const named = ENTERED.map((name) => [name, query.get(name) ?? ''] as const)
  return Object.fromEntries(named.filter(([, day]) => /^(?:19|20|21)/u.test(day) && isCalendarDay(day)))
}
