/** @jsxRuntime automatic @jsxImportSource #view */
import type { TextKey } from '../../../contract/source-texts.ts'
import type { PageTexts } from '../../../contract/texts.ts'
import { supersededAmong } from '../../index-files/superseded.ts'
import { insurerBodies } from '../../answers/lists.ts'
import type { InsurerBody } from '../../../contract/published/insurers.ts'
import { Table } from '../../../view/components.tsx'
import { Call } from '../../../view/call-button.tsx'
import { webAddress, FormLink, Outward, PartsInRow, Quoted } from '../../../view/links.tsx'
import { own } from '../../../view/phrases.tsx'
import { insurerPath } from '../../../view/page-paths.ts'
import { type Material, type PageGroup, type Site, type SitePage } from '../site.ts'
import { Complaint, forComplaints } from './complaint.tsx'
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

/** One page per insurer: whom to call and to complain to, figures, forms, and its products. */
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
  const { slug, name, registration, website, contacts, forms, policies } = insurer
  const { t } = site.texts
  const home = website === null ? null : webAddress(website)
  return {
    path: insurerPath(slug),
    title: name,
    description: `${name}: ${heldOf(insurer, site.texts).join(', ')}.`,
    record,
    trail: [['/insurer', t('insurer.insurers')]],
    content: (
      <>
        <h1 translate="no">{name}</h1>
        <p class="lead">
          {linesOf(insurer, site.texts)}
          {registration !== null && `, ${t('insurer.registration', { number: registration })}`}
          {home !== null && [', ', <Outward to={home} words={new URL(home).hostname} />]}
        </p>
        <Call contacts={contacts} uin={null} site={site} />
        <PartsInRow
          label={t('link.on-this-page')}
          parts={[
            ['complain', t('ladder.complain')],
            ['reach', t('insurer.reach')],
            ...(forms.length === 0 ? [] : [['forms', t('insurer.forms')] as const]),
            ['products', t('insurer.products')],
          ]}
        />
        <Complaint site={site} insurer={insurer} contacts={contacts} />
        <section id="reach">
          <h2>{t('insurer.reach')}</h2>
          {contacts.length > 0 ? (
            <Contacts site={site} channels={contacts} shown={forComplaints(contacts)} />
          ) : (
            <p>{t('insurer.no-contact')}</p>
          )}
        </section>
        <Figures insurer={insurer} site={site} />
        <Forms insurer={insurer} site={site} />
        <section id="products">
          <h2>{t('insurer.products')}</h2>
          <ProductList cards={policies} site={site} replaced={new Set(replaced)} />
        </section>
      </>
    ),
  }
}

const LINES: Readonly<Record<InsurerBody['lines'][number], TextKey>> = {
  life: 'insurer.life',
  health: 'insurer.health',
  general: 'insurer.general',
}

/** The lines of business of an insurer, as a sentence begins. */
function linesOf({ lines }: InsurerBody, { t }: PageTexts): string {
  const named = lines.map((line) => t(LINES[line])).join(t('insurer.and'))
  const words = t('insurer.lines', { lines: named })
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What is held of an insurer, for search engines: nothing is promised that the page does not have. */
function heldOf({ contacts, forms, policies }: InsurerBody, { t }: PageTexts): string[] {
  return [
    ...(contacts.length === 0 ? [] : [t('insurer.contacts-held', { count: contacts.length })]),
    ...(forms.length === 0 ? [] : [t('insurer.forms-held', { count: forms.length })]),
    t('insurer.products-held', { count: policies.length }),
  ]
}

interface Held {
  readonly site: Site
  readonly insurer: InsurerBody
}

function Figures({ site, insurer: { metrics } }: Held) {
  if (metrics.length === 0) return null
  const { t } = site.texts
  return (
    <section>
      <h2>{t('insurer.figures')}</h2>
      <Table
        label={t('insurer.figures')}
        head={[t('insurer.figure'), t('insurer.value'), t('insurer.period'), t('ladder.source')]}
        rows={metrics.map((metric) => [
          own(site.texts, metric.label),
          own(site.texts, `${metric.value} ${metric.unit}`),
          own(site.texts, metric.period),
          <Quoted site={site} from={metric} />,
        ])}
      />
    </section>
  )
}

function Forms({ site, insurer: { forms } }: Held) {
  if (forms.length === 0) return null
  return (
    <section id="forms">
      <h2>{site.texts.t('insurer.forms')}</h2>
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
