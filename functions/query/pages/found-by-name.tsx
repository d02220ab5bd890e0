/** @jsxRuntime automatic @jsxImportSource #view */
import { firstNumber } from '../../../build/view/call-button.tsx'
import { FormLink, Named } from '../../../build/view/links.tsx'
import { type Links, insurerPath, OFFICES, officePlace } from '../../../build/view/page-paths.ts'
import { phrase, translated } from '../../../build/view/phrases.tsx'
import type { InsurerNamed } from '../one-search/insurer-candidates.ts'
import { type IndexSource, insurerOf } from '../source/load.ts'
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { joined } from '../../../build/view/answer-in.tsx'
import type { Everything, Hit } from '../one-search/index.ts'

/** An insurer that is named, with a number to call where a way to reach one is asked for. */
export async function insurerShown(
  source: IndexSource,
  { path, parts: { slug = '' }, title }: Hit,
  { insurers: { isReach } }: Everything,
  site: Links,
): Promise<Markup> {
  const { t } = site.texts
  const number = isReach ? await numberOf(source, slug) : undefined
  return (
    <li>
      <Named site={site} path={path} name={title} />
      {number !== undefined && <p>{t('contact.call', { number })}</p>}
      <p class="quiet">{t(isReach ? 'search.how-to-reach-it' : 'search.insurer')}</p>
    </li>
  )
}

/** A form that was found. */
export function formShown({ parts: { id } }: Hit, { forms: { forms } }: Everything, site: Links): Markup {
  const form = forms.find((one) => String(one.id) === id)
  return (
    form && (
      <li>
        <FormLink form={form} site={site} />
        <p class="quiet" translate="no">
          {[form.insurer.name, form.applies_to].filter((words) => words !== '').join(', ')}
        </p>
      </li>
    )
  )
}

/** Says of an insurer that is named that no form of it is held, and how to ask for one. */
export async function noForm(source: IndexSource, { slug, name }: InsurerNamed, { texts, link }: Links) {
  const number = await numberOf(source, slug)
  return (
    <li>
      {phrase(texts, number === undefined ? 'search.no-form' : 'search.no-form-but-a-number', {
        name: <span translate="no">{name}</span>,
        number,
        reach: link(insurerPath(slug)),
      })}
    </li>
  )
}

async function numberOf(source: IndexSource, slug: string): Promise<string | undefined> {
  return firstNumber((await insurerOf(source, slug))?.contacts ?? [], null)?.number
}

/** The offices of the Ombudsman that are named, then the list of all; nothing where none is asked for. */
export function officesShown(offices: Everything['offices'], site: Links): Markup[] {
  if (offices === null) return []
  const page = site.link(CLAIM_PATH)
  const { texts } = site
  return [
    ...offices.map(({ name, covers, address, telephone, email }) => (
      <li>
        <a href={`${page}#${officePlace(name)}`}>
          {phrase(texts, 'search.office', { place: translated(texts, name) })}
        </a>
        <p class="quiet">
          {phrase(texts, 'search.office-for', {
            places: joined(
              covers.map((place) => translated(texts, place)),
              '; ',
            ),
          })}
        </p>
        <p translate="no">
          {address}. {[...telephone, ...(email === null ? [] : [email])].join(', ')}
        </p>
      </li>
    )),
    <li>
      <a href={`${page}#${OFFICES}`}>{texts.t('search.offices-by-state')}</a>
    </li>,
  ]
}
