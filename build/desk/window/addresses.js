// Window of the desk: one file for each view, and the modules they share. This module: addresses of its views.

/** The address of a field in this window, or of a page of a document. */
export function addressOf(uin, key, view = 'read', page = '') {
  return ['#', view, encodeURIComponent(uin), encodeURIComponent(key), ...(page === '' ? [] : [page])].join(
    '/',
  )
}
