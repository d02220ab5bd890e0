import { dayFormat, later } from './later.js'

// The last days of the steps, worked out from the dates that are entered. Nothing is sent or kept.

const days = [...document.querySelectorAll('[data-from]')].map((place) => ({
  place,
  without: place.textContent,
}))
const written = dayFormat('full')

document.getElementById('days')?.addEventListener('input', show)
show()

function show() {
  for (const { place, without } of days) {
    const { from, count, unit } = place.dataset
    const start = document.getElementById(from)?.value ?? ''
    place.textContent = start === '' ? without : written.format(later(start, Number(count), unit))
  }
}
