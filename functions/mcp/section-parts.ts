/** Longest words of a section in one answer, in characters: about 1,400 tokens. */
const PART_LENGTH = 6000

/**
 * The words of a section in parts that a model can take, cut at line breaks; laid end to end they are the whole.
 *
 * @example sectionParts('a short section') // ['a short section']
 */
export function sectionParts(text: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const line of text.split(/(?<=\n)/u).flatMap(shortLines)) {
    if (part !== '' && part.length + line.length > PART_LENGTH) {
      parts.push(part)
      part = ''
    }
    part += line
  }
  return [...parts, part]
}

/** A line in pieces that fit; nearly every line is one. */
function shortLines(line: string): string[] {
  return line.match(new RegExp(`[^]{1,${PART_LENGTH}}`, 'gu')) ?? []
}
