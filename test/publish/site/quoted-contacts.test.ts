import { expect, test } from 'vitest'
import { quotedContactsOf } from '../../../build/publish/site/quoted-contacts.ts'

type Arguments = Parameters<typeof quotedContactsOf>

/** Two products of one insurer, one of another; `reached` by UIN. */
function contactsOf(reached: Readonly<Record<string, { key: string; words: string }[]>>) {
  const rows = [
    { id: 'A1', uin: 'A 1', name: 'Care', insurer: 'fern', category: 'hospital' },
    { id: 'A2', uin: 'A2', name: 'Care Plus', insurer: 'fern', category: 'hospital' },
    { id: 'B1', uin: 'B1', name: 'Life', insurer: 'oak', category: 'hospital' },
  ]
  const fields = [
    { key: 'helpline', label: 'Helpline' },
    { key: 'mail', label: 'E-mail for complaints' },
    { key: 'limit', label: 'Highest sum insured' },
  ]
  const context = {
    store: { products: () => rows },
    catalogue: { categories: new Map([['hospital', { record: { fields } }]]) },
  }
  const products = rows.map(({ uin }) => ({ uin, reached: reached[uin] ?? [] }))
  return quotedContactsOf(context as unknown as Arguments[0], products as unknown as Arguments[1])
}

test('ways that products quote are those of their insurer, each once, with the field and product they are of', () => {
  const helpline = { key: 'helpline', words: '1800 000 0001' }
  const found = contactsOf({
    'A 1': [helpline],
    A2: [helpline, { key: 'mail', words: 'gro@fern.example' }],
  })
  expect([...found.keys()]).toEqual(['fern'])
  expect(found.get('fern')).toEqual([
    { key: 'helpline', label: 'Helpline', words: '1800 000 0001', uin: 'A 1', name: 'Care' },
    { key: 'mail', label: 'E-mail for complaints', words: 'gro@fern.example', uin: 'A2', name: 'Care Plus' },
  ])
})

test('a number in a field that is not about reaching anybody is none', () => {
  expect(contactsOf({ B1: [{ key: 'limit', words: 'Rs. 10000000' }] }).size).toBe(0)
})
