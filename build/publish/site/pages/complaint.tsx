/** @jsxRuntime automatic @jsxImportSource preact */
import { COMPLAINT_QUESTION } from '../../../contract/authored/questions.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import type { InsurerContact } from '../../../contract/published/insurers.ts'
import { insurerPath, productPath } from '../page-paths.ts'
import type { Site } from '../site.ts'
import { Reach } from './contacts.tsx'

/** Whom to complain to, a step at a time: the insurer first, then what the sourced answer of the questions says. */
export function Complaint(props: {
  readonly site: Site
  readonly insurer: { readonly slug: string; readonly name: string }
  readonly contacts: readonly InsurerContact[]
  readonly steps: readonly string[]
  /** The product whose page this is on. */
  readonly uin?: string
}) {
  const { site, insurer, steps, uin } = props
  const ways = forComplaints(props.contacts, uin)
  return (
    <section class="entry" id="complain">
      <h2>Whom to complain to</h2>
      <ol>
        <li>
          The insurer itself, in writing: <a href={site.link(insurerPath(insurer.slug))}>{insurer.name}</a>.
          {props.contacts.length === 0 && ' We hold no way to reach it yet: your policy prints one.'}
          {ways.length > 0 && (
            <ul>
              {ways.map((contact) => (
                <li key={contact.channel + contact.value}>
                  {contact.label !== '' && `${contact.label}: `}
                  <Reach channel={contact} /> <From contact={contact} site={site} uin={uin} />
                </li>
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
        <p>
          We have not written out the steps after that. Look for “ombudsman” and “grievance” in your policy,
          or <a href={`${site.link(FUNCTION_PAGES.search)}?q=ombudsman`}>in what is held here</a>.
        </p>
      )}
    </section>
  )
}

/** The ways that are for complaints, else those to anybody but for claims, else all; those of the product itself first. */
function forComplaints(contacts: readonly InsurerContact[], uin?: string): readonly InsurerContact[] {
  const own = (contact: InsurerContact) => Number(contact.from.uin !== null && contact.from.uin === uin)
  const sorted = contacts.toSorted((one, two) => own(two) - own(one))
  const complaints = sorted.filter(({ purpose }) => purpose === 'gro' || purpose === 'grievance')
  const care = sorted.filter(({ purpose }) => purpose !== 'claim')
  return [complaints, care].find((ways) => ways.length > 0) ?? sorted
}

/** Where a way to reach an insurer is from, with a link to it; nothing where that is the insurer's own record. */
export function From(props: {
  readonly contact: InsurerContact
  readonly site: Site
  readonly uin?: string | undefined
}) {
  const { of, name, url, uin, key } = props.contact.from
  if (of === 'insurer') return null
  const isHere = uin !== null && uin === props.uin
  const page =
    of === 'form' || uin === null
      ? props.site.link(url.slice(props.site.base.length))
      : props.site.link(productPath(uin))
  return (
    <span class="quiet">
      from{' '}
      <a href={(isHere ? '' : page) + (key === null ? '' : `#${key}`)}>{isHere ? 'this wording' : name}</a>
    </span>
  )
}
