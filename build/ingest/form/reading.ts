import type { Form } from '../../contract/authored/form-record.ts'
import { grouped } from '../../contract/groups.ts'
import { item } from '../../contract/item.ts'
import { readableCharacters } from '../layout/glyph-repair.ts'
import { Lexicon } from '../layout/lexicon.ts'
import { flowOf } from '../layout/reading-order.ts'
import { rowsOf, textOfRow } from '../layout/rows.ts'
import type { PdfContent, PdfHead } from '../pdf/pdf-model.ts'
import { type Entry, entriesOf } from '../wording/blocks.ts'
import { type FieldGroup, controlSpaces, fieldsOf, refusedOf } from './form-fields.ts'
import { type Heading, headingsOf, titleOf } from './headings.ts'
import { type FormBlank, typeOfLabel } from './label-type.ts'
import { blanksOfPage } from './page-blanks.ts'
import type { FoundBlank } from './found-blank.ts'
import { withTypedBoxes } from './typed-boxes.ts'
import { type Said, deadlinesIn, declarationsIn, fillerIn, guidesIn, isRequired, papersIn } from './said.ts'

type Section = Form['instructions']['sections'][number]

/** A form as its pages show it. */
export interface FormReading {
  readonly title: string
  readonly sections: readonly Section[]
  /** The fields of the PDF, each with the label that is printed for it. */
  readonly fields: readonly (FieldGroup & { readonly label: string })[]
  /** Number of places drawn to be filled, and of those without a label. */
  readonly drawn: { readonly all: number; readonly unnamed: number }
  readonly deadlines: readonly string[]
  readonly attachments: readonly string[]
  readonly declarations: readonly string[]
  /** Everything printed, for finding who the form is of. */
  readonly text: string
  readonly head: PdfHead
  /** Number of words printed. */
  readonly words: number
  /** Lines on fields that are left out. */
  readonly leftOut: readonly string[]
}

/** A blank, and the page it is on. */
interface PlacedBlank {
  readonly page: number
  readonly found: FoundBlank
}

/** Reads headings, blanks and fields off the pages of a form. */
export function readForm(content: PdfContent): FormReading {
  const { pages } = readableCharacters(withTypedBoxes(content.pages), new Lexicon())
  const flow = flowOf(pages)
  const { entries } = entriesOf(flow)
  const level = pages.map((_, at) => (flow.furnished.bodies[at] ?? []).filter(({ angle }) => angle === 0))
  const lines = pages.flatMap(({ number: page, words }) =>
    rowsOf(words.filter(({ angle }) => angle === 0)).map((row) => ({
      page,
      y: row.y0,
      text: textOfRow(row),
    })),
  )
  const isGuide = guidesIn(lines)
  const all = pages.flatMap((page, at) =>
    blanksOfPage(page, level[at] ?? [], controlSpaces(content.controls, page.number)).map((found) => ({
      page: page.number,
      found,
    })),
  )
  const isNamed = ({ found: { label, options, help, isTicked } }: PlacedBlank) =>
    label !== '' || (isTicked ? options.length > 0 : help.includes('; '))
  const asked = all.filter(({ page, found }) => !isGuide(page, found.y0))
  const blanks = asked.filter(isNamed).toSorted(inPrintedOrder)
  const labels = blanks.map(({ found: { label, help } }) => `${label}\n${help}`).join('\n')
  const headings = pages.flatMap(({ number }, at) => headingsOf(number, level[at] ?? [], labels))
  const titled = blanks.map((blank) => ({ ...blank, blank: blank.found, title: titleOver(blank, headings) }))
  const paragraphs = entries.flatMap(textsOf)
  const spacesIn = (some: readonly PlacedBlank[]) => some.reduce((sum, { found }) => sum + found.spaces, 0)
  return {
    title: titleOf(
      headings,
      lines.map(({ text }) => text),
    ),
    sections: sectionsOf(titled, lines),
    fields: fieldsOf(content.controls).map((field) => ({
      ...field,
      label: labelOf(blanks.find(({ found }) => found.field === field.name)?.found),
    })),
    drawn: { all: spacesIn(asked), unnamed: spacesIn(asked) - spacesIn(blanks) },
    deadlines: deadlinesIn(paragraphs),
    attachments: papersIn(titled),
    declarations: declarationsIn(paragraphs),
    text: lines.map(({ text }) => text).join('\n'),
    head: content.head,
    words: content.pages.reduce((sum, { words }) => sum + words.length, 0),
    leftOut: content.controls.flatMap((one) =>
      refusedOf(one).map(
        (what) => `p. ${one.page}: the field “${one.name}” is left out: its name or state holds ${what}`,
      ),
    ),
  }
}

function inPrintedOrder(a: PlacedBlank, b: PlacedBlank): number {
  const isLevel = Math.abs(a.found.y1 - b.found.y1) < 6
  return a.page - b.page || (isLevel ? 0 : a.found.y1 - b.found.y1) || a.found.x0 - b.found.x0
}

function textsOf({ text, tables }: Entry): string[] {
  return tables.length === 0
    ? [text]
    : tables.flatMap(({ rows }) => rows.flatMap((row) => row.map((cell) => cell.text)))
}

/** The heading that a blank stands under. */
function titleOver({ page, found }: PlacedBlank, headings: readonly Heading[]): string {
  const isOver = (head: Heading) =>
    head.page < page ||
    (head.page === page && head.y <= found.y1 && head.x <= found.x1 && head.text !== found.label)
  return headings.findLast(isOver)?.text ?? ''
}

/** Blanks under the headings they stand under, and who fills them. */
function sectionsOf(
  titled: readonly (PlacedBlank & { readonly title: string })[],
  lines: readonly Said[],
): Section[] {
  const fillers = lines.flatMap((line) => {
    const who = fillerIn(line.text)
    return who === '' ? [] : [{ ...line, who }]
  })
  const sections = grouped(titled.map((one) => [one.title, one]))
  return Array.from(sections, ([title, own]) => {
    const { page, found } = item(own, 0)
    const filler = fillers.findLast((line) => line.page < page || (line.page === page && line.y <= found.y0))
    return { title, fields: own.map((one) => blankOf(one.found, title)), filled_by: filler?.who ?? '' }
  })
}

/** Label of a blank: the words in front of it, or those of its one box to tick. */
function labelOf(found: FoundBlank | undefined): string {
  const { label = '', options = [] } = found ?? {}
  return tidy(label) || (options.length === 1 ? (options[0] ?? '') : '')
}

function blankOf(found: FoundBlank, title: string): FormBlank {
  const { label: printed, help, options, field, isTicked } = found
  const isTable = !isTicked && help.includes('; ')
  const label = labelOf(found) || title
  const isBox = isTicked && options.length < 2
  const type = isTable ? 'table' : isBox ? 'checkbox' : typeOfLabel(label, options)
  return {
    label,
    help,
    type,
    options: isBox && options.length === 0 ? [label] : [...options],
    required: isRequired(`${printed} ${help}`),
    pdf_field: field,
  }
}

function tidy(text: string): string {
  return text.replace(/^[\s:.,•-]+|[\s:_–-]+$/gu, '')
}
