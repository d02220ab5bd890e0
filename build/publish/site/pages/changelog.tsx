/** @jsxRuntime automatic @jsxImportSource #view */
import { readFileSync } from 'node:fs'
import type { Material, PageBody } from '../site.ts'

export const CHANGELOG = '/docs/changelog'

const FILE = new URL('../../../../CHANGELOG.md', import.meta.url)

/** What changed for those who use the service, version by version: the changelog of the program. */
export function changelogPage({ site }: Material): PageBody {
  const [opening = '', ...versions] = readFileSync(FILE, 'utf8').split(/^## /mu)
  return {
    content: (
      <>
        <h1>What changed in the service</h1>
        <p>
          <Marked text={opening.replace(/^# .*\n/u, '').trim()} /> What changed in the data is at{' '}
          <a href={site.link('/changes/index.json')}>/changes/index.json</a>, and as a{' '}
          <a href={site.link('/changes/feed.atom')}>feed</a>.
        </p>
        {versions.map((version) => (
          <Version text={version} />
        ))}
      </>
    ),
  }
}

function Version({ text }: { readonly text: string }) {
  const [title = '', ...entries] = text.split(/\n+(?:- |$)/u)
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {entries
          .filter((entry) => entry.trim() !== '')
          .map((entry) => (
            <li>
              <Marked text={entry} />
            </li>
          ))}
      </ul>
    </>
  )
}

/** A text with what stands between backticks as code. */
function Marked({ text }: { readonly text: string }) {
  const parts = text.replaceAll(/\s+/gu, ' ').split('`')
  return parts.map((part, at) => (at % 2 === 0 ? part : <code>{part}</code>))
}
