import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIELD_TYPE_NAMES } from '../../build/contract/field-types.ts'
import { digitsIn } from '../../build/proof/numbers.ts'
import { numbersIn, valuesIn } from '../../build/proof/quantities.ts'

describe('a number stands in a quote', () => {
  test.each([
    [5000, 'up to Rs.5000/- per day'],
    [500000, '₹5,00,000'],
    [500000, 'USD 500,000'],
    [500000, '5 lakh'],
    [500000, '₹5 Lakhs'],
    [500000, 'Rs. 5 lacs'],
    [500000, 'Rupees Five Lakhs only'],
    [1000000, '₹ 50,000 to ₹ 10L, in multiple'],
    [15000000, '1.5 crore'],
    [15000000, 'one crore fifty lakh'],
    [250000, 'two lakh and fifty thousand rupees'],
    [110000, '1.1 lakh'],
    [1000000, 'Rs. 5, 10 or 15 lakhs'],
    [500000, 'Rs. 5 to Rs. 10 lakhs'],
    [700000, 'seven (7) lakhs'],
    [30, 'thirty days'],
    [30, 'THIRTY (30) DAYS'],
    [24, 'twenty-four consecutive hours'],
    [24, 'twenty four hours'],
    [24, 'twenty‑four hours'],
    [180, 'one hundred and eighty days'],
    [180, 'a hundred and eighty days'],
    [105, 'one hundred five per cent'],
    [2, 'two (2)'],
    [2, 'not more than twice a year'],
    [0, 'Parts made of glass Nil'],
    [0, 'zero depreciation'],
    [1, 'within an hour'],
    [1, 'for a day'],
    [1, 'one year'],
    [7.5, 'take 7.5% off'],
    [0.5, 'half'],
    [50, '50％'],
    [5, '5.'],
    [12, '12th month'],
    [8, '6, 8, 10 or 12 years'],
    [1800, '1800 345 0330'],
  ])('%d in %j', (number, quote) => {
    expect(numbersIn(quote)).toContain(number)
  })
})

describe('a number does not stand in a quote', () => {
  test.each([
    [5, 'within 15 days'],
    [5, 'at 2.5 %'],
    [50, '1,50,000'],
    [50000, '1,50,000'],
    [4, 'twenty-four hours'],
    [20, 'twenty-four hours'],
    [80, 'one hundred and eighty days'],
    [90, 'thirty and sixty days'],
    [500000, '5 thousand'],
    [500000, '5 of 10 lakhs'],
    [50000000, '5 lakh and 10 crore'],
    [1, 'a claim'],
    [1, 'first claim'],
    [2, 'second year'],
    [0, 'no claim'],
    [100000, 'lakhs of rupees'],
    [7, 'weight and height'],
    [10, 'often'],
  ])('%d in %j', (number, quote) => {
    expect(numbersIn(quote)).not.toContain(number)
  })
})

