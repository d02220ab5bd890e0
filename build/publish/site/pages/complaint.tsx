/** @jsxRuntime automatic @jsxImportSource #view */
import type { Markup } from '../../../view/jsx-runtime.ts'
import { LADDER_PARTS, OMBUDSMAN_RUNG } from '../../../contract/ladder-words.ts'
import { CLAIM_PATH } from '../../../contract/paths.ts'
import type { Ladder } from '../../answers/complaint-ladder.ts'
import { Facts } from '../../../view/components.tsx'
import { LawSentences, SectionLinks } from '../../../view/law-sentences.tsx'
import { Outward, Named } from '../../../view/links.tsx'
import type { InsurerContact } from '../../../contract/published/insurers.ts'
import { OFFICES, insurerPath, askedAddress } from '../../../view/page-paths.ts'
import type { Site } from '../site.ts'
import { english, phrase, translated, translatedText } from '../../../view/phrases.tsx'
import { From, Reach } from './contacts.tsx'

/**
 * Whom to complain to about a policy of one insurer, a step at a time. In brief, as on the thousands of pages of products that
 * nobody has read: each step with its last day and how it is reached; the rest is said once, on the page of claims.
 */
export function Complaint(props: {
  readonly site: Site
  readonly insurer: { readonly slug: string; readonly name: string }
  readonly contacts: readonly InsurerContact[]
  /** The product whose page this is on. */
  readonly uin?: string
  readonly brief?: boolean
}) {
  const { site, insurer, uin, brief = false } = props
  const ways = forComplaints(props.contacts, uin)
  const { answer, rungs } = site.ladder
  const { t } = site.texts
  const own = (
    <>
      <p>
        {uin === undefined
          ? t('ladder.to-this-insurer')
          : phrase(site.texts, 'ladder.for-this-policy', {
              insurer: <Named site={site} path={insurerPath(insurer.slug)} name={insurer.name} />,
            })}
        {props.contacts.length === 0 && ` ${t('ladder.no-way-to-reach-it')}`}
      </p>
      {ways.length > 0 && (
        <ul>
          {ways.map((contact) => (
            <li>
              {contact.label !== '' && [translated(site.texts, contact.label), ': ']}
              <Reach channel={contact} site={site} /> <From from={contact.from} site={site} uin={uin} />
            </li>
          ))}
        </ul>
      )}
      {uin !== undefined && (
        <p class="screen" data-markdown="none">
          {phrase(site.texts, 'ladder.write-the-letter', {
            letter: (words) => (
              <a href={askedAddress(site, 'letter', { uin })} rel="nofollow">
                {words}
              </a>
            ),
          })}
        </p>
      )}
    </>
  )
  return (
    <section class="entry" id="complain">
      <h2>{t('ladder.complain')}</h2>
      {rungs.length > 0 && <Rungs site={site} first={own} brief={brief} />}
      {rungs.length === 0 && own}
      {rungs.length > 0 && brief && (
        <p>
          <a href={site.link(CLAIM_PATH)}>{t('ladder.who-may-use-each-step')}</a>
        </p>
      )}
      {answer.length > 0 && !brief && (
        <div class={rungs.length > 0 ? 'screen' : undefined}>
          <h3>{t('ladder.which-of-them')}</h3>
          <LawSentences site={site} answer={answer} />
        </div>
      )}
      {rungs.length + answer.length === 0 && (
        <p>
          {phrase(site.texts, 'ladder.not-written-out', {
            held: askedAddress(site, 'search', { q: 'ombudsman' }),
          })}
        </p>
      )}
    </section>
  )
}

/** The steps of the ladder; below the first what is known of the insurer itself. */
function Rungs(props: { readonly site: Site; readonly first: Markup; readonly brief: boolean }) {
  const { site, first, brief } = props
  return (
    <ol>
      {site.ladder.rungs.map((rung, at) => (
        <li>
          <strong>{translated(site.texts, rung.name)}</strong>
          {at === 0 && first}
          <RungFacts site={site} rung={rung} brief={brief} ways />
        </li>
      ))}
    </ol>
  )
}

/** Facts of a step and their source, with ways to reach it if asked; in brief its last day and the sections alone. */
export function RungFacts(props: {
  readonly site: Site
  readonly rung: Ladder['rungs'][number]
  readonly brief?: boolean
  readonly ways?: boolean
}) {
  const { site, rung, brief = false, ways = false } = props
  const { texts } = site
  const parts = brief ? LADDER_PARTS.filter(([part]) => part === 'when') : LADDER_PARTS
  const hasOffices = rung.id === OMBUDSMAN_RUNG
  const reach = [
    <Ways rung={rung} />,
    hasOffices && <a href={`${site.link(CLAIM_PATH)}#${OFFICES}`}>{texts.t('ladder.the-office')}</a>,
  ]
  const written = [
    !brief && [<SourceOf {...rung.source} site={site} />, '; '],
    <SectionLinks site={site} law={rung.law} />,
  ]
  return (
    <Facts
      rows={[
        ...parts.map(
          ([part, label]) => [translatedText(texts, label), translated(texts, rung[part])] as const,
        ),
        ways && (isReached(rung) || hasOffices) ? [texts.t('ladder.reach'), reach] : null,
        [texts.t('ladder.written-in'), written],
      ]}
    />
  )
}

type Reached = Pick<Ladder['rungs'][number], 'website' | 'telephone' | 'email'>

function isReached({ website, telephone, email }: Reached): boolean {
  return website !== null || telephone.length > 0 || email !== null
}

/** Ways to reach a step or an office, as links. */
export function Ways({ rung }: { readonly rung: Reached }) {
  const { website, telephone, email } = rung
  const ways = [
    ...(website === null ? [] : [<Outward to={website} words={website} />]),
    ...telephone.map((number) => <a href={`tel:${number.replace(/\D/gu, '')}`}>{number}</a>),
    ...(email === null ? [] : [<a href={`mailto:${email}`}>{email}</a>]),
  ]
  return ways.map((way) => <span class="line">{way}</span>)
}

/** Source of what was read, and the day it was read. */
export function SourceOf(props: Ladder['rungs'][number]['source'] & { readonly site: Site }) {
  const { title, url, on, site } = props
  const words = english(site.texts, title)
  return (
    <>
      {url === null ? words : <Outward to={url} words={words} otherwise={words} />}, {site.texts.day(on)}
    </>
  )
}

/** Contacts for complaints; without any, those that are not for claims; without these, all. Those of the product come first. */
export function forComplaints(contacts: readonly InsurerContact[], uin?: string): readonly InsurerContact[] {
  const own = (contact: InsurerContact) => Number(contact.from.uin !== null && contact.from.uin === uin)
  const sorted = contacts.toSorted((a, b) => own(b) - own(a))
  const complaints = sorted.filter(({ purpose }) => purpose === 'gro' || purpose === 'grievance')
  const care = sorted.filter(({ purpose }) => purpose !== 'claim')
  return [complaints, care].find((ways) => ways.length > 0) ?? sorted
}
