/** @jsxRuntime automatic @jsxImportSource #view */
import { withoutNoteMarks } from '../../../build/contract/law-text.ts'
import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import type { MeantQuestion } from '../../../build/contract/published/rights.ts'
import { LawSentences } from '../../../build/view/law-sentences.tsx'
import { type Links, linkOf } from '../../../build/view/page-paths.ts'
import { lawSearched } from '../operations/list-law.ts'
import type { IndexSource } from '../source/reader.ts'
import { type FoundKind, STRENGTH } from './found-kind.ts'

/** How many sections are shown, and of how many instruments. */
const SHOWN = { sections: 3, instruments: 2 }

/** The question of the table that the words ask, and the sections that hold them. */
export async function lawFound(
  source: IndexSource,
  q: string,
  site: Links,
): Promise<{
  readonly rights: FoundKind
  readonly sections: FoundKind
  readonly lacks: boolean
  readonly isDispute: boolean
}> {
  const { body, isLikely } = await lawSearched(source, q, null)
  const { rights, did_you_mean: meant = [], instruments, message, total } = body
  const isDispute = DISPUTE.test(q)
  const matches = instruments
    .slice(0, SHOWN.instruments)
    .flatMap(({ title, in_force, matches }) =>
      matches.slice(0, SHOWN.sections).map((match) => ({ title, in_force, ...match })),
    )
  return {
    // A word that no section holds was asked for: what holds the others is beside the point.
    lacks: message?.startsWith('No section holds') === true,
    isDispute,
    rights: rights === null ? doubtful(meant, isDispute || isLikely, site) : answered(rights, site),
    sections: {
      id: 'law',
      title: 'Law',
      about: message,
      strength: Math.max(
        strengthOf(q, total, message),
        isDispute && total > 0 ? STRENGTH.all : STRENGTH.none,
      ),
      items: matches.map(({ title, in_force, number, heading, snippet, omitted, not_yet, note, url }) => (
        <li>
          <a href={linkOf(site, url)}>
            {number} {withoutNoteMarks(heading)}
          </a>
          <p class="quiet">
            {title}
            {standing(in_force, omitted, not_yet)}
          </p>
          {note !== null && <p class="note">{note}</p>}
          <p>{withoutNoteMarks(snippet)}</p>
        </li>
      )),
    },
  }
}

/** Words of a dispute: what the law says matters more to them than what the policies of others do. */
const DISPUTE =
  /\b(?:pay(?:s|ing|ment)?|paid|claim(?:s|ed)?|reject\w*|refus\w*|den(?:y|ied|ies)|repudiat\w*|complain\w*|grievances?|ombudsm[ae]n|court|how (?:many days|long)|can (?:they|the insurer|the company)|delay\w*|late)\b/iu

function answered(rights: NonNullable<LawsBody['rights']>, site: Links): FoundKind {
  const { question, url, answer, choose = [] } = rights
  const item = (
    <li>
      <a href={linkOf(site, url)}>{question}</a>
      {choose.length > 0 && (
        <>
          <p>Of which insurance? What follows holds for all.</p>
          <ul>
            {choose.map((one) => (
              <li>
                <QuestionLink of={one} site={site} />
              </li>
            ))}
          </ul>
        </>
      )}
      <LawSentences answer={answer} site={site} />
    </li>
  )
  return { id: 'rights', title: 'Your rights', strength: STRENGTH.named - 0.2, items: [item] }
}

/** Questions that may be meant, named and not answered: one entry, for they are guesses, and leave the screen to what was found. */
function doubtful(meant: readonly MeantQuestion[], isFirst: boolean, site: Links): FoundKind {
  const strength = meant.length === 0 ? STRENGTH.none : isFirst ? STRENGTH.named - 0.2 : STRENGTH.some - 0.1
  const item = (
    <li>
      {meant.map((one) => (
        <>
          <QuestionLink of={one} site={site} />
          <br />
        </>
      ))}
    </li>
  )
  return { id: 'rights', title: 'Do you mean', strength, items: [item] }
}

function QuestionLink({ of, site }: { readonly of: MeantQuestion; readonly site: Links }) {
  return <a href={linkOf(site, of.url)}>{of.question}</a>
}

/** What is said after a title of what is not in force. */
function standing(inForce: boolean, omitted: boolean, notYet: boolean): string {
  if (omitted) return ', omitted'
  if (notYet) return ', not yet in force'
  return inForce ? '' : ', no longer in force'
}

/** What calls a section by its address. */
const ADDRESS = /\b(?:sections?|act|rules?|regulations?|circular)\b/iu

function strengthOf(q: string, total: number, message: string | null): number {
  if (total === 0) return STRENGTH.none
  if (message !== null) return STRENGTH.some
  return ADDRESS.test(q) ? STRENGTH.named : STRENGTH.all
}
