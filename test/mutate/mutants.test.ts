import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { parseSync } from 'oxc-parser'
import { allInOne } from './all-in-one.ts'
import { ACCEPTED } from './accepted.ts'
import { mutantsIn, mutantsOf } from './mutants.ts'
import { patternChanges } from './pattern-changes.ts'
import { reportOf } from './report.ts'

/** The changes of a source, as the report shows them. */
function changes(source: string): string[] {
  return mutantsOf('a.ts', source).map(({ change }) => change.replaceAll('`', ''))
}

describe('operators', () => {
  test.each<[string, string[]]>([
    ['x = a === b', ['x = a === b → ', '=== → !==']],
    ['const x = a < b', ['< → <=', '< → >=']],
    ['const x = a < b ? c : d', ['a < b → true', 'a < b → false', '< → <=']],
    ['const x = a + b * c', ['+ → -', '* → /']],
    ["const x = a + 'b'", ["'b' → ''"]],
    ['const x = a && b', ['&& → ||']],
    ['const x = a ?? 5', ['a ?? 5 → a', '5 → 6']],
    ['const x = !a', ['!a → a']],
    ['const x = true', ['true → false']],
    ['const x = 5', ['5 → 6']],
    ["const x = ''", ["'' → '?'"]],
    ['const x = [a]', ['[a] → []']],
    ['const x = { a }', ['{ a } → {}']],
    ['const x = a?.b', ['?. → .']],
    ['const x = a?.[b]', ['?. → ']],
    ['const x = a.some(b)', ['some → every']],
    ['const x = a.filter(b)', ['a.filter(b) → a']],
    ['const x = (a) => a.b', ['a.b → undefined']],
    ['function f() { return a }', ['{ return a } → {}']],
    ['const x = /^a/u', ['/^a/u → /(?!)/u', '^ → ']],
    ['const x = /(?!)/u', ['(?! → (?=']],
    ["import a from 'b'", []],
    ["type A = 'b' | 5", []],
    ["const x = a as 'b'", []],
  ])('of %j', (source, expected) => {
    expect(changes(source)).toEqual(expected)
  })

  test('of patterns remove quantifiers', () => {
    const texts = patternChanges(String.raw`(?:a)?b+[+*]{2,}c*?\+(?=d)e{3}`, 0).map(({ from, to }) => [
      from,
      to,
    ])
    expect(texts).toEqual([
      [5, 6],
      [7, 8],
      [8, 9],
      [12, 16],
      [17, 19],
      [21, 24],
      [27, 30],
    ])
  })

  test('of patterns leave the inside of classes alone', () => {
    const texts = patternChanges(String.raw`^(?=[a^$\d])\d(?<!b)\p{L}$`, 10).map(({ from, text }) => [
      from,
      text,
    ])
    expect(texts).toEqual([
      [10, ''],
      [11, '(?!'],
      [14, '[^'],
      [22, String.raw`\D`],
      [24, '(?<='],
      [30, String.raw`\P{L}`],
      [35, ''],
    ])
  })
})

const SOURCE = `export function f(list, most) {
  let sum = 0
  for (const one of list) if (one > most) sum += one
  if (sum > 100 && most) sum -= 7
  return { sum, far: list?.some((one) => one === most) ? 'far' : \`near \${sum}\` }
}`

/** What the file with all mutants gives while one of them is in force; -1 for none. */
function given(active: number): unknown {
  const text = allInOne('a.ts', SOURCE, mutantsOf('a.ts', SOURCE), 0)
  const held = { $mutant: (number: number) => number === active, $turn: () => {} }
  return resultOf(text, held)
}

/** What the file gives with the mutant written into it. */
function written(number: number): unknown {
  const mutant = mutantsOf('a.ts', SOURCE)[number]
  if (mutant === undefined) throw new Error('no such mutant')
  const { from, to, text, kind } = mutant
  const changed =
    kind === 'body'
      ? 'function f() {}'
      : `${SOURCE.slice(0, from)}${text}${SOURCE.slice(to)}`.replace('export ', '')
  return resultOf(changed, {})
}

/** What the function of a text gives, or how it fails. */
function resultOf(text: string, held: object): unknown {
  try {
    return runInNewContext(`${text.replace('export ', '')}\nJSON.stringify(f([5, 60, 70], 5))`, held)
  } catch (fault) {
    return String(fault)
  }
}

describe('all mutants in one file', () => {
  const mutants = mutantsOf('a.ts', SOURCE)

  test('are many, and the file can be read', () => {
    expect(mutants.length).toBeGreaterThan(20)
    expect(parseSync('a.ts', allInOne('a.ts', SOURCE, mutants, 0)).errors).toEqual([])
  })

  test('none of them in force, it does what the source does', () => {
    expect(given(-1)).toBe('{"sum":123,"far":"far"}')
  })

  test.each(mutants.map(({ change }, at) => [change, at] as const))(
    '%s in force, it does what the changed source does',
    (_, at) => {
      expect(given(at)).toEqual(written(at))
    },
  )
})

test('the score counts what was killed or cut, and leaves out what may stand', () => {
  const [one] = mutantsOf('a.ts', 'const x = 5')
  if (one === undefined) throw new Error('no mutant')
  const tried = (['killed', 'killed', 'timed-out', 'survived', 'not-reached'] as const).map((outcome) => ({
    ...one,
    outcome,
  }))
  const accepted = [
    { file: 'a.ts', line: 'const x = 5', change: '`5` → `6`', reason: 'R' },
    { file: 'a.ts', line: 'const x = 7', change: '`7` → `8`', reason: 'R' },
    { file: 'b.ts', line: 'const x = 5', change: '`5` → `6`', reason: 'R' },
  ]
  expect(reportOf(tried, true, accepted)).toMatchObject({
    score: 60,
    adjustedScore: 100,
    stale: [accepted[1]],
  })
  expect(reportOf(tried, false, accepted).stale).toEqual([])
  expect(reportOf(tried, true, []).survivors.map(({ reason }) => reason)).toEqual([null, null])
})

test('every mutant that may stand is one', () => {
  const named = ({ file, line, change }: { file: string; line: string; change: string }) =>
    `${file}: ${line}: ${change}`
  const all = new Set(mutantsIn(join(import.meta.dirname, '../..')).map(named))
  expect(ACCEPTED.map(named).filter((one) => !all.has(one))).toEqual([])
  expect(new Set(ACCEPTED.map(named)).size).toBe(ACCEPTED.length)
})
