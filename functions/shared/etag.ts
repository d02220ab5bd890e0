import { createHash } from 'node:crypto'

/** The strong entity tag of a body: it changes when a byte does. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}"`
}

/** Whether an If-None-Match names a tag. The comparison is weak: a server that compresses in between weakens the tag. */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  const tags = new Set(ifNoneMatch.split(',').map(strong))
  return tags.has(strong(etag)) || tags.has('*')
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//u, '')
}
