/** @jsxRuntime automatic @jsxImportSource #view */

// The same page in other languages, as a browser and as a reader find it.

/** A page in a language: the name of that, and the address. */
export interface LanguageLink {
  readonly code: string
  readonly name: string
  readonly href: string
}

/** Links for the head of a page; its addresses are whole where that of the site is known. */
export function alternates(pages: readonly Pick<LanguageLink, 'code' | 'href'>[]) {
  return pages.map(({ code, href }) => <link rel="alternate" hreflang={code} href={href} />)
}

/** Links for readers, each in the language that it leads to. */
export function languageLinks(pages: readonly LanguageLink[]) {
  return pages.map(({ code, name, href }) => (
    <a class="switch" lang={code} hreflang={code} href={href}>
      {name}
    </a>
  ))
}
