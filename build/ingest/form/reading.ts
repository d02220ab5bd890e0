import type { Form } from '../../contract/authored/form-record.ts'
import { flowOf } from '../layout/reading-order.ts'
import { readableCharacters } from '../layout/glyph-repair.ts'
import { Lexicon } from '../layout/lexicon.ts'
import { type WordRow, rowsOf, textOfRow } from '../layout/rows.ts'
import type { PdfContent, PdfHead } from '../pdf/pdf-model.ts'
import { type Entry, entriesOf } from '../wording/blocks.ts'
import { type FieldGroup, fieldsOf, refusedOf, typeOfLabel } from './form-fields.ts'
import { grouped } from '../../contract/groups.ts'

type Section = Form['instructions']['sections'][number]

/** A form as its pages show it. */
export interface FormReading {
  readonly title: string
  readonly sections: readonly Section[]
  readonly fields: readonly FieldGroup[]
  /** Everything printed, for finding who the form is of. */
  readonly text: string
  readonly head: PdfHead
  /** How many words are printed. */
  readonly words: number
  /** What is said of fields that are left out. */
  readonly leftOut: readonly string[]
}

/** Reads headings, blanks and fields off the pages of a form. */
export function readForm(content: PdfContent): FormReading {
  const { pages } = readableCharacters(content.pages, new Lexicon())
  const { entries } = entriesOf(flowOf(pages))
  const rows = new Map(
    pages.map(({ number, words }) => [number, rowsOf(words.filter(({ angle }) => angle === 0))]),
  )
  const fields = fieldsOf(content.controls, rows)
  const headings = entries.filter(({ heading, text }) => heading && isTitle(text))
  const blanks =
    fields.length > 0
      ? fields.map(blankOfField)
      : [...rows].flatMap(([page, all]) => all.flatMap((row) => blanksOf(page, row)))
  return {
    title: titleOf(headings, rows.get(1) ?? []),
    sections: sectionsOf(headings, blanks),
    fields,
    text: [...rows.values()].flat().map(textOfRow).join('\n'),
    head: content.head,
    words: content.pages.reduce((sum, { words }) => sum + words.length, 0),
    leftOut: content.controls.flatMap((one) =>
      refusedOf(one).map(
        (what) => `p. ${one.page}: the field “${one.name}” is left out: its name or state holds ${what}`,
      ),
    ),
  }
}

/** A hint in brackets, or a lone OR, is not the title of a section. */
function isTitle(text: string): boolean {
  return !text.startsWith('(') && (text.match(/\p{L}/gu) ?? []).length >= 4
}

/** A blank and where it is. */
interface PlacedBlank {
  readonly page: number
  readonly y: number
  readonly x: number
  readonly blank: Section['fields'][number]
}

function blankOfField(field: FieldGroup): PlacedBlank {
  const type = typeOfLabel(field.label, field.type === 'radiobutton' ? field.printed : [])
  const options = type === 'choice' || type === 'yes-no' ? [...field.printed] : []
  const isBox = field.type === 'radiobutton' && type !== 'choice' && type !== 'yes-no'
  return {
    page: field.page,
    x: field.box.x0,
    y: field.box.y0,
    blank: {
      label: field.label,
      help: '',
      type: isBox ? 'checkbox' : type,
      options: isBox ? [field.label || field.name] : options,
      required: null,
      pdf_field: field.name,
    },
  }
}

/** The blanks of a printed form: words that end in a colon, or that underscores or dots follow. */
function blanksOf(page: number, row: WordRow): PlacedBlank[] {
  const blanks: PlacedBlank[] = []
  let words: string[] = []
  let start = row.x0
  for (const [at, word] of row.words.entries()) {
    const filler = /^[_.…:]{3,}$/u.test(word.text)
    const next = row.words[at + 1]
    const isWide = next === undefined || next.x0 - word.x1 > 2 * word.size
    if (!filler) {
      if (words.length === 0) start = word.x0
      words.push(word.text)
    }
    const ends = filler || /[:_]$/u.test(word.text)
    if (!ends && !isWide) continue
    const label = words.join(' ').replace(/[\s:._]+$/u, '')
    if (ends && /\p{L}{2}/u.test(label) && label.length < 90)
      blanks.push({
        page,
        x: start,
        y: row.y0,
        blank: { label, help: '', type: typeOfLabel(label, []), options: [], required: null, pdf_field: '' },
      })
    words = []
  }
  return blanks
}

/** Puts blanks under the headings they follow on the page. */
function sectionsOf(headings: readonly Entry[], blanks: readonly PlacedBlank[]): Section[] {
  const heads = headings.map(({ text: title, page, lines: [line] }) => {
    return { title, page, y: line?.y0 ?? 0, x: line?.x0 ?? 0 }
  })
  const sorted = blanks.toSorted((one, two) => one.page - two.page || one.y - two.y || one.x - two.x)
  const sections = grouped(
    sorted.map(({ page, y, x, blank }) => {
      const over = heads.findLast(
        (head) => head.page < page || (head.page === page && head.y <= y + 2 && head.x <= x + 200),
      )
      return [over?.title ?? '', blank]
    }),
  )
  return Array.from(sections, ([title, fields]) => ({ title, fields, filled_by: '' }))
}

/** The heading of the first page that names a form, else its largest. */
function titleOf(headings: readonly Entry[], [first]: readonly WordRow[]): string {
  const sizeOf = ({ lines }: Entry) => Math.max(...lines.map(({ size }) => size))
  const onFirst = headings.filter(({ page }) => page === 1).toSorted((one, two) => sizeOf(two) - sizeOf(one))
  const named = headings.find(({ page, text }) => page === 1 && /\bform\b/iu.test(text))
  return (named ?? onFirst[0])?.text ?? (first === undefined ? '' : textOfRow(first))
}
