import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { weighed } from '../../../functions/shared/accept.ts'
import type { Content } from '../site/http-answer.ts'

type Coding = 'br' | 'gzip'

const WORTH_COMPRESSING = 1024

/** Whether bodies of this type are compressed. */
function isCompressible(type: string): boolean {
  return /^text\/|json|javascript|xml/u.test(type)
}

/** The body in the encoding the client prefers. Compressed bytes are another representation, so their tag is weak. */
export async function encodedFor(acceptEncoding: string | undefined, content: Content): Promise<Content> {
  const { bytes, headers } = content
  if (!isCompressible(headers['content-type'] ?? '')) return content
  const vary = headers['vary'] === undefined ? 'Accept-Encoding' : `${headers['vary']}, Accept-Encoding`
  const varied: Record<string, string> = { ...headers, vary }
  const coding = bytes.length < WORTH_COMPRESSING ? null : codingFor(acceptEncoding ?? '')
  if (coding === null) return { bytes, headers: varied }
  const tag = varied['etag'] === undefined ? {} : { etag: `W/${varied['etag'].replace(/^W\//u, '')}` }
  return {
    bytes: await compressed(bytes, coding),
    headers: { ...varied, ...tag, 'content-encoding': coding },
  }
}

function codingFor(acceptEncoding: string): Coding | null {
  const accepted = new Map(acceptEncoding.split(',').map(weighed))
  const weight = (coding: Coding) => accepted.get(coding) ?? accepted.get('*') ?? 0
  if (weight('br') === 0 && weight('gzip') === 0) return null
  return weight('br') >= weight('gzip') ? 'br' : 'gzip'
}

const gzipped = promisify(gzip)
const brotlied = promisify<Uint8Array, object, Buffer>(brotliCompress)

function compressed(bytes: Uint8Array, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return gzipped(bytes)
  return brotlied(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
