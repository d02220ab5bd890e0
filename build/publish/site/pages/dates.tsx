/** @jsxRuntime automatic @jsxImportSource #view */
import { ENGLISH } from '../../../contract/texts.ts'
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { LastDays } from '../../../view/last-days.tsx'
import type { PageBody, Material, ProductMaterial } from '../site.ts'

/** Heading of the part of a product's page with the last days. */
const DATES = ENGLISH.t('days.heading')

/** The most policies that a browser keeps. */
const MOST_KEPT = 3

/** The page of the policies that a reader keeps; they are kept in the browser alone. */
export const MY_POLICIES = '/my-policies'

/** Last days of one policy, counted from the days that its holder enters. */
export function Dates({ site, policy, fields }: ProductMaterial) {
  const { t } = site.texts
  return (
    <section class="entry" id="days">
      <h2>{t('days.heading')}</h2>
      <p class="scripted" data-markdown="none">
        {t('days.stays-in-this-browser')}{' '}
        <button
          type="button"
          id="keep"
          data-most={MOST_KEPT}
          data-kept={t('days.kept')}
          data-full={t('days.kept-already', { count: MOST_KEPT })}
          data-refused={t('days.nothing-kept')}
        >
          {t('days.keep-this-policy')}
        </button>{' '}
        <a href={site.link(MY_POLICIES)}>{t('days.my-policies')}</a> <span id="kept-it" role="status" />
      </p>
      <LastDays policy={policy} fields={fields} rungs={site.ladder.rungs} site={site} />
    </section>
  )
}

/** The policies that were kept, with their last days: a script fills it. */
export function myPoliciesPage({ site }: Material): PageBody {
  return {
    scripts: ['dates.js'],
    content: (
      <>
        <h1>My policies</h1>
        <p class="lead">
          Up to three policies with their last days. They are kept in this browser and sent nowhere; there is
          no account. Whoever uses this browser can read them.
        </p>
        <div id="kept" data-sheet={site.link(FUNCTION_PAGES.sheet)}>
          <p>
            None is kept here. <a href={site.link('/category')}>Find your policy</a>, open its page, enter
            your days under “{DATES}”, and press “Keep this policy”.
          </p>
        </div>
        <noscript>
          <p>
            Keeping policies needs JavaScript. Without it the page of a product works out its last days all
            the same.
          </p>
        </noscript>
      </>
    ),
  }
}
