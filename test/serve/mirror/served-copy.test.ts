import { expect, test } from 'vitest'
import { rebasing } from '../../../build/serve/mirror/served-copy.ts'

const rebase = rebasing('https://a.example', 'http://b.test')
const rebased = (text: string) => new TextDecoder().decode(rebase(new TextEncoder().encode(text)))

test.each([
  ['"https://a.example"', '"http://b.test"'],
  ['https://a.example/api?x=1', 'http://b.test/api?x=1'],
  ['See https://a.example. Then', 'See http://b.test. Then'],
  ['(https://a.example)', '(http://b.test)'],
  ['https://a.example#x <https://a.example>', 'http://b.test#x <http://b.test>'],
  ['https://a.example.org/x', 'https://a.example.org/x'],
  ['https://a.example:8080/x', 'https://a.example:8080/x'],
  ['https://a.example-two.org', 'https://a.example-two.org'],
  ['"https://a.example/mcp"', '"https://a.example/mcp"'],
  ['https://a.example/mcp.mjs', 'http://b.test/mcp.mjs'],
  ['https://aXexample/', 'https://aXexample/'],
  ['₹ https://a.example/₹', '₹ http://b.test/₹'],
])('%s becomes %s', (text, expected) => {
  expect(rebased(text)).toBe(expected)
})
