// Switches that are turned on in this window, kept in its storage.

export function isOn(name) {
  return localStorage.getItem(name) !== null
}

export function turn(name, on) {
  if (on) localStorage.setItem(name, '')
  else localStorage.removeItem(name)
}
