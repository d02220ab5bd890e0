/** @jsxRuntime automatic @jsxImportSource #view */
import { writtenDay } from '../../../contract/display.ts'
import { factsByClause, headingsAbove, publishedText } from '../../answers/clause.ts'
import { clausesOf } from '../../answers/context.ts'
import { headingBeside } from '../../../contract/answer-words.ts'
import type { ClauseBody } from '../../../contract/published/clause.ts'
import type { Clause } from '../../../contract/authored/clauses.ts'
import type { ProductSubject } from '../../../check/dataset/model.ts'
import { Folded } from '../../../view/components.tsx'
import { Contents, Outward } from '../../../view/links.tsx'
import { clausePlace, productPath, wordingPath } from '../../../view/page-paths.ts'
import { SearchBox } from '../../../view/search-box.tsx'
import type { Site, SitePage } from '../site.ts'

/** The whole wording of a product as one page to read, with a place for every clause. */
export function wordingPage(site: Site, subject: ProductSubject): SitePage {
  const { name, uin, documents } = subject.product
  const clauses = clausesOf(subject)
  const quoting = factsByClause(subject)
  return {
    path: wordingPath(uin),
    title: `Wording of ${name}, ${uin}`,
    description: `Every clause of the documents of ${name} as printed, ${clauses.length} clauses, each with its page.`,
    scripts: ['fold.js'],
    trail: [
      ['/category', 'Products'],
      [productPath(uin), name],
    ],
    content: (
      <>
        <h1>
          <span translate="no">{name}</span>: the wording
        </h1>
        <p class="lead">
          {clauses.length} clauses, as the documents print them. The document itself decides.
        </p>
        <SearchBox site={site} uin={uin} />
        {documents
          .filter(({ id }) => clauses.some(({ document }) => document === id))
          .map(({ id, title, url, edition, collected }) => {
            const own = clauses.filter(({ document }) => document === id)
            return (
              <section class="wording" id={`document-${id}`}>
                <h2 translate="no">{title}</h2>
                <p class="quiet">
                  <Outward to={url} words="The original" />
                  {edition !== null && `, edition ${edition}`}, collected {writtenDay(collected)}
                </p>
                <Chapters site={site} clauses={own} />
                <div>
                  {chaptersOf(own).map((chapter) => (
                    <Folded heading={<h3>{headingOf(chapter[0])}</h3>}>
                      {chapter.map((clause) => (
                        <Printed
                          clause={clause}
                          depth={headingsAbove(subject, clause).length}
                          fields={quoting.get(clause.id) ?? []}
                          product={site.link(productPath(uin))}
                        />
                      ))}
                    </Folded>
                  ))}
                  <p class="up" data-markdown="none">
                    <a href={`#document-${id}`}>Contents</a>
                  </p>
                </div>
              </section>
            )
          })}
      </>
    ),
  }
}

/** Clauses that are in no other, each with those in it. */
function chaptersOf(clauses: readonly Clause[]): [first: Clause, ...others: Clause[]][] {
  const chapters: [Clause, ...Clause[]][] = []
  for (const clause of clauses) {
    const last = chapters.at(-1)
    if (last === undefined || clause.parent === null) chapters.push([clause])
    else last.push(clause)
  }
  return chapters
}

function headingOf(clause: Clause): string {
  const { id, number, title } = clause
  if (title !== '' && headingBeside(clause) === '') return title
  return [number, title].filter((part) => part !== '').join(' ') || `Clause ${id}`
}

/** The clauses that are in no other and have a heading. */
function Chapters({ clauses, site }: { readonly clauses: readonly Clause[]; readonly site: Site }) {
  const top = clauses.filter(({ parent, title }) => parent === null && title !== '')
  if (top.length < 2) return null
  return (
    <Contents site={site} label="Contents" parts={top.map((one) => [clausePlace(one.id), headingOf(one)])} />
  )
}

/** The elements of the headings of clauses, by how many are above them. */
const HEADINGS = ['h4', 'h5', 'h6'] as const

function Printed(props: {
  readonly clause: Clause
  readonly depth: number
  readonly fields: ClauseBody['facts']
  readonly product: string
}) {
  const { clause, depth, fields, product } = props
  const { id, page, page_end = page } = clause
  const Heading = HEADINGS[Math.min(depth, HEADINGS.length) - 1]
  return (
    <section id={clausePlace(id)} class={`clause deep-${Math.min(depth, 3)}`}>
      {Heading !== undefined && <Heading>{headingOf(clause)}</Heading>}
      <p class="printed">{publishedText(clause.text)}</p>
      <p class="quiet">
        {page === page_end ? `Page ${page}` : `Pages ${page} to ${page_end}`},{' '}
        <a class="place" href={`#${clausePlace(id)}`}>
          clause number {id}
        </a>
        {fields.map(({ key, label }, at) => (
          <>
            {at === 0 ? '. Quoted for: ' : '; '}
            <a href={`${product}#${key}`}>{label}</a>
          </>
        ))}
      </p>
    </section>
  )
}
