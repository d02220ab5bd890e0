/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../view/links.tsx'
import type { OmbudsmanOffice } from '../../../contract/authored/complaints.ts'
import { compareTexts } from '../../../contract/compare-texts.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { UIN_LENGTH } from '../../../contract/primitives.ts'
import type { InsurerBody } from '../../../contract/published/insurers.ts'
import type { Static } from '../../../contract/schema.ts'
import { insurerPath, officePlace } from '../../../view/page-paths.ts'
import { firstNumber } from '../../../view/call-button.tsx'
import { SOURCE_LANGUAGE } from '../../../contract/source-texts.ts'
import { phrase, translated, translatedText } from '../../../view/phrases.tsx'
import { joined } from '../../../view/answer-in.tsx'
import type { Site } from '../site.ts'
import { SourceOf, Ways, forComplaints } from './complaint.tsx'
import { Reach } from './contacts.tsx'

// Parts of the page of what to do about a claim: whom to call, what to send, and which office it goes to.

/** Ways to reach the officer of each insurer of whom that is known; the others by their pages. */
export function Insurers({
  site,
  insurers,
}: {
  readonly site: Site
  readonly insurers: readonly InsurerBody[]
}) {
  return (
    <details>
      <summary>{site.texts.t('claim.telephone-of-your-insurer')}</summary>
      <ul>
        {insurers.map(({ slug, name, contacts }) => (
          <li>
            <Named site={site} path={`${insurerPath(slug)}#complain`} name={name} />
            {contacts.length === 0 && `: ${site.texts.t('claim.your-policy-prints-it')}`}
            {waysFirst(contacts)
              .slice(0, 3)
              .map((contact) => (
                <>
                  {' '}
                  <Reach channel={contact} site={site} />
                </>
              ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The number to call, then where complaints are sent. */
function waysFirst(contacts: InsurerBody['contacts']): InsurerBody['contacts'] {
  const called = firstNumber(contacts, null)?.contact
  return [...new Set([...(called === undefined ? [] : [called]), ...forComplaints(contacts)])]
}

/** Leads to a letter that names the product and the sections. */
export function LetterForm(props: {
  readonly site: Site
  readonly questions: readonly { readonly id: string; readonly question: string }[]
}) {
  if (props.questions.length === 0) return null
  const { texts } = props.site
  const { t } = texts
  return (
    <form action={props.site.link(FUNCTION_PAGES.letter)} data-markdown="none">
      <p>
        <label for="about">{t('claim.a-letter')}</label>
        <select id="about" name="about">
          {props.questions.map(({ id, question }) => (
            <option value={id} lang={texts.word(question) === null ? SOURCE_LANGUAGE : undefined}>
              {translatedText(texts, question)}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label for="uin">{t('claim.uin')}</label>
        <input id="uin" name="uin" maxlength={UIN_LENGTH} autocomplete="off" />
      </p>
      <p>
        <label for="clause">{t('claim.clause')}</label>
        <input id="clause" name="clause" maxlength={20} autocomplete="off" />
      </p>
      <button type="submit">{t('claim.write-the-letter')}</button>
    </form>
  )
}

interface Offices {
  readonly site: Site
  readonly offices: readonly Static<typeof OmbudsmanOffice>[]
}

/** Every State and place, leading to its office. */
export function Places({ site, offices }: Offices) {
  const places = offices.flatMap(({ name, covers }) => covers.map((place) => ({ place, name })))
  return (
    <details>
      <summary>{site.texts.t('claim.the-office-for-your-state')}</summary>
      <ul class="names lines">
        {places
          .toSorted((a, b) => compareTexts(a.place, b.place))
          .map(({ place, name }) => (
            <li>
              <a href={`#${officePlace(name)}`}>{translated(site.texts, place)}</a>
            </li>
          ))}
      </ul>
    </details>
  )
}

export function Office(props: Pick<Offices, 'site'> & { readonly office: Offices['offices'][number] }) {
  const { site, office } = props
  const { texts } = site
  const { name, covers, address, differs, source } = office
  return (
    <section class="clause" id={officePlace(name)}>
      <h3>{translated(texts, name)}</h3>
      <p>
        {phrase(texts, 'claim.office-for', {
          places: joined(
            covers.map((place) => translated(texts, place)),
            ', ',
          ),
        })}
      </p>
      <p translate="no">{address}</p>
      <p>
        <Ways rung={{ ...office, website: null }} />
      </p>
      <p class="quiet">
        {differs !== null && translated(texts, differs)} <SourceOf {...source} site={site} />
      </p>
    </section>
  )
}
