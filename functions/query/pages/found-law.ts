import { withoutNoteMarks } from '../../../build/contract/law-text.ts'
import { limitLines, textDay } from '../../../build/contract/sentence-words.ts'
import type { LawsBody } from '../../../build/contract/published/instruments.ts'
import type { MeantQuestion, RightsSentence } from '../../../build/contract/published/rights.ts'
import { type Html, html } from '../../shared/html.ts'
import { lawSearched } from '../operations/list-law.ts'
import type { IndexSource } from '../source/reader.ts'
import { type FoundKind, STRENGTH } from './found-kind.ts'

/** How many sections are shown, and of how many instruments. */
const SHOWN = { sections: 3, instruments: 2 }

/** The question of the table that the words ask, and the sections that hold them. */
export async function lawFound(
  source: IndexSource,
  q: string,
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
    rights: rights === null ? doubtful(meant, isDispute || isLikely) : answered(rights),
    sections: {
      id: 'law',
      title: 'Law',
      about: message,
      strength: Math.max(
        strengthOf(q, total, message),
        isDispute && total > 0 ? STRENGTH.all : STRENGTH.none,
      ),
      items: matches.map(
        ({ title, in_force, number, heading, snippet, omitted, not_yet, note, url }) =>
          html`<li>
            <a href="${pathOf(url)}">${number} ${withoutNoteMarks(heading)}</a>
            <p class="quiet">${title}${standing(in_force, omitted, not_yet)}</p>
            ${note !== null && html`<p class="note">${note}</p>`}
            <p>${withoutNoteMarks(snippet)}</p>
          </li>`,
      ),
    },
  }
}

/** Words of a dispute: what the law says matters more to them than what the policies of others do. */
const DISPUTE =
  /\b(?:pay(?:s|ing|ment)?|paid|claim(?:s|ed)?|reject\w*|refus\w*|den(?:y|ied|ies)|repudiat\w*|complain\w*|grievances?|ombudsm[ae]n|court|how (?:many days|long)|can (?:they|the insurer|the company)|delay\w*|late)\b/iu

function answered({ question, url, answer, choose = [] }: NonNullable<LawsBody['rights']>): FoundKind {
  const items = [
    html`<li>
      <a href="${placeOf(url)}">${question}</a>
      ${
        choose.length > 0 &&
        html`<p>Of which insurance? What follows holds for all.</p>
          <ul>
            ${choose.map((one) => html`<li>${linkTo(one)}</li>`)}
          </ul>`
      }
      ${answer.map(sentence)}
    </li>`,
  ]
  return { id: 'rights', title: 'Your rights', strength: STRENGTH.named - 0.2, items }
}

/** Questions that may be meant, named and not answered. */
function doubtful(meant: readonly MeantQuestion[], isFirst: boolean): FoundKind {
  const strength = meant.length === 0 ? STRENGTH.none : isFirst ? STRENGTH.named - 0.2 : STRENGTH.some - 0.1
  return {
    id: 'rights',
    title: 'Do you mean',
    strength,
    // One entry: they are guesses, and leave the screen to what was found.
    items: [html`<li>${meant.map((one) => html`${linkTo(one)}<br />`)}</li>`],
  }
}

function linkTo({ question, url }: MeantQuestion): Html {
  return html`<a href="${placeOf(url)}">${question}</a>`
}

/** A sentence of an answer, with its section, the day of the text, and what limits it. */
function sentence(one: RightsSentence): Html {
  const limits = limitLines(one)
  return html`<p>
      ${one.says}
      <span class="quiet"
        >(<a href="${pathOf(one.url)}">${one.title}, ${one.section}</a>; ${textDay(one)})</span
      >
    </p>
    ${
      limits.length > 0 &&
      html`<ul>
        ${limits.map((line) => html`<li>${line}</li>`)}
      </ul>`
    }`
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

/** An address of this site from its root. */
function pathOf(url: string): string {
  return new URL(url).pathname
}

/** The same, with its place in the page. */
function placeOf(url: string): string {
  return pathOf(url) + new URL(url).hash
}
