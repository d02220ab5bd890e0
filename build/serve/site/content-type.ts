import { extname } from 'node:path'

// Content types of files, as the platform and its rules have them; a test compares both.

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.mjs': 'text/javascript; charset=UTF-8',
  '.md': 'text/markdown; charset=UTF-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=UTF-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** The type that the platform gives a file by its extension, in either case. */
export function extensionType(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
}

/** The type of a file of a release, by its path. */
export function contentType(path: string): string {
  if (/^(?:api|index\/answers)\//u.test(path)) return 'application/json; charset=utf-8'
  if (path.endsWith('.sha256') || path.startsWith('docs/servers/')) return 'text/plain; charset=utf-8'
  if (path === 'changes/feed.atom') return 'application/atom+xml; charset=utf-8'
  if (path === '.well-known/api-catalog')
    return 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
  return extensionType(path)
}

/** Whether a file is text that may name the address of the site. */
export function isText(path: string): boolean {
  return /json|text\/|xml/u.test(contentType(path))
}
