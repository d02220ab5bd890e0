import { join } from 'node:path'
import type { Reach, ReachOfFile } from './plan.ts'
import { install, takeReached } from './switch.ts'
import { TestFile, faultIn } from './test-file.ts'

type Switch = ReturnType<typeof install>

/** Runs every test once without a mutant and notes what it reaches. A test that fails stops everything. */
export async function reachOf(root: string, mutants: number, paths: readonly string[]): Promise<Reach> {
  const state = install(mutants)
  const files: ReachOfFile[] = []
  for (const path of paths) files.push(await reachOfFile(state, root, path))
  return files
}

async function reachOfFile(state: Switch, root: string, path: string): Promise<ReachOfFile> {
  state.turns = 0
  const file = await TestFile.load(join(root, path))
  const atFirst = new Set(takeReached(state))
  let opening = state.turns
  const tests = []
  for (const one of file.tests) {
    const name = one.suite.name + one.name
    state.turns = 0
    await file.open(one.suite)
    opening += state.turns
    for (const number of takeReached(state)) atFirst.add(number)
    const begun = performance.now()
    state.turns = 0
    const fault = await file.run(one)
    if (fault !== null) throw new Error(`${path}: ${name} fails without a mutant: ${faultIn(fault)}`)
    const milliseconds = performance.now() - begun
    tests.push({ name, milliseconds, turns: state.turns, reached: takeReached(state) })
  }
  await file.close()
  return { path, atFirst: [...atFirst], opening, tests }
}
