import { expect, test } from 'vitest'
import { looksLikeUin, uinsIn } from '../../build/contract/uin.ts'

// UINs as people type them.

test.each([
  ['NICHLIP25041V022425', true],
  ['irdan144rp0002v02201112 / a0046v01202122', true],
  ['RGI-FI-A00-00-62,63-V01-14-15', true],
  ['health', false],
  ['room rent limit', false],
  ['12345678', false],
  ['A1', false],
])('%s looks like a UIN: %s', (text, looks) => {
  expect(looksLikeUin(text)).toBe(looks)
})

test.each([
  ['SBHHLIP/25011/V022425', 'SBHHLIP25011V022425'],
  ['sbhhlip.25011.v022425', 'sbhhlip25011v022425'],
  ['SBHHLIP25O11VO22425', 'SBHHLIP25011V022425'],
  ['uin 9O5N O11 VO3', '905N011V03'],
  ['IRDAN9O6RPOOO1V02202324/AOOO3V01202425', 'IRDAN906RP0001V02202324/A0003V01202425'],
])('%s may be the UIN %s', (typed, uin) => {
  expect(uinsIn(typed)).toContain(uin)
})

test('the letter O stays where no digit is beside it', () => {
  expect(uinsIn('ABCTOPP25011V012425')).toEqual(['ABCTOPP25011V012425'])
})
