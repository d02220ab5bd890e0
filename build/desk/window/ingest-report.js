import { h } from 'preact'

/** The report, the pages with doubts first. */
export function IngestReport({ made: { pages, report, confidence, uin, document } }) {
  return h('section', { 'aria-labelledby': 'report' }, [
    h('h2', { id: 'report' }, 'Report'),
    h('p', null, [
      `Confidence ${confidence.toFixed(2)} of 1. `,
      pages.length === 0 ? 'No page is doubtful.' : 'Look at these pages first:',
    ]),
    pages.length > 0 &&
      h('ol', null, [
        pages.map(({ page, confidence: sure, doubts }) =>
          h('li', null, [h('b', null, `Page ${page} `), `(${sure.toFixed(2)}): `, doubts.join('; ')]),
        ),
      ]),
    h('details', { open: pages.length === 0 }, [
      h('summary', null, `The whole report for ${uin}, ${document}`),
      h('ul', null, [report.map((line) => h('li', null, line))]),
    ]),
  ])
}
