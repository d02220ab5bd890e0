/** @jsxRuntime automatic @jsxImportSource #view */
import { sentenceBodies } from '../../answers/law-sentence.ts'
import { QUESTION_SUBJECTS, type Question } from '../../../contract/authored/questions.ts'
import { CLAIM_PATH, RIGHTS_PATH, rightPath } from '../../../contract/paths.ts'
import type { RightsSentence } from '../../../contract/published/rights.ts'
import { joined } from '../../../view/answer-in.tsx'
import { LawSentences } from '../../../view/law-sentences.tsx'
import { WaysOn } from '../../../view/links.tsx'
import { phrase, translated, translatedText } from '../../../view/phrases.tsx'
import type { Material, PageBody, PageGroup, Site, SitePage } from '../site.ts'

/** Questions that families ask, each leading to its page: those asked most first, then all by what they are about. */
export function rightsPage({ site, context }: Material): PageBody {
  const questions = context.catalogue.questions.record
  const commonest = questions.filter((one) => one.do !== undefined)
  const { texts } = site
  const { t } = texts
  return {
    content: (
      <>
        <h1>{t('frame.your-rights')}</h1>
        <p class="lead">{t('rights.lead')}</p>
        <p>
          <a href={site.link(CLAIM_PATH)}>{t('rights.claim')}</a>
        </p>
        {questions.length === 0 && <p>{phrase(texts, 'rights.no-answers', { law: site.link('/law') })}</p>}
        {commonest.length > 0 && (
          <>
            <h2>{t('rights.asked-most')}</h2>
            <Links site={site} questions={commonest} />
          </>
        )}
        {QUESTION_SUBJECTS.map((subject) => {
          const about = questions.filter((one) => one.about === subject)
          return (
            about.length > 0 && (
              <>
                <h2>{translated(texts, subject)}</h2>
                <Links site={site} questions={about} isPlace />
              </>
            )
          )
        })}
        <p>{phrase(texts, 'rights.all-sections', { law: site.link('/law') })}</p>
      </>
    ),
  }
}

/** Questions as links; in one list each is a place, to which addresses of this page lead that were given before. */
function Links(props: {
  readonly site: Site
  readonly questions: readonly Question[]
  readonly isPlace?: boolean
}) {
  return (
    <ul class="lines">
      {props.questions.map(({ id, question }) => (
        <li id={props.isPlace === true ? id : undefined}>
          <a href={props.site.link(rightPath(id))}>{translated(props.site.texts, question)}</a>
        </li>
      ))}
    </ul>
  )
}

/** For each question its page. */
export function rightPages({ site, context }: Material): PageGroup[] {
  const questions = context.catalogue.questions.record
  return questions.map((one) => {
    const chosen = questions.filter(({ id }) => one.choose?.includes(id))
    const steps = one.do ?? questions.find(({ choose }) => choose?.includes(one.id))?.do ?? []
    const from = { one, answer: sentenceBodies(context, one.answer), chosen, steps }
    return { name: rightPath(one.id), from, pages: [rightPage(site, from)] }
  })
}

interface RightMaterial {
  readonly one: Question
  readonly answer: readonly RightsSentence[]
  /** The questions of one insurance each, where the answer holds for all. */
  readonly chosen: readonly Question[]
  /** Steps to take: its own, else those of the question that it is one insurance of. */
  readonly steps: readonly string[]
}

/** One question: the answer in few words, what to do, then every sentence with its section and its limits. */
function rightPage(site: Site, { one, answer, chosen, steps }: RightMaterial): SitePage {
  const { id, question, about } = one
  const first = firstOf(answer)
  const { texts } = site
  const { t } = texts
  const isLimited = first.some(({ exceptions, note }) => exceptions.length > 0 || note !== null)
  return {
    path: rightPath(id),
    partOf: RIGHTS_PATH,
    title: translatedText(texts, question),
    description: first.map(({ says }) => translatedText(texts, says)).join(' '),
    trail: [[RIGHTS_PATH, t('frame.your-rights')]],
    content: (
      <>
        <h1>{translated(texts, question)}</h1>
        <p class="answer">
          {joined(
            first.map(({ says }) => translated(texts, says)),
            ' ',
          )}
        </p>
        {(isLimited || answer.length > first.length) && (
          <p>
            <a href="#law">{t(isLimited ? 'rights.read-the-limits' : 'rights.read-on')}</a>
          </p>
        )}
        {chosen.length > 0 && (
          <>
            <h2>{t('rights.of-which-insurance')}</h2>
            <p>{t('rights.holds-for-all')}</p>
            <Links site={site} questions={chosen} />
          </>
        )}
        <h2>{t('rights.what-you-can-do')}</h2>
        {steps.length > 0 && (
          <ol>
            {steps.map((step) => (
              <li>{translated(texts, step)}</li>
            ))}
          </ol>
        )}
        <WaysOn
          site={site}
          pages={[[CLAIM_PATH, t(about === 'A claim' ? 'rights.all-steps' : 'ladder.complain')]]}
        />
        <h2 id="law">{t('rights.what-the-law-says')}</h2>
        <LawSentences site={site} answer={answer} />
        <p class="quiet">{t('rights.changed-since')}</p>
      </>
    ),
  }
}

/** The most words of the answer at the head of a page. */
const FEW = 40

/** The first sentences of an answer, as many as few words hold; the first one whatever its length. */
function firstOf(answer: readonly RightsSentence[]): readonly RightsSentence[] {
  let words = 0
  const end = answer.findIndex(({ says }, at) => (words += says.split(' ').length) > FEW && at > 0)
  return end === -1 ? answer : answer.slice(0, end)
}
