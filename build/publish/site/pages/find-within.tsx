/** @jsxRuntime automatic @jsxImportSource #view */
import { FUNCTION_PAGES } from '../../../contract/function-pages.ts'
import { QUERY_LENGTH } from '../../../contract/limits.ts'
import type { Site } from '../site.ts'

/** A box that finds words in the wording of one product; it needs no script. */
export function FindWithin({ site, uin }: { readonly site: Site; readonly uin: string }) {
  const { t } = site.texts
  return (
    <form
      class="find"
      role="search"
      aria-label={t('product.this-wording')}
      action={site.link(FUNCTION_PAGES.search)}
      data-markdown="none"
    >
      <input type="hidden" name="uin" value={uin} />
      <p class="grow">
        <label for="within">{t('product.find-in-this-wording')}</label>
        <input id="within" name="q" type="search" maxlength={QUERY_LENGTH} />
      </p>
      <button type="submit">{t('product.find')}</button>
    </form>
  )
}
