/** @jsxRuntime automatic @jsxImportSource #view */
import type { PageTexts } from '../../../contract/texts.ts'
import { supersededAmong } from '../../../contract/product-versions.ts'
import { insurerBodies } from '../../answers/lists.ts'
import type { InsurerBody } from '../../../contract/published/insurers.ts'
import { Table } from '../../../view/components.tsx'
import { Call } from '../../../view/call-button.tsx'
import { webAddress, FormLink, Outward, Contents, Quoted } from '../../../view/links.tsx'
import { phrase, translated, translatedText } from '../../../view/phrases.tsx'
import { insurerPath } from '../../../view/page-paths.ts'
import { type Material, type PageGroup, type Site, type SitePage } from '../site.ts'
import { Complaint, forComplaints } from './complaint.tsx'
import { ProductList } from './product-list.tsx'
import { Contacts } from './contacts.tsx'
import { item } from '../../../contract/item.ts'

/** Source of an insurer's page. */
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
  return insurerBodies(context).map((insurer) => {
    const { slug } = insurer
    const older = insurer.policies.flatMap(({ uin }) => (replaced.has(uin) ? [uin] : []))
    const from = { record: context.to.insurer(slug), insurer, replaced: older }
    return { name: insurerPath(slug), from, pages: [insurerPage(site, from)] }
  })
}

function insurerPage(site: Site, from: InsurerMaterial): SitePage {
  const { record, insurer, replaced } = from
  const { slug, name, registration, website, contacts, forms, policies } = insurer
  const { texts } = site
  const { t } = texts
  const home = website === null ? null : webAddress(website)
  return {
    path: insurerPath(slug),
    title: t('insurer.title', { name }),
    description: t('insurer.description', { name, held: contentsOf(insurer, texts).join(', ') }),
    record,
    trail: [['/insurer', t('frame.insurers')]],
    content: (
      <>
        <h1 translate="no">{name}</h1>
        <p class="lead">
          {linesOf(insurer, texts)}
          {registration !== null && `, ${t('insurer.registration', { number: registration })}`}
          {home !== null && [', ', <Outward to={home} words={new URL(home).hostname} />]}
        </p>
        <Call contacts={contacts} uin={null} site={site} />
        <Contents
          site={site}
          inRow
          parts={[
            ['complain', t('ladder.complain')],
            ['reach', t('insurer.reach')],
            ...(forms.length === 0 ? [] : [['forms', t('frame.forms')] as const]),
            ['products', t('list.products')],
          ]}
        />
        <Complaint site={site} insurer={insurer} contacts={contacts} />
        <section id="reach">
          <h2>{t('insurer.reach')}</h2>
          {contacts.length > 0 ? (
            <Contacts site={site} channels={contacts} shown={forComplaints(contacts)} />
          ) : (
            <WithoutContact home={home} texts={texts} />
          )}
        </section>
        <Figures insurer={insurer} site={site} />
        <Forms insurer={insurer} site={site} />
        <section id="products">
          <h2>{t('list.products')}</h2>
          <ProductList cards={policies} site={site} replaced={new Set(replaced)} />
        </section>
      </>
    ),
  }
}

/** Lines of business of an insurer, as a sentence begins. */
function linesOf({ lines }: InsurerBody, texts: PageTexts): string {
  const words = texts.t('insurer.lines', {
    lines: texts.and(lines.map((line) => translatedText(texts, line))),
  })
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Summary of an insurer's page for search engines: nothing is promised that the page does not have. */
function contentsOf({ contacts, forms, policies }: InsurerBody, { t }: PageTexts): string[] {
  return [
    ...(contacts.length === 0 ? [] : [t('count.contacts', { count: contacts.length })]),
    ...(forms.length === 0 ? [] : [t('count.forms', { count: forms.length })]),
    t('count.products', { count: policies.length }),
  ]
}

function WithoutContact({ home, texts }: { readonly home: string | null; readonly texts: PageTexts }) {
  if (home === null) return <p>{texts.t('insurer.no-contact')}</p>
  const site = <Outward to={home} words={new URL(home).hostname} />
  return <p>{phrase(texts, 'insurer.no-contact-but-website', { site })}</p>
}

interface InsurerProps {
  readonly site: Site
  readonly insurer: InsurerBody
}

function Figures({ site, insurer: { metrics } }: InsurerProps) {
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
          translated(texts, metric.label),
          translated(texts, `${metric.value} ${metric.unit}`),
          translated(texts, metric.period),
          <Quoted site={site} from={metric} />,
        ])}
      />
    </section>
  )
}

function Forms({ site, insurer: { forms } }: InsurerProps) {
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
