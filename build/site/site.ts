import type { ComponentChildren } from 'preact'
import type { BodyContext } from '../bodies/context.ts'

/** What the service calls itself. */
export const SERVICE_NAME = 'Insurance Information Service'

/** What every page needs to know of the site it stands in. */
export interface Site {
  /** The base URL, without a slash at its end. */
  readonly base: string
  /** The address of a path of the site as a page links to it: it holds under a base URL with a path, too. */
  readonly link: (path: string) => string
  readonly dataset: string
  readonly dataDate: string
}

/** A page for people; its Markdown twin says the same. */
export interface SitePage {
  /** Its address under the base URL, such as `/docs/errors`. */
  readonly address: string
  readonly title: string
  /** One sentence for search engines and lists. */
  readonly description: string
  /** What stands in its main part; the twin is made from the same. */
  readonly content: ComponentChildren
  /** What only the twin says, because a script draws it on the page. */
  readonly twinOnly?: ComponentChildren
  /** The address of the record the page is made from, where there is one. */
  readonly record?: string
  /** The scripts it needs, by their names under `/assets/`. */
  readonly scripts?: readonly string[]
  /** Whether it takes the whole width. */
  readonly wide?: boolean
}

/** The site a dataset is published as. */
export function siteOf({ catalogue, to, dataDate }: BodyContext): Site {
  const prefix = new URL(to.base).pathname.replace(/\/$/u, '')
  return { base: to.base, link: (path) => prefix + path, dataset: catalogue.dataset.record.name, dataDate }
}

/** The file an address is served from: pages of folders are their `index`. */
export function fileOf(address: string, extension: 'html' | 'md'): string {
  if (address === '/') return `/index.${extension}`
  return FOLDERS.has(address) ? `${address}/index.${extension}` : `${address}.${extension}`
}

const FOLDERS = new Set(['/docs', '/forms'])

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * A calendar day as a person writes it.
 *
 * @example writtenDay('2026-11-01') // '1 November 2026'
 */
export function writtenDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

const grouped = new Intl.NumberFormat('en-IN')

/** A count with the separators used in India. */
export function written(count: number): string {
  return grouped.format(count)
}

/** A text of the data as an address to link to, or null where following it could do anything but open a page. */
export function webAddress(text: string): string | null {
  return /^https?:\/\//iu.test(text) && URL.canParse(text) ? text : null
}
