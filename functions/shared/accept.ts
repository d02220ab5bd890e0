// Shared by the functions. This module: the form of an answer that a request prefers.

/**
 * Whether a request asks for Markdown in preference to JSON: it names `text/markdown`, and nothing that JSON is at a
 * higher quality, nor `application/json` at the same one. Who sends no such header gets JSON.
 *
 * @example prefersMarkdown('text/markdown, text/html, *\/*') // true
 */
export function prefersMarkdown(accept: string | null): boolean {
  const qualities = new Map((accept ?? '').split(',').map(weighed))
  const markdown = qualities.get('text/markdown') ?? 0
  const json = qualities.get('application/json')
  if (json !== undefined) return markdown > json
  return markdown > 0 && markdown >= (qualities.get('application/*') ?? qualities.get('*/*') ?? 0)
}

/** Whether a request asks for HTML in preference to JSON, as a browser does that shows a page. */
export function prefersHtml(accept: string | null): boolean {
  return qualityOf(accept, 'text/html') > qualityOf(accept, 'application/json')
}

/** Whether a request takes JSON: everybody does who sends no such header. */
export function takesJson(accept: string | null): boolean {
  return accept === null || qualityOf(accept, 'application/json') > 0
}

/** The quality at which a header takes a media type: that of the type itself, else of its kind, else of any. */
function qualityOf(accept: string | null, type: string): number {
  const qualities = new Map((accept ?? '').split(',').map(weighed))
  const ranges = [type, type.replace(/\/.*$/u, '/*'), '*/*']
  return ranges.map((range) => qualities.get(range)).find((quality) => quality !== undefined) ?? 0
}

/** Name in an entry of such a header, and its quality: 1 where it does not say. */
export function weighed(entry: string): [named: string, quality: number] {
  const [named = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [named, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}
