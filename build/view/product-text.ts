import { groupsOf } from '../contract/groups.ts'
import type { WithdrawalLaw } from '../contract/index-files/service.ts'
import type { Line } from '../contract/primitives.ts'
import { counted } from '../contract/display.ts'
import type { FactBody, LawBeside } from '../contract/published/fact.ts'
import type { ClauseRef } from '../contract/published/references.ts'
import type { PolicyBody } from '../contract/published/policy.ts'
import { SILENT } from '../contract/notices.ts'
import { escaped, linkTo, paragraph, quotation } from './markdown.ts'
import { STATUS_MEANINGS } from '../contract/meanings.ts'
import { COVERAGE_WORDS, readingOf, statusWords } from '../contract/reader-words.ts'
import {
  clauseWords,
  conditionText,
  conditionsOf,
  lawToday,
  pageWords,
  valueOf,
} from '../contract/answer-words.ts'
import { ENGLISH } from '../contract/texts.ts'
import { restsIn } from './answer-in.tsx'
import { wordsOf } from './jsx-runtime.ts'
import { webAddress } from './links.tsx'
import { placesText } from './unread-places.tsx'

/** Inputs of the text of a product beside its body. */
export interface ProductTextInputs {
  readonly policy: PolicyBody
  /** For which lines withdrawals are known. */
  readonly knownFor: readonly Line[]
  /** Law of withdrawn products. */
  readonly withdrawalLaw: readonly WithdrawalLaw[]
  /** The UIN of the newest version; null where this is it. */
  readonly newest: string | null
  /** Name of the service. */
  readonly service: string
  /** Section of Markdown on whom to complain to. */
  readonly complain: string
}

/** Form of a text: how much it says, and how it names places. */
export interface ProductTextForm {
  readonly clause: (clause: ClauseRef) => string
  /** The page of a quote. */
  readonly page: (place: Pick<FactBody, 'page' | 'printed_page'>) => string
  /** Whether a quote and its place are one paragraph. */
  readonly isTight: boolean
  /** Whether it is said once of all how far most values were read, or of each. */
  readonly hasReadingOnce: boolean
  readonly law: (law: LawBeside) => string
  /** Whether a law is shown beside a fact. */
  readonly hasLaw: (law: LawBeside, fact: FactBody) => boolean
  readonly hasLawOfUnread: boolean
  /** The most places to look for a field that nobody has read. */
  readonly mostPlaces: number
  /** The words that were looked for in vain. */
  readonly hasSearches: boolean
  /** Whether it has what programs and doubters ask for: digests of documents, and what each value rests on. */
  readonly hasEvidence: boolean
  readonly address: (url: string) => string
}

/** The whole text, as it is published. */
export const WHOLE: ProductTextForm = {
  clause: (clause) => linkTo(escaped(clauseWords(clause)), clause.url),
  page: pageWords,
  isTight: false,
  hasReadingOnce: false,
  hasLaw: () => true,
  law: (law) => linkTo(escaped(lawToday(law)), law.url),
  hasLawOfUnread: true,
  mostPlaces: Infinity,
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
          ...(form.hasLawOfUnread ? unread : []).flatMap(({ label, law: beside = [] }) =>
            beside.map((one) => `${escaped(label)}. ${law(one)}`),
          ),
          STATUS_MEANINGS.unread.means,
        ]),
    ...placesText(policy, address, form.mostPlaces),
    complain,
    '## How to cite',
    paragraph(
      `How to cite this page: “quote” (${escaped(name)}, ${escaped(insurer.name)}, UIN ${escaped(uin)}, clause, page; ${escaped(inputs.service)}, data of ${policy.data_date}, ${address(policy.page_url ?? policy.url)})`,
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
    ...(policy.document_url === undefined || documents.length > 0
      ? []
      : [
          `- Document as listed, not read here: ${documentLink({ title: 'address', url: policy.document_url })}`,
        ]),
    `- Data of: ${data_date}`,
    ...(form.hasReadingOnce ? [`- Values without such words: ${QUOTED?.toLowerCase()}`] : []),
  ]
  return lines.join('\n')
}

function versionLink({ versions }: PolicyBody, uin: string): string {
  const version = versions.find((one) => one.uin === uin)
  return version === undefined ? escaped(uin) : linkTo(escaped(uin), version.url)
}

/** Words for a value that one person has read. */
const QUOTED = readingOf('quoted')

/** Words for the number of questions that were answered. */
function answered(coverage: PolicyBody['coverage']): string {
  return Object.entries(COVERAGE_WORDS)
    .map(([part, words]) => `${coverage[part as keyof typeof coverage]} ${words}`)
    .join(', ')
}

function documentLink({ title, url }: Pick<PolicyBody['documents'][number], 'title' | 'url'>): string {
  return webAddress(url) === null ? escaped(title) : linkTo(escaped(title), url)
}

function factBlocks(facts: readonly FactBody[], form: ProductTextForm): string[] {
  return groupsOf(facts, ({ group }) => group).flatMap(([group, ofGroup]) => [
    `## ${escaped(group)}`,
    ...ofGroup.flatMap((fact) => [`### ${escaped(fact.label)}`, ...factText(fact, form)]),
  ])
}

function factText(fact: FactBody, form: ProductTextForm): string[] {
  const { quote, clause, status, context, searched } = fact
  const reading = readingOf(status)
  const isSaid = reading === null || (form.hasReadingOnce && reading === QUOTED)
  const blocks = [`**${escaped(valueOf(fact))}${isSaid ? '' : ` (${reading})`}**`]
  blocks.push(...(fact.law ?? []).filter((law) => form.hasLaw(law, fact)).map(form.law))
  const quoted = (words: string, from: ClauseRef, page: string) =>
    quotation(`${paragraph(escaped(words))}${form.isTight ? '\n' : '\n\n'}${form.clause(from)}, ${page}`)
  if (quote !== null && clause !== null) blocks.push(quoted(quote, clause, form.page(fact)))
  for (const more of context) blocks.push(quoted(more.quote, more.clause, form.page(more)))
  const rests = form.hasEvidence ? restsIn(ENGLISH, fact) : null
  if (rests !== null) blocks.push(paragraph(escaped(wordsOf(rests))))
  for (const condition of conditionsOf(fact)) {
    const says = { ...condition, says: escaped(condition.says) }
    blocks.push(paragraph(conditionText(says, form.clause)))
  }
  if (searched !== null) blocks.push(form.hasSearches ? silence(searched, form.clause) : SILENT)
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
