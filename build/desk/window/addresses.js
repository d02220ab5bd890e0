// What the desk's window is made of: a view a file, and what they share. This module: addresses of its views.

/** The address of a field in this window, or of a page of a document. */
export function addressOf(uin, key, view = 'read', page = '') {
  return ['#', view, encodeURIComponent(uin), encodeURIComponent(key), ...(page === '' ? [] : [page])].join(
    '/',
  )
}
