import { type Told, conditionText, conditionsOf, valueOf } from '../../../build/contract/answer-words.ts'
import { writtenDay } from '../../../build/contract/display.ts'
import { ANSWER_PAGES } from '../../../build/contract/markdown-alternates.ts'
import type { FactBody } from '../../../build/contract/published/fact.ts'
import { WITHOUT_VALUE, readingOf } from '../../../build/contract/reader-words.ts'
import { type Html, html } from '../../shared/html.ts'

/** One answer to a question that several products or versions are asked: the value first, then what it rests on. */
export function answerCell(head: string, told: Told, uin: string, asked: string | null = null): Html {
  return html`<div>
    <dt>${head}: ${valueOf(told)}</dt>
    <dd>${asked !== null && html`<p class="quiet">${asked}</p>`} ${evidence(told, uin)}</dd>
  </div>`
}

function evidence(told: Told, uin: string): Html {
  const { quote, clause, page, context = [], status, checked } = told
  const day = checked === null || checked === undefined ? null : writtenDay(checked)
  const reading = status in WITHOUT_VALUE ? null : readingOf(status as FactBody['status'], day)
  return html`${[quote, ...context.map((more) => more.quote)].flatMap((words) => (words ? [html`<q>${words}</q> `] : []))}
  ${
    clause !== null &&
    clause !== undefined &&
    html`<span class="quiet"
      ><a href="${ANSWER_PAGES.getPolicy(uin)}/wording#c${clause.id}">clause ${clause.number || clause.id}</a
      >, page ${page ?? ''}</span
    >`
  }
  ${reading !== null && html`<p class="reading ${status}"><a href="/docs/data#status">${reading}</a></p>`}
  ${conditionsOf(told).map((condition) => html`<p class="note">${conditionText({ ...condition, isNote: false })}</p>`)}`
}
