// Numbers as Indian wordings write them, by an oracle that knows nothing of how they are read.

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

/** A number below a hundred, or so many lakhs, in words; others in digits, as wordings write them. */
function spell(number: number, hyphen: string): string {
  for (const [size, name] of INDIAN)
    if (number > 0 && number % size === 0 && number / size < 100)
      return `${spell(number / size, hyphen)} ${name}`
  if (number >= 100 || !Number.isInteger(number)) return String(number)
  if (number < 20) return UNITS[number] ?? ''
  return `${TENS[Math.floor(number / 10)]}${number % 10 === 0 ? '' : `${hyphen}${UNITS[number % 10]}`}`
}

/** Ways to write a whole number, by themselves. */
export const WAYS: readonly ((number: number) => string)[] = [
  String,
  (number) => number.toLocaleString('en-IN'),
  (number) => number.toLocaleString('en-US'),
  (number) => spell(number, ' '),
  (number) => spell(number, '-'),
  (number) => spell(number, '\u2011').toUpperCase(),
  (number) => `${spell(number, ' ')} (${number})`,
  (number) => `${number.toLocaleString('en-IN')} (${spell(number, '-')})`,
]
