/** @jsxRuntime automatic @jsxImportSource #view */
import { percentDecoded } from '../../../build/contract/decoding.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { WaysOn, Named } from '../../../build/view/links.tsx'
import { CLAIM_PATH, RIGHTS_PATH } from '../../../build/contract/paths.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { SOURCE_LANGUAGE } from '../../../build/contract/source-texts.ts'
import { phrase, translatedText } from '../../../build/view/phrases.tsx'
import { type FunctionPage, listsOf, shortPage } from '../../shared/function-page.tsx'
import { type Links, categoryPath, insurerPath, productPath } from '../../../build/view/page-paths.ts'
import { type IndexSource, policyOf } from '../source/load.ts'

/** Path of a product's page. */
const ADDRESS = /^\/policy\/(?<name>[^/]+)\/?$/u

/** The name in the address of a product's page; null where it is another address. */
export function productNameIn(pathname: string): string | null {
  return ADDRESS.exec(pathname)?.groups?.['name'] ?? null
}

/** `/policy/{name}` where no file is: the address was mistyped. Names the product that is meant where that is held. */
export async function missingProduct(source: IndexSource, name: string, site: Links): Promise<FunctionPage> {
  const written = percentDecoded(name) ?? name
  const isName = /^[\w()~-][\w()~.-]{0,250}$/u.test(uinFileName(written))
  const meant = isName ? await policyOf(source, written) : null
  const { texts } = site
  const { t } = texts
  if (meant !== null && texts.code !== SOURCE_LANGUAGE && productPath(meant.uin) === `/policy/${name}`)
    return unreadProduct(meant, site)
  const one = meant !== null && (
    <Named site={site} path={productPath(meant.uin)} name={`${meant.name}, ${meant.uin}`} />
  )
  return shortPage(site, {
    title: t('refusal.no-such-product'),
    heading: t('refusal.no-product-here'),
    status: 404,
    sentences: [one === false ? t('refusal.mistyped') : phrase(texts, 'refusal.perhaps', { product: one })],
    lists: ['/category', '/insurer'],
  })
}

/** A product that nobody has read, whose page is in English alone: what that means, and what can be done now. */
function unreadProduct({ name, uin, insurer, category }: PolicyBody, site: Links): FunctionPage {
  const { texts } = site
  const { t } = texts
  return {
    title: t('unread.title', { name }),
    content: (
      <>
        <h1 translate="no">{name}</h1>
        <p class="lead">
          <Named site={site} path={insurerPath(insurer.slug)} name={insurer.name} />, UIN{' '}
          <code translate="no">{uin}</code>
        </p>
        <p class="note">{phrase(texts, 'unread.not-read-yet')}</p>
        <p>
          {phrase(texts, 'unread.in-english', {
            page: (words) => (
              <a href={site.prefix + productPath(uin)} hreflang={SOURCE_LANGUAGE}>
                {words}
              </a>
            ),
          })}
        </p>
        <WaysOn
          site={site}
          pages={[
            ...listsOf(site, [CLAIM_PATH, RIGHTS_PATH]),
            [insurerPath(insurer.slug), t('insurer.reach')],
            [categoryPath(category.slug), translatedText(texts, category.name)],
          ]}
        />
      </>
    ),
  }
}
