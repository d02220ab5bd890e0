import { spellingDistance } from '../../search/spelling.ts'
import type { Insurer } from '../../contract/authored/insurer.ts'

/** Finds insurers by their names and aliases: letters and digits count, not case, points or spaces. */
export class Insurers {
  readonly #slugs = new Map<string, Set<string>>()
  readonly #names = new Map<string, string>()

  constructor(insurers: Iterable<Insurer>) {
    for (const { slug, name, aliases } of insurers)
      for (const spelling of [name, ...aliases]) {
        const key = plain(spelling)
        this.#slugs.set(key, (this.#slugs.get(key) ?? new Set()).add(slug))
        this.#names.set(key, spelling)
      }
  }

  /** The one insurer of a name, or null: a name nobody has, or two have, is not guessed. */
  slugOf(name: string): string | null {
    const slugs = this.#slugs.get(plain(name))
    return slugs?.size === 1 ? ([...slugs][0] ?? null) : null
  }

  /** The spellings nearest to an unknown one, for a person to choose from. */
  nearest(name: string): string[] {
    const key = plain(name)
    return [...this.#names]
      .map(([known, spelling]) => ({ spelling, steps: spellingDistance(known, key, Infinity) }))
      .sort((a, b) => a.steps - b.steps)
      .slice(0, 2)
      .map(({ spelling }) => spelling)
  }
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}&]/gu, '')
}
