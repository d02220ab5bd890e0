/** @jsxRuntime automatic @jsxImportSource preact */
import { lawBodies } from '../../answers/law.ts'
import { changesSince } from '../../../contract/changed-since.ts'
import type { Law } from '../../../contract/authored/law.ts'
import { QUESTION_SUBJECTS, type Question } from '../../../contract/authored/questions.ts'
import type { LawBody } from '../../../contract/published/instruments.ts'
import { type Placed, placedSections } from '../law-places.ts'
import { lawPath } from '../page-paths.ts'
import type { Material, PageBody, Site } from '../site.ts'

/** Questions that families ask, with what the law says and the section behind each sentence. */
export function rightsPage({ site, context }: Material): PageBody {
  const questions = context.catalogue.questions.record
  const subjects = QUESTION_SUBJECTS.map(
    (subject) => [subject, questions.filter(({ about }) => about === subject)] as const,
  ).filter(([, about]) => about.length > 0)
  const laws = new Map(Array.from(lawBodies(context), (law) => [law.slug, law]))
  const records = new Map(context.catalogue.laws.map(({ record }) => [record.slug, record]))
  const cited = new Set(questions.flatMap(({ answer }) => answer.map(({ law }) => law)))
  const placed = new Map([...cited].map((slug) => [slug, placesIn(laws.get(slug))]))
  return {
    content: (
      <>
        <h1>Your rights</h1>
        <p class="lead">
          What people ask when a policy or a claim goes wrong, and what the law says. Each sentence names the
          section it rests on: read it there, with its exceptions, before you act.
        </p>
        <p class="note">
          Information, not advice. A sentence marked “changed since” rests on a section that may have been
          amended after the day to which it was checked.
        </p>
        {questions.length === 0 && <p>This dataset holds no questions.</p>}
        {subjects.map(([subject, about]) => (
          <details key={subject} class="contents">
            <summary>
              {subject} <span class="quiet">{about.length}</span>
            </summary>
            <ul>
              {about.map(({ id, question }) => (
                <li key={id}>
                  <a href={`#${id}`}>{question}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {subjects.map(([subject, about]) => (
          <>
            <h2>{subject}</h2>
            {about.map((one) => (
              <Answer key={one.id} site={site} one={one} records={records} placed={placed} />
            ))}
          </>
        ))}
        <p>
          All sections: <a href={site.link('/law')}>insurance law</a>.
        </p>
      </>
    ),
  }
}

type Places = ReadonlyMap<string, Placed>

function placesIn(law: LawBody | undefined): Places {
  if (law === undefined) return new Map()
  return new Map(placedSections(law).map((placed) => [placed.section.number, placed]))
}

function Answer(props: {
  readonly site: Site
  readonly one: Question
  readonly records: ReadonlyMap<string, Law>
  readonly placed: ReadonlyMap<string, Places>
}) {
  const { site, one, records, placed } = props
  return (
    <section class="clause" id={one.id}>
      <h3>
        {one.question}{' '}
        <a class="place" href={`#${one.id}`} aria-label={`Link to: ${one.question}`}>
          #
        </a>
      </h3>
      <ol>
        {one.answer.map(({ says, law, section }) => {
          const { path, place } = placed.get(law)?.get(section) ?? { path: lawPath(law), place: '' }
          return (
            <li key={says}>
              {says}{' '}
              <span class="quiet">
                (
                <a href={`${site.link(path)}#${place}`}>
                  {records.get(law)?.title}, {section}
                </a>
                {changesSince(records.get(law) ?? {}, section).length > 0 && ', changed since'})
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
