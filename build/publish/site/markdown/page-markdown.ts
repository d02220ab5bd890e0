import { type Markup, type PageNode, nodesOf } from '../../../view/jsx-runtime.ts'
import {
  codeBlock,
  codeSpan,
  escaped,
  linkTo,
  listItem,
  paragraph,
  quotation,
  table,
} from '../../../view/markdown.ts'

/** Gives the address that a link of the page has in its Markdown version. */
type Relink = (href: string) => string

/** The content of a page as Markdown: the same words from the same source. What is only for the screen is left out. */
export function markdownOf(content: Markup, relink: Relink): string {
  return blocks(shown(content), relink).join('\n\n')
}

const INLINE = new Set(['a', 'abbr', 'br', 'code', 'em', 'kbd', 'q', 'small', 'span', 'strong', 'time'])
const ON_SCREEN_ONLY = new Set(['button', 'form', 'nav', 'noscript', 'output', 'script', 'svg'])

/** The elements and texts of some content that its Markdown shows. */
function shown(content: Markup): PageNode[] {
  return nodesOf(content).filter(
    (node) =>
      typeof node === 'string' || !(ON_SCREEN_ONLY.has(node.type) || node.props['data-markdown'] === 'none'),
  )
}

function inside(node: PageNode): PageNode[] {
  return typeof node === 'string' ? [] : shown(node.props.children)
}

function blocks(nodes: readonly PageNode[], relink: Relink): string[] {
  const found: string[] = []
  let run: PageNode[] = []
  const endRun = () => {
    const text = paragraph(inline(run, relink))
    if (text !== '') found.push(text)
    run = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || INLINE.has(node.type)) {
      run.push(node)
      continue
    }
    endRun()
    found.push(...(block(node, relink) ?? blocks(inside(node), relink)).filter((text) => text !== ''))
  }
  endRun()
  return found
}

/** An element as blocks, or null where it only holds others. */
function block(node: Exclude<PageNode, string>, relink: Relink): string[] | null {
  const { type } = node
  const line = () =>
    inline(inside(node), relink)
      .replace(/\s*\n\s*/gu, ' ')
      .trim()
  if (/^h[1-6]$/u.test(type)) return [`${'#'.repeat(Number(type[1]))} ${line()}`]
  const isLine = type === 'p' || type === 'caption' || (type === 'summary' && !holdsHeading(node))
  if (isLine) return [paragraph(inline(inside(node), relink))]
  if (type === 'pre') return [codeBlock(textOf(node))]
  if (type === 'blockquote') return [quotation(blocks(inside(node), relink).join('\n\n'))]
  if (type === 'ul' || type === 'ol') return [list(node, relink)]
  if (type === 'dl') return [definitions(node, relink)]
  if (type === 'table') return tableBlocks(node, relink)
  return null
}

function holdsHeading(node: PageNode): boolean {
  return inside(node).some((part) => typeof part !== 'string' && /^h[1-6]$/u.test(part.type))
}

function list(node: PageNode, relink: Relink): string {
  const items = inside(node).map((item, at) => {
    const marker = typeof node !== 'string' && node.type === 'ol' ? `${at + 1}. ` : '- '
    return listItem(marker, tight(blocks(inside(item), relink)))
  })
  return items.join('\n')
}

/** Blocks of an item, a list directly below what it belongs to. */
function tight(found: readonly string[]): string {
  return found.reduce((above, block) => `${above}${block.startsWith('- ') ? '\n' : '\n\n'}${block}`)
}

/** Terms and their descriptions, one line each; groups may be wrapped in a `div`. */
function definitions(node: PageNode, relink: Relink): string {
  const parts = inside(node).flatMap((part) =>
    typeof part !== 'string' && part.type === 'div' ? inside(part) : part,
  )
  let lines = ''
  for (const part of parts) {
    if (typeof part === 'string') continue
    const words = blocks(inside(part), relink).join('; ').replace(/\n+/gu, ' ')
    lines += part.type === 'dt' ? `\n- **${words}**: ` : (lines.endsWith(': ') ? '' : '; ') + words
  }
  return lines.trim()
}

function tableBlocks(node: PageNode, relink: Relink): string[] {
  const parts = inside(node)
  const isRow = (part: PageNode) => typeof part !== 'string' && part.type === 'tr'
  const rows = parts.flatMap((part) => (isRow(part) ? [part] : inside(part).filter(isRow)))
  const cells = rows.map((row) => inside(row).map((cell) => inline(flat(cell), relink).trim()))
  const captions = parts.filter((part) => typeof part !== 'string' && part.type === 'caption')
  return [
    ...captions.flatMap((caption) => block(caption as Exclude<PageNode, string>, relink) ?? []),
    table(cells),
  ]
}

/** The content of a cell on one line: its blocks end to end. */
function flat(node: PageNode): PageNode[] {
  return inside(node).flatMap((part) =>
    typeof part === 'string' || INLINE.has(part.type) ? [part] : [' ', ...flat(part), ' '],
  )
}

function inline(nodes: readonly PageNode[], relink: Relink): string {
  return nodes.map((node) => inlineOne(node, relink)).join('')
}

function inlineOne(node: PageNode, relink: Relink): string {
  if (typeof node === 'string') return escaped(node)
  const words = () => inline(inside(node), relink)
  const { type, props } = node
  if (type === 'br') return '  \n'
  if (type === 'code' || type === 'kbd') return codeSpan(textOf(node))
  if (type === 'strong') return `**${words()}**`
  if (type === 'em') return `*${words()}*`
  if (type === 'q') return `“${words()}”`
  if (type === 'a') return linkTo(words(), relink(String(props['href'])))
  return words()
}

function textOf(node: PageNode): string {
  return typeof node === 'string' ? node : inside(node).map(textOf).join('')
}
