/** @jsxRuntime automatic @jsxImportSource #view */
import { readFileSync } from 'node:fs'
import { markedUp } from '../prose.tsx'
import type { Material, PageBody } from '../site.ts'

export const CHANGELOG = '/docs/changelog'

const FILE = new URL('../../../../CHANGELOG.md', import.meta.url)

const DATA =
  'What changed in the data is at [/changes/index.json](/changes/index.json), and as a [feed](/changes/feed.atom).'

/** Page on what changed for those who use the service, version by version: the changelog of the program. */
export function changelogPage({ site }: Material): PageBody {
  const [opening = '', ...versions] = readFileSync(FILE, 'utf8').split(/^(?=## )/mu)
  const text = opening.replace(/^# .*/u, '# What changed in the service').trimEnd()
  return { content: markedUp(`${text} ${DATA}\n\n${versions.join('')}`, site) }
}
