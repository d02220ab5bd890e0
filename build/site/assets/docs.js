/* global Redoc */
// Draws the reference from the interface description, each operation with the request of its example.

const place = document.getElementById('reference')
const requests = JSON.parse(document.getElementById('requests').textContent)
const dark = matchMedia('(prefers-color-scheme: dark)')

void draw()
dark.addEventListener('change', () => location.reload())

async function draw() {
  const response = await fetch(place.dataset.description)
  if (!response.ok) {
    place.textContent = 'The interface description could not be read. Load the page again.'
    return
  }
  const description = await response.json()
  description.info.title = 'The interface'
  delete description.info.contact
  for (const operations of Object.values(description.paths)) {
    for (const operation of Object.values(operations)) {
      const source = requests[operation.operationId]
      if (source) operation['x-codeSamples'] = [{ lang: 'Shell', label: 'curl', source }]
    }
  }
  Redoc.init(description, OPTIONS, place, drawn)
}

/** Headings of the renderer skip levels: they are told right to those who do not see them. */
function drawn() {
  for (const heading of place.querySelectorAll('h1')) heading.setAttribute('aria-level', '2')
  for (const heading of place.querySelectorAll('h5')) heading.setAttribute('aria-level', '3')
  place.dataset.drawn = ''
}

const GOOD = dark.matches ? '#7fd69b' : '#1d7a2c'
const BAD = dark.matches ? '#ff9aa2' : '#b3232f'
const INK = dark.matches
  ? { text: '#e6e9ec', quiet: '#a9b2bb', accent: '#6fd3bf', line: '#2b3239', side: '#161b20', code: '#0d1114', page: '#12161a' }
  : { text: '#1a1d21', quiet: '#565d66', accent: '#0b5d51', line: '#dfe3e8', side: '#f6f8f8', code: '#1b2126', page: '#ffffff' }
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

const OPTIONS = {
  disableSearch: true,
  hideDownloadButton: true,
  nativeScrollbars: true,
  hideLoading: true,
  expandResponses: '',
  jsonSamplesExpandLevel: 3,
  theme: {
    colors: {
      primary: { main: INK.accent },
      text: { primary: INK.text, secondary: INK.quiet },
      success: { main: GOOD },
      error: { main: BAD },
      border: { dark: INK.line, light: INK.line },
    },
    typography: {
      fontFamily: FONT,
      fontSize: '16px',
      headings: { fontFamily: FONT },
      code: { fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace', color: INK.text, backgroundColor: INK.side },
      links: { color: INK.accent, visited: INK.accent, hover: INK.accent },
    },
    sidebar: { backgroundColor: INK.side, textColor: INK.text, activeTextColor: INK.accent },
    rightPanel: { backgroundColor: INK.code },
    codeBlock: { backgroundColor: '#0d1114' },
    schema: { nestedBackground: INK.side, linesColor: INK.line, typeNameColor: INK.quiet, typeTitleColor: INK.quiet },
    fab: { backgroundColor: INK.side, color: INK.accent },
  },
}
