import { percentDecoded } from '../../../build/contract/decoding.ts'
import { writtenDay } from '../../../build/contract/display.ts'
import { FUNCTION_PAGES } from '../../../build/contract/function-pages.ts'
import { ANSWER_PAGES } from '../../../build/contract/markdown-alternates.ts'
import type { Card } from '../../../build/contract/published/card.ts'
import { isRead } from '../../../build/contract/is-read.ts'
import type { Line } from '../../../build/contract/primitives.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { statusWords } from '../../../build/contract/reader-words.ts'
import { normalUin, uinFileName } from '../../../build/contract/uin.ts'
import { type FunctionPage, type Html, html } from '../../shared/html.ts'
import type { IndexSource } from '../source/reader.ts'
import { serviceOf } from '../source/load.ts'
import { policyNamed } from '../source/stored-records.ts'

/** Where a page of a product is asked for. */
const ADDRESS = /^\/policy\/(?<name>[^/]+)\/?$/u

/** The name in the address of a product's page; null where it is another address. */
export function productNameIn(pathname: string): string | null {
  return ADDRESS.exec(pathname)?.groups?.['name'] ?? null
}

/**
 * `/policy/{name}` where no file is: a product that nobody has read, among so many that these have no files; or an
 * address that was mistyped, with the product that is meant where that is held.
 */
export async function productPage(source: IndexSource, name: string): Promise<FunctionPage> {
  const own = await policyAt(source, name)
  if (own !== null && !isRead(own.coverage)) {
    const { withdrawals_known_for: known = [] } = await serviceOf(source)
    return unread(own, known)
  }
  const meant = own ?? (await policyAt(source, uinFileName(percentDecoded(name) ?? name)))
  return missing(meant)
}

async function policyAt(source: IndexSource, name: string): Promise<PolicyBody | null> {
  return /^[\w()~-][\w()~.-]{0,250}$/u.test(name) ? policyNamed(source, name) : null
}

function unread(policy: PolicyBody, known: readonly Line[]): FunctionPage {
  const { name, uin, category, insurer, line, status, launched, url } = policy
  const asked = new URLSearchParams({ uin }).toString()
  const day = launched === null ? '' : `, launched or approved on ${writtenDay(launched)}`
  return {
    title: `${name}, ${uin}`,
    content: html`<h1>${name}</h1>
      <p class="lead">
        ${category.name} from <a href="${ANSWER_PAGES.getInsurer(insurer.slug)}">${insurer.name}</a>. UIN
        <code>${uin}</code>.
      </p>
      <p class="note">
        <strong>Not read yet.</strong> Nobody here has read the documents of this product. That means neither
        yes nor no to any question about it.
      </p>
      <p>On the list of its source: ${statusWords(status, line, known)}${day}.</p>
      <h2>What you can do now</h2>
      <ul>
        <li>
          Get the policy wording from the insurer:
          <a href="${ANSWER_PAGES.getInsurer(insurer.slug)}">how to reach ${insurer.name}</a>. The wording of
          a policy you hold came with it.
        </li>
        <li>
          <a href="${ANSWER_PAGES.getInsurer(insurer.slug)}#complain">Whom to complain to</a>
        </li>
        <li>
          <a href="${ANSWER_PAGES.categoryFields(category.slug)}">What to ask of such a policy</a>, and the
          products of its kind that were read
        </li>
        <li><a href="/rights">What the law gives you in any policy</a></li>
        <li>
          <a href="${FUNCTION_PAGES.report}?${asked}" rel="nofollow">Ask us to read this one</a> or
          <a href="${FUNCTION_PAGES.help}?${asked}">ask for help</a> with it
        </li>
      </ul>
      ${versions(policy)}
      <p class="quiet">For programs: <a href="${new URL(url).pathname}">this product as JSON</a>.</p>`,
  }
}

function versions({ uin, versions: all }: PolicyBody): Html | false {
  const others = all.filter((one) => normalUin(one.uin) !== normalUin(uin))
  return (
    others.length > 0 &&
    html`<h2>Other versions</h2>
      <ul>
        ${others.map((one) => html`<li>${linkTo(one)}</li>`)}
      </ul>`
  )
}

function linkTo({ uin, name }: Pick<Card, 'uin' | 'name'>): Html {
  return html`<a href="${ANSWER_PAGES.getPolicy(uin)}">${name}, ${uin}</a>`
}

function missing(meant: PolicyBody | null): FunctionPage {
  return {
    title: 'No such product',
    status: 404,
    content: html`<h1>There is no product at this address</h1>
      ${
        meant === null
          ? html`<p>
              The address may be mistyped, or the product is not held. Its name, or the UIN printed on the
              policy, finds it: the search box is at the top.
            </p>`
          : html`<p>Perhaps this one: ${linkTo(meant)}.</p>`
      }
      <ul class="ways">
        <li><a href="/category">Products by type</a></li>
        <li><a href="/insurer">Insurers</a></li>
      </ul>`,
  }
}
