/** @jsxRuntime automatic @jsxImportSource preact */
import { COMPLAINT_QUESTION } from '../../../contract/authored/questions.ts'
import type { QuotedContact, Relations } from '../../answers/context.ts'
import { Reachable } from '../links.tsx'
import { insurerPath, productPath } from '../page-paths.ts'
import type { Site } from '../site.ts'
import { Reach } from './contacts.tsx'

/** Whom to complain to, a step at a time: the insurer first, then what the sourced answer of the questions says. */
export function Complaint(props: {
  readonly site: Site
  readonly insurer: { readonly slug: string; readonly name: string }
  readonly complaints: Relations['complaints']
  /** What documents that were read print, where the insurer's record has nothing. */
  readonly quoted: readonly QuotedContact[]
  /** The product whose page this is on. */
  readonly uin?: string
}) {
  const { site, insurer, complaints, quoted, uin } = props
  const { channels, steps } = complaints
  // To the insurer itself, with what says so.
  const ways =
    channels.length > 0
      ? channels.map((channel) => ({ key: channel.value, content: <Reach channel={channel} /> }))
      : quoted.map((contact) => ({
          key: contact.words,
          content: <QuotedWay site={site} contact={contact} isHere={contact.uin === uin} />,
        }))
  return (
    <section class="entry" id="complain">
      <h2>Whom to complain to</h2>
      <ol>
        <li>
          The insurer itself, in writing: <a href={site.link(insurerPath(insurer.slug))}>{insurer.name}</a>.
          {ways.length === 0 && ' We hold no address for complaints yet: your policy prints one.'}
          {ways.length > 0 && (
            <ul>
              {ways.map(({ key, content }) => (
                <li key={key}>{content}</li>
              ))}
            </ul>
          )}
        </li>
        {steps.map((says) => (
          <li key={says}>{says}</li>
        ))}
      </ol>
      {steps.length > 0 ? (
        <p>
          <a href={`${site.link('/rights')}#${COMPLAINT_QUESTION}`}>The sections behind these steps</a>
        </p>
      ) : (
        <p>The steps after that are not held here with a source yet.</p>
      )}
    </section>
  )
}

/** What a product's documents say of reaching its insurer, with a link to the fact. */
export function QuotedWay(props: {
  readonly site: Site
  readonly contact: QuotedContact
  readonly isHere: boolean
}) {
  const { label, words, uin, key, name } = props.contact
  const page = props.isHere ? '' : props.site.link(productPath(uin))
  return (
    <>
      {label}: <Reachable text={words} />{' '}
      <span class="quiet">
        from <a href={`${page}#${key}`}>{props.isHere ? 'this wording' : name}</a>
      </span>
    </>
  )
}
