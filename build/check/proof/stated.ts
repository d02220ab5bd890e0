import type { Fact } from '../../contract/authored/product.ts'
import { normalText } from './normal-text.ts'
import { readText } from './quantities.ts'
import { type QuoteMatch, matchesOf } from './quote-matches.ts'
import { quotesOf } from './quotes.ts'
import { type ReadWords, placesOfNumber, holdsNumber, wordsIn } from './values.ts'

// The words of its quotes that state the value of a fact.

/** The words that a fact says state its value; none where it names none. */
export function statedOf({ stated = [] }: Fact): readonly string[] {
  return [stated].flat()
}

/** The places in a quote where words stand as they are written, and cut no word or number. */
function placesIn(quote: string, words: string): QuoteMatch[] {
  return matchesOf(words, normalText(quote)).filter(
    ({ start, end, problem }) => problem !== 'cut' && quote.slice(start, end) === words,
  )
}

/** The words that a fact says state its value and that stand whole in none of its quotes. */
export function missingWords(fact: Fact): string[] {
  return statedOf(fact).filter((words) =>
    quotesOf(fact).every(({ quote }) => placesIn(quote, words).length === 0),
  )
}

/**
 * The words in which the value of a fact is looked for: those that state it, each read with the words next to it, where the
 * fact names them; else all of its quotes. Stated words without a number are the head of what the others count.
 */
export function valueWords(fact: Fact): ReadWords {
  const quotes = quotesOf(fact).map(({ quote }) => quote)
  const stated = statedOf(fact)
  if (stated.length === 0 || missingWords(fact).length > 0) return wordsIn(quotes)
  const read = quotes.map((quote) => {
    const places = stated.flatMap((words) => placesIn(quote, words))
    const isStated = (span: Pick<QuoteMatch, 'start' | 'end'>) =>
      places.some(({ start, end }) => start <= span.start && span.end <= end)
    const { text, quantities, codes } = readText(quote)
    return { text, quantities: quantities.filter(isStated), codes: codes.filter(isStated) }
  })
  const [inStated, inQuotes] = [wordsIn(stated), wordsIn(quotes)]
  return { read, heads: (inStated.heads.length > 0 ? inStated : inQuotes).heads }
}

/**
 * The words that state the number of a fact: those it names where they say it, else those of the one place in its quotes that
 * says it. Undefined where no place or several say it.
 */
export function statedWords(fact: Fact, counted: string | null): Fact['stated'] {
  const { value, stated, ...unmarked } = fact
  const named = missingWords(fact).length === 0 ? stated : undefined
  if (counted === null || typeof value !== 'number') return named
  if (named !== undefined && holdsNumber(value, counted, valueWords(fact))) return named
  const words = valueWords({ ...unmarked, value })
  const [place, ...others] = placesOfNumber(value, counted, words)
  if (place === undefined || others.length > 0) return undefined
  const number = place.text.slice(place.quantity.start, place.quantity.end)
  const isOnce = words.read.flatMap(({ text }) => placesIn(text, number)).length === 1
  return isOnce ? number : undefined
}
