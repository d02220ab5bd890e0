/** @jsxRuntime automatic @jsxImportSource #view */
import { readFileSync } from 'node:fs'
import { type MarkedToken, Lexer, lexer } from 'marked'
import { Code } from '../../view/components.tsx'
import type { Markup } from '../../view/jsx-runtime.ts'
import type { Links } from '../../view/page-paths.ts'

// Words of pages that are written as Markdown, in `prose/`.

/** Contents for the places of a text, `{{name}}`, by their names. */
type Fillings = Readonly<Record<string, Markup>>

/** A text of `prose/` as the content of a page. */
export function prose(name: string, site: Links, fillings?: Fillings): Markup {
  return markedUp(proseText(name), site, fillings)
}

/** The same as it is written. */
export function proseText(name: string): string {
  return readFileSync(new URL(`prose/${name}.md`, import.meta.url), 'utf8')
}

/** A text with words in its places. */
export function filledText(text: string, fillings: Fillings): string {
  return text.replace(PLACE, (_, name: string) => filling(name, fillings) as string)
}

/**
 * Markdown as the content of a page. Its links from the root are of the site, `## Heading {#id}` gives a heading a place, what
 * follows the title is the lead, and code of a language can be copied. A place alone in a paragraph or an item takes its stead.
 */
export function markedUp(text: string, { link, base }: Links, more: Fillings = {}): Markup {
  const fillings = { base, ...more }
  const words = (part: string) =>
    part.split(PLACE).map((some, at) => (at % 2 === 0 ? some.replaceAll('\n', ' ') : filling(some, fillings)))
  const content = (tokens: readonly unknown[] = []): Markup =>
    (tokens as readonly MarkedToken[]).map((token, at, all) => shown(token, isTitle(all[at - 1])))
  const shown = (token: MarkedToken, isLead: boolean): Markup => {
    if (token.type === 'heading') {
      const [, title = token.text, id] = /^(.*) \{#(.+)\}$/u.exec(token.text) ?? []
      const Heading = `h${token.depth}`
      return <Heading id={id}>{content(Lexer.lexInline(title))}</Heading>
    }
    if (token.type === 'paragraph' || token.type === 'list_item') {
      if (ALONE.test(token.text)) return filling(token.text.slice(2, -2), fillings)
      const Block = token.type === 'paragraph' ? 'p' : 'li'
      return <Block class={isLead ? 'lead' : undefined}>{content(token.tokens)}</Block>
    }
    if (token.type === 'list') return <ul>{content(token.items)}</ul>
    if (token.type === 'code')
      return <Code copy={Boolean(token.lang)}>{filledText(token.text, fillings)}</Code>
    if (token.type === 'codespan') return <code>{words(token.text)}</code>
    if (token.type === 'link') {
      const href = filledText(token.href, fillings)
      return <a href={href.startsWith('/') ? link(href) : href}>{content(token.tokens)}</a>
    }
    if (token.type === 'em' || token.type === 'strong') {
      const Marked = token.type
      return <Marked>{content(token.tokens)}</Marked>
    }
    if (token.type === 'text' && token.tokens !== undefined) return content(token.tokens)
    if (token.type === 'text' || token.type === 'escape') return words(token.text)
    throw new Error(`no page has the Markdown of “${token.raw}”`)
  }
  return content(lexer(text).filter(({ type }) => type !== 'space'))
}

function isTitle(token: MarkedToken | undefined): boolean {
  return token?.type === 'heading' && token.depth === 1
}

const PLACE = /\{\{(\w+)\}\}/gu
const ALONE = /^\{\{\w+\}\}$/u

function filling(name: string, fillings: Fillings): Markup {
  if (!Object.hasOwn(fillings, name)) throw new Error(`no value is given for the placeholder {{${name}}}`)
  return fillings[name]
}
