/** @jsxRuntime automatic @jsxImportSource #view */
import { counted, writtenDay } from '../../../contract/display.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { COMPLAIN } from '../../../contract/ladder-words.ts'
import type { PolicyBody } from '../../../contract/published/policy.ts'
import { groupsOf } from '../../../contract/groups.ts'
import { Folded } from '../../../view/components.tsx'
import { Contents, FormLink, Outward, type PagePart } from '../../../view/links.tsx'
import { changesAddress, comparisonPath, wordingPath } from '../../../view/page-paths.ts'
import { Needs } from '../../../view/needs.tsx'
import { PlacesToLook } from '../../../view/unread-places.tsx'
import { LawToday } from '../../../view/law-sentences.tsx'
import type { ProductMaterial } from '../product-material.ts'
import type { Site, SitePage } from '../site.ts'
import { Complaint } from './complaint.tsx'
import { Fact, FormerPlaces } from '../../../view/fact.tsx'
import { DATES, Dates } from './dates.tsx'
import { Family, SameName } from './family.tsx'
import { ProductName, productHead } from './product-head.tsx'
import { Listed } from './sold.tsx'
import { FindWithin } from './find-within.tsx'

/** A product for people: every fact by group, what was not read, its versions, documents and forms. */
export function productPage(material: ProductMaterial): SitePage {
  const { site, policy, fields } = material
  const { name, uin, insurer, facts, unread } = policy
  const groups = groupsOf(facts, ({ group }) => group)
  const parts: PagePart[] = [
    ...groups.map(([group, ofGroup], at): PagePart => [`group-${at + 1}`, group, ofGroup.length]),
    ...(unread.length > 0 ? [['unread', 'Not read yet'] as const] : []),
    ['days', DATES],
    ['complain', COMPLAIN],
    ['documents', 'Documents and forms'],
  ]
  return {
    ...productHead(site, policy),
    description: `What the documents of ${name} (${insurer.name}) say: ${facts.length} facts, each with its quote, clause and page.`,
    scripts: ['fold.js', 'dates.js'],
    content: (
      <>
        <ProductName {...material} />
        <section id="key-facts" aria-label="What families look up first">
          <Needs policy={policy} fields={fields} site={site} />
        </section>
        <Listed {...material} />
        <Ways {...material} />
        {policy.clauses.length > 0 && <FindWithin site={site} uin={uin} />}
        <Contents parts={parts} />
        {groups.map(([group, ofGroup], at) => (
          <section class="entry" id={`group-${at + 1}`}>
            <Folded heading={<h2>{group}</h2>}>
              {ofGroup.map((fact) => (
                <Fact fact={fact} field={fields.get(fact.key)} site={site} uin={uin} />
              ))}
            </Folded>
          </section>
        ))}
        {unread.length > 0 && (
          <section class="entry" id="unread">
            <h2>Not read yet</h2>
            <p>Nobody has looked for these in the documents. That means neither yes nor no.</p>
            <ul>
              {unread.map(({ key, label, law }) => (
                <li id={key}>
                  <FormerPlaces keys={fields.get(key)?.aliases} />
                  {label} <LawToday law={law} site={site} />
                  <PlacesToLook site={site} policy={policy} of={key} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Dates {...material} />
        <Family {...material} />
        <SameName {...material} />
        <Complaint site={site} insurer={insurer} contacts={material.contacts} uin={uin} />
        <Papers policy={policy} site={site} />
      </>
    ),
  }
}

function Ways({ site, policy, isCompared }: ProductMaterial) {
  const { uin, category, clauses } = policy
  const asked = `uin=${encodeURIComponent(uin)}`
  const ways = [
    ...(clauses.length > 0 ? [[site.link(wordingPath(uin)), 'Read the wording'] as const] : []),
    ...(isCompared
      ? [[site.link(comparisonPath(category.slug)), 'Compare with others of its kind'] as const]
      : []),
    [`${site.link('/compare')}?uins=${encodeURIComponent(uin)}`, 'Choose what to compare it with'],
    [`${site.link(FUNCTION_PAGES.sheet)}?${asked}`, 'One sheet to print or send'],
  ] as const
  return (
    <ul class="ways">
      {ways.map(([to, words]) => (
        <li>
          <a href={to}>{words}</a>
        </li>
      ))}
    </ul>
  )
}

function Papers({ policy, site }: { readonly policy: PolicyBody; readonly site: Site }) {
  const { documents, forms, insurer, uin, url } = policy
  return (
    <section class="entry" id="documents">
      <h2>Documents and forms</h2>
      <ul>
        {documents.map(({ title, url: address, edition, pages, collected }) => (
          <li>
            <span translate="no">
              <Outward to={address} words={title} otherwise={title} />
            </span>
            {edition !== null && `, edition ${edition}`}, {counted(pages, 'page')}, collected{' '}
            {writtenDay(collected)}
          </li>
        ))}
      </ul>
      {forms.length > 0 && (
        <>
          <h3>
            Forms of <span translate="no">{insurer.name}</span>
          </h3>
          <ul>
            {forms.map((form) => (
              <li>
                <FormLink site={site} form={form} />{' '}
                <span class="quiet">
                  {[form.purpose, form.applies_to].filter((words) => words !== '').join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={changesAddress(site, uin)} rel="nofollow">
          What changed on this page
        </a>
        . For programs: <a href={url}>this product as JSON</a>.
      </p>
    </section>
  )
}
