// Values that are made once and kept: alone, for an object or for a text.

/** Makes a value when it is first asked for. Formatters take milliseconds, which every cold start would wait for. */
export function lazily<T extends object | string>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}

/** A reading that is made once for each object, as long as that is in use. */
export function readOnce<From extends object, Made>(read: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { readonly made: Made }>()
  return (from) => {
    const before = known.get(from) ?? { made: read(from) }
    known.set(from, before)
    return before.made
  }
}

/** Values by key, each made when it is first asked for; all are forgotten when they have become too many. */
export class Memo<Key, Value> {
  readonly #most: number
  readonly #sizeOf: (value: Value) => number
  readonly #values = new Map<Key, Value>()
  #size = 0

  /** @param most the sizes of all values together from which on they are forgotten; the size of a value is 1 unless `sizeOf` says so */
  constructor(most = Infinity, sizeOf: (value: Value) => number = () => 1) {
    this.#most = most
    this.#sizeOf = sizeOf
  }

  /** The value of a key; made where it is not known. */
  of(key: Key, make: (key: Key) => Value): Value {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const made = make(key)
    if (this.#size >= this.#most) {
      this.#values.clear()
      this.#size = 0
    }
    this.#values.set(key, made)
    this.#size += this.#sizeOf(made)
    return made
  }
}

/** A reading that is made once for each text, of which so many are kept. */
export function remembered<Made>(most: number, read: (text: string) => Made): (text: string) => Made {
  const memo = new Memo<string, Made>(most)
  return (text) => memo.of(text, read)
}
