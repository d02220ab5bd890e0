import { item } from '../../contract/item.ts'
import type { Clause } from '../../contract/authored/clauses.ts'
import { INDEX_FILES } from '../../contract/index-files.ts'
import type { TextFile } from '../../contract/index-files/text.ts'
import { textPath } from '../../contract/index-paths.ts'
import { INDEX_FORMAT } from '../../contract/limits.ts'
import { uinFileName } from '../../contract/uin.ts'
import { TEXT_INDEX } from '../../search/search-options.ts'
import { headingsAbove, publishedText, quotedClauses } from '../answers/clause.ts'
import { type SiteHead, clausesOf, printedPage } from '../answers/context.ts'
import { type TextOutput, checkedFile } from '../answers/output-file.ts'
import type { ProductSubject } from '../../check/dataset/model.ts'
import { postingsOf } from './postings.ts'
import { grouped } from '../../contract/groups.ts'
import { lazily } from '../../contract/lazily.ts'

/** `/index/text/<name>.json`: one product's clauses with their text, and the index over them, which ends the file. */
export function textFile(context: SiteHead, subject: ProductSubject): TextOutput {
  const { uin, name, line, documents } = subject.product
  const clauses = clausesOf(subject)
  const known = knownWords(subject)
  const published = clauses.map((clause) => ({
    id: clause.id,
    parent: clause.parent,
    number: clause.number,
    title: clause.title,
    document: clause.document,
    page: clause.page,
    printed_page: printedPage(subject, clause, clause.page),
    headings: headingsAbove(subject, clause).map(heading).join('\n'),
    known: known.get(clause.id) ?? '',
    text: publishedText(clause.text),
  }))
  const byNumber = published.toSorted((a, b) => a.id - b.id)
  const body: Omit<TextFile, 'index'> & { readonly index: object } = {
    format: INDEX_FORMAT,
    data_date: context.dataDate,
    notice: context.notice,
    uin,
    policy: { name, url: context.to.policy(uin) },
    line,
    documents: documents.map(({ id, kind, title, edition, url }) => ({ id, kind, title, edition, url })),
    clauses: published,
    index: {},
  }
  const path = textPath(uinFileName(uin))
  const { content } = checkedFile(path, body, INDEX_FILES.text.schema)
  const index = byNumber.length === 0 ? EMPTY_INDEX() : JSON.stringify(postingsOf(byNumber, TEXT_INDEX))
  return { path, content: `${content.slice(0, -'{}}\n'.length)}${index}}\n` }
}

/** The index of the many products without a clause. */
const EMPTY_INDEX = lazily(() => JSON.stringify(postingsOf([], TEXT_INDEX)))

/** Heading of a clause as printed, or its first line where it has none. */
function heading({ title, text }: Clause): string {
  return title === '' ? item(text.split('\n', 1), 0) : title
}

/** Words that maintainers know of each clause: those of the fields whose facts quote it or were looked for in it. */
function knownWords({ product, category }: ProductSubject): Map<number, string> {
  const facts = new Map(product.facts.map((fact) => [fact.key, fact]))
  const known = (category?.fields ?? []).flatMap(({ key, label, question, terms }) => {
    const fact = facts.get(key)
    if (fact === undefined) return []
    const clauses = new Set([...quotedClauses(fact), ...(fact.looked_at ?? [])])
    return Array.from(clauses, (id) => [id, [label, question, ...terms].join('\n')] as const)
  })
  return new Map(Array.from(grouped(known), ([id, words]) => [id, words.join('\n')]))
}
