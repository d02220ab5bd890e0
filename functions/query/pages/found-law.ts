import { withoutNoteMarks } from '../../../build/contract/law-text.ts'
import { limitLines, textDay } from '../../../build/contract/sentence-words.ts'
import type { RightsSentence } from '../../../build/contract/published/rights.ts'
import { type Html, html } from '../../shared/html.ts'
import { listLaw } from '../operations/list-law.ts'
import type { IndexSource } from '../source/reader.ts'
import { type FoundKind, STRENGTH } from './found-kind.ts'

/** How many sections are shown, and of how many instruments. */
const SHOWN = { sections: 3, instruments: 2 }

/** The question of the table that the words ask, and the sections that hold them. */
export async function lawFound(
  source: IndexSource,
  q: string,
): Promise<{ readonly rights: FoundKind; readonly sections: FoundKind; readonly lacks: boolean }> {
  const outcome = await listLaw(source, { q, limit: null })
  if ('refusal' in outcome) throw new Error('the law cannot be searched')
  const { rights, instruments, message, total } = outcome.body
  const matches = instruments
    .slice(0, SHOWN.instruments)
    .flatMap(({ title, in_force, matches }) =>
      matches.slice(0, SHOWN.sections).map((match) => ({ title, in_force, ...match })),
    )
  return {
    // A word that no section holds was asked for: what holds the others is beside the point.
    lacks: message?.startsWith('No section holds') === true,
    rights: {
      id: 'rights',
      title: 'Your rights',
      strength: rights === null ? STRENGTH.none : STRENGTH.named - 0.2,
      items:
        rights === null
          ? []
          : [
              html`<li>
                <a href="${placeOf(rights.url)}">${rights.question}</a>
                ${rights.answer.map(sentence)}
              </li>`,
            ],
    },
    sections: {
      id: 'law',
      title: 'Law',
      about: message,
      strength: strengthOf(q, total, message),
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
