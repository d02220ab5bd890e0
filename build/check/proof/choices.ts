import { visible } from './characters.ts'
import { withEqualSigns } from './bullets-and-ticks.ts'

// Boxes and circles that say which of several words are chosen: without its sign, an option says nothing.

/** Signs of an option that is not chosen and of one that is, and "( )" and "(x)" in their place. */
const OPEN = String.raw`(?:[\u2610\u25cb]|\[\s?\]|\(\s?\))`
const CHOSEN = String.raw`(?:[\u2611\u2612\u25cf\u25a0\u2713\u2717]|\[\s?[x\u2713\u2717]\s?\]|\(\s?[x\u2713\u2717]\s?\))`

const sign = (source: string) => new RegExp(source, 'iu')
const [IS_OPEN, IS_CHOSEN] = [sign(OPEN), sign(CHOSEN)]
/** Boxes of which one is ticked are a choice in several lines, too; ticks and circles there may be bullets. */
const [BOX, TICKED_BOX] = [sign('\u2610'), sign('[\u2611\u2612]')]
const ENDS = sign(String.raw`(?:${OPEN}|${CHOSEN})\s*$`)
const BEGINS = sign(String.raw`^\s*(?:${OPEN}|${CHOSEN})`)
const DENIED = sign(String.raw`[\u2612\u2717]\s*$`)

/**
 * Whether a stretch of a text leaves out the sign that says whether it is chosen: the one before it, or the one after it
 * in a line that ends with a sign.
 *
 * @example losesSign('☐ Lump sum ☑ Monthly income', 2, 10) // true
 */
export function losesSign(text: string, from: number, to: number): boolean {
  const start = Math.max(text.lastIndexOf('\n', from), text.lastIndexOf('\f', from)) + 1
  const end = to + text.slice(to).search(/[\n\f]|$/u)
  const line = plain(text.slice(start, end))
  const before = plain(text.slice(start, from))
  if (!isChoice(line, text)) return DENIED.test(before) && !ENDS.test(line)
  return ENDS.test(line) ? BEGINS.test(plain(text.slice(to, end))) : ENDS.test(before)
}

function isChoice(line: string, text: string): boolean {
  if (IS_OPEN.test(line) && IS_CHOSEN.test(line)) return true
  return (BOX.test(line) || TICKED_BOX.test(line)) && hasBoth(plain(text))
}

function hasBoth(text: string): boolean {
  return BOX.test(text) && TICKED_BOX.test(text)
}

function plain(text: string): string {
  return withEqualSigns(visible(text))
}
