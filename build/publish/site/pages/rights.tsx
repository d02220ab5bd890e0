/** @jsxRuntime automatic @jsxImportSource #view */
import { sentenceBodies } from '../../answers/law-sentence.ts'
import { QUESTION_SUBJECTS, type Question } from '../../../contract/authored/questions.ts'
import { COMPLAIN } from '../../../contract/ladder-words.ts'
import { COMPLAINTS_PATH } from '../../../contract/paths.ts'
import { Offices, OFFICES, Rungs } from './complaint.tsx'
import { LawSentences } from '../../../view/law-sentences.tsx'
import type { Material, PageBody } from '../site.ts'

/** Questions that families ask, with what the law says and the section behind each sentence. */
export function rightsPage({ site, context }: Material): PageBody {
  const questions = context.catalogue.questions.record
  const subjects = QUESTION_SUBJECTS.map(
    (subject) => [subject, questions.filter(({ about }) => about === subject)] as const,
  ).filter(([, about]) => about.length > 0)
  return {
    content: (
      <>
        <h1>Your rights</h1>
        <p class="lead">
          What people ask when a policy or a claim goes wrong, and what the law says. Each sentence names the
          section it rests on, the day of the text that was read, and what it does not hold for.
        </p>
        <p class="note">
          Information, not advice. A sentence marked “changed since” rests on a section that an amendment
          after that day has changed or may have changed: compare it before you act.
        </p>
        {questions.length === 0 && <p>This dataset holds no questions.</p>}
        {subjects.map(([subject, about]) => (
          <details class="contents">
            <summary>
              {subject} <span class="quiet">{about.length}</span>
            </summary>
            <ul>
              {about.map(({ id, question }) => (
                <li>
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
              <Answer site={site} context={context} one={one} />
            ))}
          </>
        ))}
        {context.ladder.rungs.length > 0 && (
          <>
            <h2 id="complain">{COMPLAIN}</h2>
            <Rungs site={site} />
            <h2 id={OFFICES}>Offices of the Insurance Ombudsman</h2>
            <Offices offices={context.catalogue.complaints.record.offices} />
            <p>
              For programs: <a href={site.link(COMPLAINTS_PATH)}>the steps and offices as JSON</a>.
            </p>
          </>
        )}
        <p>
          All sections: <a href={site.link('/law')}>insurance law</a>.
        </p>
      </>
    ),
  }
}

function Answer({ site, context, one }: Pick<Material, 'site' | 'context'> & { readonly one: Question }) {
  return (
    <section class="clause" id={one.id}>
      <h3>
        {one.question}{' '}
        <a class="place" href={`#${one.id}`} aria-label={`Link to: ${one.question}`}>
          #
        </a>
      </h3>
      <Choice context={context} one={one} />
      <LawSentences site={site} answer={sentenceBodies(context, one.answer)} />
    </section>
  )
}

/** The questions of one insurance each, where the answer holds for all. */
function Choice({ context, one }: Pick<Material, 'context'> & { readonly one: Question }) {
  const chosen = context.catalogue.questions.record.filter(({ id }) => one.choose?.includes(id))
  if (chosen.length === 0) return null
  return (
    <>
      <p>Of which insurance? What follows holds for all.</p>
      <ul>
        {chosen.map(({ id, question }) => (
          <li>
            <a href={`#${id}`}>{question}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
