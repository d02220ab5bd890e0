import { COMPLAINT_TOOL } from '../../build/contract/mcp.ts'
import { optional } from '../../build/contract/parameters.ts'
import { COMPLAINTS_PATH } from '../../build/contract/paths.ts'
import { LadderBody } from '../../build/contract/published/complaints.ts'
import { Type } from '../../build/contract/schema.ts'
import { requiredFile } from '../query/source/load.ts'
import { tokens } from '../../build/search/words.ts'
import { officesAt, placeNames, withoutLeftOut } from '../../build/search/office-places.ts'
import type { Tool } from './tool.ts'

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
