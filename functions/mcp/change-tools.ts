import { type ShownFact, answerLine } from '../../build/contract/answer-words.ts'
import type { ChangesIndex, ReleaseChanges } from '../../build/contract/changes.ts'
import { POLICY_FILTERS, required } from '../../build/contract/parameters.ts'
import { CHANGES_INDEX } from '../../build/contract/paths.ts'
import { Type } from '../../build/contract/schema.ts'
import { allowsValue } from '../shared/allowed-values.ts'
import { requiredFile } from '../query/source/load.ts'
import { quoted, refused } from '../shared/result.ts'
import type { Tool } from './tool.ts'

/** Most products and sections of law that an answer names. */
const MOST = 40

/** Tool that gives the changes in the releases of a day and later, before and after. */
export const CHANGES_SINCE: Tool = {
  name: 'changes_since',
  description: 'What changed since a day: facts and sections of law, before and after.',
  parameters: { day: required(POLICY_FILTERS.changed_since.schema, 'YYYY-MM-DD.') },
  output: Type.Object({
    since: Type.String(),
    message: Type.Optional(Type.String()),
    products: Type.Array(Type.Unknown()),
    law: Type.Array(Type.Unknown()),
    left_out: Type.Integer(),
  }),
  async call(source, { day = '' }) {
    if (!allowsValue(POLICY_FILTERS.changed_since.schema, day))
      return refused('invalid-request', `day is ${quoted(day)}; it must be a day as YYYY-MM-DD.`)
    const index = await requiredFile<ChangesIndex>(source, CHANGES_INDEX)
    const { since } = index
    const later = index.releases.filter(({ data_date, previous }) => previous !== null && data_date >= day)
    const releases = await Promise.all(later.map(({ path }) => requiredFile<ReleaseChanges>(source, path)))
    const products = releases.flatMap(productsIn)
    const law = releases.flatMap(lawIn)
    const begins = `The record of changes begins on ${since.data_date}; of what changed before nothing is known.`
    const body = {
      since: day,
      ...(day <= since.data_date && { message: begins }),
      products: products.slice(0, MOST),
      law: law.slice(0, MOST),
      left_out: Math.max(0, products.length - MOST) + Math.max(0, law.length - MOST),
    }
    return { body }
  },
}

function productsIn({ data_date, products }: ReleaseChanges) {
  return products.map(({ uin, kind, before, after, facts }) => ({
    data_date,
    uin,
    name: (after ?? before)?.name,
    kind,
    facts: facts.map(({ key, label, before, after }) => ({
      key,
      label,
      before: shown(before),
      after: shown(after),
    })),
  }))
}

/** Answer to a field with its quote; null where there was none. */
function shown(state: ReleaseChanges['products'][number]['facts'][number]['before']) {
  if (state === null) return null
  return { says: answerLine(state as object as ShownFact), quote: state.quote }
}

function lawIn({ data_date, law }: ReleaseChanges) {
  return law.map(({ slug, kind, before, after, sections }) => ({
    data_date,
    slug,
    title: (after ?? before)?.title,
    kind,
    sections: sections.map(({ number, before, after }) => ({
      number,
      before: words(before),
      after: words(after),
    })),
  }))
}

function words(section: ReleaseChanges['law'][number]['sections'][number]['before']) {
  return section && (section.text ?? section.summary ?? section.heading)
}
