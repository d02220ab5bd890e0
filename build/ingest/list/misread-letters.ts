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

/** The first letters of a text that are one character of UTF-8 read in another encoding; null where there are none. */
export function misreadLetters(text: string): string | null {
  for (const [run] of text.matchAll(/[^\u0000-\u007f]{2,}/gu)) {
    const letters = Array.from(run)
    for (const upper of ENCODINGS) {
      const bytes = letters.map((letter) => 128 + upper.indexOf(letter))
      for (const at of bytes.keys()) {
        const length = [2, 3, 4].find((some) => isOneCharacter(bytes.slice(at, at + some), some))
        if (length !== undefined) return letters.slice(at, at + length).join('')
      }
    }
  }
  return null
}

/** Whether so many bytes above ASCII are one character of UTF-8. */
function isOneCharacter(bytes: readonly number[], length: number): boolean {
  if (bytes.length < length || bytes.some((byte) => byte < 128)) return false
  return isUtf8(Uint8Array.from(bytes))
}
