import type { Operation } from '../../../contract/operation.ts'
import { OPERATION_WORDS } from '../../../contract/operation-words.ts'
import { OPERATIONS, type OperationId } from '../../../contract/operations.ts'
import { COMPARED, RATE_LIMIT } from '../../../contract/limits.ts'
import { HOW_TO_USE, MATERIAL } from '../../../contract/notices.ts'
import { readingOf, unknownOf, withdrawalsUnknown, wordsInstead } from '../../../contract/reader-words.ts'
import { serviceSentences } from '../../../contract/service-words.ts'
import { escaped, linkTo } from '../../../view/markdown.ts'
import { STATUS_MEANINGS } from '../../../contract/meanings.ts'
import { PAGES, fileOf } from '../page-list.ts'
import { filledText, proseText } from '../prose.tsx'
import type { PageHead, Site } from '../site.ts'

// The site as Markdown, for agents. This module: /llms.txt.

/** `/llms.txt`: what the service is, how to use it well, and where everything is, on one page for agents. */
export function agentsPage(site: Site, pages: readonly PageHead[], example: string): string {
  const { base, dataDate, service } = site
  const unknown = withdrawalsUnknown(unknownOf(site.withdrawals.knownFor))
  const isForm = ({ path }: PageHead) => path.startsWith('/forms/')
  const isListed = ({ path }: PageHead) => LISTED.has(path)
  const list = (isIn: (page: PageHead) => boolean) =>
    pages
      .filter(isIn)
      .map(({ path, title, description }) => {
        return `- ${linkTo(escaped(title), base + fileOf(path, 'md'))}: ${escaped(description)}`
      })
      .join('\n')
  return filledText(proseText('llms'), {
    ...RATE_LIMIT,
    ...COMPARED,
    base,
    example,
    title: escaped(service.title),
    day: dataDate,
    notice: escaped(site.notice),
    publisher: escaped(serviceSentences(service).join(' ')),
    material: MATERIAL,
    withdrawals: unknown === null ? '' : ` ${unknown} There it means nothing.`,
    forms_use: HOW_TO_USE,
    statuses: statuses(),
    operations: operations(base),
    pages: list(isListed),
    forms: list(isForm),
    others: list((page) => !isListed(page) && !isForm(page) && page.partOf === undefined),
  })
}

function statuses(): string {
  const lines = Object.entries(STATUS_MEANINGS).map(([status, { means, use }]) => {
    const words = wordsInstead(status) ?? readingOf(status)
    return `- ${status} (in Markdown: “${words}”): ${means} ${use}`
  })
  return lines.join('\n')
}

function operations(base: string): string {
  const reference = base + fileOf('/docs', 'md')
  const lines = Object.entries(OPERATION_WORDS).map(([id, { summary }]) => {
    const operation: Operation = OPERATIONS[id as OperationId]
    const { method, path } = operation
    return `- ${linkTo(id, `${reference}#${id}`)}: \`${method} ${base}${path}\`: ${summary}.${parameters(operation)}`
  })
  return lines.join('\n')
}

/** Sentence with the names of what an operation takes beside its path; empty where it takes nothing. */
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
