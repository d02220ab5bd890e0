import type { IncomingMessage } from 'node:http'
import { percentDecoded } from '../../contract/decoding.ts'
import { isNotModified } from '../../../functions/shared/etag.ts'
import { rangeOf } from './byte-range.ts'
import type { WholeAnswer } from './http-answer.ts'

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
export function fileNames(pathname: string): string[][] {
  const parts = pathname.split('/').slice(1).map(percentDecoded)
  if (parts.includes(null)) return []
  const names = parts as string[]
  const folder = names.slice(0, -1)
  const last = names.at(-1) ?? ''
  if (last !== '') return [names, [...folder, `${last}.html`], [...names, 'index.html']]
  const page = folder.length === 0 ? [] : [[...folder.slice(0, -1), `${folder.at(-1)}.html`]]
  return [[...folder, 'index.html'], ...page]
}

/**
 * Answers a request with a file: not again to who holds it, and in part to who asks for a part. A page that says that
 * nothing was found (404) is always sent whole.
 */
export function fileAnswer(
  { method, headers: sent }: IncomingMessage,
  { bytes, type, tag }: SiteFile,
  status: 200 | 404,
  more: Readonly<Record<string, string>>,
): WholeAnswer {
  const headers = { 'content-type': type, etag: tag, ...more, 'accept-ranges': 'bytes' }
  if (status === 404) return { status, bytes, headers }
  if (isNotModified(sent['if-none-match'], tag)) return { status: 304, bytes: new Uint8Array(), headers }
  const range = method === 'GET' ? rangeOf(sent.range, sent['if-range'], tag, bytes.length) : null
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
