import type { Tree } from './tree.ts'

// Contents of emitted pages, read from their text alone.

/** The texts of all files of a kind, by path. */
export function textsOf(tree: Tree, extension: string): [path: string, text: string][] {
  return [...tree]
    .filter(([path]) => path.endsWith(extension))
    .map(([path, bytes]) => [path, bytes.toString()])
}

/** Addresses that the links, styles and scripts of a page lead to. */
export function addressesInHtml(html: string): string[] {
  const attributes = html.matchAll(/<[a-z][^<>]*?\s(?:href|src)="(?<address>[^"]*)"/gu)
  return Array.from(attributes, ({ groups }) => unescapedHtml(groups?.['address'] ?? ''))
}

/** Addresses that the links of a Markdown text lead to, leaving out what is code. */
export function addressesInMarkdown(text: string): string[] {
  return Array.from(
    withoutCode(text).matchAll(/\]\((?<address>[^)\s]*)\)/gu),
    ({ groups }) => groups?.['address'] ?? '',
  )
}

/** A Markdown text without its code blocks and code spans. */
export function withoutCode(text: string): string {
  return text
    .replace(/^(?<fence>`{3,})[^]*?^\k<fence>$/gmu, '')
    .replace(/(?<!`)(?<fence>`+)(?!`)[^]*?(?<!`)\k<fence>(?!`)/gu, '')
}

/** The places of a page that links can lead to. */
export function placesIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/\sid="(?<id>[^"]*)"/gu), ({ groups }) => groups?.['id'] ?? ''))
}

/** Part of a page between a place and the next end of some element. */
export function partAt(html: string, id: string, end: string): string {
  return html.split(`id="${id}"`)[1]?.split(`</${end}>`)[0] ?? ''
}

/** The file of a built site that a path is answered with: itself, its page, the page of its folder, or what `query` streams. */
export function fileAt(tree: Tree, path: string): string | null {
  const name = decodeURIComponent(path).replace(/^\//u, '')
  const streamed = name.replace(/^api\/v1\//u, 'index/answers/').replace(/(?<=policy\/.*)\//gu, '~2F')
  const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`, streamed]
  return candidates.find((candidate) => tree.has(candidate)) ?? null
}

/** The elements of a page in order, by name. */
export function elementsOf(html: string): string[] {
  return Array.from(html.matchAll(/<(?<name>\/?[a-z][a-z0-9]*)/gu), ({ groups }) => groups?.['name'] ?? '')
}

/** Value of a record in a page; null where there is none. */
export function recordIn(html: string, id: string): unknown {
  const match = new RegExp(`<script type="application/json" id="${id}">(?<json>.*?)</script>`, 'su').exec(
    html,
  )
  return JSON.parse(match?.groups?.['json'] ?? 'null')
}

/** The commands of a page that are there to be copied and run. */
export function commandsIn(html: string): string[] {
  return Array.from(html.matchAll(/<pre[^>]*>(?<command>curl [^<]*)<\/pre>/gu), ({ groups }) =>
    unescapedHtml(groups?.['command'] ?? ''),
  )
}

/** The text of a piece of HTML without its elements, for comparing with what was meant. */
export function plainText(html: string): string {
  return unescapedHtml(html.replace(/<[^>]*>/gu, ''))
}

/** A text of HTML as it is read. */
export function unescapedHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
