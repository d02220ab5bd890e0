import {
  CHANGES_INDEX,
  COMPLAINTS_PATH,
  FILES_DOCUMENT,
  FORMS_PATH,
  OPENAPI_PATH,
  SEARCH_PATH,
  factsPath,
} from '../../../contract/paths.ts'
import { MCP_PATH } from '../../../contract/mcp.ts'
import type { Operation } from '../../../contract/operation.ts'
import { OPERATIONS } from '../../../contract/operations.ts'
import { COMPARED, RATE_LIMIT } from '../../../contract/limits.ts'
import { HOW_TO_USE, MATERIAL } from '../../../contract/notices.ts'
import { readingOf, unknownOf, withdrawalsUnknown, wordsInstead } from '../../../contract/reader-words.ts'
import { serviceSentences } from '../../../contract/service-words.ts'
import { escaped, linkTo } from '../../../view/markdown.ts'
import { STATUS_MEANINGS } from '../../../contract/meanings.ts'
import { PAGES, fileOf } from '../page-list.ts'
import type { Site, SitePage } from '../site.ts'

// The site as Markdown, for agents. This module: /llms.txt.

/** `/llms.txt`: what the service is, how to use it well, and where everything is, on one page for agents. */
export function agentsPage(site: Site, pages: readonly SitePage[], example: string): string {
  const { base, dataDate } = site
  const unknown = withdrawalsUnknown(unknownOf(site.withdrawals.knownFor))
  const list = (entries: readonly SitePage[]) =>
    entries.map(({ path, title, description }) => {
      return `- ${linkTo(escaped(title), base + fileOf(path, 'md'))}: ${escaped(description)}`
    })
  const isForm = ({ path }: SitePage) => path.startsWith('/forms/')
  const isListed = ({ path }: SitePage) => LISTED.has(path)
  const reference = base + fileOf('/docs', 'md')
  const operations = Object.entries(OPERATIONS).map(([id, operation]: [string, Operation]) => {
    const { method, path, summary } = operation
    return `- ${linkTo(id, `${reference}#${id}`)}: \`${method} ${base}${path}\`: ${summary}.${parameters(operation)}`
  })
  const blocks = [
    `# ${escaped(site.service.title)}`,
    `> Facts about insurance products sold in India, read clause by clause from each product’s own documents: every fact with its quote, clause, page and check status. Free JSON over HTTPS, no key. Data of ${dataDate}.`,
    escaped(site.notice),
    escaped(serviceSentences(site.service).join(' ')),
    'How to use it well:',
    [
      '- Find the product first (searchPolicies; q takes words of the name or a UIN). If several fit, ask the person which one; never answer from another product, another edition or another insurer.',
      `- Quote: “quote” (citation; data of ${dataDate}). Facts, clauses and what a search finds have \`citation\` ready: product, UIN, clause, the page as printed, the page for people. \`display\` is the value to show; read \`note\` and \`context\` before you state it.`,
      `- ${MATERIAL}`,
      `- status active means not listed as withdrawn: neither that it is sold today nor that it is the newest version.${unknown === null ? '' : ` ${unknown} There it means nothing.`}`,
      '- Never fill in: a fact that is not-stated stays “the documents do not say”, and one that is unread stays “nobody has looked yet”. Neither means no, and neither may be guessed from common practice or the law.',
      `- Compare with comparePolicies when a person weighs ${COMPARED.least} to ${COMPARED.most} products they name, instead of reading them one after another; report what differs with both quotes, and never rank.`,
      '- For a question no field answers, search the product’s clauses (searchPolicyText), then read the clause (getClause) with the headings in `within`: an exclusion means little without them.',
      '- For what the law says, use getLaw; call a summary a summary, give its exceptions, and say checked first. listLaw answers frequent questions in rights; say the exceptions and the note of each sentence.',
      `- Forms: ${HOW_TO_USE}`,
      '- The POSTs act for a person: send them only when that person has asked for it, in their own words, and send consent true only if they gave it.',
      `- Over ${RATE_LIMIT.requests} requests in ${RATE_LIMIT.seconds} seconds from one IP address: 429; wait as long as Retry-After says. The docs address of an error explains its code.`,
    ].join('\n'),
    'Check statuses:',
    Object.entries(STATUS_MEANINGS)
      .map(([status, { means, use }]) => {
        const words = wordsInstead(status) ?? readingOf(status)
        return `- ${status} (in Markdown: “${words}”): ${means} ${use}`
      })
      .join('\n'),
    '## Operations',
    operations.join('\n'),
    '## Pages',
    [
      ...list(pages.filter(isListed)),
      `- ${linkTo('openapi.json', `${base}${OPENAPI_PATH}`)}: the interface description, with examples`,
      `- ${linkTo('A product as Markdown', base + example)}: one page per product, with two fifths of the tokens of its JSON; its address is \`markdown\` in the answer of getPolicy, or \`${base}/policy/<name>.md\` with the UIN without white space, in upper case, every byte other than letters, digits and \`( ) _ . -\` written as \`~\` and two hexadecimal digits`,
      `- ${linkTo('MCP endpoint', base + MCP_PATH)}: the same reads as tools, for clients of the Model Context Protocol (streamable HTTP)`,
      `- ${linkTo('Search', `${base}${SEARCH_PATH}?q=free+look`)}: one search over products, what is asked of them, answers on law, sections, insurers and forms, the likeliest first; \`message\` says where nothing that is held answers`,
      `- ${linkTo('Whom to complain to', `${base}${COMPLAINTS_PATH}`)}: the steps, and the Ombudsman’s office of each State`,
      `- ${linkTo('Forms as JSON', `${base}${FORMS_PATH}`)}: every form; the record of each is at its address with \`.json\``,
      `- ${linkTo('Files for programs', base + FILES_DOCUMENT)}: what changed (${CHANGES_INDEX}), sections of law (/law/<slug>/<number>.json), one field over all read products (${factsPath('<category>', '<key>')}); SQLite and CSV are listed at /docs/mirrors`,
      `- ${linkTo('Sitemap', `${base}/sitemap.xml`)}: the addresses of all pages and products`,
    ].join('\n'),
    '## Forms',
    list(pages.filter(isForm)).join('\n'),
    '## Optional',
    list(pages.filter((page) => !isListed(page) && !isForm(page) && page.partOf === undefined)).join('\n'),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** What an operation takes beside its path, by name. */
function parameters({ query, body }: Operation): string {
  const names = Object.entries(query).map(([name, { required, schema }]) => {
    const values = 'enum' in schema ? ` (${(schema.enum as string[]).join(', ')})` : ''
    return `\`${name}\`${required ? ' (required)' : values}`
  })
  const fields = Object.keys(body !== null && 'properties' in body ? (body.properties as object) : {})
  if (names.length > 0) return ` Takes ${names.join(', ')}.`
  return fields.length > 0 ? ` JSON body: ${fields.map((name) => `\`${name}\``).join(', ')}.` : ''
}

/** The pages of the list; the others, of single things, may be left out by who has little room. */
const LISTED: ReadonlySet<string> = new Set(PAGES.map(({ path }) => path))
