import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'

/** What stands around every page. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** The record the page is made from, where there is one. */
  readonly record?: string
}

/** A whole page as HTML. Text of the data is escaped by the renderer; there is no way around it. */
export function page(head: PageHead, content: ComponentChildren): string {
  const html = renderToString(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${head.title} · Insurance Information Service`}</title>
        <meta name="description" content={head.description} />
        {head.record && <link rel="alternate" type="application/json" href={head.record} />}
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  )
  return `<!doctype html>\n${html}\n`
}
