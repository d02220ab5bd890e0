import { counted } from '../../../contract/display.ts'
import { lawToday } from '../../../contract/authored/law-today.ts'
import type { FactBody, LawBeside } from '../../../contract/published/fact.ts'
import type { ClauseRef } from '../../../contract/published/references.ts'
import type { PolicyBody } from '../../../contract/published/policy.ts'
import { normalUin } from '../../../contract/uin.ts'
import { SILENT } from '../../../contract/notices.ts'
import { escaped, linkTo, paragraph, quotation } from './markdown.ts'
import { STATUS_MEANINGS } from '../../description/meanings.ts'
import { COVERAGE_WORDS, readingOf, statusWords } from '../../../contract/reader-words.ts'
import {
  clauseWords,
  conditionText,
  conditionsOf,
  pageWords,
  restsOn,
  valueOf,
} from '../../../contract/answer-words.ts'
import type { ProductMaterial } from '../product-material.ts'
import { productPath } from '../../../view/page-paths.ts'
import { Complaint } from '../pages/complaint.tsx'
import { type Site } from '../site.ts'
import { webAddress } from '../../../view/links.tsx'
import { markdownOf } from './page-markdown.ts'

type Material = Pick<ProductMaterial, 'policy' | 'site' | 'versions' | 'contacts'>

/** A product as one page of Markdown: every fact with its quote, clause, page and status, and how to cite it. */
export function productMarkdown(material: Material): string {
  const { policy, site } = material
  const { name, uin, category, insurer, facts, unread } = policy
  const page = site.base + productPath(uin)
  const blocks = [
    `# ${escaped(name)}`,
    head(material),
    paragraph(escaped(policy.notice)),
    ...factBlocks(facts),
    ...(unread.length === 0
      ? []
      : [
          '## Not read yet',
          paragraph(escaped(unread.map(({ label }) => label).join('; '))),
          ...unread.flatMap(({ label, law = [] }) => law.map((one) => `${escaped(label)}. ${lawLine(one)}`)),
          STATUS_MEANINGS.unread.means,
        ]),
    markdownOf(Complaint({ site, insurer, contacts: material.contacts, uin }), (href) =>
      relinked(site, uin, href),
    ),
    '## How to cite',
    paragraph(
      `How to cite this page: “quote” (${escaped(name)}, ${escaped(insurer.name)}, UIN ${escaped(uin)}, clause, page; ${escaped(site.service.title)}, data of ${policy.data_date}, ${linkTo(escaped(page), page)})`,
    ),
    `Category: ${escaped(category.name)}. JSON with every clause: ${linkTo(escaped(policy.url), policy.url)}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** A link of the page as a whole address: the text is read far from its site. */
function relinked(site: Site, uin: string, href: string): string {
  if (href.startsWith('#')) return site.base + productPath(uin) + href
  return href.startsWith('/') ? new URL(site.base).origin + href : href
}

function head({ policy, site, versions }: Material): string {
  const { uin, status, line, category, insurer, launched, withdrawn, documents, coverage, data_date } = policy
  const newest = newestOf(versions, uin)
  const others = policy.versions.filter((version) => version.uin !== uin)
  const lines = [
    `- UIN: ${escaped(uin)}`,
    `- Insurer: ${escaped(insurer.name)}`,
    `- Type: ${escaped(category.name)} (${line})`,
    `- Status: ${statusWords(status, line, site.withdrawals.knownFor)}${withdrawn === null ? '' : ` on ${withdrawn}`}${launched === null ? '' : `, launched or approved on ${launched}`}`,
    ...(newest === null
      ? []
      : [`- This is not the newest version. The newest one listed: ${versionLink(policy, newest.uin)}`]),
    `- Questions: ${answered(coverage)}`,
    ...others.map(
      (version) =>
        `- Other version: ${versionLink(policy, version.uin)} (${statusWords(version.status, line, site.withdrawals.knownFor)})`,
    ),
    ...site.withdrawals.law
      .filter((one) => status === 'withdrawn' && one.line === line)
      .map(({ says, title, path }) => `- ${escaped(says)} (${linkTo(escaped(title), site.base + path)})`),
    ...documents.map((document) => {
      const edition = document.edition === null ? '' : `, edition ${escaped(document.edition)}`
      return `- Document ${document.id}: ${documentLink(document)}${edition}, ${counted(document.pages, 'page')}, SHA-256 ${document.sha256}`
    }),
    ...(policy.document_url === undefined || documents.length > 0
      ? []
      : [
          `- Document as listed, not read here: ${documentLink({ title: 'address', url: policy.document_url })}`,
        ]),
    `- Data of: ${data_date}`,
  ]
  return lines.join('\n')
}

/** The newest version of a product that a later one replaced; null where it is the newest itself. */
function newestOf(versions: Material['versions'], uin: string) {
  const own = versions.find((version) => normalUin(version.uin) === normalUin(uin))
  if (own?.is_superseded !== 1) return null
  return versions.findLast(({ is_superseded }) => is_superseded === 0) ?? null
}

function versionLink({ versions }: PolicyBody, uin: string): string {
  const version = versions.find((one) => one.uin === uin)
  return version === undefined ? escaped(uin) : linkTo(escaped(uin), version.url)
}

/** How many questions were answered, in words. */
function answered(coverage: PolicyBody['coverage']): string {
  return Object.entries(COVERAGE_WORDS)
    .map(([part, words]) => `${coverage[part as keyof typeof coverage]} ${words}`)
    .join(', ')
}

function documentLink({ title, url }: Pick<PolicyBody['documents'][number], 'title' | 'url'>): string {
  return webAddress(url) === null ? escaped(title) : linkTo(escaped(title), url)
}

function factBlocks(facts: readonly FactBody[]): string[] {
  const blocks: string[] = []
  let group: string | null = null
  for (const fact of facts) {
    if (fact.group !== group) blocks.push(`## ${escaped(fact.group)}`)
    group = fact.group
    blocks.push(`### ${escaped(fact.label)}`, ...factText(fact))
  }
  return blocks
}

