/** @jsxRuntime automatic @jsxImportSource #view */
import { counted, inIndia } from '../../../contract/display.ts'
import { unknownOf, withdrawalsUnknown } from '../../../contract/reader-words.ts'
import { categoriesBody, insurersBody } from '../../answers/lists.ts'
import { lawsBody } from '../../answers/law.ts'
import { categoryPath, insurerPath, lawPath } from '../../../view/page-paths.ts'
import { groupsOf } from '../../../contract/groups.ts'
import type { BodyContext } from '../../answers/context.ts'
import type { Material, PageBody } from '../site.ts'

const LINES = { life: 'Life', health: 'Health', general: 'General: cars, homes, travel' } as const

/** The types of insurance, by line of business. */
export function categoriesPage({ site, context }: Material): PageBody {
  const { categories } = categoriesBody(context)
  return {
    content: (
      <>
        <h1>Products by type</h1>
        <p class="lead">Choose the type of insurance, or search for the name on your policy above.</p>
        {Object.entries(LINES).map(([line, words]) => (
          <section>
            <h2>{words}</h2>
            <ul class="cards">
              {categories
                .filter((category) => category.line === line)
                .map(({ slug, name, description, policies }) => (
                  <li>
                    <a href={site.link(categoryPath(slug))}>{name}</a>{' '}
                    <span class="quiet">{counted(policies, 'product')}</span>
                    <p class="quiet">{description}</p>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </>
    ),
  }
}

/** All insurers. */
export function insurersPage({ site, context }: Material): PageBody {
  const { insurers } = insurersBody(context)
  const unknown = withdrawalsUnknown(unknownOf(context.withdrawals.knownFor))
  return {
    content: (
      <>
        <h1>Insurers</h1>
        <p class="lead">The products and forms of each insurer, and how to reach it where we know it.</p>
        {unknown !== null && <p class="note">{unknown}</p>}
        <ul class="cards">
          {insurers.map(({ slug, name, lines, policies }) => (
            <li>
              <a href={site.link(insurerPath(slug))} translate="no">
                {name}
              </a>
              <p class="quiet">
                {lines.join(', ')}: {counted(policies.active + policies.withdrawn, 'product')} listed
                {policies.withdrawn > 0 && `, ${inIndia(policies.withdrawn)} of them withdrawn`}
              </p>
            </li>
          ))}
        </ul>
      </>
    ),
  }
}

/** How many of our sentences rest on each instrument, by its slug. */
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
  return new Map(groupsOf(named, (slug) => slug).map(([slug, all]) => [slug, all.length]))
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
        <p>
          In a hurry? <a href={site.link('/rights')}>Your rights</a> answers what families ask most.
        </p>
        <ul class="cards">
          {instruments
            .toSorted((one, other) => use(other) - use(one))
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
