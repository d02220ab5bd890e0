import { COMPLAINT_TOOL } from '../../build/contract/mcp.ts'
import { optional } from '../../build/contract/parameters.ts'
import { COMPLAINTS_PATH } from '../../build/contract/paths.ts'
import { LadderBody } from '../../build/contract/published/complaints.ts'
import { Type } from '../../build/contract/schema.ts'
import { notMissing, recordAt } from '../query/source/stored-records.ts'
import { tokens } from '../../build/search/words.ts'
import type { Tool } from './tool.ts'

/** The complaint ladder, with the Ombudsman’s office of one place; without a place, the offices are only named. */
export const WHERE_TO_COMPLAIN: Tool = {
  name: COMPLAINT_TOOL,
  description:
    'Whom to complain to, step by step: insurer, Bima Bharosa, Ombudsman, consumer commission; by when, how, cost.',
  parameters: { state: optional(Type.String(), 'State or city: for the Ombudsman’s office.') },
  output: LadderBody,
  async call(source, { state }) {
    const path = COMPLAINTS_PATH
    const { offices, ...ladder } = notMissing(path, await recordAt<LadderBody>(source, path))
    const named =
      state === undefined
        ? offices.map(({ name, covers }) => ({ name, covers }))
        : offices.filter(({ name, covers }) => {
            const words = new Set(tokens([name, ...covers].join(' ')))
            return tokens(state).every((word) => words.has(word))
          })
    const message =
      state !== undefined && named.length === 0
        ? {
            message: 'No office is held under this place. Without state, all are named with what they cover.',
          }
        : {}
    return { text: JSON.stringify({ ...ladder, offices: named, ...message }) }
  },
}
