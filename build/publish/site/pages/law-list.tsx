/** @jsxRuntime automatic @jsxImportSource #view */
import { counted } from '../../../contract/display.ts'
import { lawsBody } from '../../answers/law.ts'
import { lawPath } from '../../../view/page-paths.ts'
import { countsOf } from '../../../contract/groups.ts'
import type { BodyContext } from '../../answers/context.ts'
import type { Material, PageBody } from '../site.ts'

/** Number of our sentences that rest on each instrument, by its slug. */
function usesOf({
  questions,
  complaints,
  categories,
}: BodyContext['catalogue']): ReadonlyMap<string, number> {
  const fields = [...categories.values()].flatMap(({ record }) => record.fields)
  const named = [
    ...questions.record.flatMap(({ answer }) => answer.map(({ law }) => law)),
    ...[...complaints.record.rungs, ...fields].flatMap(({ law = [] }) => law.map(({ slug }) => slug)),
  ]
  return countsOf(named)
}

/** All law instruments: those that answers rest on most first, what is not in force last. */
export function lawsPage({ site, context }: Material): PageBody {
  const { instruments } = lawsBody(context)
  const uses = usesOf(context.catalogue)
  const use = ({ slug, in_force }: (typeof instruments)[number]) => (in_force ? (uses.get(slug) ?? 0) : -1)
  return {
    content: (
      <>
        <h1>Insurance law</h1>
        <p class="lead">
          Acts, rules, regulations and circulars on insurance in India, section by section. What is a summary
          is called one.
        </p>
        {context.catalogue.questions.record.length > 0 && (
          <p>
            In a hurry? <a href={site.link('/rights')}>Your rights</a> answers what families ask most.
          </p>
        )}
        <ul class="cards">
          {instruments
            .toSorted((a, b) => use(b) - use(a))
            .map(
              ({ slug, title, number, sections, sections_of_instrument, in_force, not_yet, is_behind }) => (
                <li>
                  <a href={site.link(lawPath(slug))}>{title}</a>
                  <p class="quiet">
                    {number !== null && `${number}, `}
                    {sections_of_instrument === null
                      ? counted(sections, 'section')
                      : `${sections} of ${counted(sections_of_instrument, 'section')}`}
                    {!in_force && (not_yet ? ', not yet in force' : ', no longer in force')}
                    {is_behind && ', amended since the day of its text'}
                  </p>
                </li>
              ),
            )}
        </ul>
      </>
    ),
  }
}
