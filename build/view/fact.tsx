/** @jsxRuntime automatic @jsxImportSource #view */
import type { Field } from '../contract/authored/category.ts'
import type { FactBody } from '../contract/published/fact.ts'
import type { ClauseRef } from '../contract/published/references.ts'
import { type ShownFact, conditionsOf, pageWords, valueOf } from '../contract/answer-words.ts'
import { clauseIn, conditionIn, joined, readingIn, restsIn, valueIn } from './answer-in.tsx'
import { phrase, translated } from './phrases.tsx'
import { type Links, clauseAddress, askedAddress } from './page-paths.ts'
import { LawToday } from './law-sentences.tsx'
import { Reachable } from './links.tsx'
import { saysHowToReach } from '../contract/reaching.ts'

/** Place where check statuses are explained. */
const STATUSES = '/docs/data#status'

interface Part {
  readonly site: Links
  readonly uin: string
}

/** Anchors of the keys that a field had before, so that links to them still lead to it. */
export function FormerPlaces({ keys = [] }: { readonly keys?: readonly string[] | undefined }) {
  return keys.map((key) => <span id={key} key={key} />)
}

/** A fact for a reader: the value in the words of its question, how it was read, its quotes, and what qualifies it. */
export function Fact(
  props: Part & {
    readonly fact: FactBody
    readonly field?: Pick<Field, 'question' | 'aliases'> | undefined
  },
) {
  const { site, uin, fact, field } = props
  const { key, label, quote, clause, context } = fact
  const { texts } = site
  const rests = restsIn(texts, fact)
  const isWrong = texts.t('answer.is-this-wrong')
  /** A quote and its place; `more` is how many more paragraphs its clause has. */
  const quoted = (words: string, from: ClauseRef, place: Parameters<typeof pageWords>[0], more = 0) => (
    <blockquote>
      <p translate="no">{words}</p>
      <p class="quiet">
        <ClauseLink clause={from} site={site} uin={uin} />, {pageWords(place, texts)}
        {more > 0 && texts.t('answer.more-paragraphs', { count: more })}
      </p>
    </blockquote>
  )
  return (
    <article class="fact" id={key}>
      <FormerPlaces keys={field?.aliases} />
      <h3>
        {translated(texts, label)}
        {field !== undefined && <span class="quiet line">{translated(texts, field.question)}</span>}
      </h3>
      <p class="value">{isContact(fact) ? <Reachable text={valueOf(fact)} /> : valueIn(texts, fact)}</p>
      <LawToday law={fact.law} site={site} />
      <Reading fact={fact} site={site} />
      {quote !== null && clause !== null && quoted(quote, clause, fact, fact.proof?.paragraphs)}
      {context.map((more) => quoted(more.quote, more.clause, more))}
      {rests !== null && <p class="quiet">{rests}</p>}
      <Qualified site={site} uin={uin} fact={fact} />
      <p class="wrong" data-markdown="none">
        <a
          href={askedAddress(site, 'report', { uin, key })}
          rel="nofollow"
          aria-label={[isWrong, texts.word(label)].filter(Boolean).join(' ')}
        >
          {isWrong}
        </a>
      </p>
    </article>
  )
}

/** Whether a fact says how to reach somebody. */
function isContact({ label, display, status }: FactBody): boolean {
  return (status === 'checked' || status === 'quoted') && saysHowToReach(label, display ?? '')
}

/** Line on how far the reading of an answer went. */
export function Reading(props: {
  readonly fact: Pick<ShownFact, 'status' | 'checked'>
  readonly site: Links
}) {
  const { status, checked } = props.fact
  const words = readingIn(props.site.texts, status, checked || null)
  if (words === null) return null
  return (
    <p class={`reading ${status}`}>
      <a href={props.site.link(STATUSES)}>{words}</a>
    </p>
  )
}

/** A clause by its number, leading to its place in the wording. */
function ClauseLink({ clause, site, uin }: Part & { readonly clause: ClauseRef }) {
  return <a href={clauseAddress(site, uin, clause)}>{clauseIn(site.texts, clause)}</a>
}

/** Qualifications to know before relying on the value. */
function Qualified({ fact, site, uin }: Part & { readonly fact: FactBody }) {
  const { searched, checked, status } = fact
  const { texts } = site
  return (
    <>
      <Provisos fact={fact} site={site} uin={uin} />
      {searched !== null && (
        <p class="quiet">
          {phrase(texts, 'answer.searched', {
            clauses: String(searched.clauses),
            terms: joined(
              searched.terms.map((term) =>
                phrase(texts, 'answer.quoted', { words: translated(texts, term) }),
              ),
              ', ',
            ),
          })}
          {searched.near.length > 0 && (
            <>
              {' '}
              {phrase(texts, 'answer.close-to-it', {
                clauses: <ClauseLinks clauses={searched.near} site={site} uin={uin} />,
              })}
            </>
          )}
        </p>
      )}
      {checked !== null && status !== 'checked' && (
        <p class="quiet">{readingIn(texts, 'checked', checked)}.</p>
      )}
    </>
  )
}

/** Conditions that change the meaning of a value, or speak against it. */
export function Provisos(props: Part & { readonly fact: ShownFact }) {
  return conditionsOf(props.fact).map((condition) => (
    <p class="note">
      {conditionIn(props.site.texts, condition)}
      {condition.clauses.length > 0 && (
        <>
          {' '}
          <ClauseLinks clauses={condition.clauses} site={props.site} uin={props.uin} />.
        </>
      )}
    </p>
  ))
}

function ClauseLinks({ clauses, site, uin }: Part & { readonly clauses: readonly ClauseRef[] }) {
  return joined(
    clauses.map((clause) => <ClauseLink clause={clause} site={site} uin={uin} />),
    '; ',
  )
}
