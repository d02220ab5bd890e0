import { isDeviceName } from '../../contract/windows-names.ts'

/** The most letters of a name, without a count. */
const LONGEST = 120

/**
 * The last part of the address of each section, made of its number, as every disk can hold it; where two would be the
 * same, the later one gets a count.
 *
 * @example sectionNames([{ number: '64VB' }, { number: 'Chapter I, 5' }]) // ['64vb', 'chapter-i-5']
 */
export function sectionNames(sections: readonly { readonly number: string }[]): string[] {
  const taken = new Set<string>()
  return sections.map(({ number }) => {
    const name = number
      .toLowerCase()
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-|-$/gu, '')
      .slice(0, LONGEST)
    const first = name === '' || isDeviceName(name) ? `section${name}` : name
    let [free, count] = [first, 1]
    while (taken.has(free)) {
      count += 1
      free = `${first}-${count}`
    }
    taken.add(free)
    return free
  })
}
