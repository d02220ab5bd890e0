// The example of /docs/offline: reads the index of one product once a search begins, then searches it without a network.
const form = document.getElementById('offline')
const state = document.getElementById('offline-state')
const found = document.getElementById('offline-found')

/** What searches the product; read when the reader first begins a search, and again where that failed. */
let reading = null

async function read() {
  state.textContent = 'Reading the index …'
  const { connect } = await import(form.dataset.client)
  const base = new URL(form.dataset.base, location.href).href
  const service = connect({ base, copy: true })
  const search = (q) => service.searchPolicyText({ uin: form.dataset.uin, q })
  await search('policy')
  state.textContent = 'Ready: the network is no longer needed.'
  return search
}

function searchable() {
  reading ??= read().catch((error) => {
    reading = null
    throw error
  })
  return reading
}

function refused(error) {
  found.replaceChildren()
  state.textContent = error.message
}

function show({ total, clauses, q }) {
  state.textContent = `${total} clauses for “${q}”`
  found.replaceChildren(
    ...clauses.map(({ number, title, snippet }) => {
      const item = document.createElement('li')
      const head = document.createElement('strong')
      head.textContent = `${number} ${title}`
      item.append(head, document.createElement('br'), snippet)
      return item
    }),
  )
}

form.addEventListener('input', () => searchable().catch(refused))
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  try {
    const search = await searchable()
    show(await search(new FormData(form).get('q').toString()))
  } catch (error) {
    refused(error)
  }
})
state.textContent = 'Nothing is read yet.'
