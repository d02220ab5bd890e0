import { deflateSync, gzipSync } from 'node:zlib'
import type { Engine } from './engine.ts'

const WHITE = 0xffffffff
/** Of FPDF_RenderPageBitmap: annotations are drawn, too, and red is the first of the four bytes of a pixel. */
const FLAGS = 0x01 | 0x10

/** Draws a page as a PNG; `scale` is pixels per point. */
export function drawPage({ api, copyOut }: Engine, page: number, scale: number): Uint8Array {
  const [width, height] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)].map((points) =>
    Math.max(1, Math.round(points * scale)),
  ) as [number, number]
  const bitmap = api.FPDFBitmap_Create(width, height, 0)
  if (bitmap === 0) throw new RangeError('the page is too large to be drawn')
  try {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS)
    return png(width, height, copyOut(api.FPDFBitmap_GetBuffer(bitmap), width * height * 4))
  } finally {
    api.FPDFBitmap_Destroy(bitmap)
  }
}

/** A PNG of pixels with four bytes, of which the last is of no account. */
function png(width: number, height: number, pixels: Uint8Array): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // Eight bits for each of red, green and blue.
  head.set([8, 2], 8)
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc(height * (1 + width * 3))
  let at = 0
  for (let from = 0; from < pixels.length; from++) {
    if (from % (width * 4) === 0) at++
    if (from % 4 < 3) rows[at++] = pixels[from] ?? 0
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const picture = deflateSync(rows, { level: 1 })
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', picture), part('IEND', Buffer.alloc(0))])
}

/** A part of a PNG: its length, its name and bytes, and the sum over both. */
function part(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), bytes])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Checksum of bytes, as gzip writes it before their length; Node has none of its own before 20.15. */
function crc32(bytes: Buffer): number {
  const packed = gzipSync(bytes, { level: 0 })
  return packed.readUInt32LE(packed.length - 8)
}
