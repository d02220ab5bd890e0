/** @jsxRuntime automatic @jsxImportSource #view */
import type { Markup } from './jsx-runtime.ts'
import type { Links } from './page-paths.ts'

/** A table that scrolls inside itself where the screen is narrow, or whose cells are below one another there. */
export function Table(props: {
  readonly label: string
  readonly stacked?: boolean
  readonly head: readonly string[]
  readonly rows: readonly (readonly Markup[])[]
}) {
  return (
    <div class="scroll" tabindex={0} role="region" aria-label={props.label}>
      <table class={props.stacked === true ? 'stacked' : undefined}>
        <thead>
          <tr>
            {props.head.map((words) => (
              <th scope="col">{words}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(([first, ...others]) => (
            <tr>
              <th scope="row">{first}</th>
              {others.map((cell) => (
                <td class={isNumber(cell) ? 'number' : undefined}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function isNumber(cell: Markup): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && /^[\d,]+$/u.test(cell))
}

/** Lines to copy: a command, a request, an answer. */
export function Code({ copy = false, children }: { readonly copy?: boolean; readonly children: string }) {
  return (
    <div class="code">
      <pre tabindex={0} data-copy={copy ? '' : undefined}>
        {children}
      </pre>
    </div>
  )
}

/** A text of the data whose line breaks are kept. */
export function Lines({ text }: { readonly text: string }) {
  return text.split(/\s*\n\s*/u).map((line, at) => (at === 0 ? line : [<br />, line]))
}

/** A text of the contract: what is between backticks and every address are code; with a site, addresses are links. */
export function Words({ text, site }: { readonly text: string; readonly site?: Links }) {
  return text.split(/(`[^`]+`|\/(?:api|forms)\/[^\s,]*[^\s,.])/u).map((part, at) => {
    if (at % 2 === 0) return part
    const code = <code>{part.replaceAll('`', '')}</code>
    const isWhole = part.startsWith('/') && !/[{<?]/u.test(part)
    return isWhole && site !== undefined ? <a href={site.link(part)}>{code}</a> : code
  })
}

/** A part of a long page under its heading; on phones it is folded. */
export function Folded({ heading, children }: { readonly heading: Markup; readonly children: Markup }) {
  return (
    <details class="fold" open>
      <summary>{heading}</summary>
      {children}
    </details>
  )
}

/** Labels, each with what is to be said of it; a row that is null is left out. */
export function Facts({
  rows,
}: {
  readonly rows: readonly (readonly [label: string, words: Markup] | null)[]
}) {
  return <dl class="facts">{rows.map((row) => row !== null && [<dt>{row[0]}</dt>, <dd>{row[1]}</dd>])}</dl>
}

/** A check status. */
export function Status({ name }: { readonly name: string }) {
  return <span class={`status ${name}`}>{name}</span>
}
