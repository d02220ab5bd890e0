import { h } from 'preact'
import { useRef } from 'preact/hooks'
import { button, labelled } from './button.js'

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
      all.map((value) => h('option', { value, selected: value === chosen }, value)),
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
