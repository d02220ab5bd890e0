import { expect, test } from 'vitest'
import { citationOf, sectionCitation } from '../../build/contract/citation.ts'

const BASE = 'https://insurance.example'
const PLACE = {
  uin: 'SBH/1',
  name: 'Sample Care',
  source: { title: 'Policy wording' },
  clause: { id: 12, number: '4.1', title: 'Room' },
  page: 10,
  printed_page: 9,
}

test.each([
  [
    'the leaf as it is printed, and the page of the file where that is another',
    PLACE,
    'Sample Care, UIN SBH/1, Policy wording, clause 4.1, Room, page 9 as printed (10 of the file), https://insurance.example/policy/SBH~2F1/wording#c12',
  ],
  [
    'one page where both are the same, and no document that is called as the product',
    { ...PLACE, source: { title: 'Sample Care: wording' }, printed_page: 10 },
    'Sample Care, UIN SBH/1, clause 4.1, Room, page 10, https://insurance.example/policy/SBH~2F1/wording#c12',
  ],
  [
    'a clause without a number, on a page without one',
    { ...PLACE, source: null, clause: { id: 12, number: '', title: '' }, printed_page: null },
    'Sample Care, UIN SBH/1, clause 12, page 10, https://insurance.example/policy/SBH~2F1/wording#c12',
  ],
  [
    'a heading once where the clause is labelled by it',
    { ...PLACE, source: null, clause: { id: 12, number: 'Scope Of Cover', title: 'SCOPE OF COVER' } },
    'Sample Care, UIN SBH/1, clause Scope Of Cover, page 9 as printed (10 of the file), https://insurance.example/policy/SBH~2F1/wording#c12',
  ],
  [
    'the heading of a clause without a label, not our number of it',
    { ...PLACE, source: null, clause: { id: 12, number: '', title: 'Scope Of Cover' } },
    'Sample Care, UIN SBH/1, clause Scope Of Cover, page 9 as printed (10 of the file), https://insurance.example/policy/SBH~2F1/wording#c12',
  ],
])('a citation names %s', (_, place, cited) => {
  expect(citationOf(BASE, place)).toBe(cited)
})

test('a section is cited by its number and its page', () => {
  expect(sectionCitation('Act, 2001', '45', 'https://a.example/law/act/45')).toBe(
    'Act, 2001, section 45, https://a.example/law/act/45',
  )
  expect(sectionCitation('Circular', 'Chapter I, 5', 'https://a.example/x')).toBe(
    'Circular, Chapter I, 5, https://a.example/x',
  )
})
