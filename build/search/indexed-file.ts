// A file with a serialised index is read as it is needed: a query asks for a few of its thousands of stems.

/** Counts of a stem in each document, by field and document as the serialised index numbers them. */
export type StemCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A stem with its postings, or with their JSON as long as nobody asked for them. */
export type StemEntry = [stem: string, postings: StemCounts | string]

/** Text around the entries of an index as `JSON.stringify` writes it; within a string, its quotation marks would be escaped. */
const [BEGIN, BETWEEN, END] = [',"index":[[', '],[', ']],"serializationVersion":']

/**
 * Parses a file under `/index/`, but leaves the postings of its index as JSON texts: parsing all of them takes longer than
 * parsing the rest of the file. A file that is formatted in another way is parsed whole.
 *
 * @throws SyntaxError where it is not JSON, as far as it is read
 */
export function parsedFile(text: string): unknown {
  const begin = text.indexOf(BEGIN)
  const end = text.indexOf(END, begin)
  if (begin < 0 || end < 0) return JSON.parse(text)
  const entries = entriesIn(text, begin + BEGIN.length, end)
  const file = JSON.parse(`${text.slice(0, begin)},"index":[${text.slice(end + 1)}`) as {
    index: { index: StemEntry[] }
  }
  file.index.index = entries
  return file
}

/** The entries between two places of a text: `"stem",{…}],["stem",{…}`. Stems are letters and digits, which JSON does not escape. */
function entriesIn(text: string, from: number, end: number): StemEntry[] {
  const entries: StemEntry[] = []
  for (let at = from; at < end;) {
    const quote = text.indexOf('",{', at)
    const next = text.indexOf(BETWEEN, quote)
    const last = next < 0 || next > end ? end : next
    entries.push([text.slice(at + 1, quote), text.slice(quote + 2, last)])
    at = last + BETWEEN.length
  }
  return entries
}
