/** A number with the separators of India: 12,34,567. */
export function grouped(count: number): string {
  return new Intl.NumberFormat('en-IN').format(count)
}

/** A count with its noun: `1 error`, `2 errors`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}
