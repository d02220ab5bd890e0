/** @jsxRuntime automatic @jsxImportSource #view */
import { insurerBodies } from '../../answers/lists.ts'
import { LADDER_PARTS, OMBUDSMAN_RUNG } from '../../../contract/ladder-words.ts'
import { counted } from '../../../contract/display.ts'
import { COMPLAINTS_PATH, rightPath } from '../../../contract/paths.ts'
import type { Ladder } from '../../answers/complaint-ladder.ts'
import type { Material, PageBody, Site } from '../site.ts'
import { SectionLinks } from '../../../view/law-sentences.tsx'
import { OFFICES, SourceOf, Ways } from './complaint.tsx'
import { Insurers, LetterForm, Office, Places } from './claim-contacts.tsx'

// One module per page. This module: what to do when a claim is refused, cut or late.

/** The steps in their order, each with its section; the last days follow from dates that are entered and stay here. */
export function claimPage({ site, context }: Material): PageBody {
  const { before, rungs } = context.ladder
  const { offices } = context.catalogue.complaints.record
  const questions = context.catalogue.questions.record.filter(
    (one) => one.about === 'A claim' && one.do !== undefined,
  )
  const insurers = Array.from(insurerBodies(context))
  return {
    scripts: ['days.js'],
    content: (
      <>
        <h1>Claim refused, cut or late: what to do today</h1>
        <p class="lead">
          In this order; stop when you are paid. Each step names the law it rests on. Information, not advice.
        </p>
        {rungs.length === 0 && (
          <p class="note">
            Write to your insurer first, and keep a copy. We have not written out the steps after that: look
            for “ombudsman” and “grievance” in your policy.
          </p>
        )}
        {rungs.some(({ deadlines }) => deadlines !== undefined) && <Dates />}
        {before.map(({ name, how, law }, at) => (
          <section class="step">
            <h2>
              {at + 1}. {name}
            </h2>
            <p>{how}</p>
            <p class="quiet">
              <SectionLinks site={site} law={law} />
            </p>
          </section>
        ))}
        {rungs.map((rung, at) => (
          <Step site={site} rung={rung} number={before.length + at + 1}>
            {at === 0 && <Insurers site={site} insurers={insurers} />}
            {at === 0 && <LetterForm site={site} questions={questions} />}
            {rung.id === OMBUDSMAN_RUNG && <Places offices={offices} />}
          </Step>
        ))}
        {questions.length > 0 && (
          <>
            <h2>What the law says of claims</h2>
            <ul class="lines">
              {questions.map(({ id, question }) => (
                <li>
                  <a href={site.link(rightPath(id))}>{question}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        {offices.length > 0 && (
          <section id={OFFICES}>
            <h2>Offices of the Insurance Ombudsman</h2>
            {offices.map((office) => (
              <Office office={office} />
            ))}
          </section>
        )}
        <p>
          For programs: <a href={site.link(COMPLAINTS_PATH)}>the steps and offices as JSON</a>.
        </p>
      </>
    ),
  }
}

/** Two dates from which a script works out the last days; without one the steps say how many days there are. */
function Dates() {
  return (
    <fieldset class="scripted" id="days" data-markdown="none">
      <legend>When did it happen?</legend>
      <p>
        <label for="refusal">The refusal reached you on</label>
        <input type="date" id="refusal" />
      </p>
      <p>
        <label for="complaint">You complained to the insurer on</label>
        <input type="date" id="complaint" />
      </p>
      <p class="quiet">The last days then stand in the steps below. What you enter stays in this browser.</p>
    </fieldset>
  )
}

type Rung = Ladder['rungs'][number]

/** One step of the ladder in full, its last days before everything else. */
function Step(props: {
  readonly site: Site
  readonly rung: Rung
  readonly number: number
  readonly children: unknown
}) {
  const { site, rung, number } = props
  return (
    <section class="step" id={rung.id}>
      <h2>
        {number}. {rung.name}
      </h2>
      {(rung.deadlines ?? []).map(({ from, says, count, unit }) => (
        <p class="note">
          {says}:{' '}
          <strong data-from={from} data-count={count} data-unit={unit}>
            {counted(count, unit.replace(/s$/u, ''))} after the {from}
          </strong>
        </p>
      ))}
      <p>
        <Ways rung={rung} />
      </p>
      {props.children as never}
      <dl class="facts">
        {LADDER_PARTS.map(([part, label]) => (
          <>
            <dt>{label}</dt>
            <dd>{rung[part]}</dd>
          </>
        ))}
        <dt>Law</dt>
        <dd>
          <SectionLinks site={site} law={rung.law} />
        </dd>
        <dt>Source</dt>
        <dd>
          <SourceOf {...rung.source} />
        </dd>
      </dl>
    </section>
  )
}
