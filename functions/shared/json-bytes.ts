// The JSON of answers as bytes.

/** The JSON of objects that many answers hold; null until it is first written. */
const lastingBytes = new WeakMap<object, Buffer | null>()

/** Marks an object that many answers hold and nothing changes, so that its JSON is written once. */
export function lasting<T extends object>(value: T): T {
  if (!lastingBytes.has(value)) lastingBytes.set(value, null)
  return value
}

/**
 * The bytes of a body as JSON, as `JSON.stringify` has it. The items of its lists are written one by one: a single sign
 * beyond Latin-1, such as ₹, makes two bytes of every character of a text, and most items have none.
 */
export function jsonBytes(body: object): Uint8Array<ArrayBuffer> {
  const written = new Written()
  writeObject(body, written)
  return written.bytes()
}

/** Where bodies are written, one after the other. Made with the first: in a browser, which loads this too, there are no buffers. */
let room: Buffer | null = null
const FIRST_ROOM = 64 * 1024
/** The most bytes of UTF-8 that a UTF-16 unit takes. */
const MOST_OF_UNIT = 3

/** The buffer, with room for so many bytes: replaced by a larger one, with what was written, where it is too small. */
function roomOf(bytes: number): Buffer {
  if (room !== null && bytes <= room.length) return room
  const larger = Buffer.allocUnsafeSlow(Math.max(FIRST_ROOM, 2 * bytes))
  if (room !== null) larger.set(room)
  return (room = larger)
}

/** What was written of one body. */
class Written {
  #length = 0

  add(piece: string | Buffer): void {
    const most = typeof piece === 'string' ? MOST_OF_UNIT * piece.length : piece.length
    const into = roomOf(this.#length + most)
    this.#length +=
      typeof piece === 'string' ? into.write(piece, this.#length) : piece.copy(into, this.#length)
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(roomOf(this.#length).subarray(0, this.#length))
  }
}

/** An object member by member, its lists item by item. */
function writeObject(value: object, written: Written): void {
  let before = '{'
  for (const name of Object.keys(value)) {
    const member: unknown = value[name as keyof object]
    if (member === undefined) continue
    written.add(`${before}${JSON.stringify(name)}:`)
    before = ','
    if (Array.isArray(member)) writeList(member, written)
    else written.add(JSON.stringify(member))
  }
  written.add(before === '{' ? '{}' : '}')
}

function writeList(items: readonly unknown[], written: Written): void {
  let before = '['
  for (const item of items) {
    written.add(before)
    before = ','
    const known = isObject(item) ? lastingBytes.get(item) : undefined
    if (isObject(item) && known !== undefined) written.add(known ?? firstWritten(item))
    else if (isObject(item) && Object.values(item).some(isListOfLasting)) writeObject(item, written)
    else written.add(JSON.stringify(item) ?? 'null')
  }
  written.add(before === '[' ? '[]' : ']')
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isListOfLasting(value: unknown): boolean {
  return Array.isArray(value) && value.some((one) => isObject(one) && lastingBytes.has(one))
}

function firstWritten(value: object): Buffer {
  const bytes = Buffer.from(JSON.stringify(value))
  lastingBytes.set(value, bytes)
  return bytes
}
