// The page that chooses products to compare: the address names the first, others are offered of its kind.

const form = document.getElementById('compare')
const choices = [...form.elements.uin]

const asked = new URLSearchParams(location.search).get('uins')?.split(',') ?? []
for (const [at, uin] of asked.entries()) if (choices[at] !== undefined) choices[at].value = uin
// A product that cannot be chosen was not read: the page of the comparison says so.
if (asked.some((uin, at) => uin !== '' && choices[at]?.value === ''))
  location.replace(`${form.action}?${new URLSearchParams(asked.map((uin) => ['uin', uin]))}`)
// Addresses of comparisons named their products here.
if (choices.filter(({ value }) => value !== '').length > 1)
  location.replace(`${form.action}?${new URLSearchParams(new FormData(form))}`)
narrow()
choices[0].addEventListener('change', narrow)

/** What the first product is compared with is of its kind: others answer different questions. */
function narrow() {
  const kind = kindOf(choices[0])?.label
  for (const choice of choices.slice(1)) {
    for (const group of choice.querySelectorAll('optgroup'))
      group.hidden = group.disabled = kind !== undefined && group.label !== kind
    if (kindOf(choice)?.disabled) choice.value = ''
  }
}

/** The kind of the product that is chosen; a UIN of an address that is not held chooses none. */
function kindOf({ selectedOptions: [option] }) {
  return option?.closest('optgroup')
}
