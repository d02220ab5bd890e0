import type { Engine } from './engine.ts'

const WHITE = 0xffffffff
/** Of FPDF_RenderPageBitmap: annotations are drawn, too. */
const ANNOTATIONS = 1
const HEADER = 54

/** Draws a page as a BMP of 32 bits a pixel; `scale` is pixels per point. The engine's own bytes are those of the format. */
export function drawPage({ api, copyOut }: Engine, page: number, scale: number): Uint8Array {
  const [width, height] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)].map((points) =>
    Math.max(1, Math.round(points * scale)),
  ) as [number, number]
  const bitmap = api.FPDFBitmap_Create(width, height, 0)
  if (bitmap === 0) throw new RangeError('the page is too large to be drawn')
  try {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS)
    const size = width * height * 4
    return Buffer.concat([header(width, height, size), copyOut(api.FPDFBitmap_GetBuffer(bitmap), size)])
  } finally {
    api.FPDFBitmap_Destroy(bitmap)
  }
}

/** The head of a BMP; a negative height says that its first row is the upper one. */
function header(width: number, height: number, size: number): Buffer {
  const head = Buffer.alloc(HEADER)
  head.write('BM')
  head.writeUInt32LE(HEADER + size, 2)
  head.writeUInt32LE(HEADER, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(-height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(32, 28)
  return head
}
