import type { Markup } from '../../view/jsx-runtime.ts'
import type { Trail } from '../../view/links.tsx'
import { textsOf } from '../../contract/texts.ts'
import type { Language } from '../../contract/source-texts.ts'
import type { OfferedLanguage } from '../../view/page-kinds.ts'
import { type Links, linksOf, spokenLinksOf } from '../../view/page-paths.ts'
import type { BodyContext, SiteHead, ProductRelations } from '../answers/context.ts'
import type { Examples } from '../description/examples.ts'
import { FRAME } from '../../contract/function-pages.ts'
import type { Sample } from '../description/sample.ts'
import type { PolicyBody } from '../../contract/published/policy.ts'
import type { MarkedFields } from '../../view/needs.tsx'

/** Data of the site that every page of it needs. */
export interface Site extends Links {
  readonly dataDate: string
  readonly service: SiteHead['service']
  readonly source: SiteHead['source']
  /** A sentence of the dataset at the head of every page, such as that it is a sample; null where there is none. */
  readonly about: string | null
  readonly withdrawals: SiteHead['withdrawals']
  readonly ladder: SiteHead['ladder']
  /** The languages that pages are in beside English. */
  readonly offered: SiteHead['offered']
  /** The language of these pages; null for English. */
  readonly speaks: OfferedLanguage | null
  /** Words of the service and its dataset about themselves. */
  readonly notice: string
}

/** Data that pages are drawn from. */
export interface Material {
  readonly site: Site
  readonly context: BodyContext
}

/** Data that pages with examples are drawn from. */
export interface ExampleMaterial {
  readonly site: Site
  readonly sample: Sample
  readonly examples: Examples
}

/** Result of the module of a page. */
export interface PageBody {
  /** The main part of the page; its Markdown version is made from the same. */
  readonly content: Markup
  /** The address of the record the page is made from, where there is one. */
  readonly record?: string
  /** The pages above it, the highest first. */
  readonly trail?: Trail
  /** Record of the page for search engines, in the words of schema.org. */
  readonly structured?: object
  /** The scripts it needs, by their names under `/assets/`. */
  readonly scripts?: readonly string[]
}

/** A page for people; its Markdown version says the same. */
export interface SitePage extends PageBody {
  /** Its path under the base URL, such as `/docs/errors`. */
  readonly path: string
  readonly title: string
  /** The page that lists it, where lists of pages leave it out. */
  readonly partOf?: string
  /** Whether it is in no other language, though pages of its kind are. */
  readonly isEnglish?: true
  /** One sentence for search engines and lists. */
  readonly description: string
}

/** A page as lists of pages name it. */
export type PageHead = Pick<SitePage, 'path' | 'title' | 'description' | 'partOf'>

/** Pages that are drawn from the same plain data, and drawn again only where it has changed. */
export interface PageGroup {
  /** Subject of the pages, such as `law/insurance-act-1938`: one name in the site. */
  readonly name: string
  /** All that their contents are drawn from beside the site: a value of JSON. */
  readonly from: object
  readonly pages: readonly SitePage[]
}

/** The path of the page for every address that leads nowhere; it is in no list and has no Markdown version. */
export const NOT_FOUND = '/404'

/** The path of the frame of the pages that a function answers; it is in no list and has no Markdown version either. */
export const FRAME_PAGE = FRAME.path

/** The site a dataset is published as, in English or another language. */
export function siteOf(head: SiteHead, language: Language | null = null): Site {
  const { service, about, to, dataDate, source, notice, withdrawals, ladder, offered } = head
  const speaks = offered.find(({ code }) => code === language?.code) ?? null
  const isSpoken = language !== null && speaks !== null
  const links = isSpoken ? spokenLinksOf(to.base, textsOf(language), speaks) : linksOf(to.base)
  return { service, about, dataDate, source, notice, withdrawals, ladder, offered, speaks, ...links }
}

/** Data that a product page needs beside the body of getPolicy. */
export interface ProductMaterial extends Pick<
  ProductRelations,
  'versions' | 'isCompared' | 'family' | 'alike' | 'namesakes' | 'website' | 'contacts'
> {
  readonly site: Site
  readonly policy: PolicyBody
  readonly fields: MarkedFields
}
