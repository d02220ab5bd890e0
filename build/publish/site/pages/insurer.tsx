/** @jsxRuntime automatic @jsxImportSource #view */
import { counted } from '../../../contract/display.ts'
import { supersededAmong } from '../../index-files/superseded.ts'
import { insurerBodies } from '../../answers/lists.ts'
import type { InsurerBody } from '../../../contract/published/insurers.ts'
import { Table } from '../../../view/components.tsx'
import { webAddress, FormLink, Quoted } from '../../../view/links.tsx'
import { insurerPath } from '../../../view/page-paths.ts'
import { type Material, type PageGroup, type Site, type SitePage } from '../site.ts'
import { Complaint, From } from './complaint.tsx'
import { ProductList } from './product-list.tsx'
import { Contacts } from './contacts.tsx'
import { item } from '../../../contract/item.ts'

/** What an insurer's page is drawn from. */
interface InsurerMaterial {
  readonly record: string
  readonly insurer: InsurerBody
  /** Products of which a newer version is held. */
  readonly replaced: readonly string[]
}

/** One page per insurer: how to reach it, figures, forms, and its products. */
export function insurerPages({ site, context }: Material): PageGroup[] {
  const rows = context.store.products()
  const replaced = new Set(supersededAmong(rows).map((place) => item(rows, place).uin))
  return Array.from(insurerBodies(context), (insurer) => {
    const { slug } = insurer
    const older = insurer.policies.flatMap(({ uin }) => (replaced.has(uin) ? [uin] : []))
    const from = { record: context.to.insurer(slug), insurer, replaced: older }
    return { name: insurerPath(slug), from, pages: [insurerPage(site, from)] }
  })
}

function insurerPage(site: Site, from: InsurerMaterial): SitePage {
  const { record, insurer, replaced } = from
  const { slug, name, lines, registration, website, contacts, metrics, forms, policies } = insurer
  const home = website === null ? null : webAddress(website)
  return {
    path: insurerPath(slug),
    title: name,
    description: `${name}: ${heldOf(insurer).join(', ')}.`,
    record,
    trail: [['/insurer', 'Insurers']],
    content: (
      <>
        <h1 translate="no">{name}</h1>
        <p class="lead">
          {asLead(`${lines.join(' and ')} insurance`)}
          {registration !== null && `, registration ${registration}`}
          {home !== null && (
            <>
              , <a href={home}>{new URL(home).hostname}</a>
            </>
          )}
        </p>
        <section>
          <h2>How to reach it</h2>
          {contacts.length > 0 ? (
            <Contacts
              site={site}
              channels={contacts}
              from={contacts.map((contact) => (
                <From contact={contact} site={site} />
              ))}
            />
          ) : (
            <WithoutContact home={home} />
          )}
        </section>
        <Complaint site={site} insurer={insurer} contacts={contacts} />
        <Figures metrics={metrics} site={site} />
        <Forms forms={forms} site={site} />
        <section>
          <h2>Products</h2>
          <ProductList cards={policies} site={site} replaced={new Set(replaced)} />
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

function Figures({ metrics, site }: Pick<InsurerBody, 'metrics'> & { readonly site: Site }) {
  if (metrics.length === 0) return null
  return (
    <section>
      <h2>Figures</h2>
      <Table
        label="Figures"
        head={['Figure', 'Value', 'Period', 'Source']}
        rows={metrics.map((metric) => [
          metric.label,
          `${metric.value} ${metric.unit}`,
          metric.period,
          <Quoted site={site} from={metric} />,
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
        {forms.map((form) => (
          <li>
            <FormLink site={site} form={form} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A line that begins as a sentence does. */
function asLead(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
