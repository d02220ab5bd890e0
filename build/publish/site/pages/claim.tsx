/** @jsxRuntime automatic @jsxImportSource #view */
import { insurerBodies } from '../../answers/lists.ts'
import type { OmbudsmanOffice } from '../../../contract/authored/complaints.ts'
import { compareTexts } from '../../../contract/compare-texts.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { LADDER_PARTS, OMBUDSMAN_RUNG } from '../../../contract/ladder-words.ts'
import { counted } from '../../../contract/display.ts'
import { COMPLAINTS_PATH, rightPath } from '../../../contract/paths.ts'
import { UIN_LENGTH } from '../../../contract/primitives.ts'
import type { InsurerBody } from '../../../contract/published/insurers.ts'
import { insurerPath } from '../../../view/page-paths.ts'
import type { Static } from '../../../contract/schema.ts'
import type { Ladder } from '../../answers/complaint-ladder.ts'
import type { Material, PageBody, Site } from '../site.ts'
import { forComplaints, OFFICES, Sections, SourceOf, Ways, officePlace } from './complaint.tsx'
import { Reach } from './contacts.tsx'

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
              <Sections site={site} law={law} />
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
          <Sections site={site} law={rung.law} />
        </dd>
        <dt>Source</dt>
        <dd>
          <SourceOf {...rung.source} />
        </dd>
      </dl>
    </section>
  )
}

/** How to reach the officer of each insurer of whom that is known; the others by their pages. */
function Insurers({ site, insurers }: { readonly site: Site; readonly insurers: readonly InsurerBody[] }) {
  return (
    <details>
      <summary>Telephone and e-mail of your insurer</summary>
      <ul>
        {insurers.map(({ slug, name, contacts }) => (
          <li>
            <a href={`${site.link(insurerPath(slug))}#complain`} translate="no">
              {name}
            </a>
            {contacts.length === 0 && ': your policy prints how to reach it'}
            {forComplaints(contacts)
              .slice(0, 3)
              .map((contact) => (
                <>
                  {' '}
                  <Reach channel={contact} />
                </>
              ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Leads to a letter that names the product and the sections. */
function LetterForm(props: {
  readonly site: Site
  readonly questions: readonly { readonly id: string; readonly question: string }[]
}) {
  if (props.questions.length === 0) return null
  return (
    <form action={props.site.link(FUNCTION_PAGES.letter)} data-markdown="none">
      <p>
        <label for="about">A letter to send: what is it about?</label>
        <select id="about" name="about">
          {props.questions.map(({ id, question }) => (
            <option value={id}>{question}</option>
          ))}
        </select>
      </p>
      <p>
        <label for="uin">UIN of your policy, if you know it</label>
        <input id="uin" name="uin" maxlength={UIN_LENGTH} autocomplete="off" />
      </p>
      <p>
        <label for="clause">Clause they name, if any</label>
        <input id="clause" name="clause" maxlength={20} autocomplete="off" />
      </p>
      <button type="submit">Write the letter</button>
    </form>
  )
}

type Offices = { readonly offices: readonly Static<typeof OmbudsmanOffice>[] }

/** Every State and place, leading to its office. */
function Places({ offices }: Offices) {
  const places = offices.flatMap(({ name, covers }) => covers.map((place) => ({ place, name })))
  return (
    <details>
      <summary>The office for your State</summary>
      <ul class="names lines">
        {places
          .toSorted((one, two) => compareTexts(one.place, two.place))
          .map(({ place, name }) => (
            <li>
              <a href={`#${officePlace(name)}`}>{place}</a>
            </li>
          ))}
      </ul>
    </details>
  )
}

function Office({ office }: { readonly office: Offices['offices'][number] }) {
  const { name, covers, address, differs, source } = office
  return (
    <section class="clause" id={officePlace(name)}>
      <h3>{name}</h3>
      <p>For: {covers.join(', ')}.</p>
      <p translate="no">{address}</p>
      <p>
        <Ways rung={{ ...office, website: null }} />
      </p>
      <p class="quiet">
        {differs} <SourceOf {...source} />
      </p>
    </section>
  )
}
