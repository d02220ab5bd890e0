// Folds the sections of long pages on phones. Without it, and wherever there is room, they are open.

const sections = document.querySelectorAll('details.fold')

if (matchMedia('(max-width: 40rem)').matches) for (const section of sections) section.open = false
showTarget()
addEventListener('hashchange', showTarget)
addEventListener('beforeprint', () => {
  for (const section of sections) section.open = true
})

/** A link may lead to what is folded. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const section = target?.closest('details.fold') ?? target?.querySelector('details.fold')
  if (!section || section.open) return
  section.open = true
  target.scrollIntoView()
}
