/** @jsxRuntime automatic @jsxImportSource #view */
import type { AskedPage } from './asked-page.ts'

// The same page in other languages, as a browser and as a reader find it.

/** Links for the head of a page; the addresses are whole where that of the site is known. */
export function alternates({ base, prefix }: AskedPage['site'], others: AskedPage['others']) {
  return others.map(({ code, href }) => (
    <link rel="alternate" hreflang={code} href={base + href.slice(prefix.length)} />
  ))
}

/** Links for readers, each in the language that it leads to. */
export function languageLinks(others: AskedPage['others']) {
  return others.map(({ code, name, href }) => (
    <a class="switch" lang={code} hreflang={code} href={href}>
      {name}
    </a>
  ))
}
