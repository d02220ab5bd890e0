/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../view/links.tsx'
import { unknownOf, withdrawalsUnknown } from '../../../contract/reader-words.ts'
import { categoriesBody, insurersBody } from '../../answers/lists.ts'
import { categoryPath, insurerPath } from '../../../view/page-paths.ts'
import type { TextKey } from '../../../contract/source-texts.ts'
import { translated, translatedText } from '../../../view/phrases.tsx'
import type { Material, PageBody } from '../site.ts'

const LINES = {
  life: 'category.life',
  health: 'category.health',
  general: 'category.general',
} as const satisfies Readonly<Record<string, TextKey>>

/** The types of insurance, by line of business. */
export function categoriesPage({ site, context }: Material): PageBody {
  const { categories } = categoriesBody(context)
  const { texts } = site
  const { t } = texts
  return {
    content: (
      <>
        <h1>{t('category.by-type')}</h1>
        <p class="lead">{t('category.choose')}</p>
        {Object.entries(LINES).map(([line, words]) => (
          <section>
            <h2>{t(words)}</h2>
            <ul class="cards">
              {categories
                .filter((category) => category.line === line)
                .map(({ slug, name, description, policies }) => (
                  <li>
                    <a href={site.link(categoryPath(slug))}>{translated(texts, name)}</a>{' '}
                    <span class="quiet">{t('count.products', { count: policies })}</span>
                    <p class="quiet">{translated(texts, description)}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </>
    ),
  }
}

/** All insurers. */
export function insurersPage({ site, context }: Material): PageBody {
  const { insurers } = insurersBody(context)
  const { texts } = site
  const { t } = texts
  const unknown = withdrawalsUnknown(unknownOf(context.withdrawals.knownFor), texts)
  return {
    content: (
      <>
        <h1>{t('frame.insurers')}</h1>
        <p class="lead">{t('insurer.all-lead')}</p>
        {unknown !== null && <p class="note">{unknown}</p>}
        <ul class="cards">
          {insurers.map(({ slug, name, lines, policies }) => (
            <li>
              <Named site={site} path={insurerPath(slug)} name={name} />
              <p class="quiet">
                {lines.map((line) => translatedText(texts, line)).join(', ')}:{' '}
                {t('insurer.listed', { count: policies.active + policies.withdrawn })}
                {policies.withdrawn > 0 && t('insurer.withdrawn', { count: policies.withdrawn })}
              </p>
            </li>
          ))}
        </ul>
      </>
    ),
  }
}