function factText(fact: FactBody): string[] {
  const { quote, clause, status, context, searched } = fact
  const reading = readingOf(status, null)
  const blocks = [`**${escaped(valueOf(fact))}${reading === null ? '' : ` (${reading})`}**`]
  blocks.push(...(fact.law ?? []).map(lawLine))
  if (quote !== null && clause !== null) {
    blocks.push(quotation(`${paragraph(escaped(quote))}\n\n${clauseLink(clause)}, ${pageWords(fact)}`))
  }
  for (const more of context) {
    blocks.push(
      quotation(`${paragraph(escaped(more.quote))}\n\n${clauseLink(more.clause)}, ${pageWords(more)}`),
    )
  }
  const rests = restsOn(fact)
  if (rests !== null) blocks.push(paragraph(escaped(rests)))
  for (const condition of conditionsOf(fact)) {
    const says = { ...condition, says: escaped(condition.says) }
    blocks.push(paragraph(conditionText(says, clauseLink)))
  }
  if (searched !== null) blocks.push(silence(searched))
  return blocks
}

function lawLine(law: LawBeside): string {
  return linkTo(escaped(lawToday(law)), law.url)
}

function silence({ documents, clauses, terms, near }: NonNullable<FactBody['searched']>): string {
  const words = terms.map((term) => `“${escaped(term)}”`).join(', ')
  const close = near.length === 0 ? '' : ` Close to it: ${near.map(clauseLink).join(', ')}.`
  const where = `${documents.join(', ')} (${clauses} clauses)`
  return `${SILENT} Searched: ${where}, for ${words}.${close}`
}

function clauseLink(clause: ClauseRef): string {
  return linkTo(escaped(clauseWords(clause)), clause.url)
}
