import { refusedIn } from '../../contract/unseen-characters.ts'
import type { Form } from '../../contract/authored/form-record.ts'
import { type WordRow, textOfRow } from '../layout/rows.ts'
import type { Box, FormControl } from '../pdf/pdf-model.ts'
import { groupsOf } from '../../contract/groups.ts'

/** A field of a fillable PDF, all its controls together. */
export interface FieldGroup {
  readonly name: string
  readonly page: number
  readonly type: 'text' | 'radiobutton'
  readonly label: string
  /** The states of its buttons, in the order of the page. */
  readonly options: readonly string[]
  /** What is printed beside each state. */
  readonly printed: readonly string[]
  readonly box: Box
}

/** The rows of each page, by its number. */
export type Rows = ReadonlyMap<number, readonly WordRow[]>

/** What no record may hold in the names and states of a control, by which programs write into the PDF; empty for a good one. */
export function refusedOf({ name, state }: FormControl): string[] {
  return refusedIn(`${name}${state}`)
}

/** The fields of a form: a group of buttons is one field, a button that sends or prints is none, nor has it one whose name no record may hold. */
export function fieldsOf(controls: readonly FormControl[], rows: Rows): FieldGroup[] {
  const usable = controls.filter((one) => refusedOf(one).length === 0)
  const named = usable.filter(({ type, name }) => type !== 'button' && name !== '')
  return groupsOf(named, ({ name }) => name).map(([, group]) => fieldOf(group, rows))
}

function fieldOf(group: readonly FormControl[], rows: Rows): FieldGroup {
  const first = group[0] as FormControl
  const onPage = rows.get(first.page) ?? []
  const isButton = first.type === 'radiobutton' || first.type === 'checkbox'
  const states = isButton
    ? group.filter(({ state }, at) => state !== '' && group.findIndex((one) => one.state === state) === at)
    : []
  const printed = states.map((control) => textRightOf(control, onPage, group) || control.state)
  const beside = isButton && states.length < 2 ? textRightOf(first, onPage, group) : ''
  const label = beside || labelOf(first, onPage)
  return {
    name: first.name,
    page: first.page,
    type: isButton ? 'radiobutton' : 'text',
    label,
    options: states.map(({ state }) => state),
    printed,
    box: first,
  }
}

/** The words beside a control, on its left; those above it where nothing is. */
function labelOf(control: Box, rows: readonly WordRow[]): string {
  return tidy(textLeftOf(control, rows) || textAbove(control, rows))
}

/** The words that end nearest before a control on its own line, back to the next wide gap. */
function textLeftOf(control: Box, rows: readonly WordRow[]): string {
  const middle = (control.y0 + control.y1) / 2
  const row = rows
    .filter(({ y0, y1, x0 }) => y0 - 3 <= middle && y1 + 3 >= middle && x0 < control.x0)
    .sort((one, two) => Math.abs(one.base - control.y1) - Math.abs(two.base - control.y1))[0]
  const before = row?.words.filter(({ x1 }) => x1 <= control.x0 + 4) ?? []
  const words: string[] = []
  let edge = control.x0
  for (const word of before.toReversed()) {
    if (edge - word.x1 > (words.length === 0 ? 90 : 1.6 * word.size)) break
    words.unshift(word.text)
    edge = word.x0
  }
  return words.join(' ')
}

function textAbove(control: Box, rows: readonly WordRow[]): string {
  const row = rows.findLast(({ y1, base }) => y1 <= control.y0 + 4 && control.y0 - base < 24)
  const words = row?.words.filter(({ x0, x1 }) => x1 > control.x0 - 4 && x0 < control.x1 + 4) ?? []
  return textOfRow({ words })
}

/** The words right of a button, up to the next button of its group or a wide gap. */
function textRightOf(control: FormControl, rows: readonly WordRow[], group: readonly FormControl[]): string {
  const middle = (control.y0 + control.y1) / 2
  const next = Math.min(
    ...group
      .filter(({ page, x0, y0 }) => page === control.page && x0 > control.x1 && Math.abs(y0 - control.y0) < 6)
      .map(({ x0 }) => x0),
    Infinity,
  )
  const row = rows.find(({ y0, y1 }) => y0 - 2 <= middle && y1 + 2 >= middle)
  const words: string[] = []
  let edge = control.x1
  for (const word of row?.words ?? []) {
    if (word.x0 < control.x1 - 3 || word.x0 > next) continue
    if (word.x0 - edge > 2.5 * word.size) break
    words.push(word.text)
    edge = word.x1
  }
  return tidy(words.join(' '))
}

function tidy(text: string): string {
  return text.replace(/^[\s:.,•-]+|[\s:_-]+$/gu, '')
}

type Blank = Form['instructions']['sections'][number]['fields'][number]

/** What kind of answer a label asks for. */
export function typeOfLabel(label: string, printed: readonly string[]): Blank['type'] {
  if (printed.length === 2 && printed.every((option) => /^(?:yes|no)$/iu.test(option))) return 'yes-no'
  if (printed.length > 1) return 'choice'
  if (/signature|thumb impression/iu.test(label)) return 'signature'
  if (/e-?mail/iu.test(label)) return 'email'
  if (/\b(?:mobile|phone|tel|contact no|fax|landline)\b/iu.test(label)) return 'phone'
  if (/\b(?:date|dob|d\.o\.b)\b/iu.test(label)) return 'date'
  if (/\b(?:amount|rs|inr|premium|sum insured|idv|estimate)\b|₹/iu.test(label)) return 'amount'
  return /\b(?:pin ?code|age|number of|no\.? of)\b/iu.test(label) ? 'number' : 'text'
}
