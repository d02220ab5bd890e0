import { isUtf8 } from 'node:buffer'

// Letters of UTF-8 that a program took for those of an older encoding: "┬á" for a no-break space, "â€“" for a dash.

/** The upper halves of the encodings that programs still guess; all have ASCII below. */
const ENCODINGS: readonly string[] = [
  // Windows-1252, which is Latin-1 from the no-break space on.
  `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${String.fromCharCode(...Array.from({ length: 96 }, (_, at) => 160 + at))}`,
  // Code page 437.
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  // Code page 850.
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
]

/** Letters of a text before they were read in another encoding. */
interface Misread {
  readonly from: number
  readonly letters: string
  readonly written: string
}

/** Finds the characters of UTF-8 that were read in another encoding, from the first to the last. */
function misreadIn(text: string): Misread[] {
  return [...text.matchAll(/[^\u0000-\u007f]{2,}/gu)].flatMap(({ 0: run, index }) => {
    const found: Misread[] = []
    for (let at = 0; at < run.length;) {
      const one = firstWritten(run.slice(at))
      if (one !== null) found.push({ from: index + at, ...one })
      at += one?.letters.length ?? 1
    }
    return found
  })
}

function firstWritten(run: string): Omit<Misread, 'from'> | null {
  for (const upper of ENCODINGS)
    for (const length of [2, 3, 4]) {
      const letters = run.slice(0, length)
      const bytes = Array.from(letters, (letter) => 128 + upper.indexOf(letter))
      const isWhole = bytes.length === length && bytes.every((byte) => byte >= 128)
      const written = isWhole && isUtf8(Uint8Array.from(bytes)) ? Buffer.from(bytes).toString() : ''
      if (Array.from(written).length === 1) return { letters, written }
    }
  return null
}

/** The first letters of a text that are one letter or digit read in another encoding; null where there are none. */
export function misreadLetters(text: string): string | null {
  return misreadIn(text)[0]?.letters ?? null
}

/** A text with spaces and signs as they were before they were read in another encoding: a no-break space for "┬á". */
export function withSignsRead(text: string): string {
  let read = text
  for (const { from, letters, written } of misreadIn(text).toReversed())
    if (/[\s\p{P}\p{S}]/u.test(written))
      read = read.slice(0, from) + written + read.slice(from + letters.length)
  return read
}
