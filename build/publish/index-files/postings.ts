import type { AsPlainObject, Options } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { type ReadWord, eachWord, stem } from '../../search/words.ts'

/** How often a stem is in documents: for each field, the number of a document and how often, one after another. */
type Counts = number[][]

/** A token: what its stem counts, the last text it was seen in, and how often. */
interface CountedToken {
  /** Null for a token that has no stem. */
  readonly counts: Counts | null
  text: number
  times: number
}

/** The tokens of documents, each stemmed and looked up in the search tree once, however often it is written. */
class CountedTokens {
  /** MiniSearch's own tree: it gives the stems their order. */
  readonly byStem = new SearchableMap<Counts>()
  readonly #byToken = new Map<string, CountedToken>()
  readonly #byWord = new Map<ReadWord, readonly CountedToken[]>()

  of(word: ReadWord): readonly CountedToken[] {
    let tokens = this.#byWord.get(word)
    if (tokens === undefined) this.#byWord.set(word, (tokens = word.tokens.map((token) => this.one(token))))
    return tokens
  }

  one(token: string): CountedToken {
    let counted = this.#byToken.get(token)
    if (counted === undefined) this.#byToken.set(token, (counted = this.#made(token)))
    return counted
  }

  #made(token: string): CountedToken {
    const stemmed = stem(token)
    return { counts: stemmed === '' ? null : this.byStem.fetch(stemmed, () => []), text: 0, times: 0 }
  }
}

/** The index of documents as MiniSearch makes it. */
export function postingsOf<Document extends { readonly id: number }>(
  documents: readonly Document[],
  options: Pick<Options<Document>, 'fields'>,
): AsPlainObject {
  return JSON.parse(postingsText(documents, options)) as AsPlainObject
}

/**
 * The index of documents as MiniSearch writes it, byte for byte, in half of the time. The text is put together here:
 * objects whose keys are numbers take more memory and time than all the rest.
 */
export function postingsText<Document extends { readonly id: number }>(
  documents: readonly Document[],
  { fields }: Pick<Options<Document>, 'fields'>,
): string {
  const tokens = new CountedTokens()
  const fieldLength: Record<string, number[]> = {}
  const averages: number[] = []
  let text = 0
  for (const [at, document] of documents.entries()) {
    const lengths = fields.map((field, fieldId) => {
      text += 1
      const seen = tokensIn(String(document[field as keyof Document]), text, tokens)
      for (const { counts, times } of seen) if (counts !== null) count((counts[fieldId] ??= []), at, times)
      return seen.length
    })
    fieldLength[at] = lengths
    // Averaged document by document, as MiniSearch does: a sum divided at the end is another number in its last place.
    for (const [fieldId, length] of lengths.entries())
      averages[fieldId] = ((averages[fieldId] ?? 0) * at + length) / (at + 1)
  }
  const head = {
    documentCount: documents.length,
    nextId: documents.length,
    documentIds: Object.fromEntries(documents.map(({ id }, at) => [at, id])),
    fieldIds: Object.fromEntries(fields.map((field, fieldId) => [field, fieldId])),
    fieldLength,
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
  }
  const index = Array.from(tokens.byStem, ([one, counts]) => `[${JSON.stringify(one)},${countsText(counts)}]`)
  return `${JSON.stringify(head).slice(0, -1)},"index":[${index.join(',')}],"serializationVersion":2}`
}

/** The tokens of a text, each once and with how often it is there; `text` is the number of the text. */
function tokensIn(content: string, text: number, tokens: CountedTokens): CountedToken[] {
  const seen: CountedToken[] = []
  const see = (one: CountedToken) => {
    if (one.text !== text) {
      seen.push(one)
      one.text = text
      one.times = 0
    }
    one.times += 1
  }
  eachWord(content, (word, _chunkStart, value) => {
    for (const one of tokens.of(word)) see(one)
    if (value !== null) see(tokens.one(value))
  })
  return seen
}

/** Counts a token in a document; another one with the same stem may have been counted there. */
function count(ofField: number[], document: number, times: number): void {
  const last = ofField.length - 2
  // An index below zero makes every access slow.
  if (last >= 0 && ofField[last] === document) ofField[last + 1] = (ofField[last + 1] ?? 0) + times
  else ofField.push(document, times)
}

/** Counts as JSON: `{"0":{"3":1,"7":2}}` for a stem that the first field of two documents holds. */
function countsText(counts: Counts): string {
  let text = ''
  for (const [fieldId, ofField] of counts.entries()) {
    if (ofField === undefined) continue
    text += `${text === '' ? '{' : ','}"${fieldId}":`
    for (let at = 0; at < ofField.length; at += 2)
      text += `${at === 0 ? '{' : ','}"${ofField[at]}":${ofField[at + 1]}`
    text += '}'
  }
  return `${text}}`
}
