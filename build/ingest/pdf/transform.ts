import type { Engine } from './engine.ts'

/** Turns a place in the file's own coordinates into one on the page as a reader sees it. */
export type PageTransform = (x: number, y: number) => readonly [number, number]

/** Makes the transform from the file's coordinates to those of the page, whatever its rotation and its crop box. */
export function placeOn(
  { api, scratch, int }: Engine,
  page: number,
  width: number,
  height: number,
): PageTransform {
  const fine = 64
  const at = (x: number, y: number): readonly [number, number] => {
    const [wide, high] = [Math.round(width * fine), Math.round(height * fine)]
    api.FPDF_PageToDevice(page, 0, 0, wide, high, 0, x, y, scratch, scratch + 4)
    return [int(scratch) / fine, int(scratch + 4) / fine]
  }
  const [ox, oy] = at(0, 0)
  const [ax, ay] = at(1000, 0)
  const [bx, by] = at(0, 1000)
  const [a, b, c, d] = [(ax - ox) / 1000, (ay - oy) / 1000, (bx - ox) / 1000, (by - oy) / 1000]
  return (x, y) => [a * x + c * y + ox, b * x + d * y + oy]
}
