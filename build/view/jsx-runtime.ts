// Runtime of tags. The compilers ask for this module as `#view/jsx-runtime`, which package.json leads here.

/** A part of a page: an element, a text, or several; null, undefined and booleans are not shown. */
export type Markup = Element | string | number | boolean | null | undefined | readonly Markup[]

type Props = Readonly<Record<string, unknown>> & { readonly children?: Markup }
type Component = (props: Props) => Markup

/** Element of a tag: HTML, or a component, which is called when the page is written. */
export class Element {
  readonly type: string | Component
  readonly props: Props

  constructor(type: string | Component, props: Props) {
    this.type = type
    this.props = props
  }
}

/** Makes what a tag stands for. */
export function jsx<Given extends Props>(type: string | ((props: Given) => Markup), props: Given): Element {
  return new Element(type as Component, props)
}

export { jsx as jsxs }

/** Several parts without an element around them: `<>…</>`. */
export function Fragment({ children }: Props): Markup {
  return children
}

/** An element of HTML, or a text. */
export type PageNode = string | { readonly type: string; readonly props: Props }

/** The elements and texts of some content in order, its components called, appended to `nodes`. */
export function nodesOf(content: Markup, nodes: PageNode[] = []): PageNode[] {
  if (typeof content === 'string' || typeof content === 'number') nodes.push(String(content))
  else if (content instanceof Element) {
    const { type, props } = content
    if (typeof type === 'string') nodes.push({ type, props })
    else nodesOf(type(props), nodes)
  } else if (Array.isArray(content)) for (const part of content as readonly Markup[]) nodesOf(part, nodes)
  return nodes
}

/** The words of some content outside of elements. */
export function wordsOf(content: Markup): string {
  return nodesOf(content)
    .map((node) => (typeof node === 'string' ? node : ''))
    .join('')
}

/** The types by which the compiler checks tags. Attributes have the names of HTML. */
export declare namespace JSX {
  type Element = Markup
  interface ElementChildrenAttribute {
    children: unknown
  }
  interface IntrinsicElements {
    [name: string]: { readonly children?: Markup; readonly [attribute: string]: Markup }
  }
}
