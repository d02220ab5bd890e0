// Which mutant is in force, which were reached, and how many turns loops took. The changed files ask through globalThis,
// which outlives a reset of the modules.

interface Switch {
  active: number
  /** For each mutant whether its place was reached since the last `clear`. */
  reached: Uint8Array
  turns: number
  mostTurns: number
}

const held = globalThis as unknown as {
  $switch: Switch
  $mutant: (number: number) => boolean
  $turn: () => void
}

/** A loop that ends takes fewer turns than this in any test. */
export class EndlessLoop extends Error {}

/** Puts the switch in place; no mutant is in force. */
export function install(mutants: number): Switch {
  const state: Switch = { active: -1, reached: new Uint8Array(mutants), turns: 0, mostTurns: Infinity }
  held.$switch = state
  held.$mutant = (number) => {
    state.reached[number] = 1
    return number === state.active
  }
  held.$turn = () => {
    state.turns += 1
    if (state.turns > state.mostTurns) throw new EndlessLoop('a loop that does not end')
  }
  return state
}

/** The numbers of the mutants that were reached since the last call. */
export function takeReached({ reached }: Switch): number[] {
  const numbers: number[] = []
  for (const [number, was] of reached.entries()) if (was === 1) numbers.push(number)
  reached.fill(0)
  return numbers
}
