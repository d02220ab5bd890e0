import { groupsOf } from '../contract/groups.ts'
import type { WithdrawalLaw } from '../contract/index-files/service.ts'
import type { Line } from '../contract/primitives.ts'
import { counted } from '../contract/display.ts'
import { lawToday } from '../contract/authored/law-today.ts'
import type { FactBody, LawBeside } from '../contract/published/fact.ts'
import type { ClauseRef } from '../contract/published/references.ts'
import type { PolicyBody } from '../contract/published/policy.ts'
import { SERVICE_NAME, SILENT } from '../contract/notices.ts'
import { escaped, linkTo, paragraph, quotation } from './markdown.ts'
import { STATUS_MEANINGS } from '../contract/meanings.ts'
import { COVERAGE_WORDS, readingOf, statusWords } from '../contract/reader-words.ts'
import {
  clauseWords,
  conditionText,
  conditionsOf,
  pageWords,
  restsOn,
  valueOf,
} from '../contract/answer-words.ts'
import { webAddress } from './links.tsx'

/** What the text of a product says beside its body. */
export interface ProductTextInputs {
  readonly policy: PolicyBody
  /** For which lines withdrawals are known. */
  readonly knownFor: readonly Line[]
  /** What the law says of withdrawn products. */
  readonly withdrawalLaw: readonly WithdrawalLaw[]
  /** The UIN of the newest version; null where this is it. */
  readonly newest: string | null
  /** Whom to complain to: a section of Markdown. */
  readonly complain: string
}

/** How much a text says, and how it names places. */
export interface ProductTextForm {
  readonly clause: (clause: ClauseRef) => string
  /** What the law says beside a fact; null where only get_fact says it. */
  readonly law: ((law: LawBeside) => string) | null
  readonly hasLawOfUnread: boolean
  /** The words that were looked for in vain. */
  readonly hasSearches: boolean
  /** What programs and doubters ask for: digests of documents, and what each value rests on. */
  readonly hasEvidence: boolean
  readonly address: (url: string) => string
}

/** The whole text, as it is published. */
const WHOLE: ProductTextForm = {
  clause: (clause) => linkTo(escaped(clauseWords(clause)), clause.url),
  law: (law) => linkTo(escaped(lawToday(law)), law.url),
  hasLawOfUnread: true,
  hasSearches: true,
  hasEvidence: true,
  address: (url) => linkTo(escaped(url), url),
}

/** A product as one page of Markdown: every fact with its quote, clause, page and status, and how to cite it. */
export function productText(inputs: ProductTextInputs, form: ProductTextForm = WHOLE): string {
  const { policy, complain } = inputs
  const { name, uin, category, insurer, facts, unread } = policy
  const { law, address } = form
  const blocks = [
    `# ${escaped(name)}`,
    head(inputs, form),
    paragraph(escaped(policy.notice)),
    ...factBlocks(facts, form),
    ...(unread.length === 0
      ? []
      : [
          '## Not read yet',
          paragraph(escaped(unread.map(({ label }) => label).join('; '))),
          ...(law !== null && form.hasLawOfUnread ? unread : []).flatMap(({ label, law: beside = [] }) =>
            beside.map((one) => `${escaped(label)}. ${law?.(one)}`),
          ),
          STATUS_MEANINGS.unread.means,
        ]),
    complain,
    '## How to cite',
    paragraph(
      `How to cite this page: “quote” (${escaped(name)}, ${escaped(insurer.name)}, UIN ${escaped(uin)}, clause, page; ${SERVICE_NAME}, data of ${policy.data_date}, ${address(policy.url)})`,
    ),
    `Category: ${escaped(category.name)}. JSON with every clause: ${address(policy.url)}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function head({ policy, knownFor, withdrawalLaw, newest }: ProductTextInputs, form: ProductTextForm): string {
  const { uin, status, line, category, insurer, launched, withdrawn, documents, coverage, data_date } = policy
  const others = policy.versions.filter((version) => version.uin !== uin)
  const lines = [
    `- UIN: ${escaped(uin)}`,
    `- Insurer: ${escaped(insurer.name)}`,
    `- Type: ${escaped(category.name)} (${line})`,
    `- Status: ${statusWords(status, line, knownFor)}${withdrawn === null ? '' : ` on ${withdrawn}`}${launched === null ? '' : `, launched or approved on ${launched}`}`,
    ...(newest === null
      ? []
      : [`- This is not the newest version. The newest one listed: ${versionLink(policy, newest)}`]),
    `- Questions: ${answered(coverage)}`,
    ...others.map(
      (version) =>
        `- Other version: ${versionLink(policy, version.uin)} (${statusWords(version.status, line, knownFor)})`,
    ),
    ...withdrawalLaw
      .filter((one) => status === 'withdrawn' && one.line === line)
      .map(({ says, title, url }) => `- ${escaped(says)} (${linkTo(escaped(title), url)})`),
    ...documents.map((document) => {
      const edition = document.edition === null ? '' : `, edition ${escaped(document.edition)}`
      const digest = form.hasEvidence ? `, SHA-256 ${document.sha256}` : ''
      return `- Document ${document.id}: ${documentLink(document)}${edition}, ${counted(document.pages, 'page')}${digest}`
    }),
    `- Data of: ${data_date}`,
  ]
  return lines.join('\n')
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

function documentLink({ title, url }: PolicyBody['documents'][number]): string {
  return webAddress(url) === null ? escaped(title) : linkTo(escaped(title), url)
}

function factBlocks(facts: readonly FactBody[], form: ProductTextForm): string[] {
  return groupsOf(facts, ({ group }) => group).flatMap(([group, ofGroup]) => [
    `## ${escaped(group)}`,
    ...ofGroup.flatMap((fact) => [`### ${escaped(fact.label)}`, ...factText(fact, form)]),
  ])
}

function factText(
  fact: FactBody,
  { clause: clauseOf, law, hasEvidence, hasSearches }: ProductTextForm,
): string[] {
  const { quote, clause, status, context, searched } = fact
  const reading = readingOf(status, null)
  const blocks = [`**${escaped(valueOf(fact))}${reading === null ? '' : ` (${reading})`}**`]
  if (law !== null) blocks.push(...(fact.law ?? []).map(law))
  const quoted = (words: string, from: ClauseRef, page: string) =>
    quotation(`${paragraph(escaped(words))}\n\n${clauseOf(from)}, ${page}`)
  if (quote !== null && clause !== null) blocks.push(quoted(quote, clause, pageWords(fact)))
  for (const more of context) blocks.push(quoted(more.quote, more.clause, pageWords(more)))
  const rests = hasEvidence ? restsOn(fact) : null
  if (rests !== null) blocks.push(paragraph(escaped(rests)))
  for (const condition of conditionsOf(fact)) {
    const says = { ...condition, says: escaped(condition.says) }
    blocks.push(paragraph(conditionText(says, clauseOf)))
  }
  if (searched !== null) blocks.push(hasSearches ? silence(searched, clauseOf) : SILENT)
  return blocks
}

function silence(
  { documents, clauses, terms, near }: NonNullable<FactBody['searched']>,
  clauseOf: ProductTextForm['clause'],
): string {
  const words = terms.map((term) => `“${escaped(term)}”`).join(', ')
  const close = near.length === 0 ? '' : ` Close to it: ${near.map(clauseOf).join(', ')}.`
  const where = `${documents.join(', ')} (${clauses} clauses)`
  return `${SILENT} Searched: ${where}, for ${words}.${close}`
}
