/** @jsxRuntime automatic @jsxImportSource preact */
import { counted, grouped } from '../../../cli/plural.ts'
import { supersededAmong } from '../../index-files/superseded.ts'
import { insurerBodies } from '../../answers/lists.ts'
import { type Card, isRead } from '../../../contract/published/card.ts'
import type { InsurerBody } from '../../../contract/published/insurers.ts'
import { askedIn } from '../charts/coverage-parts.ts'
import { groupsOf } from '../groups.ts'
import { Crumbs, Lines, ProductLink, Table } from '../components.tsx'
import { insurerPath, productPath } from '../paths.ts'
import { type Material, type Site, type SitePage, webAddress, writtenDay } from '../site.ts'
import { Contacts } from './contacts.tsx'

/** One page per insurer: how to reach it, figures, forms, and its products. */
export function insurerPages({ site, context }: Material): SitePage[] {
  const rows = context.store.products()
  const replaced = new Set(supersededAmong(rows).map((place) => rows[place]?.uin ?? ''))
  return Array.from(insurerBodies(context), (insurer) =>
    insurerPage(site, context.to.insurer(insurer.slug), insurer, replaced),
  )
}

function insurerPage(
  site: Site,
  record: string,
  insurer: InsurerBody,
  replaced: ReadonlySet<string>,
): SitePage {
  const { slug, name, lines, registration, website, contacts, metrics, forms, policies } = insurer
  const home = website === null ? null : webAddress(website)
  return {
    path: insurerPath(slug),
    title: name,
    description: `${name}: ${heldOf(insurer).join(', ')}.`,
    record,
    content: (
      <>
        <Crumbs site={site} trail={[['/insurer', 'Insurers']]} />
        <h1>{name}</h1>
        <p class="lead">
          {lines.join(' and ')} insurance
          {registration !== null && `, registration ${registration}`}
          {home !== null && (
            <>
              , <a href={home}>{new URL(home).hostname}</a>
            </>
          )}
        </p>
        <section>
          <h2>How to reach it</h2>
          {contacts.length > 0 ? <Contacts channels={contacts} /> : <WithoutContact home={home} />}
        </section>
        <Figures metrics={metrics} />
        <Forms forms={forms} site={site} />
        <section>
          <h2>Products</h2>
          <ProductList cards={policies} site={site} replaced={replaced} />
        </section>
      </>
    ),
  }
}

/** What is held of an insurer, for search engines: nothing is promised that the page does not have. */
function heldOf({ contacts, forms, policies }: InsurerBody): string[] {
  return [
    ...(contacts.length === 0 ? [] : [counted(contacts.length, 'contact')]),
    ...(forms.length === 0 ? [] : [counted(forms.length, 'form')]),
    counted(policies.length, 'product'),
  ]
}

function WithoutContact({ home }: { readonly home: string | null }) {
  return (
    <p>
      We hold no contact of this insurer yet.{' '}
      {home === null ? (
        'Your policy says how to reach it.'
      ) : (
        <>
          Your policy says how to reach it, or its website: <a href={home}>{new URL(home).hostname}</a>.
        </>
      )}
    </p>
  )
}

function Figures({ metrics }: Pick<InsurerBody, 'metrics'>) {
  if (metrics.length === 0) return null
  return (
    <section>
      <h2>Figures</h2>
      <Table
        label="Figures"
        head={['Figure', 'Value', 'Period', 'Source']}
        rows={metrics.map(({ label, value, unit, period, quote, source_url, fetched_at }) => [
          label,
          `${value} ${unit}`,
          period,
          <>
            <q>{quote}</q>{' '}
            <span class="quiet">
              {webAddress(source_url) === null ? source_url : <a href={source_url}>source</a>}, read{' '}
              {writtenDay(fetched_at)}
            </span>
          </>,
        ])}
      />
    </section>
  )
}

function Forms({ forms, site }: Pick<InsurerBody, 'forms'> & { readonly site: Site }) {
  if (forms.length === 0) return null
  return (
    <section id="forms">
      <h2>Forms</h2>
      <ul>
        {forms.map(({ id, title }) => (
          <li key={id}>
            <a href={site.link(`/forms/${id}`)}>
              <Lines text={title} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Products in lists, each leading to its page: those that were read first, of the others the newest version alone. */
export function ProductList(props: {
  readonly cards: readonly Card[]
  readonly site: Site
  /** Products of which a newer version is held. */
  readonly replaced?: ReadonlySet<string>
}) {
  const { cards, site, replaced } = props
  const read = cards.filter(({ coverage }) => isRead(coverage))
  const unread = cards.filter(({ coverage }) => !isRead(coverage))
  const listed = unread.filter(({ uin }) => !replaced?.has(uin))
  const older = unread.length - listed.length
  return (
    <>
      {read.length > 0 && (
        <ul class="cards">
          {read.map(({ uin, name, status, coverage, insurer }) => (
            <li key={uin}>
              <a href={site.link(productPath(uin))}>{name}</a>{' '}
              {status === 'withdrawn' && <span class="tag">withdrawn</span>}
              <p class="quiet">
                {insurer.name}, UIN {uin}: {coverage.stated} of {counted(askedIn(coverage), 'question')}{' '}
                answered
              </p>
            </li>
          ))}
        </ul>
      )}
      {listed.length > 0 && (
        <p>
          We have not read {read.length > 0 ? 'these' : 'any of them'} yet. Their wording is at the insurer.
          {older > 0 &&
            ` ${counted(older, 'older version')} ${older === 1 ? 'is' : 'are'} on the page of the newest.`}
        </p>
      )}
      {groupsOf(listed, ({ category }) => category.name).map(([category, ofKind]) => (
        <details key={category} open={listed.length <= FEW}>
          <summary>
            {category} <span class="quiet">{grouped(ofKind.length)}</span>
          </summary>
          <ul class="names">
            {ofKind.map(({ uin, name, status }) => (
              <li key={uin}>
                <ProductLink site={site} uin={uin} isRead={false}>
                  {name}
                </ProductLink>{' '}
                <span class="quiet">{status === 'withdrawn' ? `${uin}, withdrawn` : uin}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}

/** As many unread products are shown without being asked for. */
const FEW = 30
