import { expect, test } from 'vitest'
import { COMPLAINTS_PATH } from '../../../build/contract/paths.ts'
import { call } from '../../../functions/mcp/call.ts'
import { WHERE_TO_COMPLAIN } from '../../../functions/mcp/file-tools.ts'
import { siteOf } from '../../support/memory-site.ts'

// The tools of MCP, called without a server. This file: the offices of the Ombudsman for a place.

const SITE = siteOf({
  [COMPLAINTS_PATH]: {
    offices: [
      { name: 'Chandigarh', covers: ['Punjab', 'Haryana (without Gurugram and Sonepat)'] },
      { name: 'Delhi', covers: ['Delhi', 'Haryana: Gurugram and Sonepat'], also: ['Gurgaon'] },
      { name: 'Kolkata', covers: ['West Bengal', 'Sikkim'], also: ['Rampur (Sikkim)'] },
      { name: 'Noida', covers: ['Uttar Pradesh, districts of: Rampur, Agra'] },
      { name: 'Thane', covers: ['Mumbai: wards M/West, N and T'] },
    ],
  },
})

test.each([
  ['Gurugram', ['Delhi']],
  ['sonepat, Haryana', ['Delhi']],
  ['Gurgaon', ['Delhi']],
  ['Haryana', ['Chandigarh', 'Delhi']],
  ['Haryana (without Gurugram and Sonepat)', ['Chandigarh', 'Delhi']],
  ['West Bengal', ['Kolkata']],
  ['Rampur', ['Kolkata', 'Noida']],
  ['Rampur, Uttar Pradesh', ['Noida']],
  ['Rampur in Sikkim', ['Kolkata']],
  ['West', []],
  ['T Nagar', []],
  ['Goa', []],
  ['.', []],
])('a person in %s is sent to the offices %j, none that leaves the place out', async (state, names) => {
  const { text } = await call(SITE, WHERE_TO_COMPLAIN, { state })
  const { offices } = JSON.parse(text) as { offices: readonly { name: string }[] }
  expect(offices.map(({ name }) => name)).toEqual(names)
})

test.each([
  ['Agra', 'one in another State belongs to the office of that State'],
  ['Agra, Uttar Pradesh', undefined],
  ['Haryana', undefined],
  ['Atlantis', 'No office is held under this place.'],
])('what is said of %s: %s', async (state, words) => {
  const { text } = await call(SITE, WHERE_TO_COMPLAIN, { state })
  const { message } = JSON.parse(text) as { message?: string }
  if (words === undefined) expect(message).toBeUndefined()
  else expect(message).toContain(words)
})
