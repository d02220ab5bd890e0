import { h, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Across, Agreement, Published } from './answers.js'
import { Ingest, useDrop } from './ingest.js'
import { Queue } from './queue.js'
import { Reading } from './reading.js'
import { Structure } from './structure.js'

/**
 * The views of the window, by what stands after # in its address: #/read/UIN/KEY, #/second/… and #/settle/… are readings,
 * #/across/CATEGORY/KEY is one field of all, #/structure/UIN/DOCUMENT/PAGE a tree of clauses, #/published/UIN/KEY what will
 * be published.
 */
const VIEWS = {
  '': Queue,
  agreement: Agreement,
  across: Across,
  ingest: Ingest,
  published: Published,
  read: Reading,
  second: Reading,
  settle: Reading,
  structure: Structure,
}

function Window() {
  const [hash, go] = useState(location.hash)
  const [dropped, drop] = useState(null)
  useDrop(drop)
  useEffect(() => addEventListener('hashchange', () => go(location.hash)), [])
  const [, view = '', uin = '', field = '', page = ''] = hash.slice(1).split('/').map(decodeURIComponent)
  const given = { uin, field, view, page: Number(page), dropped, onTaken: () => drop(null) }
  return h(VIEWS[view] ?? Queue, { key: hash, ...given })
}

render(h(Window), document.body)
