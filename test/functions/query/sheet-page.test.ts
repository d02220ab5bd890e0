import { expect, test } from 'vitest'
import { pageOf } from '../../support/sample-pages.ts'

// One sheet of a product, with the last days that follow from the days in the address.

const UIN = 'SBHHLIP25011V022425'

async function sheet(query: string): Promise<{ status: number; text: string }> {
  const { status, html } = await pageOf(`/sheet?${query}`)
  const text = html.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ')
  return { status, text }
}

test('a sheet has the needs, the last days with their sections, and whom to complain to', async () => {
  const { status, text } = await sheet(
    `uin=${UIN}&received=2026-11-01&since=2022-03-05&renewal=2027-03-05&refusal=2026-11-20`,
  )
  expect(status).toBe(200)
  for (const part of [
    'Waiting before it pays',
    'Free look ends: last day to return the policy: 1 December 2026',
    'The law today: 30 days from receipt',
    '5 March 2027',
    'Last day to ask another insurer to take you over (portability): 3 February 2027',
    'The Insurance Ombudsman. Last day, counted from the refusal: 20 November 2027',
  ])
    expect(text).toContain(part)
})

test.each(['', '&received=2026-02-30', '&received=%3Cb%3E', '&received=9999999-01-01'])(
  'a day that is none (%s) is not counted from: the sheet says how it is counted',
  async (query) => {
    const { status, text } = await sheet(`uin=${UIN}${query}`)
    expect(status).toBe(200)
    expect(text).toContain('last day to return the policy: 30 days after you received the policy')
  },
)

test('a product that is not held has no sheet', async () => {
  expect(await sheet('uin=SBHHLIP99999V012122')).toMatchObject({ status: 404 })
})
