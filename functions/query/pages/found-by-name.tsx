/** @jsxRuntime automatic @jsxImportSource #view */
import { FORMS_PATH } from '../../../build/contract/paths.ts'
import { answerPath } from '../../../build/contract/index-paths.ts'
import type { InsurerBody } from '../../../build/contract/published/insurers.ts'
import type { FormsBody } from '../../../build/contract/published/forms.ts'
import { GENERIC_WORDS, STOP_WORDS } from '../../../build/search/stop-words.ts'
import { stem, tokens, wordsAt } from '../../../build/search/words.ts'
import { FormLink } from '../../../build/view/links.tsx'
import { type Links, insurerPath } from '../../../build/view/page-paths.ts'
import { productsOf } from '../source/load.ts'
import type { IndexSource } from '../source/reader.ts'
import { recordAt } from '../source/stored-records.ts'
import { type FoundKind, STRENGTH } from './found-kind.ts'

/** As many of each are shown. */
const SHOWN = 5

/** The share of insurers from which on a word of their names tells none of them. */
const OF_MANY = 0.2

/** What people want of an insurer itself. */
const REACH = new Set(
  'complaint complain grievance contact phone number call email mail address helpline toll customer care service support website officer gro reach'
    .split(' ')
    .map(stem),
)

/** An insurer that a query names. */
export interface InsurerNamed {
  readonly slug: string
  readonly name: string
}

/** The insurers that a query names, those of the most words; whether that is all it says, and whether it asks for a way to reach one. */
interface InsurersNamed {
  readonly best: readonly InsurerNamed[]
  readonly isWhole: boolean
  readonly isReach: boolean
}

/** The insurers that the words name. A name is not inflected ("days" is no "Dai"), and a word of many names ("Limited") tells none. */
export async function insurersNamed(source: IndexSource, q: string): Promise<InsurersNamed> {
  const { file } = await productsOf(source)
  const names = file.insurers.map(({ words }) => new Set(tokens(words)))
  const isOfMany = (word: string) =>
    names.filter((own) => own.has(word)).length > Math.max(SHOWN, OF_MANY * names.length)
  const asked = askedWords(q)
  const telling = asked.filter(
    (word) => !GENERIC_WORDS.has(word) && !REACH.has(stem(word)) && !isOfMany(word),
  )
  const found = file.insurers
    .map((insurer, at) => ({ insurer, held: telling.filter((word) => names[at]?.has(word)).length }))
    .filter(({ held }) => held > 0)
    .toSorted((one, two) => two.held - one.held)
  return {
    best: found.filter(({ held }) => held === found[0]?.held).map(({ insurer }) => insurer),
    isWhole: found[0]?.held === telling.length,
    isReach: asked.some((word) => REACH.has(stem(word))),
  }
}

/** The insurers that are named; first of all where a way to reach one is asked for. */
export function insurersFound({ best, isWhole, isReach }: InsurersNamed, site: Links): FoundKind {
  return {
    id: 'insurers',
    title: 'Insurers',
    about: isReach ? 'How to reach it, and whom to complain to.' : null,
    strength: strengthOf(best.length, isWhole, isReach),
    items: best.slice(0, SHOWN).map(({ slug, name }) => (
      <li>
        <a href={site.link(insurerPath(slug))}>{name}</a>
      </li>
    )),
  }
}

/** Whoever asks for nothing but an insurer, or for a way to reach one, is led there first. */
function strengthOf(found: number, isWhole: boolean, isReach: boolean): number {
  if (found === 0) return STRENGTH.none
  if (!isWhole) return STRENGTH.some - 0.5
  return isReach ? STRENGTH.named : STRENGTH.named - 0.1
}

/** The forms whose title, purpose or insurer hold the words; first of all where a form is asked for. */
export async function formsFound(
  source: IndexSource,
  q: string,
  insurers: readonly InsurerNamed[],
  site: Links,
): Promise<FoundKind> {
  const all = (await recordAt<FormsBody>(source, FORMS_PATH))?.forms ?? []
  const asked = [...new Set(askedWords(q).map(stem))]
  const isForm = asked.includes(stem('form'))
  // A form of another insurer is none of the insurer that is named.
  const forms = all.filter(
    ({ insurer }) => insurers.length === 0 || insurers.some(({ slug }) => slug === insurer.slug),
  )
  if (isForm && forms.length === 0 && insurers.length > 0) return noFormOf(source, insurers, site)
  const found = forms
    .map((form) => {
      const own = new Set(
        stemsOf(
          `${form.title} ${form.purpose} ${form.applies_to} ${form.insurer.name} ${form.lines.join(' ')} form`,
        ),
      )
      return { form, held: asked.filter((word) => own.has(word)).length }
    })
    .filter(({ held }) => held === asked.length || (isForm && held > 1))
    .toSorted((one, two) => two.held - one.held)
  const isWhole = found[0]?.held === asked.length
  return {
    id: 'forms',
    title: 'Forms',
    strength:
      found.length === 0 ? STRENGTH.none : isForm ? (isWhole ? STRENGTH.named : STRENGTH.all) : STRENGTH.some,
    items: found.slice(0, SHOWN).map(({ form }) => (
      <li>
        <FormLink form={form} site={site} />
        <p class="quiet">{[form.insurer.name, form.applies_to].filter((words) => words !== '').join(', ')}</p>
      </li>
    )),
  }
}

/** That no form of the insurers named is held, and how to ask them for one. */
async function noFormOf(
  source: IndexSource,
  insurers: readonly InsurerNamed[],
  site: Links,
): Promise<FoundKind> {
  const items = insurers.slice(0, SHOWN).map(async ({ slug, name }) => {
    const insurer = await recordAt<InsurerBody>(source, answerPath('getInsurer', slug))
    const numbers = (insurer?.contacts ?? []).filter(({ channel }) => channel === 'phone')
    const [number] = numbers.toSorted((one, two) => CALLED.indexOf(two.purpose) - CALLED.indexOf(one.purpose))
    return (
      <li>
        We hold no form of {name}. Ask it for one{number !== undefined && `: call ${number.value}`}.{' '}
        <a href={site.link(insurerPath(slug))}>How to reach it</a>.
      </li>
    )
  })
  return { id: 'forms', title: 'Forms', strength: STRENGTH.named, items: await Promise.all(items) }
}

/** Whom to call for a form, the last first. */
const CALLED: readonly string[] = ['grievance', 'customer-care', 'claim']

/** The words of a query that say something, each once. */
function askedWords(q: string): string[] {
  return [...new Set(tokens(q).filter((token) => !STOP_WORDS.has(token)))]
}

function stemsOf(text: string): string[] {
  return wordsAt(text).flatMap(({ stems }) => stems)
}
