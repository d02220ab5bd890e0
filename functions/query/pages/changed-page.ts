import type { Told } from '../../../build/contract/answer-words.ts'
import { writtenDay } from '../../../build/contract/display.ts'
import type { ProductHistory } from '../../../build/contract/changes.ts'
import { ANSWER_PAGES } from '../../../build/contract/markdown-alternates.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { type FunctionPage, type Html, html } from '../../shared/html.ts'
import { comparePolicies } from '../operations/compare.ts'
import type { IndexSource } from '../source/reader.ts'
import { recordAt } from '../source/stored-records.ts'
import { askedUin } from './asked-uin.ts'
import { answerCell } from './answer-cell.ts'
import { productOf } from './report-and-help.ts'

/** `/changed?uin=&with=`: what changed from another version of a product, and what the releases of this site changed. */
export async function changedPage(source: IndexSource, query: URLSearchParams): Promise<FunctionPage> {
  const { uin, policy } = await productOf(source, query)
  if (policy === null)
    return {
      title: 'What changed',
      status: 404,
      content: html`<h1>What changed</h1>
        <p>
          ${uin === '' ? 'No product is named.' : `No product is held under the UIN “${uin}”.`} Begin at the
          page of the product.
        </p>`,
    }
  const other = askedUin(query, 'with')
  return {
    title: `What changed, ${policy.name}`,
    content: html`<h1>What changed</h1>
      <p class="lead">
        <a href="${ANSWER_PAGES.getPolicy(policy.uin)}">${policy.name}</a>, UIN <code>${policy.uin}</code>
      </p>
      ${other === '' ? '' : await sinceVersion(source, other, policy)}
      ${await betweenReleases(source, policy)}`,
  }
}

async function sinceVersion(source: IndexSource, other: string, policy: PolicyBody): Promise<Html> {
  const uins = `${other},${policy.uin}`
  const outcome = await comparePolicies(source, { uins, fields: null, group: null })
  if ('refusal' in outcome) return html`<p class="note">${outcome.refusal.message}</p>`
  const { rows, policies } = outcome.body
  const read = rows.filter(({ cells }) => cells.some(({ status }) => !NOTHING.has(status)))
  const changed = read.filter(({ cells: [old, now] }) => wordsOf(old) !== wordsOf(now))
  const [before] = policies
  return html`<section class="entry" id="versions">
    <h2>From ${before?.uin ?? other} to ${policy.uin}</h2>
    <p>${changed.length} of ${read.length} questions have another answer, or the same in other words.</p>
    ${changed.map(({ key, label, cells: [old, now] }) => change(key, label, [old, other], [now, policy.uin]))}
  </section>`
}

/** What a version says of a question, as far as it can be told apart from what another says. */
function wordsOf(told: Told | undefined): string {
  const { status, display = null, quote = null, note = null } = told ?? { status: 'unread' }
  return [status === 'checked' ? 'quoted' : status, display, quote, note].join('\n').replaceAll(/\s+/gu, ' ')
}

const NOTHING = new Set<string>(['unread', 'not-applicable'])

/** A fact with its old and its new answer. */
function change(
  key: string,
  label: string,
  [old, oldUin]: readonly [Told | null | undefined, string],
  [now, uin]: readonly [Told | null | undefined, string],
): Html {
  const answer = (when: string, told: Told | null | undefined, of: string) =>
    answerCell(when, told ?? { status: 'unread' }, of)
  return html`<article class="fact compared" id="${key}">
    <h3>${label}</h3>
    <dl>${answer('Before', old, oldUin)} ${answer('After', now, uin)}</dl>
  </article>`
}

async function betweenReleases(source: IndexSource, { uin }: PolicyBody): Promise<Html> {
  const history = await recordAt<ProductHistory>(source, `/history/${uinFileName(uin)}.json`)
  if (history === null) return html`<p class="quiet">No earlier release of this site is known.</p>`
  const { since, entries } = history
  return html`<section class="entry" id="releases">
    <h2>On this site</h2>
    ${entries.length === 0 && html`<p>Nothing changed here since the data of ${writtenDay(since.data_date)}.</p>`}
    ${entries.toReversed().map((entry) => released(entry, uin))}
  </section>`
}

const KINDS: Readonly<Record<ProductHistory['entries'][number]['kind'], string>> = {
  added: 'It was taken in.',
  withdrawn: 'Its source lists it as withdrawn.',
  removed: 'It was taken out.',
  changed: '',
}

function released(
  { data_date, kind, facts, clauses = [] }: ProductHistory['entries'][number],
  uin: string,
): Html {
  const counts = `${facts.length} answers and ${clauses.length} clauses are new, gone or different.`
  return html`<h3>Data of ${writtenDay(data_date)}</h3>
    <p>${KINDS[kind]} ${counts}</p>
    ${facts.map(({ key, label, before, after }) => change(key, label, [before as Told | null, uin], [after as Told | null, uin]))}`
}
