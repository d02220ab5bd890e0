/** @jsxRuntime automatic @jsxImportSource #view */
import { clauseWords } from '../contract/answer-words.ts'
import { FOUND_BY_PROGRAM, placesOfField } from '../contract/look-at.ts'
import type { PolicyBody } from '../contract/published/policy.ts'
import { clauseIn } from './answer-in.tsx'
import { escaped } from './markdown.ts'
import { type Links, clauseAddress } from './page-paths.ts'

type Looked = Pick<PolicyBody, 'uin' | 'look_at'>

/** Places to look for a field that nobody has read, each leading to its clause in the wording. */
export function PlacesToLook(props: {
  readonly site: Links
  readonly policy: Looked
  readonly field: string
}) {
  const { site } = props
  const places = placesOfField(props.policy, props.field)
  if (places.length === 0) return null
  return (
    <details class="screen">
      <summary>{site.texts.t('answer.where-to-look')}</summary>
      <ul>
        {places.map(({ clause, page, sentence }) => (
          <li>
            <a href={clauseAddress(site, props.policy.uin, clause)}>{clauseIn(site.texts, clause)}</a>,{' '}
            {site.texts.t('answer.p', { page: String(page) })}: <q translate="no">{sentence}</q>
          </li>
        ))}
      </ul>
      <p class="quiet">{site.texts.t('answer.found-by-program')}</p>
    </details>
  )
}

/** The same in Markdown, the first of each field; no block where there is none. */
export function placesText(
  policy: Pick<PolicyBody, 'look_at' | 'unread'>,
  address: (url: string) => string,
  mostPlaces: number,
): string[] {
  const { look_at: lookAt = [], unread } = policy
  if (lookAt.length === 0 || mostPlaces === 0) return []
  const labels = new Map(unread.map(({ key, label }) => [key, label]))
  const lines = lookAt.flatMap(({ key, places }) =>
    places
      .slice(0, mostPlaces)
      .map(
        ({ clause, page, sentence }) =>
          `- ${escaped(labels.get(key) ?? key)}: ${escaped(clauseWords(clause))}, p. ${page}, ${address(clause.url)}: “${escaped(sentence)}”`,
      ),
  )
  return ['## Where to look', FOUND_BY_PROGRAM, lines.join('\n')]
}
