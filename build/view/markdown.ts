// Markdown in which text of the data is only text: neither markup nor HTML.

/**
 * A text as it may be put in a line of Markdown; line breaks become spaces. Marks that would mean nothing are left as
 * they are, so that a quote is read as it was printed.
 *
 * @example escaped('<b> *not* bold << >>') // '&lt;b> \\*not\\* bold << >>'
 */
export function escaped(text: string): string {
  if (!CHANGED.test(text)) return text
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[\\`*[\]|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?[0-9A-Za-z]+;)/gu, '&amp;')
    .replace(/<(?![\s<=\d])/gu, '&lt;')
    .replace(/^>/u, '\\>')
}

/** Characters that escaping may change; most texts have none. */
const CHANGED = /[\\`*[\]|~_&<>]|\s{2}|[^\S ]/u

/** Lines of escaped text as a paragraph: what would begin a heading, a list or a rule is escaped. */
export function paragraph(lines: string): string {
  return lines
    .trim()
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gmu, '$1\\$2')
    .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|=+\s*$|-{2,}\s*$|:)/gmu, '\\$&')
}

/** A text as code inside a line. */
export function codeSpan(text: string): string {
  const line = text.replace(/\s+/gu, ' ')
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/gu), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const padding = /^`|`$|^ .* $/u.test(line) ? ' ' : ''
  return fence + padding + line + padding + fence
}

/** A text as a block of code. */
export function codeBlock(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text.replace(/\n$/u, '')}\n${fence}`
}

/** A link; its words are escaped already. */
export function linkTo(words: string, address: string): string {
  return `[${words}](${address.replace(/[()<>\\\s]/gu, encodeMark)})`
}

function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}

/** Blocks as a quotation, each line marked. */
export function quotation(blocks: string): string {
  return blocks.replace(/^(?=.)/gmu, '> ').replace(/^$/gmu, '>')
}

/** Blocks as an item of a list, the lines after the first indented below it. */
export function listItem(marker: string, blocks: string): string {
  return marker + blocks.replace(/\n(?=.)/gu, `\n${' '.repeat(marker.length)}`)
}

/** Rows of a table, the first one its head; cells are escaped already. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/gu, ' ')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}
