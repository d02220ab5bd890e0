/** @jsxRuntime automatic @jsxImportSource #view */
import { withoutNoteMarks } from '../../../build/contract/law-text.ts'
import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import { LawSentences } from '../../../build/view/law-sentences.tsx'
import type { PageTexts } from '../../../build/contract/texts.ts'
import { translated } from '../../../build/view/phrases.tsx'
import { type Links, linkOf } from '../../../build/view/page-paths.ts'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import type { Hit } from '../one-search/index.ts'

/** A question of the table or a section as law gives it: the question with its answer where it is the one that is asked; null of others. */
export function lawShown({ path }: Hit, { rights, instruments }: LawsBody, site: Links): Markup {
  const isHere = ({ url }: { readonly url: string }) => url === site.base + path
  if (rights !== null && isHere(rights)) return rightShown(rights, site)
  for (const instrument of instruments) {
    const match = instrument.matches.find(isHere)
    if (match !== undefined) return sectionShown(instrument, match, site)
  }
  return null
}

type Instrument = LawsBody['instruments'][number]

function sectionShown(
  { title, in_force }: Instrument,
  { number, heading, snippet, omitted, not_yet, note, url }: Instrument['matches'][number],
  site: Links,
): Markup {
  const { texts } = site
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

/** A question of the table with its answer. */
export function rightShown(
  { question, url, answer, choose = [] }: NonNullable<LawsBody['rights']>,
  site: Links,
): Markup {
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
