import { h } from 'preact'
import { useRef } from 'preact/hooks'
import { button, labelled, options } from './button.js'

const RETRIES = {
  new: ['Add it as a new version', { isNew: true }],
  'other-uin': ['Take it all the same', { otherUin: true }],
  personal: ['It names nobody: take it', { personal: true }],
  kind: ['It is the wording: take it', { kind: 'policy-wording' }],
  replace: ['Retire the clauses that are not in it', { replace: true }],
}

/** Why a file cannot be used, and what a person may say all the same. */
export function Fault({ fault, onRetry }) {
  const { options = [], findings = [] } = fault.answer ?? {}
  const uin = useRef(null)
  const given = (event) => (event.preventDefault(), onRetry({ uin: uin.current.value.trim() }))
  return h('div', { role: 'alert' }, [
    h('p', { class: 'error' }, fault.message),
    findings.map(({ path, where, message }) => h('p', { class: 'error' }, `${path} ${where}: ${message}`)),
    fault.answer?.proposed && h(NewProduct, { proposed: fault.answer.proposed, onRetry }),
    options
      .filter((one) => one !== 'new' || !fault.answer.proposed)
      .filter((one) => RETRIES[one])
      .map((one) => button(RETRIES[one][0], () => onRetry(RETRIES[one][1]))),
    options.includes('uin') &&
      h('form', { onSubmit: given }, [
        labelled('It is of the product with the UIN', { ref: uin, required: true }),
        h('button', null, 'Read it for that'),
      ]),
  ])
}

/** The record of a product that the dataset lacks, as it is proposed; a person corrects and adds it. */
function NewProduct({ proposed, onRetry }) {
  const { uin, name, insurer, category, insurers, categories } = proposed
  const add = (event) => {
    event.preventDefault()
    onRetry({ isNew: true, ...Object.fromEntries(new FormData(event.target)) })
  }
  const choice = (label, key, chosen, all) =>
    labelled(
      label,
      { name: key, required: true },
      'select',
      options(
        all.map((one) => [one, one]),
        chosen,
      ),
    )
  return h('form', { class: 'search', onSubmit: add }, [
    labelled(`Name of ${uin}`, {
      name: 'name',
      required: true,
      maxLength: 300,
      defaultValue: name,
      size: 40,
    }),
    choice('Insurer', 'insurer', insurer, insurers),
    choice('Category', 'category', category, categories),
    h('button', null, 'Add it to the dataset'),
  ])
}

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
