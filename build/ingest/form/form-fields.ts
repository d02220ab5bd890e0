import { groupsOf } from '../../contract/groups.ts'
import { refusedIn } from '../../contract/unseen-characters.ts'
import type { FormControl } from '../pdf/pdf-model.ts'
import type { Space } from './drawn.ts'

/** A field of a fillable PDF, all its controls together. */
export interface FieldGroup {
  readonly name: string
  readonly page: number
  readonly type: 'text' | 'radiobutton'
  /** The states of its buttons, in the order of the page. */
  readonly options: readonly string[]
}

/** Characters that no record may hold in the names and states of a control, by which programs write into the PDF; empty for a good one. */
export function refusedOf({ name, state }: FormControl): string[] {
  return refusedIn(`${name}${state}`)
}

/** The controls that are fields: a button that sends or prints is none, nor has it one whose name no record may hold. */
function usable(controls: readonly FormControl[]): FormControl[] {
  return controls.filter((one) => refusedOf(one).length === 0 && one.type !== 'button' && one.name !== '')
}

function isButton({ type }: FormControl): boolean {
  return type === 'radiobutton' || type === 'checkbox'
}

/** The fields of a form; a group of buttons is one field. */
export function fieldsOf(controls: readonly FormControl[]): FieldGroup[] {
  return groupsOf(usable(controls), ({ name }) => name).map(([name, group]) => {
    const [first] = group as [FormControl]
    const states = isButton(first) ? group.map(({ state }) => state).filter((state) => state !== '') : []
    return {
      name,
      page: first.page,
      type: isButton(first) ? 'radiobutton' : 'text',
      options: [...new Set(states)],
    }
  })
}

/** The places of the fields on a page. */
export function controlSpaces(controls: readonly FormControl[], page: number): Space[] {
  return usable(controls)
    .filter((one) => one.page === page)
    .map((one) => ({
      x0: one.x0,
      y0: one.y0,
      x1: one.x1,
      y1: one.y1,
      kind: isButton(one) ? 'tick' : 'box',
      hint: '',
      options: one.options,
      field: one.name,
    }))
}
