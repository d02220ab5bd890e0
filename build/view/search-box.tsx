/** @jsxRuntime automatic @jsxImportSource #view */
import { FUNCTION_PAGES } from '../contract/function-pages.ts'
import { QUERY_LENGTH } from '../contract/limits.ts'
import type { TextKey } from '../contract/source-texts.ts'
import type { Markup } from './jsx-runtime.ts'
import type { Links } from './page-paths.ts'

/** A box that searches everything, or with a UIN the wording of that product; it needs no script. */
export function SearchBox(props: { readonly site: Links; readonly label?: string; readonly uin?: string }) {
  const { site, uin } = props
  const { t } = site.texts
  const { label = t('product.find-in-this-wording') } = props
  const id = uin === undefined ? 'find-words' : 'within'
  return (
    <form
      class="find"
      role="search"
      aria-label={uin === undefined ? undefined : t('product.this-wording')}
      action={site.link(FUNCTION_PAGES.search)}
      data-markdown="none"
    >
      {uin !== undefined && <input type="hidden" name="uin" value={uin} />}
      <p class="grow">
        <label for={id}>{label}</label>
        <input id={id} name="q" type="search" data-suggest={uin === undefined} maxlength={QUERY_LENGTH} />
      </p>
      <button type="submit">{t(uin === undefined ? 'frame.search' : 'product.find')}</button>
    </form>
  )
}

/** Questions as families ask them, each leading to what is found. */
export function exampleSearches({ link, texts }: Links): Markup[] {
  return EXAMPLES.map((key) => {
    const words = texts.t(key)
    return <a href={`${link(FUNCTION_PAGES.search)}?q=${encodeURIComponent(words)}`}>{words}</a>
  })
}

const EXAMPLES = ['landing.one', 'landing.two', 'landing.three'] as const satisfies readonly TextKey[]
