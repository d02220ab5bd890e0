import { readFileSync } from 'node:fs'
import fg from 'fast-glob'
import { describe, expect, it, test } from 'vitest'
import { limitsLost, numbersOf } from './numbers-and-limits.ts'

const DATA = 'data/common'
const HINDI = `${DATA}/texts/hi`

interface Pair {
  readonly where: string
  readonly text: string
  readonly of: string
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const files = (pattern: string | string[]) => fg.sync(pattern).toSorted()

/** Every pair of a text and the English it was made from, one with plural forms as all of these. */
function pairsIn(value: unknown, where: string): Pair[] {
  if (typeof value !== 'object' || value === null) return []
  const { text, of } = value as { text?: Form; of?: Form }
  if (text !== undefined && of !== undefined) return [{ where, text: whole(text), of: whole(of) }]
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${where}/${key}`))
}
type Form = string | Readonly<Record<string, string>>
const whole = (form: Form) => (typeof form === 'string' ? form : Object.values(form).join(' / '))

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

const ofData = files([`${HINDI}/**/*.json`, 'data/india/texts/hi/**/*.json']).flatMap((path) =>
  pairsIn(json(path), path),
)
const all = [...ofData, ...files(`${HINDI}.json`).flatMap((path) => pairsIn(json(path), path))]

describe('each Hindi text beside the English it was made from', () => {
  it('says the same numbers, in Western digits', () => {
    const others = all.flatMap(({ where, text, of }) => {
      const [one, two] = [numbersOf(of), numbersOf(text)]
      return one.join() === two.join() && !/[०-९]/u.test(text) ? [] : [{ where, one, two, of, text }]
    })
    expect(others).toEqual([])
  })
  it('says not, only, at most, may, must and the other limits where the English does', () => {
    const others = all.flatMap(({ where, text, of }) => {
      const lost = limitsLost(of, text)
      return lost.length === 0 ? [] : [{ where, lost, of, text }]
    })
    expect(others).toEqual([])
  })
  it('has the same places for values and the same marks', () => {
    const places = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/gu) ?? []).toSorted().join(' ')
    expect(all.filter(({ text, of }) => places(text) !== places(of))).toEqual([])
  })
  it('is in Hindi', () => {
    expect(ofData.filter(({ text }) => !/\p{Script=Devanagari}/u.test(text))).toEqual([])
  })
  it('is the only Hindi for its English', () => {
    const known = new Map<string, string>()
    const others = ofData.filter(({ text, of }) => {
      const other = known.get(of)
      known.set(of, text)
      return other !== undefined && other !== text
    })
    expect(others).toEqual([])
  })
})

describe('the English of translations', () => {
  it('is that of the records and pages of today', () => {
    const records = files([
      `${DATA}/*.json`,
      `${DATA}/{categories,law}/*.json`,
      'data/india/categories/*.json',
    ])
    const said = new Set(
      [...records, ...files(`${DATA}/texts/en.json`)].flatMap((path) => stringsIn(json(path))),
    )
    const code = files(['build/{contract,view,publish/site}/**/*.{ts,tsx}', 'functions/**/*.{ts,tsx}'])
      .map((path) => readFileSync(path, 'utf8').replaceAll(/\s+/gu, ' '))
      .join(' ')
    expect(ofData.filter(({ of }) => !said.has(of) && !code.includes(of)).map(({ of }) => of)).toEqual([])
  })

  interface Sentence {
    readonly says: string
    readonly law: string
    readonly section: string
    readonly limits?: readonly { readonly from: string; readonly is: string }[]
  }
  interface Question {
    readonly id: string
    readonly question: string
    readonly answer: readonly Sentence[]
    readonly do?: readonly string[]
  }
  interface Law {
    readonly sections: readonly {
      readonly number: string
      readonly exceptions?: readonly { readonly from: string; readonly says: string }[]
      readonly note?: string
    }[]
  }

  /** Limits of a sentence: all of its section but what the answer says itself or does not concern. */
  function limitsOf({ law, section, limits = [] }: Sentence): string[] {
    const { sections } = json(`${DATA}/law/${law}.json`) as Law
    const { exceptions = [], note } = sections.find(({ number }) => number === section) ?? {}
    const left = new Set(limits.flatMap(({ from, is }) => (is === 'shown' ? [] : [from])))
    return [...exceptions, ...(note === undefined ? [] : [{ from: 'note', says: note }])].flatMap((one) =>
      left.has(one.from) ? [] : [one.says],
    )
  }

  const translated = json(`${HINDI}/questions.json`) as Record<string, unknown>
  test.each(json(`${DATA}/questions.json`) as Question[])(
    'has the answer $id whole, with all its limits',
    (one) => {
      const sentences = one.answer.flatMap((sentence) => [sentence.says, ...limitsOf(sentence)])
      expect(pairsIn(translated[one.id], one.id).map(({ of }) => of)).toEqual([
        one.question,
        ...sentences,
        ...(one.do ?? []),
      ])
    },
  )

  interface Category {
    readonly name: string
    readonly description: string
    readonly fields: readonly {
      readonly label: string
      readonly question: string
      readonly group: string
      readonly choices?: readonly string[]
      readonly need?: { readonly name: string }
      readonly law?: readonly { readonly says: string; readonly for: string | null }[]
      readonly last_day?: { readonly name: string }
    }[]
  }

  test.each(files(`${DATA}/categories/*.json`))('has all that %s says to families', (path) => {
    const { name, description, fields } = json(path) as Category
    const wanted = fields.flatMap(
      ({ label, question, group, choices = [], need, law = [], last_day: last }) =>
        [label, question, group, choices, need?.name, last?.name, law.map((one) => [one.says, one.for])].flat(
          2,
        ),
    )
    const here = new Set(pairsIn(json(path.replace(DATA, HINDI)), '').map(({ of }) => of))
    expect([name, description, ...wanted].filter((words) => words && !here.has(words))).toEqual([])
  })
})

test('the glossary has at least 150 terms in their order, each in Hindi and in other spellings', () => {
  const terms = Object.entries(
    json(`${HINDI}/glossary.json`) as Record<
      string,
      { readonly hi: string; readonly also: readonly string[] }
    >,
  )
  expect(terms.length).toBeGreaterThanOrEqual(150)
  expect(terms.map(([term]) => term)).toEqual(terms.map(([term]) => term).toSorted())
  const odd = terms.filter(
    ([, { hi, also }]) => !/\p{Script=Devanagari}/u.test(hi) || also.length === 0 || also.includes(hi),
  )
  expect(odd).toEqual([])
})
