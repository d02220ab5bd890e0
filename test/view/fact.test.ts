import { expect, test } from 'vitest'
import type { FactBody } from '../../build/contract/published/fact.ts'
import { Fact } from '../../build/view/fact.tsx'
import { ENGLISH } from '../../build/contract/texts.ts'
import { htmlOf } from '../../build/view/html-of.ts'

// Parts of pages: build/view.

const CLAUSE = { id: 7, number: '6.1', title: 'Waits', url: 'https://example.com/clause/7' }
const SITE = { base: 'https://example.com', link: (path: string) => path, texts: ENGLISH } as never

test.each([
  [0, ''],
  [1, 'The clause has 1 more paragraph: read it, too.'],
  [3, 'The clause has 3 more paragraphs: read them, too.'],
])('beside a quote stands how many more paragraphs its clause has: %i', (paragraphs, says) => {
  const stated = {
    key: 'wait',
    label: 'Wait',
    type: 'months',
    value: 36,
    display: '36 months',
    status: 'quoted',
  }
  const place = { quote: 'after 36 months', clause: CLAUSE, page: 6, printed_page: null, page_url: null }
  const proof = { number: null, row: null, column: null, heading: null, paragraphs }
  const more = { context: [], note: null, conflicts: [], checked: null, searched: null, disputed: null }
  const fact = { ...stated, ...place, ...more, proof } as unknown as FactBody
  const html = htmlOf(Fact({ site: SITE, uin: 'U1', fact }))
  expect(html.match(/The clause has[^<]*/u)?.[0].trim() ?? '').toBe(says)
})
