/** @jsxRuntime automatic @jsxImportSource #view */
import { firstNumber } from '../../../build/view/call-button.tsx'
import { FormLink, Named } from '../../../build/view/links.tsx'
import { type Links, insurerPath, OFFICES, officePlace } from '../../../build/view/page-paths.ts'
import { phrase, translated } from '../../../build/view/phrases.tsx'
import type { FormsFound } from '../one-search/form-candidates.ts'
import type { InsurersNamed } from '../one-search/insurer-candidates.ts'
import type { IndexSource } from '../source/reader.ts'
import { insurerOf } from '../source/load.ts'
import type { Shown } from './found.ts'
import { CLAIM_PATH } from '../../../build/contract/paths.ts'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { joined } from '../../../build/view/answer-in.tsx'
import type { Everything } from '../one-search/index.ts'

/** The insurers that are named, with a number to call where a way to reach one is asked for. */
export async function insurersShown(
  source: IndexSource,
  { best, isReach }: InsurersNamed,
  site: Links,
): Promise<Shown> {
  const { t } = site.texts
  const shown = best.map(async ({ slug, name }) => {
    const number = isReach ? await numberOf(source, slug) : undefined
    const item = (
      <li>
        <Named site={site} path={insurerPath(slug)} name={name} />
        {number !== undefined && <p>{t('contact.call', { number })}</p>}
        <p class="quiet">{t(isReach ? 'search.how-to-reach-it' : 'search.insurer')}</p>
      </li>
    )
    return [insurerPath(slug), item] as const
  })
  return new Map(await Promise.all(shown))
}

/** The forms that were found. */
export function formsShown({ forms }: FormsFound, site: Links): Shown {
  return new Map(
    forms.map((form) => [
      `/forms/${form.id}`,
      <li>
        <FormLink form={form} site={site} />
        <p class="quiet" translate="no">
          {[form.insurer.name, form.applies_to].filter((words) => words !== '').join(', ')}
        </p>
      </li>,
    ]),
  )
}

/** Says that no form of the insurers named is held, and how to ask them for one. */
export function noForms(source: IndexSource, { best }: InsurersNamed, site: Links) {
  return Promise.all(
    best.map(async ({ slug, name }) => {
      const number = await numberOf(source, slug)
      return (
        <li>
          {phrase(site.texts, number === undefined ? 'search.no-form' : 'search.no-form-but-a-number', {
            name: <span translate="no">{name}</span>,
            number,
            reach: site.link(insurerPath(slug)),
          })}
        </li>
      )
    }),
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
