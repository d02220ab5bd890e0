/** @jsxRuntime automatic @jsxImportSource #view */
import { Named } from '../../../build/view/links.tsx'
import type { ShownFact } from '../../../build/contract/answer-words.ts'
import type { ProductChange, ReleaseChanges } from '../../../build/contract/changes.ts'
import { writtenDay } from '../../../build/contract/display.ts'
import type { PolicyBody } from '../../../build/contract/published/policy.ts'
import { changesPath } from '../../../build/contract/paths.ts'
import { uinFileName } from '../../../build/contract/uin.ts'
import { AnswerCell } from '../../../build/view/answer-cell.tsx'
import type { Markup } from '../../../build/view/jsx-runtime.ts'
import { type Links, productPath } from '../../../build/view/page-paths.ts'
import { type FunctionPage, type MakePage, shortPage } from '../../shared/function-page.tsx'
import { comparePolicies } from '../operations/compare.ts'
import { type IndexSource, latestChangesOf, requiredFile } from '../source/load.ts'
import { askedUin, productOf } from './asked-uin.ts'

/** `/changed?uin=&with=`: what changed from another version of a product, and what the last release that changed it did. */
export const changedPage: MakePage = async (source, { searchParams: query }, site) => {
  const { uin, policy } = await productOf(source, query)
  if (policy === null) return noProduct(uin, 'What changed', site)
  const other = askedUin(query, 'with')
  return {
    title: `What changed, ${policy.name}`,
    content: (
      <>
        <h1>What changed</h1>
        <p class="lead">
          <Named site={site} path={productPath(policy.uin)} name={policy.name} />, UIN{' '}
          <code translate="no">{policy.uin}</code>
        </p>
        {other !== '' && (await sinceVersion(source, other, policy, site))}
        {await betweenReleases(source, policy, site)}
      </>
    ),
  }
}

/** The page where no product is named, or none is held under the name. */
export function noProduct(uin: string, title: string, site: Links): FunctionPage {
  const why = uin === '' ? 'No product is named.' : `We know no product with the UIN “${uin}”.`
  return shortPage(site, { title, status: 404, sentences: [`${why} Begin at the page of the product.`] })
}

async function sinceVersion(
  source: IndexSource,
  other: string,
  policy: PolicyBody,
  site: Links,
): Promise<Markup> {
  const uins = `${other},${policy.uin}`
  const outcome = await comparePolicies(source, { uins, fields: null, group: null })
  if ('refusal' in outcome) return <p class="note">{outcome.refusal.message}</p>
  const { rows, policies } = outcome.body
  const wasRead = ({ status }: { readonly status: string }) => !NOTHING.has(status)
  const read = rows.filter(({ cells }) => cells.every(wasRead))
  const ofOne = rows.filter(({ cells }) => cells.some(wasRead)).length - read.length
  const changed = read.filter(({ cells: [old, now] }) => wordsOf(old) !== wordsOf(now))
  return (
    <section class="entry" id="versions">
      <h2>
        From <span translate="no">{policies[0]?.uin ?? other}</span> to{' '}
        <span translate="no">{policy.uin}</span>
      </h2>
      <p>
        {changed.length} of {read.length} questions have another answer, or the same in other words.
        {ofOne > 0 && ` ${ofOne} more were read in one of the two alone: what changed there is not known.`}
      </p>
      {changed.map((row) => change(row, [row.cells[0], other], [row.cells[1], policy.uin], site))}
    </section>
  )
}

/** Words of a version on a question, as far as they can be told apart from those of another. */
function wordsOf(fact: ShownFact | undefined): string {
  const { status, display = null, quote = null, note = null } = fact ?? UNREAD
  return [status === 'checked' ? 'quoted' : status, display, quote, note].join('\n').replaceAll(/\s+/gu, ' ')
}

const UNREAD: ShownFact = { status: 'unread' }
const NOTHING = new Set<string>(['unread', 'not-applicable'])

type Answer = ShownFact | null | undefined

/** A field with its old and its new answer, each of a product. */
function change(
  { key, label }: { readonly key: string; readonly label: string },
  [old, oldUin]: readonly [Answer, string],
  [now, uin]: readonly [Answer, string],
  site: Links,
): Markup {
  return (
    <article class="fact compared" id={key}>
      <h3>{label}</h3>
      <dl>
        <AnswerCell head="Before" fact={old ?? UNREAD} uin={oldUin} site={site} />
        <AnswerCell head="After" fact={now ?? UNREAD} uin={uin} site={site} />
      </dl>
    </article>
  )
}

async function betweenReleases(source: IndexSource, { uin }: PolicyBody, site: Links): Promise<Markup> {
  const latest = await latestChangesOf(source)
  if (latest === null) return <p class="quiet">No earlier release of this site is known.</p>
  const last = latest.releases.find(({ names }) => names.products.has(uinFileName(uin)))
  return (
    <section class="entry" id="releases">
      <h2>On this site</h2>
      {last === undefined ? (
        <p>Nothing changed here since the data of {writtenDay(latest.since.data_date)}.</p>
      ) : (
        await changesIn(source, last, uin, site)
      )}
    </section>
  )
}

/** Changes of a product in the last release that has any. */
async function changesIn(
  source: IndexSource,
  { release, data_date }: Pick<ReleaseChanges, 'release' | 'data_date'>,
  uin: string,
  site: Links,
): Promise<Markup> {
  const { products } = await requiredFile<ReleaseChanges>(source, changesPath(release))
  return products
    .filter((change) => change.uin === uin)
    .map(({ kind, before, after, facts, clauses }) => (
      <>
        <h3>Data of {writtenDay(data_date)}</h3>
        <p>
          {KINDS[kind]} {facts.length} answers and {clauses.length} clauses are new, gone or different. What
          changed before is in <a href={site.link('/docs/mirrors#changes')}>the files of earlier releases</a>.
        </p>
        {recordChanges(before, after).map((sentence) => (
          <p>{sentence}</p>
        ))}
        {facts.map((fact) => change(fact, [fact.before as Answer, uin], [fact.after as Answer, uin], site))}
      </>
    ))
}

/** Sentences on what changed in the record of a product itself: its name, dates, category and the like. */
function recordChanges(before: ProductChange['before'], after: ProductChange['after']): string[] {
  if (before === null || after === null) return []
  // What a release did not compare is not in it.
  const keys = (Object.keys(after) as (keyof typeof after)[]).filter(
    (key) => before[key] !== undefined && JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const said = (value: unknown) => (typeof value === 'string' ? `“${value}”` : 'nothing')
  return keys.map((key) =>
    typeof (before[key] ?? after[key]) === 'object'
      ? `“${key}” is different now.`
      : `Before, “${key}” was ${said(before[key])}; now it is ${said(after[key])}.`,
  )
}

const KINDS: Readonly<Record<ProductChange['kind'], string>> = {
  added: 'It was taken in.',
  withdrawn: 'The list calls it withdrawn.',
  removed: 'It was taken out.',
  changed: '',
}
