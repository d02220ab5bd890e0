// Suggests what is held while somebody types into a search box: lines of which a word begins with each word typed.

const MOST = 8
const fetched = new Map()

const options = document.createElement('datalist')
options.id = 'suggestions'
document.body.append(options)

for (const input of document.querySelectorAll('input[data-suggest]')) {
  input.setAttribute('list', options.id)
  input.autocomplete = 'off'
  input.addEventListener('input', (event) => {
    // Choosing a suggestion is no typing: it is what is sought.
    if (!(event instanceof InputEvent) || event.inputType === 'insertReplacementText') input.form.requestSubmit()
    else void suggest(input)
  })
}

async function suggest(input) {
  const words = wordsOf(input.value)
  const key = words.find(({ length }) => length > 1)?.slice(0, 2)
  const lines = key === undefined ? [] : await linesFor(key)
  if (words.join() !== wordsOf(input.value).join()) return
  const fits = lines.filter((line) => words.every((word) => wordsOf(line).some((other) => other.startsWith(word))))
  options.replaceChildren(...fits.slice(0, MOST).map((line) => new Option(line, line)))
}

function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The lines with a word that begins with two letters; none where there is no such file or no connection. */
function linesFor(key) {
  if (!/^[a-z\d]{2}$/u.test(key)) return []
  if (!fetched.has(key))
    fetched.set(
      key,
      fetch(new URL(`suggest/${key}.json`, import.meta.url))
        .then((response) => (response.ok ? response.json() : []))
        .catch(() => []),
    )
  return fetched.get(key)
}
