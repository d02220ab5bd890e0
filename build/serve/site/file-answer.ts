import { percentDecoded } from '../../contract/decoding.ts'
import { isNotModified } from '../../../functions/shared/etag.ts'
import { lastModified } from '../../../functions/query/source/last-modified.ts'
import type { IndexSource } from '../../../functions/query/source/load.ts'
import type { WholeAnswer, SiteRequest } from './http-exchange.ts'

/** A file of a site, read. */
export interface SiteFile {
  readonly bytes: Uint8Array
  readonly type: string
  readonly tag: string
}

/**
 * The names, part by part, of the files that may be at an address: the file itself, the page of that name, the page of the
 * folder. None where the address is not valid.
 */
function fileNames(pathname: string): string[][] {
  const parts = pathname.split('/').slice(1).map(percentDecoded)
  if (parts.includes(null)) return []
  const names = parts as string[]
  const folder = names.slice(0, -1)
  const last = names.at(-1) ?? ''
  if (last !== '') return [names, [...folder, `${last}.html`], [...names, 'index.html']]
  const page = folder.length === 0 ? [] : [[...folder.slice(0, -1), `${folder.at(-1)}.html`]]
  return [[...folder, 'index.html'], ...page]
}

/** The file at an address: the first that `read` finds by the names of its parts. */
export async function fileAt(
  pathname: string,
  read: (names: readonly string[]) => Promise<SiteFile | null>,
): Promise<SiteFile | null> {
  for (const names of fileNames(pathname)) {
    const file = await read(names)
    if (file !== null) return file
  }
  return null
}

/**
 * Answers a request with a file: 304 to a client that holds it, 206 to one that asks for a range. A page that says that
 * nothing was found (404) is always sent whole.
 */
export async function fileAnswer(
  { incoming: { method, headers: requestHeaders }, url }: SiteRequest,
  { bytes, type, tag }: SiteFile,
  status: 200 | 404,
  { source, more }: { readonly source: IndexSource; readonly more: Readonly<Record<string, string>> },
): Promise<WholeAnswer> {
  const modified = status === 200 ? await lastModified(source, url.pathname) : null
  const dated = modified === null ? {} : { 'last-modified': modified }
  const headers = { 'content-type': type, etag: tag, ...dated, ...more, 'accept-ranges': 'bytes' }
  if (status === 404) return { status, bytes, headers }
  if (isNotModified(requestHeaders['if-none-match'], tag))
    return { status: 304, bytes: new Uint8Array(), headers }
  const range =
    method === 'GET' ? rangeOf(requestHeaders.range, requestHeaders['if-range'], tag, bytes.length) : null
  if (range === null) return { status, bytes, headers }
  if (range === 'beyond')
    return {
      status: 416,
      bytes: new Uint8Array(),
      headers: { ...headers, 'content-range': `bytes */${bytes.byteLength}` },
    }
  const { first, last } = range
  return {
    status: 206,
    bytes: bytes.subarray(first, last + 1),
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${bytes.byteLength}` },
  }
}

/**
 * The part of a file, as its first and its last byte from 0, of `length` bytes that a Range header asks for (RFC 9110, 14.2). Null where the whole is due: without
 * the header, for several parts, and for a file that changed since (`ifRange` is not its tag). `beyond` where no byte of it is there.
 *
 * @example rangeOf('bytes=-500', undefined, '"a"', 10_000) // { first: 9500, last: 9999 }
 */
export function rangeOf(
  range: string | undefined,
  ifRange: string | readonly string[] | undefined,
  tag: string,
  length: number,
): { readonly first: number; readonly last: number } | 'beyond' | null {
  const parsed = /^bytes=(\d{1,15})?-(\d{1,15})?$/u.exec(range ?? '')
  if (parsed === null || (ifRange !== undefined && ifRange !== tag)) return null
  const [, from, to] = parsed
  if (from === undefined && to === undefined) return null
  const first = from === undefined ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === undefined || to === undefined ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== undefined && to !== undefined && Number(to) < Number(from)) return null
  return first > last ? 'beyond' : { first, last }
}
