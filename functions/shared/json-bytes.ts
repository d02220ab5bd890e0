// The JSON of answers as bytes.

/** How long a piece of JSON is at least, in UTF-16 units: shorter ones cost more to write than they save. */
const PIECE = 2048

/** The JSON of objects that many answers hold; null until it is first written. */
const lastingBytes = new WeakMap<object, Buffer | null>()

/** Marks an object that many answers hold and nothing changes, so that its JSON is written once. */
export function lasting<T extends object>(value: T): T {
  if (!lastingBytes.has(value)) lastingBytes.set(value, null)
  return value
}

/**
 * The bytes of a body as JSON, as `JSON.stringify` has it. Lists that hold lasting objects are written item by item, so that
 * a sign beyond Latin-1 in one, such as ₹, does not make two bytes of every character of the others.
 */
export function jsonBytes(body: object): Uint8Array<ArrayBuffer> {
  if (!Object.values(body).some(holdsLasting)) return new TextEncoder().encode(JSON.stringify(body))
  const pieces = new Pieces()
  writeObject(body, pieces)
  return pieces.joined()
}

/** Texts and bytes in a row. */
class Pieces {
  readonly #pieces: (string | Buffer)[] = []
  #text = ''

  add(piece: string | Buffer): void {
    if (typeof piece === 'string') this.#text += piece
    if (typeof piece === 'string' && this.#text.length < PIECE) return
    this.#pieces.push(this.#text)
    this.#text = ''
    if (typeof piece !== 'string') this.#pieces.push(piece)
  }

  joined(): Uint8Array<ArrayBuffer> {
    const all = [...this.#pieces, this.#text]
    const bytes = Buffer.allocUnsafeSlow(all.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
    let at = 0
    for (const piece of all) at += typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at)
    return bytes
  }
}

/** An object member by member. */
function writeObject(value: object, pieces: Pieces): void {
  let before = '{'
  for (const name of Object.keys(value)) {
    const member: unknown = value[name as keyof object]
    if (member === undefined) continue
    pieces.add(`${before}${JSON.stringify(name)}:`)
    before = ','
    if (holdsLasting(member)) writeList(member, pieces)
    else pieces.add(JSON.stringify(member))
  }
  pieces.add('}')
}

function writeList(items: readonly unknown[], pieces: Pieces): void {
  let before = '['
  for (const item of items) {
    pieces.add(before)
    before = ','
    const known = isObject(item) ? lastingBytes.get(item) : undefined
    if (isObject(item) && known !== undefined) pieces.add(known ?? firstWritten(item))
    else if (isObject(item) && Object.values(item).some(holdsLasting)) writeObject(item, pieces)
    else pieces.add(JSON.stringify(item) ?? 'null')
  }
  pieces.add(']')
}

/** Whether something is a list with lasting objects in it, or with objects that have such lists. */
function holdsLasting(value: unknown): value is readonly unknown[] {
  if (!Array.isArray(value)) return false
  return value.some(
    (one) => isObject(one) && (lastingBytes.has(one) || Object.values(one).some(holdsLasting)),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function firstWritten(value: object): Buffer {
  const bytes = Buffer.from(JSON.stringify(value))
  lastingBytes.set(value, bytes)
  return bytes
}
