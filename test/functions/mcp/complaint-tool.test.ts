import { expect, test } from 'vitest'
import { COMPLAINTS_PATH } from '../../../build/contract/paths.ts'
import { call } from '../../../functions/mcp/call.ts'
import { WHERE_TO_COMPLAIN } from '../../../functions/mcp/complaint-tool.ts'
import { siteOf } from '../../support/memory-site.ts'

// The tools of MCP, called without a server. This file: the offices of the Ombudsman for a place.

const SITE = siteOf({
  [COMPLAINTS_PATH]: {
    offices: [
      { name: 'Chandigarh', covers: ['Punjab', 'Haryana (without Gurugram and Sonepat)'] },
      { name: 'Delhi', covers: ['Delhi', 'Haryana: Gurugram and Sonepat'], also: ['Gurgaon'] },
      { name: 'Kolkata', covers: ['West Bengal', 'Sikkim'] },
    ],
  },
})

test.each([
  ['Gurugram', ['Delhi']],
  ['sonepat, Haryana', ['Delhi']],
  ['Gurgaon', ['Delhi']],
  ['Haryana', ['Chandigarh', 'Delhi']],
  ['Haryana (without Gurugram and Sonepat)', ['Chandigarh', 'Delhi']],
  ['Bengal', ['Kolkata']],
  ['Goa', []],
  ['.', []],
])('a person in %s is sent to the offices %j, none that leaves the place out', async (state, names) => {
  const { text } = await call(SITE, WHERE_TO_COMPLAIN, { state })
  const { offices } = JSON.parse(text) as { offices: readonly { name: string }[] }
  expect(offices.map(({ name }) => name)).toEqual(names)
})
