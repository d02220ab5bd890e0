import { h } from 'preact'

// Words with marks in them.

/** Words with those of the terms marked, by how they begin. */
export function marked(words, terms) {
  const begins = terms.join(' ').match(/\p{L}{3,}/gu) ?? []
  const some = begins.map((one) => one.slice(0, Math.max(3, one.length - 2))).join('|')
  const parts = words.split(new RegExp(`((?<!\\p{L})(?:${some || '(?!)'})\\p{L}*)`, 'iu'))
  return parts.map((part, at) => (at % 2 === 0 ? part : h('mark', null, part)))
}

/** Words with those of the terms marked, [-those that are gone-] and {+those that are new+}. */
export function changed(words, terms) {
  const parts = words.split(/(\[-.*?-\]|\{\+.*?\+\})/su)
  return parts.map((part, at) => {
    if (at % 2 === 0) return marked(part, terms)
    return h(part.startsWith('[') ? 'del' : 'ins', null, part.slice(2, -2))
  })
}
