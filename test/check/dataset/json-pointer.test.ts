import { describe, expect, test } from 'vitest'
import { lineOf, positionOf } from '../../../build/check/dataset/json-pointer.ts'

const TEXT = `{
  "uin": "A",
  "facts": [
    { "key": "one", "value": 1 },
    {
      "key": "two",
      "a/b~c": [
        10,
        20
      ]
    }
  ]
}
`

describe('the line of a pointer', () => {
  test.each([
    ['', 1],
    ['/uin', 2],
    ['/facts', 3],
    ['/facts/0/value', 4],
    ['/facts/1', 5],
    ['/facts/1/key', 6],
    ['/facts/1/a~1b~0c', 7],
    ['/facts/1/a~1b~0c/1', 9],
  ])('%s is line %i', (pointer, line) => {
    expect(lineOf(TEXT, pointer)).toBe(line)
  })

  test('of something missing is that of what it is missing from', () => {
    expect(lineOf(TEXT, '/facts/1/quote')).toBe(5)
    expect(lineOf(TEXT, '/facts/7/quote')).toBe(3)
    expect(lineOf(TEXT, '/documents')).toBe(1)
  })

  test('of a text that is not JSON is not known', () => {
    expect(lineOf('', '/uin')).toBeNull()
  })
})

test('positions are counted from 1', () => {
  expect(positionOf(TEXT, 0)).toEqual({ line: 1, column: 1 })
  expect(positionOf(TEXT, TEXT.indexOf('"uin"'))).toEqual({ line: 2, column: 3 })
  expect(positionOf(TEXT, -1)).toEqual({ line: 1, column: 1 })
})
