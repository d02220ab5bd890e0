import { h, render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Across } from './across.js'
import { Agreement } from './agreement.js'
import { Ingest, useDrop } from './ingest.js'
import { Published } from './published.js'
import { Queue } from './queue.js'
import { Reading } from './reading.js'
import { Structure } from './structure.js'

// The window: the queue, or one field of a product. The address after # says which.

/**
 * #/ is the queue, #/agreement how far readers agree, #/across/CATEGORY/KEY one field of all; #/read/UIN/KEY, #/second/… and #/settle/… are readings, #/structure/UIN/DOCUMENT/PAGE is a tree of
 * clauses, #/published/UIN/KEY what will be published, #/ingest reads a PDF in.
 */
function placeOf(hash) {
  const [, view = '', uin = '', key = '', page = ''] = hash.slice(1).split('/').map(decodeURIComponent)
  return { view, uin, key, page: Number(page) }
}

const READINGS = new Set(['read', 'second', 'settle'])

function Window() {
  const [place, go] = useState(placeOf(location.hash))
  useDrop()
  useEffect(() => {
    const changed = () => go(placeOf(location.hash))
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [])
  const { view, uin, key, page } = place
  if (READINGS.has(view)) return h(Reading, { key: `${view} ${uin} ${key}`, uin, field: key, view })
  if (view === 'agreement') return h(Agreement)
  if (view === 'across') return h(Across, { key: `${uin} ${key}`, category: uin, field: key })
  if (view === 'published') return h(Published, { key: `${uin} ${key}`, uin, field: key })
  if (view === 'ingest') return h(Ingest)
  if (view === 'structure') return h(Structure, { key: `${uin} ${key} ${page}`, uin, document: key, page })
  return h(Queue)
}

render(h(Window), document.body)
