import { escapedMarkup } from '../contract/escaped-markup.ts'
import { type Markup, type PageNode, nodesOf } from './jsx-runtime.ts'

/** Some content as HTML: every text of it is escaped. What is verbatim is marked with its language where that is not the page's. */
export function htmlOf(content: Markup, verbatim: string | null = null): string {
  return nodesOf(content)
    .map((node) => written(node, verbatim))
    .join('')
}

/** Elements that hold nothing and have no end. */
const EMPTY = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta'])

/** Elements that hold the words of a document, or a name for programs: a translation of them is not what they say. */
const VERBATIM = new Set(['blockquote', 'code', 'q'])

function written(node: PageNode, verbatim: string | null): string {
  if (typeof node === 'string') return shown(node)
  const { type } = node
  const kept = VERBATIM.has(type) ? { ...node.props, translate: 'no' } : node.props
  const isMarked = verbatim !== null && kept['translate'] === 'no' && kept['lang'] === undefined
  const props = isMarked ? { ...kept, lang: verbatim } : kept
  const start = `<${type}${Object.entries(props).map(attribute).join('')}`
  if (EMPTY.has(type)) return `${start}/>`
  const inside = type === 'script' ? scriptText(props.children) : htmlOf(props.children, verbatim)
  return `${start}>${inside}</${type}>`
}

function attribute([name, value]: readonly [name: string, value: unknown]): string {
  if (value === true) return ` ${name}`
  const isShown = name !== 'children' && (typeof value === 'string' || typeof value === 'number')
  return isShown ? ` ${name}="${shown(String(value))}"` : ''
}

/** A record in a script element, which is not markup: nothing in it may close the element. */
function scriptText(content: Markup): string {
  const texts = nodesOf(content).map((node) => (typeof node === 'string' ? node : ''))
  return texts.join('').replaceAll('<', String.raw`\u003c`)
}

/** A text as HTML may hold it: escaped, with a mark in the place of each control, which no page may have. */
function shown(text: string): string {
  return escapedMarkup(text.replace(CONTROLS, '\uFFFD'))
}

/** Controls that are not white space. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/gu
