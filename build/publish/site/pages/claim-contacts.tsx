/** @jsxRuntime automatic @jsxImportSource #view */
import type { OmbudsmanOffice } from '../../../contract/authored/complaints.ts'
import { compareTexts } from '../../../contract/compare-texts.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { UIN_LENGTH } from '../../../contract/primitives.ts'
import type { InsurerBody } from '../../../contract/published/insurers.ts'
import type { Static } from '../../../contract/schema.ts'
import { insurerPath } from '../../../view/page-paths.ts'
import type { Site } from '../site.ts'
import { SourceOf, Ways, forComplaints, officePlace } from './complaint.tsx'
import { Reach } from './contacts.tsx'

// Parts of the page of what to do about a claim: whom to call, what to send, and which office it goes to.

/** How to reach the officer of each insurer of whom that is known; the others by their pages. */
export function Insurers({
  site,
  insurers,
}: {
  readonly site: Site
  readonly insurers: readonly InsurerBody[]
}) {
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
export function LetterForm(props: {
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
export function Places({ offices }: Offices) {
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

export function Office({ office }: { readonly office: Offices['offices'][number] }) {
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
