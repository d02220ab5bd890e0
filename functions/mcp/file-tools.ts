import { COMPLAINT_TOOL } from '../../build/contract/mcp.ts'
import { optional, required, POLICY_FILTERS } from '../../build/contract/parameters.ts'
import { COMPLAINTS_PATH, FORMS_PATH, CHANGES_INDEX } from '../../build/contract/paths.ts'
import { LadderBody } from '../../build/contract/published/complaints.ts'
import { Type } from '../../build/contract/schema.ts'
import { requiredFile, fileAt } from '../query/source/load.ts'
import { tokens } from '../../build/search/words.ts'
import { officesAt, placeNames, withoutLeftOut } from '../../build/search/office-places.ts'
import { type Tool, isEmpty } from './tool.ts'
import { FormBody, FormsBody } from '../../build/contract/published/forms.ts'
import { quoted, refused, invalid } from '../shared/result.ts'
import { type ShownFact, answerLine } from '../../build/contract/answer-words.ts'
import type { ChangesIndex, ReleaseChanges } from '../../build/contract/changes.ts'
import { allowsValue } from '../shared/allowed-values.ts'

// Tools beside the operations, which answer from files of the site: complaints, forms, and what changed.

/** The complaint ladder, with the Ombudsman’s office of one place; without a place, the offices are only named. */
export const WHERE_TO_COMPLAIN: Tool = {
  name: COMPLAINT_TOOL,
  description:
    'Whom to complain to, step by step: insurer, Bima Bharosa, Ombudsman, consumer commission; by when, how, cost.',
  parameters: { state: optional(Type.String(), 'State or city: for the Ombudsman’s office.') },
  output: LadderBody,
  async call(source, { state }) {
    const { offices, ...ladder } = await requiredFile<LadderBody>(source, COMPLAINTS_PATH)
    if (state === undefined) {
      const named = offices.map(({ name, covers }) => ({ name, covers }))
      return { body: { ...ladder, offices: named } }
    }
    const words = new Set(tokens(withoutLeftOut(state)))
    const there = officesAt(offices, words)
    const isState = (place: string) => tokens(placeNames(place)[0] ?? '').every((word) => words.has(word))
    const isOfState = there.some(({ covers }) => covers.some(isState))
    const message = there.length === 0 ? NO_OFFICE : isOfState ? undefined : OF_ANY_STATE
    return { body: { ...ladder, offices: there, message } }
  },
}

const OF_ANY_STATE =
  'These cover a place of this name: see covers and also. Districts and towns of several States share names: one in another State belongs to the office of that State, so ask with the State.'
const NO_OFFICE = 'No office is held under this place. Without state, all are named with what they cover.'

/** The forms: their records are files outside the interface, so the table of operations does not have them. */
export const FORM_TOOLS: readonly Tool[] = [
  {
    name: 'list_forms',
    description: 'Claim and proposal forms, each with its insurer and number.',
    parameters: {},
    output: FormsBody,
    async call(source) {
      const { forms, ...body } = await requiredFile<FormsBody>(source, FORMS_PATH)
      const listed = forms.map(({ id, title, purpose, applies_to, insurer: { name } }) => ({
        id,
        title,
        purpose,
        applies_to,
        insurer: { name },
      }))
      return { body: { ...body, forms: listed } }
    },
  },
  {
    name: 'get_form',
    description: 'What to fill in on one form, what to attach, by when, and where to send it.',
    parameters: {
      id: required(Type.Integer({ minimum: 1 }), 'The form’s number.', 'form-not-found'),
      pdf_fields: optional(Type.Boolean(), 'With PDF field names.'),
    },
    output: { ...FormBody, required: ['id', 'title'] },
    async call(source, { id = '', pdf_fields }) {
      const form = /^[1-9]\d{0,8}$/u.test(id) ? await fileAt<FormBody>(source, `/forms/${id}.json`) : null
      if (form !== null) return pdf_fields === 'true' ? { body: form } : { text: withoutPdf(form) }
      return refused(
        'form-not-found',
        `The service holds no form ${quoted(id)}. Take the number from list_forms.`,
      )
    },
  },
]

/** Questions to a person: without the names of the PDF's fields and without what is empty. */
function withoutPdf(body: FormBody): string {
  const { pdf_fields: _, ...form } = body
  return JSON.stringify(form, (key: string, value: unknown) =>
    key === 'pdf_field' || isEmpty(value) ? undefined : value,
  )
}

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
      return invalid(`day is ${quoted(day)}; it must be a day as YYYY-MM-DD.`)
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
