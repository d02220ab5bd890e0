/** @jsxRuntime automatic @jsxImportSource #view */
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import type { PolicyBody } from '../../../contract/published/policy.ts'
import { groupsOf } from '../../../contract/groups.ts'
import { Folded } from '../../../view/components.tsx'
import { Contents, FormLink, Outward, type PagePart, type Trail, WaysOn } from '../../../view/links.tsx'
import { askedAddress, comparisonPath, wordingPath } from '../../../view/page-paths.ts'
import { Needs, laterNeeds, needsOf } from '../../../view/needs.tsx'
import type { Site, SitePage, ProductMaterial } from '../site.ts'
import { Complaint } from './complaint.tsx'
import { Unread } from './unread-product.tsx'
import { Fact } from '../../../view/fact.tsx'
import { english, phrase, translated } from '../../../view/phrases.tsx'
import { joined } from '../../../view/answer-in.tsx'
import { Dates } from './dates.tsx'
import { Family, SameName } from './family.tsx'
import { ProductName, productHead, Listed } from './product-head.tsx'
import { SearchBox } from '../../../view/search-box.tsx'

/** A product for people: every fact by group, what was not read, its versions, documents and forms. */
export function productPage(material: ProductMaterial): SitePage {
  const { site, policy, fields } = material
  const { name, uin, insurer, facts, unread } = policy
  const { texts } = site
  const { t } = texts
  const groups = groupsOf(facts, ({ group }) => group)
  const needs = needsOf(policy, fields)
  const parts: PagePart[] = [
    ...groups.map(([group, ofGroup], at): PagePart => [
      `group-${at + 1}`,
      translated(texts, group),
      ofGroup.length,
    ]),
    ...(unread.length > 0 ? [['unread', t('answer.unread')] as const] : []),
    ['days', t('days.heading')],
    ['complain', t('ladder.complain')],
    ['documents', t('product.documents-and-forms')],
  ]
  return {
    ...productHead(site, policy),
    description: t('product.description', { name, insurer: insurer.name, facts: String(facts.length) }),
    scripts: ['fold.js', 'dates.js'],
    content: (
      <>
        <ProductName {...material} />
        {needs.length > 0 && (
          <section id="key-facts" aria-label={t('product.first')}>
            {needs.length > 1 && (
              <Contents site={site} inRow label={t('product.first')} parts={laterNeeds({ needs, site })} />
            )}
            <Needs needs={needs} site={site} />
          </section>
        )}
        <Listed {...material} />
        <Ways {...material} />
        {policy.clauses.length > 0 && <SearchBox site={site} uin={uin} />}
        <Contents site={site} parts={parts} />
        {groups.map(([group, ofGroup], at) => (
          <section class="entry" id={`group-${at + 1}`}>
            <Folded heading={<h2>{translated(texts, group)}</h2>}>
              {ofGroup.map((fact) => (
                <Fact fact={fact} field={fields.get(fact.key)} site={site} uin={uin} />
              ))}
            </Folded>
          </section>
        ))}
        {unread.length > 0 && (
          <section class="entry" id="unread">
            <h2>{t('answer.unread')}</h2>
            <p>{t('product.nobody-has-looked')}</p>
            <ul>
              <Unread site={site} policy={policy} fields={fields} entries={unread} />
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
  const { t } = site.texts
  const { uin, category, clauses } = policy
  const pages: Trail = [
    ...(clauses.length > 0 ? [[wordingPath(uin), t('product.read-the-wording')] as const] : []),
    ...(isCompared ? [[comparisonPath(category.slug), t('product.compare-with-others')] as const] : []),
    [`/compare?${new URLSearchParams({ uins: uin })}`, t('product.choose')],
    [`${FUNCTION_PAGES.sheet}?${new URLSearchParams({ uin })}`, t('product.one-sheet')],
  ]
  return <WaysOn site={site} pages={pages} />
}

function Papers({ policy, site }: { readonly policy: PolicyBody; readonly site: Site }) {
  const { documents, forms, insurer, uin, url } = policy
  const { texts } = site
  const { t, day } = texts
  return (
    <section class="entry" id="documents">
      <h2>{t('product.documents-and-forms')}</h2>
      <ul>
        {documents.map(({ title, url: address, edition, pages, collected }) => (
          <li>
            <span translate="no">
              <Outward to={address} words={english(texts, title)} otherwise={english(texts, title)} />
            </span>
            {edition !== null && [
              ', ',
              phrase(texts, 'product.edition', { edition: english(texts, edition) }),
            ]}
            , {t('product.pages', { count: pages })}, {t('product.collected', { day: day(collected) })}
          </li>
        ))}
      </ul>
      {forms.length > 0 && (
        <>
          <h3>
            {phrase(texts, 'product.forms-of', {
              insurer: <span translate="no">{english(texts, insurer.name)}</span>,
            })}
          </h3>
          <ul>
            {forms.map((form) => (
              <li>
                <FormLink site={site} form={form} />{' '}
                <span class="quiet">
                  {joined(
                    [form.purpose, form.applies_to]
                      .filter((words) => words !== '')
                      .map((words) => translated(texts, words)),
                    ', ',
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {phrase(texts, 'product.for-programs', {
          changes: (words) => (
            <a href={askedAddress(site, 'changed', { uin })} rel="nofollow">
              {words}
            </a>
          ),
          json: url,
        })}
      </p>
    </section>
  )
}
