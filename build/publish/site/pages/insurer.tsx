/** @jsxRuntime automatic @jsxImportSource #view */
import { supersededAmong } from '../../index-files/superseded.ts'
import { insurerBodies } from '../../answers/lists.ts'
import type { InsurerBody } from '../../../contract/published/insurers.ts'
import { Table } from '../../../view/components.tsx'
import { webAddress, FormLink, Quoted } from '../../../view/links.tsx'
import { insurerPath } from '../../../view/page-paths.ts'
import { own, plain, said } from '../../../view/phrases.tsx'
import type { PageTexts } from '../../../contract/texts.ts'
import { type Material, type PageGroup, type Site, type SitePage } from '../site.ts'
import { Complaint } from './complaint.tsx'
import { ProductList } from './product-list.tsx'
import { Contacts, From } from './contacts.tsx'
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
  const { texts } = site
  const { t } = texts
  return {
    path: insurerPath(slug),
    title: t('insurer.title', { name }),
    description: t('insurer.description', { name, held: heldOf(insurer, texts).join(', ') }),
    record,
    trail: [['/insurer', t('frame.insurers')]],
    content: (
      <>
        <h1 translate="no">{name}</h1>
        <p class="lead">
          {asLead(t('insurer.lines', { lines: texts.and(lines.map((line) => plain(texts, line))) }))}
          {registration !== null && `, ${t('insurer.registration', { number: registration })}`}
          {home !== null && (
            <>
              , <a href={home}>{new URL(home).hostname}</a>
            </>
          )}
        </p>
        <section>
          <h2>{t('insurer.reach')}</h2>
          {contacts.length > 0 ? (
            <Contacts
              site={site}
              channels={contacts}
              from={contacts.map((contact) => (
                <From contact={contact} site={site} />
              ))}
            />
          ) : (
            <WithoutContact home={home} texts={texts} />
          )}
        </section>
        <Complaint site={site} insurer={insurer} contacts={contacts} />
        <Figures metrics={metrics} site={site} />
        <Forms forms={forms} site={site} />
        <section>
          <h2>{t('list.products')}</h2>
          <ProductList cards={policies} site={site} replaced={new Set(replaced)} />
        </section>
      </>
    ),
  }
}

/** What is held of an insurer, for search engines: nothing is promised that the page does not have. */
function heldOf({ contacts, forms, policies }: InsurerBody, { t }: PageTexts): string[] {
  return [
    ...(contacts.length === 0 ? [] : [t('count.contacts', { count: contacts.length })]),
    ...(forms.length === 0 ? [] : [t('count.forms', { count: forms.length })]),
    t('count.products', { count: policies.length }),
  ]
}

function WithoutContact({ home, texts }: { readonly home: string | null; readonly texts: PageTexts }) {
  if (home === null) return <p>{texts.t('insurer.no-contact')}</p>
  const site = <a href={home}>{new URL(home).hostname}</a>
  return <p>{said(texts, 'insurer.no-contact-but-website', { site })}</p>
}

function Figures({ metrics, site }: Pick<InsurerBody, 'metrics'> & { readonly site: Site }) {
  if (metrics.length === 0) return null
  const { texts } = site
  const { t } = texts
  return (
    <section>
      <h2>{t('insurer.figures')}</h2>
      <Table
        label={t('insurer.figures')}
        head={[t('insurer.figure'), t('insurer.value'), t('insurer.period'), t('ladder.source')]}
        rows={metrics.map((metric) => [
          own(texts, metric.label),
          own(texts, `${metric.value} ${metric.unit}`),
          own(texts, metric.period),
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
      <h2>{site.texts.t('frame.forms')}</h2>
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
