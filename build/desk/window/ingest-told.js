import { h } from 'preact'
import { button, form, labelled, options, section } from './button.js'

const RETRIES = {
  new: ['Add it as a new version', { isNew: true }],
  'other-uin': ['Take it all the same', { otherUin: true }],
  personal: ['It names nobody: take it', { personal: true }],
  kind: ['It is the wording: take it', { kind: 'policy-wording' }],
  replace: ['Retire the clauses that are not in it', { replace: true }],
}

/** The options with which a person may use a file that is refused. */
export function Ways({ told: { options: ways = [], proposed }, onRetry }) {
  const offered = ways.filter((one) => RETRIES[one] && !(one === 'new' && proposed))
  return [
    proposed && h(NewProduct, { proposed, onRetry }),
    offered.map((one) => button(RETRIES[one][0], () => onRetry(RETRIES[one][1]))),
    ways.includes('uin') &&
      form(
        'Read it for that',
        ({ uin }) => onRetry({ uin: uin.trim() }),
        labelled('It is of the product with the UIN', { name: 'uin', required: true }),
      ),
  ]
}

/** The record of a product that the dataset lacks, as it is proposed; a person corrects and adds it. */
function NewProduct({ proposed, onRetry }) {
  const { uin, name, insurers, categories } = proposed
  const named = { name: 'name', required: true, maxLength: 300, defaultValue: name, size: 40 }
  const choice = (label, key, all) =>
    labelled(label, { name: key, required: true }, 'select', options([['', 'choose'], ...all], proposed[key]))
  return form('Add it to the dataset', (given) => onRetry({ isNew: true, ...given }), [
    labelled(`Name of ${uin}`, named),
    choice('Insurer', 'insurer', insurers),
    choice('Category', 'category', categories),
  ])
}

/** The report, the pages with doubts first. */
export function IngestReport({ made: { pages, report, confidence, uin } }) {
  return section('report', 'Report', [
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
      h('summary', null, `The whole report for ${uin}`),
      h('ul', null, [report.map((line) => h('li', null, line))]),
    ]),
  ])
}
