// Signs that say something, and bullets that do not.

/**
 * Signs of one meaning, the first of each group standing for all: a tick is equal to a tick, never to a cross or to a
 * box without one. A sign in no group is equal to itself alone.
 */
const MEANINGS: readonly (readonly [string, RegExp])[] = [
  ['\u2713', /[\u2705\u2713\u2714\u{1f5f8}\uf0fc]/gu],
  ['\u2717', /[\u2715-\u2718\u274c\u274e\u{1f5f4}\u{1f5f6}\uf0fb]/gu],
  ['\u2610', /[\u2610\u25a1\u25a2\u25fb\u25fd\u2b1c\u274f-\u2752\uf06f\uf0a8]/gu],
  ['\u2611', /[\u2611\u{1f5f9}\uf0fe]/gu],
  ['\u2612', /[\u2612\u{1f5f5}\u{1f5f7}\uf0fd]/gu],
  ['\u25cb', /[\u25cb\u25ef\u26aa\u{1f785}\uf0a1]/gu],
  ['\u25cf', /[\u25cf\u26ab\u2b24\uf06c]/gu],
  ['\u25a0', /[\u25a0\u25fc\u25fe\u2b1b\uf06e]/gu],
  ['\u2605', /[\u2605\u2b50\uf0ab]/gu],
]

/** What lists begin their lines with, in Unicode and as the fonts of symbols name it. */
const BULLETS = /[\u2022\u00b7\u2023\u2043\u2219\u22c5\u25aa\u27a2-\u27a4\u2756\uf0b7\uf0a7\uf0d8\uf076]/gu

/** A text in which the signs of one meaning are one sign, and all bullets are one bullet. */
export function withEqualSigns(text: string): string {
  return MEANINGS.reduce((made, [sign, group]) => made.replace(group, sign), text).replace(BULLETS, '\u2022')
}
