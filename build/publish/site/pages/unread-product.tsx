/** @jsxRuntime automatic @jsxImportSource #view */
import { isRead } from '../../../contract/is-read.ts'
import { phrase, translated } from '../../../view/phrases.tsx'
import { placesOfField } from '../../../contract/look-at.ts'
import { PATHS } from '../../../contract/paths.ts'
import type { PolicyBody } from '../../../contract/published/policy.ts'
import { counted, inIndia } from '../../../contract/display.ts'
import {
  categoryPath,
  askedAddress,
  insurerPath,
  productPath,
  wordingPath,
} from '../../../view/page-paths.ts'
import { PlacesToLook } from '../../../view/unread-places.tsx'
import { LawToday } from '../../../view/law-sentences.tsx'
import type { SitePage, ProductMaterial } from '../site.ts'
import { webAddress, Named } from '../../../view/links.tsx'
import { Complaint } from './complaint.tsx'
import { Dates } from './dates.tsx'
import { Family, SameName } from './family.tsx'
import { FormerPlaces } from '../../../view/fact.tsx'
import { ProductName, productHead, Listed } from './product-head.tsx'

/** Number of the questions of its category that the page names. */
const NAMED = 8

/** A product that nobody has read: what is known of it, what that means, and what one can do now. */
export function unreadPage(material: ProductMaterial): SitePage {
  const { site, policy } = material
  const { name, uin, insurer } = policy
  return {
    isEnglish: true,
    description: `${name} of ${insurer.name}, UIN ${uin}: not read yet. What is known of it, what to ask, and what the law gives in any case.`,
    scripts: ['dates.js'],
    content: (
      <>
        <ProductName {...material} />
        <p class="note">{phrase(site.texts, 'unread.not-read-yet')}</p>
        <AskToRead {...material} />
        <Listed {...material} />
        {policy.look_at !== undefined && <Questions {...material} />}
        <Now {...material} />
        <Dates {...material} />
        <Family {...material} />
        <SameName {...material} />
        <Complaint site={site} insurer={insurer} contacts={material.contacts} brief />
        {policy.look_at === undefined && <Questions {...material} />}
      </>
    ),
    ...productHead(site, policy),
  }
}

/** One button that asks for this product to be read: the form is filled in. */
function AskToRead({ site, policy }: ProductMaterial) {
  return (
    <form method="post" action={site.link(PATHS.reportCorrection)} data-markdown="none">
      <input type="hidden" name="uin" value={policy.uin} />
      <input type="hidden" name="message" value="Please read this product." />
      <button type="submit">Ask us to read this</button>
    </form>
  )
}

function Now({ site, policy, website, alike, namesakes }: ProductMaterial) {
  const { uin, insurer, forms, clauses } = policy
  const home = website === null ? null : webAddress(website)
  const listed = policy.document_url === undefined ? null : webAddress(policy.document_url)
  return (
    <section class="entry" id="now">
      <h2>What you can do now</h2>
      <ul>
        {clauses.length > 0 && (
          <li>
            <a href={site.link(wordingPath(uin))}>Read its wording here</a>:{' '}
            {counted(clauses.length, 'clause')} as printed.
          </li>
        )}
        <li>
          Get the policy wording from the insurer
          {home !== null && (
            <>
              {' '}
              at <a href={home}>{new URL(home).hostname}</a>
            </>
          )}
          :{' '}
          <a href={site.link(insurerPath(insurer.slug))}>
            how to reach <span translate="no">{insurer.name}</span>
          </a>
          . The wording of a policy you hold came with it.
        </li>
        {listed !== null && (
          <li>
            The list it was taken from names <a href={listed}>a document at {new URL(listed).hostname}</a>.
            Nobody here has read it.
          </li>
        )}
        {namesakes.read.length === 0 &&
          alike.map(({ uin: other, name, insurer_name }) => (
            <li>
              Read as an example: <Named site={site} path={productPath(other)} name={name} />,{' '}
              <span class="quiet" translate="no">
                {insurer_name}
              </span>
              . Yours will differ.
            </li>
          ))}
        <li>
          <a href={site.link('/rights')}>What the law gives you in any policy</a>
        </li>
        <li>
          <a href={askedAddress(site, 'help', { uin })}>Ask for help with it</a>
        </li>
        {forms.length > 0 && (
          <li>
            <a href={`${site.link(insurerPath(insurer.slug))}#forms`}>
              {counted(forms.length, 'form')} of <span translate="no">{insurer.name}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

/** The questions that a program found places for, and the first of the others until enough are named. */
export function questionsOf(policy: Pick<PolicyBody, 'unread' | 'look_at'>) {
  const { unread } = policy
  const found = unread.filter(({ key }) => placesOfField(policy, key).length > 0)
  const others = unread.filter((one) => !found.includes(one))
  return [...found, ...others.slice(0, Math.max(0, NAMED - found.length))]
}

function Questions({ site, policy, fields }: ProductMaterial) {
  const { category } = policy
  const named = questionsOf(policy)
  if (fields.size === 0) return null
  return (
    <section class="entry" id="questions">
      <h2>What to ask of such a policy</h2>
      <ul>
        <Unread site={site} policy={policy} fields={fields} entries={named} />
      </ul>
      {fields.size > named.length && (
        <p>
          <a href={`${site.link(categoryPath(category.slug))}#questions`}>
            All {inIndia(fields.size)} questions
          </a>
        </p>
      )}
    </section>
  )
}

/** Fields that nobody has read, each with the law of today and places to look. */
export function Unread(
  props: Pick<ProductMaterial, 'site' | 'policy' | 'fields'> & { readonly entries: PolicyBody['unread'] },
) {
  const { site, policy, fields, entries } = props
  return entries.map(({ key, label, law }) => (
    <li id={key}>
      <FormerPlaces keys={fields.get(key)?.aliases} />
      {isRead(policy.coverage) ? translated(site.texts, label) : (fields.get(key)?.question ?? label)}{' '}
      <LawToday law={law} site={site} />
      <PlacesToLook site={site} policy={policy} field={key} />
    </li>
  ))
}
