import { escapedMarkup } from '../contract/escaped-markup.ts'
import { Element, type Markup, wordsOf } from './jsx-runtime.ts'

/** Some content as HTML: every text of it is escaped. What is verbatim is marked with its language where that is not the page's. */
export function htmlOf(content: Markup, verbatim: string | null = null): string {
  if (typeof content === 'string') return escapedMarkup(content)
  if (typeof content === 'number') return String(content)
  if (content instanceof Element) {
    const { type, props } = content
    return typeof type === 'string' ? written(type, props, verbatim) : htmlOf(type(props), verbatim)
  }
  let html = ''
  if (Array.isArray(content)) for (const part of content as readonly Markup[]) html += htmlOf(part, verbatim)
  return html
}

/** Elements that hold nothing and have no end. */
const EMPTY = new Set(['br', 'col', 'hr', 'img', 'input', 'link', 'meta'])

/** Elements that hold the words of a document, or a name for programs: a translation of them is not what they say. */
const VERBATIM = new Set(['blockquote', 'code', 'q'])

function written(type: string, given: Element['props'], verbatim: string | null): string {
  const kept = VERBATIM.has(type) ? { ...given, translate: 'no' } : given
  const isMarked = verbatim !== null && kept['translate'] === 'no' && kept['lang'] === undefined
  const props = isMarked ? { ...kept, lang: verbatim } : kept
  let start = `<${type}`
  for (const name in props) start += attribute(name, props[name])
  if (EMPTY.has(type)) return `${start}/>`
  const inside = type === 'script' ? scriptText(props.children) : htmlOf(props.children, verbatim)
  return `${start}>${inside}</${type}>`
}

function attribute(name: string, value: unknown): string {
  if (value === true) return ` ${name}`
  const isShown = name !== 'children' && (typeof value === 'string' || typeof value === 'number')
  return isShown ? ` ${name}="${escapedMarkup(String(value))}"` : ''
}

/** A record in a script element, which is not markup: nothing in it may close the element. */
function scriptText(content: Markup): string {
  return wordsOf(content).replaceAll('<', String.raw`\u003c`)
}
