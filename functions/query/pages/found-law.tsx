/** @jsxRuntime automatic @jsxImportSource #view */
import { withoutNoteMarks } from '../../../build/contract/law-text.ts'
import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import { LawSentences } from '../../../build/view/law-sentences.tsx'
import type { PageTexts } from '../../../build/contract/texts.ts'
import { translated } from '../../../build/view/phrases.tsx'
import { type Links, linkOf } from '../../../build/view/page-paths.ts'
import type { Shown } from './found.ts'

/** The question of the table that the words ask, with its answer, and the sections that hold them. */
export function lawShown({ rights, instruments }: LawsBody, site: Links): Shown {
  const shown = instruments.flatMap(({ title, in_force, matches }) =>
    matches.map(
      (match) =>
        [pathOf(match.url, site), <Section section={{ title, in_force, ...match }} site={site} />] as const,
    ),
  )
  const answered =
    rights === null ? [] : [[pathOf(rights.url, site), <Answered rights={rights} site={site} />] as const]
  return new Map([...shown, ...answered])
}

/** Path of an address on its site. */
function pathOf(url: string, { base }: Links): string {
  return url.slice(base.length)
}

type Match = NonNullable<LawsBody['instruments'][number]['matches']>[number]

interface SectionProps {
  readonly section: Match & { readonly title: string; readonly in_force: boolean }
  readonly site: Links
}

function Section({ section, site }: SectionProps) {
  const { texts } = site
  const { title, in_force, number, heading, snippet, omitted, not_yet, note, url } = section
  return (
    <li>
      <a href={linkOf(site, url)}>{translated(texts, `${number} ${withoutNoteMarks(heading)}`)}</a>
      <p class="quiet">
        {translated(texts, title)}
        {standing(in_force, omitted, not_yet, texts)}
      </p>
      {note !== null && <p class="note">{translated(texts, note)}</p>}
      <p>{translated(texts, pieceOf(withoutNoteMarks(snippet)))}</p>
    </li>
  )
}

/** A passage with an ellipsis where it begins or ends inside a sentence. */
function pieceOf(text: string): string {
  const piece = text.trim()
  return `${/^[\p{Ll},;]/u.test(piece) ? '… ' : ''}${piece}${/[.?!:;”’")\]]$/u.test(piece) ? '' : ' …'}`
}

interface AnsweredProps {
  readonly rights: NonNullable<LawsBody['rights']>
  readonly site: Links
}

function Answered({ rights: { question, url, answer, choose = [] }, site }: AnsweredProps) {
  const { texts } = site
  return (
    <li>
      <a href={linkOf(site, url)}>{translated(texts, question)}</a>
      <p class="quiet">{texts.t('frame.your-rights')}</p>
      {choose.length > 0 && (
        <>
          <p>{texts.t('search.of-which-insurance')}</p>
          <ul>
            {choose.map((one) => (
              <li>
                <a href={linkOf(site, one.url)}>{translated(texts, one.question)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <LawSentences answer={answer} site={site} />
    </li>
  )
}

/** Words after a title of what is not in force. */
function standing(inForce: boolean, omitted: boolean, notYet: boolean, { t }: PageTexts): string {
  if (omitted) return `, ${t('law.omitted')}`
  if (notYet) return `, ${t('law.not-yet')}`
  return inForce ? '' : `, ${t('law.no-longer')}`
}
