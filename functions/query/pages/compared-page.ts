import { comparedSections, letterOf } from '../../../build/contract/compared-sections.ts'
import { counted } from '../../../build/contract/display.ts'
import { ERRORS } from '../../../build/contract/errors.ts'
import { lawsBeside } from '../../../build/contract/compared-sections.ts'
import { COMPARED } from '../../../build/contract/limits.ts'
import { ANSWER_PAGES } from '../../../build/contract/markdown-alternates.ts'
import { UIN_LENGTH } from '../../../build/contract/primitives.ts'
import type { CompareBody } from '../../../build/contract/published/comparison.ts'
import { VERDICT_WORDS, comparedSentence } from '../../../build/contract/reader-words.ts'
import { normalUin } from '../../../build/contract/uin.ts'
import { type FunctionPage, type Html, html } from '../../shared/html.ts'
import { comparePolicies } from '../operations/compare.ts'
import type { IndexSource } from '../source/reader.ts'
import { answerCell } from './answer-cell.ts'

type Row = CompareBody['rows'][number]

/** `/compared?uin=&uin=`: the products that were chosen, side by side; what differs comes first, what is the same is folded. */
export async function comparedPage(source: IndexSource, query: URLSearchParams): Promise<FunctionPage> {
  const uins = chosen(query)
  if (uins.length < COMPARED.least)
    return refusal('Choose two products or more.', ERRORS['invalid-request'].status)
  const outcome = await comparePolicies(source, { uins: uins.join(','), fields: null, group: null })
  if ('refusal' in outcome) return refusal(outcome.refusal.message, ERRORS[outcome.refusal.code].status)
  return page(outcome.body)
}

/** The products named in the address, each once, none longer than a UIN can be. */
function chosen(query: URLSearchParams): string[] {
  const named = query.getAll('uin').map((uin) => uin.trim().slice(0, UIN_LENGTH))
  return [...new Map(named.filter((uin) => uin !== '').map((uin) => [normalUin(uin), uin])).values()]
}

function refusal(message: string, status: number): FunctionPage {
  return {
    title: 'Compare products',
    status,
    content: html`<h1>Compare products</h1>
      <p class="note">${message}</p>
      <p><a href="/compare">Choose two to four products</a></p>`,
  }
}

function page(body: CompareBody): FunctionPage {
  const { policies, rows } = body
  const { different, groups, same, alone } = comparedSections(rows)
  const lines = new Set(policies.map(({ line }) => line))
  const parts = [['Answered differently', different] as const, ...groups].filter(([, of]) => of.length > 0)
  return {
    title: `${policies.map(({ name }) => name).join(', ')}, side by side`,
    content: html`<h1>Side by side</h1>
      <p class="lead">
        ${comparedSentence(body)} ${alone > 0 && `${alone} asked of only one of them are not shown. `}
        ${lines.size > 1 && 'A life, a health and a general policy answer different questions. '} Nothing is
        ranked.
      </p>
      <ul class="compared-products">
        ${policies.map(product)}
      </ul>
      <p><a href="/compare">Choose other products</a></p>
      <nav aria-label="On this page" class="contents">
        <ul>
          ${parts.map(([title, of], at) => entry(`group-${at + 1}`, title, of.length))}
          ${same.length > 0 && entry('same', 'The same', same.length)}
        </ul>
      </nav>
      <p class="in-reach" aria-hidden="true">
        ${policies.map(({ name }, at) => html`<span>${letterOf(at)}: ${name}</span>`)}
      </p>
      ${parts.map(
        ([title, of], at) =>
          html`<section id="group-${at + 1}">
            <h2>${title}</h2>
            ${of.map(question)}
          </section>`,
      )}
      ${
        same.length > 0 &&
        html`<section id="same">
          <h2>The same</h2>
          <details>
            <summary>${counted(same.length, 'question')} answered the same</summary>
            ${same.map(question)}
          </details>
        </section>`
      }`,
  }
}

function entry(id: string, title: string, count: number): Html {
  return html`<li><a href="#${id}">${title}</a> <span class="quiet">${count}</span></li>`
}

function product({ uin, name, insurer, status }: CompareBody['policies'][number], at: number): Html {
  return html`<li class="product-${at}">
    <strong>${letterOf(at)}</strong> <a href="${ANSWER_PAGES.getPolicy(uin)}">${name}</a>
    <span class="quiet">${insurer.name}, UIN ${uin}${status === 'withdrawn' && ', withdrawn'}</span>
  </li>`
}

/** A question, answered by each product. */
function question({ key, label, verdict, cells }: Row): Html {
  const asked = new Set(cells.flatMap((cell) => ('question' in cell ? [cell.question] : [])))
  return html`<article class="fact compared" id="${key}">
    <h3>
      ${label}
      <a class="tag verdict ${verdict}" href="/docs/data#comparison">${VERDICT_WORDS[verdict].label}</a>
    </h3>
    ${lawsBeside(cells.map((cell) => ('law' in cell ? cell.law : undefined))).map(
      ({ words, law }) => html`<p class="law"><a href="${new URL(law.url).pathname}">${words}</a></p>`,
    )}
    <dl>
      ${cells.map((cell, at) => {
        const question = 'question' in cell ? cell.question : null
        return answerCell(letterOf(at), cell, cell.uin, asked.size > 1 ? question : null)
      })}
    </dl>
  </article>`
}
