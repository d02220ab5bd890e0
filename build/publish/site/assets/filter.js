// Narrows the list of forms by insurer and purpose; the address keeps the choice, so that it can be shared.

const filter = document.getElementById('filter')
const found = document.getElementById('found')
const forms = document.querySelectorAll('#forms > li')
const names = ['insurer', 'purpose']

const asked = new URLSearchParams(location.search)
for (const name of names) {
  const choice = filter.elements[name]
  const wanted = asked.get(name)
  if ([...choice.options].some((option) => option.value === wanted)) choice.value = wanted
}
narrow()

filter.addEventListener('submit', (event) => event.preventDefault())
filter.addEventListener('change', () => {
  narrow()
  const chosen = names.filter((name) => filter.elements[name].value !== '')
  const query = new URLSearchParams(chosen.map((name) => [name, filter.elements[name].value])).toString()
  history.replaceState(null, '', query === '' ? location.pathname : `?${query}`)
})

function narrow() {
  let count = 0
  for (const form of forms) {
    const fits = names.every((name) => ['', form.dataset[name]].includes(filter.elements[name].value))
    form.hidden = !fits
    if (fits) count += 1
  }
  found.textContent = count === 1 ? '1 form' : `${count} forms`
}
