/** @jsxRuntime automatic @jsxImportSource #view */
import { insurerBodies } from '../../answers/lists.ts'
import { OMBUDSMAN_RUNG } from '../../../contract/ladder-words.ts'
import { COMPLAINTS_PATH, rightPath } from '../../../contract/paths.ts'
import type { Ladder } from '../../answers/complaint-ladder.ts'
import { spanIn } from '../../../view/answer-in.tsx'
import { phrase, translated } from '../../../view/phrases.tsx'
import type { TextKey } from '../../../contract/source-texts.ts'
import type { Markup } from '../../../view/jsx-runtime.ts'
import type { Material, PageBody, Site } from '../site.ts'
import { PageLinks } from '../../../view/links.tsx'
import { SectionLinks } from '../../../view/law-sentences.tsx'
import { OFFICES } from '../../../view/page-paths.ts'
import { RungFacts, Ways } from './complaint.tsx'
import { Insurers, LetterForm, Office, Places } from './claim-contacts.tsx'

// One module per page. This module: what to do when a claim is refused, cut or late.

/** The steps in their order, each with its section; the last days follow from dates that are entered and stay here. */
export function claimPage({ site, context }: Material): PageBody {
  const { before, rungs } = context.ladder
  const { offices } = context.catalogue.complaints.record
  const questions = context.catalogue.questions.record.filter(
    (one) => one.about === 'A claim' && one.do !== undefined,
  )
  const insurers = insurerBodies(context)
  const { texts } = site
  const { t } = texts
  return {
    scripts: ['days.js'],
    content: (
      <>
        <h1>{t('claim.heading')}</h1>
        <p class="lead">{t('claim.lead')}</p>
        {rungs.length === 0 && <p class="note">{t('claim.no-steps')}</p>}
        {before.map(({ name, how, law }, at) => (
          <section class="step">
            <h2>
              {at + 1}. {translated(texts, name)}
            </h2>
            <p>{translated(texts, how)}</p>
            <p class="quiet">
              <SectionLinks site={site} law={law} />
            </p>
          </section>
        ))}
        {rungs.some(({ deadlines }) => deadlines !== undefined) && <Dates site={site} />}
        {rungs.map((rung, at) => (
          <Step site={site} rung={rung} number={before.length + at + 1}>
            {at === 0 && <Insurers site={site} insurers={insurers} />}
            {at === 0 && <LetterForm site={site} questions={questions} />}
            {rung.id === OMBUDSMAN_RUNG && <Places site={site} offices={offices} />}
          </Step>
        ))}
        {questions.length > 0 && (
          <>
            <h2>{t('claim.law')}</h2>
            <ul class="lines">
              <PageLinks
                site={site}
                pages={questions.map(({ id, question }) => [rightPath(id), translated(texts, question)])}
              />
            </ul>
          </>
        )}
        {offices.length > 0 && (
          <section id={OFFICES}>
            <h2>{t('claim.offices')}</h2>
            {offices.map((office) => (
              <Office site={site} office={office} />
            ))}
          </section>
        )}
        <p>{phrase(texts, 'claim.for-programs', { json: site.link(COMPLAINTS_PATH) })}</p>
      </>
    ),
  }
}

/** Two dates from which a script works out the last days; without one the steps say how many days there are. */
function Dates({ site: { texts } }: { readonly site: Site }) {
  const { t } = texts
  return (
    <fieldset class="scripted" id="days" data-markdown="none">
      <legend>{t('claim.when')}</legend>
      {DAYS.map(([id, words]) => (
        <p>
          <label for={id}>{t(words)}</label>
          <input type="date" id={id} />
        </p>
      ))}
      <p class="quiet">{t('claim.last-days-below')}</p>
    </fieldset>
  )
}

const DAYS = [
  ['refusal', 'claim.refusal-reached-you'],
  ['complaint', 'claim.you-complained'],
] as const

/** From which day a last day is counted. */
const AFTER = {
  complaint: 'claim.after-the-complaint',
  refusal: 'claim.after-the-refusal',
} as const satisfies Readonly<Record<string, TextKey>>

type Rung = Ladder['rungs'][number]

/** One step of the ladder in full, its last days before everything else. */
function Step(props: {
  readonly site: Site
  readonly rung: Rung
  readonly number: number
  readonly children: Markup
}) {
  const { site, rung, number } = props
  const { texts } = site
  return (
    <section class="step" id={rung.id}>
      <h2>
        {number}. {translated(texts, rung.name)}
      </h2>
      {(rung.deadlines ?? []).map(({ from, says, count, unit }) => (
        <p class="note">
          {translated(texts, says)}:{' '}
          <strong data-from={from} data-count={count} data-unit={unit}>
            {texts.t(AFTER[from], { time: spanIn(texts, count, unit) })}
          </strong>
        </p>
      ))}
      <p>
        <Ways rung={rung} />
      </p>
      {props.children}
      <RungFacts site={site} rung={rung} />
    </section>
  )
}
