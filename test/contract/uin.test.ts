import { posix } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isPlainUin,
  normalUin,
  policyPath,
  uinFileName,
  stemOfVersions,
  uinWithoutVersion,
} from '../../build/contract/uin.ts'
import { uinAddress } from '../../build/check/rules/versions.ts'
import { findingsOfProduct, subjectOf } from '../check/rules/found.ts'

/** As regulators print them, and as nobody should: what a UIN may be made of is anything. */
const printed = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...Array.from('AaZz09()_.-/,&~% #?~2f\\ıſßéA\u030Aक')),
    minLength: 1,
    maxLength: 12,
  }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
)

/** Two UINs that are most likely to collide: one, and the same with a little changed. */
const nearby = printed.chain((uin) =>
  fc.tuple(
    fc.constant(uin),
    fc.constantFrom(
      uin.toLowerCase(),
      uin.replaceAll('/', '~2F'),
      uin.replaceAll('~', '~7E'),
      ` ${uin}`,
      `${uin}.`,
      uin,
    ),
  ),
)

describe('the name of a product’s files', () => {
  test('is the same for two UINs exactly when they are one UIN, without regard to case', () => {
    fc.assert(
      fc.property(fc.oneof(nearby, fc.tuple(printed, printed)), ([one, two]) => {
        const sameName = uinFileName(one).toLowerCase() === uinFileName(two).toLowerCase()
        expect(sameName).toBe(normalUin(one) === normalUin(two))
      }),
      { numRuns: 2000 },
    )
  })

  test('is one part of a path, and stays in its folder', () => {
    fc.assert(
      fc.property(
        printed.filter((uin) => normalUin(uin) !== ''),
        (uin) => {
          const name = uinFileName(uin)
          expect(name).toMatch(/^[A-Z0-9()_.~-]+$/u)
          expect(posix.normalize(`index/text/${name}`)).toBe(`index/text/${name}`)
          expect(name).not.toMatch(/^\.|\.$/u)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('can be read back', () => {
    fc.assert(
      fc.property(printed, (uin) => {
        const read = decodeURIComponent(uinFileName(uin).replaceAll('%', '%25').replaceAll('~', '%'))
        expect(read).toBe(normalUin(uin))
      }),
    )
  })

  test.each([
    ['NICHLIP25041V022425', 'NICHLIP25041V022425'],
    ['IRDAN144RP0002V02201112/A0046V01202122', 'IRDAN144RP0002V02201112~2FA0046V01202122'],
    ['IRDA/NL-HLT/TAGI/P-H/V.I/69/13-14', 'IRDA~2FNL-HLT~2FTAGI~2FP-H~2FV.I~2F69~2F13-14'],
    ['RGI-FI-A00-00-62,63-V01-14-15', 'RGI-FI-A00-00-62~2C63-V01-14-15'],
    ['101n134 v19', '101N134V19'],
    ['..', '~2E~2E'],
    ['a.b.', 'A.B~2E'],
  ])('%s is %s', (uin, name) => {
    expect(uinFileName(uin)).toBe(name)
  })
})

describe('a plain UIN', () => {
  const CLOSED = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789)')
  const OPEN = new Set([...CLOSED, '(', '_', '.', '-'])

  test('is letters, digits and ( ) _ . - between letters, digits or closing brackets', () => {
    fc.assert(
      fc.property(printed, (uin) => {
        const letters = Array.from(normalUin(uin))
        const ends = [letters[0], letters.at(-1)]
        const plain =
          letters.every((letter) => OPEN.has(letter)) &&
          ends.every((letter) => CLOSED.has(letter ?? '')) &&
          !/^index(?:\.|$)|\.html?$/iu.test(letters.join(''))
        expect(isPlainUin(uin)).toBe(plain)
      }),
      { numRuns: 2000 },
    )
  })

  test.each(['ABCD12345678.HTML', 'abcd12345678.html', 'A.htm', 'INDEX', 'index.html', 'Index.1'])(
    'is not %s, which web servers answer other addresses with',
    (uin) => {
      expect(isPlainUin(uin)).toBe(false)
    },
  )

  test.each(['ABCD12345678.HTML5', 'HTML', 'INDEXED12', 'A.HTML1'])('is %s', (uin) => {
    expect(isPlainUin(uin)).toBe(true)
  })

  test('is its own address and its own file name', () => {
    fc.assert(
      fc.property(printed, (uin) => {
        fc.pre(isPlainUin(uin))
        expect(policyPath(uin)).toBe(`/api/v1/policy/${normalUin(uin)}`)
        expect(uinFileName(uin)).toBe(normalUin(uin))
      }),
    )
  })
})

function isAllowed(uin: string): boolean {
  return findingsOfProduct(uinAddress, subjectOf({ uin })).length === 0
}

test('the path of a product leads back to its UIN, and nowhere else', () => {
  fc.assert(
    fc.property(printed, (uin) => {
      fc.pre(isAllowed(uin))
      const { pathname, search, hash } = new URL(policyPath(uin), 'https://example.org')
      expect([search, hash]).toEqual(['', ''])
      expect(decodeURIComponent(pathname)).toBe(`/api/v1/policy/${normalUin(uin)}`)
      expect(pathname).not.toMatch(/\/$/u)
    }),
    { numRuns: 2000 },
  )
})

test('a UIN that has slashes, marks or dots is allowed wherever its path leads back to it', () => {
  fc.assert(
    fc.property(printed, (uin) => {
      const path = `/${normalUin(uin)}`
      const { pathname } = new URL(policyPath(uin), 'https://example.org')
      // The URL of Node 20 leaves a final "/." standing after a part that begins with a dot; other clients drop it.
      const isCut = /\/\.{1,2}$/u.test(path)
      const leadsBack = !isCut && decodeURIComponent(pathname) === `/api/v1/policy${path}`
      expect(isAllowed(uin)).toBe(leadsBack && !path.startsWith('//') && !path.endsWith('/'))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['101N134V19', '101N134'],
  ['NICHLIP25041V022425', 'NICHLIP25041'],
  ['IRDAN144RP0002V02201112/A0046V01202122', 'IRDAN144RP0002V02201112/A0046'],
  ['IRDA/NL-HLT/TAGI/P-H/V.I/69/13-14', null],
  ['V01', null],
])('%s without its version is %s', (uin, without) => {
  expect(uinWithoutVersion(uin)).toBe(without)
})

test.each([
  ['101N134V19', '101N134V18', true],
  ['IRDAN134RP0001V01201819', 'irdan134rp0001 v02201819', true],
  ['IRDAN134RP0001V01201819', 'IRDAN134RP0001V02200809', false],
  ['IRDAN144RP0002V02201112/A0046V01202122', 'IRDAN144RP0002V03201112/A0046V02202122', true],
  ['IRDAN144RP0002V02201112/A0046V01202122', 'IRDAN144RP0002V02201314/A0046V01202122', false],
  ['NICHLIP25041V022425', 'NICHLIP25041V032526', true],
])('%s and %s are of one product: %s', (a, b, are) => {
  expect(stemOfVersions(a) === stemOfVersions(b)).toBe(are)
})
