/** An e-mail address, or a number of seven digits or more with its spaces and hyphens. */
const REACHED_AT = /\S@\S|\d(?:[\s-]?\d){6,}/u

/** E-mail addresses, and numbers of seven digits or more with their spaces and hyphens. */
export const REACHED = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d(?:[ -]?\d){6,}/gu

const ABOUT_REACHING = /\b(?:help(?:line)?|complaints?|grievances?|contact|e-?mail|phone|telephone|toll)\b/iu

/** Whether a text holds an e-mail address or a telephone number. */
export function hasReach(words: string): boolean {
  return REACHED_AT.test(words)
}

/** Whether a field says how to reach somebody: its label is about that, and an address or a number is in its value. */
export function saysHowToReach(label: string, words: string): boolean {
  return ABOUT_REACHING.test(label) && hasReach(words)
}