describe('a number may be the value of a field', () => {
  test.each([
    [500000, 'amount', 'Rs. 5 lakh'],
    [500000, 'amount', 'five (5) lakh'],
    [50000, 'amount', 'Rs. 50,000 or 5 lakh'],
    [500000, 'amount', 'Rs. 5, 10 or 15 lakhs'],
    [250000, 'amount', 'two lakh fifty thousand'],
    [5000, 'amount', 'Rs. 5,000 for 24 hours'],
    [24, 'months', '24 months'],
    [24, 'months', '24 (twenty-four) consecutive months'],
    [24, 'months', 'the first 24 policy months'],
    [30, 'days', '30, 60 or 90 days'],
    [30, 'days', '30/60 days'],
    [30, 'days', '30-day period'],
    [30, 'days', 'within 30 Days’ notice'],
    [12, 'months', 'up to the 12th month'],
    [12, 'months', '12 monthly instalments'],
    [18, 'years', 'aged 18 and above'],
    [30, 'days', '30 days to 2 years'],
    [2, 'years', '30 days to 2 years'],
    [24, 'number', '24 months'],
    [5, 'text', '5 lakh'],
    [1, 'hours', 'within an hour'],
  ] as const)('%d as a field of type %s, in %j', (number, type, quote) => {
    expect(valuesIn(quote, type)).toContain(number)
  })

  test.each([
    [5, 'amount', 'Rs. 5 lakh'],
    [5, 'amount', 'five (5) lakh'],
    [10, 'amount', 'up to ₹10L'],
    [1.5, 'amount', '1.5 crore'],
    [24, 'days', '24 months'],
    [24, 'days', '24 (twenty-four) consecutive months'],
    [24, 'hours', '24 to 48 months'],
    [1, 'months', 'one year'],
    [12, 'months', 'one year'],
    [2, 'days', 'two weeks'],
    [30, 'years', '30 days to 2 years'],
    [2, 'days', '30 days to 2 years'],
  ] as const)('not %d as a field of type %s, in %j', (number, type, quote) => {
    expect(valuesIn(quote, type)).not.toContain(number)
  })

  test('of a unit of time only where that is its own', () => {
    const time = fc.constantFrom('hours', 'days', 'months', 'years')
    fc.assert(
      fc.property(fc.nat(9999), time, fc.constantFrom(...FIELD_TYPE_NAMES), (number, unit, type) => {
        const counts = !['hours', 'days', 'months', 'years'].includes(type) || type === unit
        expect(valuesIn(`for ${number} ${unit} from then on`, type).has(number)).toBe(counts)
      }),
    )
  })
})

test('the digits of a value', () => {
  expect(digitsIn('105% of Rs. 1,50,000, or 5,10 years; 022-6844')).toEqual([105, 150000, 5, 10, 22, 6844])
})

// The oracle of what follows writes numbers and knows nothing of how they are read.

const UNITS =
  'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(
    ',',
  )
const TENS = ',,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',')
const INDIAN: readonly (readonly [number, string])[] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
]

function spell(number: number, and: string, hyphen: string): string {
  for (const [size, name] of INDIAN)
    if (number >= size) {
      const rest = number % size
      const head = `${spell(Math.floor(number / size), and, hyphen)} ${name}`
      return rest === 0 ? head : `${head} ${rest < 100 ? and : ''}${spell(rest, and, hyphen)}`
    }
  if (number >= 100) {
    const rest = number % 100
    const head = `${UNITS[Math.floor(number / 100)]} hundred`
    return rest === 0 ? head : `${head} ${and}${spell(rest, and, hyphen)}`
  }
  if (number < 20) return UNITS[number] ?? ''
  return `${TENS[Math.floor(number / 10)]}${number % 10 === 0 ? '' : `${hyphen}${UNITS[number % 10]}`}`
}

const rupees = fc.oneof(fc.nat(1000), fc.nat(99_999), fc.nat(999_999_999))

describe('whatever way it is written', () => {
  test('in digits, in Indian and western groups', () => {
    fc.assert(
      fc.property(rupees, fc.constantFrom('', 'en-IN', 'en-US'), (number, locale) => {
        const written = locale === '' ? String(number) : number.toLocaleString(locale)
        expect(numbersIn(`pays Rs. ${written}/- per claim`)).toEqual(new Set([number]))
      }),
    )
  })

  test('in words', () => {
    fc.assert(
      fc.property(rupees, fc.constantFrom('', 'and '), fc.constantFrom('-', ' '), (number, and, hyphen) => {
        expect(numbersIn(`Rupees ${spell(number, and, hyphen)} only`)).toContain(number)
      }),
    )
  })

  test('in lakhs and crores', () => {
    const scales = fc.constantFrom(
      { scale: 1e5, name: ' lakh' },
      { scale: 1e5, name: 'L' },
      { scale: 1e5, name: ' Lacs' },
      { scale: 1e7, name: ' crores' },
      { scale: 1e7, name: ' Cr.' },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), scales, (hundredths, { scale, name }) => {
        const number = hundredths * (scale / 100)
        expect(numbersIn(`₹${hundredths / 100}${name}`)).toContain(number)
      }),
    )
  })
})
