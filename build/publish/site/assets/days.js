// The last days of the steps, worked out from the dates that are entered. Nothing is sent or kept.

const days = [...document.querySelectorAll('[data-from]')].map((place) => ({
  place,
  without: place.textContent,
}))
const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' })

document.getElementById('days')?.addEventListener('input', show)
show()

function show() {
  for (const { place, without } of days) {
    const { from, count, unit } = place.dataset
    const start = document.getElementById(from)?.value ?? ''
    place.textContent = start === '' ? without : written.format(later(start, Number(count), unit))
  }
}

/** The day so much later; the last of its month where that is shorter. */
function later(start, count, unit) {
  const [year, month, date] = start.split('-').map(Number)
  if (unit === 'days') return Date.UTC(year, month - 1, date + count)
  const months = month - 1 + (unit === 'years' ? 12 * count : count)
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return Date.UTC(year, months, Math.min(date, last))
}
