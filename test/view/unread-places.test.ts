import { expect, test } from 'vitest'
import type { PolicyBody } from '../../build/contract/published/policy.ts'
import { ENGLISH } from '../../build/contract/texts.ts'
import { htmlOf } from '../../build/view/html-of.ts'
import { questionsOf } from '../../build/publish/site/pages/unread-product.tsx'
import { PlacesToLook, placesText } from '../../build/view/unread-places.tsx'

const clause = { id: 7, number: '3', title: 'Room', url: 'https://example.com/clause/7' }
const POLICY = {
  uin: 'ABC1',
  unread: [{ key: 'rent', label: 'Room rent' }],
  look_at: [{ key: 'rent', places: [{ clause, page: 4, sentence: 'Rent is <paid>.' }] }],
} as unknown as PolicyBody
const address = (url: string) => `<${url}>`
const SITE = { base: 'https://example.com', link: (path: string) => path, texts: ENGLISH } as never

test('a place to look is shown with its clause, page and words, and as found by a program', () => {
  const html = htmlOf(PlacesToLook({ site: SITE, policy: POLICY, field: 'rent' }))
  expect(html).toContain('<a href="/policy/ABC1/wording#c7">')
  expect(html).toContain('p. 4')
  expect(html).toContain('<q translate="no">Rent is &lt;paid')
  expect(html).toContain('Found by a program. Read it there; nobody has confirmed it.')
  expect(PlacesToLook({ site: SITE, policy: POLICY, field: 'other' })).toBeNull()
})

test('a place is named once where its clause is labelled by its heading', () => {
  const places = [{ clause: { ...clause, number: 'Room', title: 'ROOM' }, page: 4, sentence: 'Rent.' }]
  const policy = { ...POLICY, look_at: [{ key: 'rent', places }] }
  expect(htmlOf(PlacesToLook({ site: SITE, policy, field: 'rent' }))).toContain('>clause Room</a>, p. 4')
})

test('the Markdown of a product lists the places under the label of the field', () => {
  const text = placesText(POLICY, address, Infinity).join('\n')
  expect(text).toContain('- Room rent: clause 3, Room, p. 4, <https://example.com/clause/7>: “Rent is ')
  expect(text).toContain('nobody has confirmed it')
  expect(placesText({ ...POLICY, look_at: [] }, address, Infinity)).toEqual([])
})

test.each([
  [Infinity, ['One.', 'Two.', 'Three.']],
  [2, ['One.', 'Two.']],
  [1, ['One.']],
  [0, []],
])('of each field the first %d places are listed', (mostPlaces, shown) => {
  const places = ['One.', 'Two.', 'Three.'].map((sentence) => ({ clause, page: 4, sentence }))
  const policy = { ...POLICY, look_at: [{ key: 'rent', places }] }
  const text = placesText(policy, address, mostPlaces).join('\n')
  expect(Array.from(text.matchAll(/“(.*)”/gu), ([, sentence]) => sentence)).toEqual(shown)
})

test('a product that nobody has read names every question with a place, before the first of the others', () => {
  const unread = Array.from({ length: 20 }, (_, at) => ({ key: `k${at}` }))
  const named = (...placed: number[]) => {
    const lookAt = placed.map((at) => ({ key: `k${at}`, places: POLICY.look_at?.[0]?.places }))
    return questionsOf({ unread, look_at: lookAt } as unknown as PolicyBody).map(({ key }) => key.slice(1))
  }
  expect(named(12, 3).join(' ')).toBe('3 12 0 1 2 4 5 6')
  expect(named(...unread.keys())).toHaveLength(20)
  expect(named().join(' ')).toBe('0 1 2 3 4 5 6 7')
})
