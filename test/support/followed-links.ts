import { FUNCTION_PAGES } from '../../build/contract/function-pages.ts'
import { readOnce } from '../../build/contract/lazily.ts'
import { SEARCH_PATH } from '../../build/contract/paths.ts'
import { addressesInHtml, addressesInMarkdown, fileAt, placesIn, textsOf } from './emitted-pages.ts'
import type { Tree } from './tree.ts'

/** Paths that a function answers. */
const BY_FUNCTION = new Set([
  'mcp',
  'api/v1/law',
  SEARCH_PATH.slice(1),
  ...Object.values(FUNCTION_PAGES).map((path) => path.slice(1)),
])
/** The pages whose script reads the query: the start and the comparison. */
const BY_SCRIPT = new Set(['', 'compare'])

const placesOf = readOnce((page: Buffer) => placesIn(page.toString()))

/** Follows a link of a page of the site: what is wrong with it, or null. Links to other hosts are not followed. */
function wrongWith(address: string, from: string, base: string, site: Tree): string | null {
  const root = new URL(`${base}/`)
  const url = new URL(address, new URL(from, root))
  if (url.origin !== root.origin)
    return /^(?:https?|mailto|tel):/u.test(address) ? null : 'leads out of the site'
  // A function answers in another language what it answers in English.
  const path = url.pathname.slice(root.pathname.length).replace(/^[a-z]{2}(?:\/|$)/u, '')
  if (BY_FUNCTION.has(path)) return null
  if (url.search !== '' && !BY_SCRIPT.has(path)) return 'a query is not a file'
  if (!url.pathname.startsWith(root.pathname)) return `is not under ${base}`
  const file = fileAt(site, url.pathname.slice(root.pathname.length - 1))
  // The page of a product that nobody has read is a file in English alone.
  if (file === null)
    return path.startsWith('policy/') && fileAt(site, `/${path}`) !== null ? null : 'no such file'
  const place = decodeURIComponent(url.hash.slice(1))
  if (place === '') return null
  const page = site.get(file.replace(/(?<=^|\/)([^/]+)\.md$/u, '$1.html'))
  return page !== undefined && placesOf(page).has(place) ? null : `no place ${place}`
}

/** Every link of every page and Markdown version that leads nowhere, and how many were followed. */
export function brokenLinks(site: Tree, base: string): { broken: string[]; followed: number } {
  const html = textsOf(site, '.html').map(([path, text]) => [path, addressesInHtml(text)] as const)
  const markdown = textsOf(site, '.md').map(([path, text]) => [path, addressesInMarkdown(text)] as const)
  const agents = [['llms.txt', addressesInMarkdown(site.get('llms.txt')?.toString() ?? '')]] as const
  const links = [...html, ...markdown, ...agents].flatMap(([path, found]) =>
    found.map((address) => [path, address] as const),
  )
  const broken = links.flatMap(([path, address]) => {
    const wrong = wrongWith(address, path, base, site)
    return wrong === null ? [] : [`${path}: ${address}: ${wrong}`]
  })
  return { broken, followed: links.length }
}
