import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { DeskData } from '../../build/desk/desk-data.ts'
import { CAR, CarData } from './car-desk.ts'

/**
 * What is saved: a clause is named otherwise, which writes three files; a fact is taken out, or two are taken over, which
 * writes one.
 */
const SAVES = {
  correction: `
    const digest = data.digestOf(path)
    const [, { id }] = JSON.parse(fs.readFileSync(folder + '/' + path, 'utf8')).clauses
    await correctStructure({ data }, { uin, document: 'wording', digest, clause: id, title: 'Another title' })`,
  fact: `
    const key = 'total-loss-threshold'
    const digest = digestOfFact(data.read(uin).product.facts.find((one) => one.key === key))
    saveFact({ data }, { uin, key, fact: null, digest, by: 'AB' })`,
  'taking over': `
    saveTaken({ data }, { uin, facts: JSON.parse(process.env.FACTS), by: 'AB' })`,
}

/** A program that saves, and is killed before a step that writes; as plain JavaScript. */
function programOf(save: string): string {
  const contents = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    import { DeskData } from './build/desk/desk-data.ts'
    import { digestOfFact, saveFact, saveTaken } from './build/desk/save-fact.ts'
    import { correctStructure } from './build/desk/structure/correct-structure.ts'
    const [folder, path, step] = process.argv.slice(2)
    const uin = '${CAR}'
    const data = await DeskData.at(folder)
    let left = Number(step)
    for (const name of ['writeFileSync', 'copyFileSync', 'renameSync', 'rmSync']) {
      const own = fs[name]
      fs[name] = (...given) => {
        if (left-- <= 0) process.kill(process.pid, 'SIGKILL')
        return own(...given)
      }
    }
    syncBuiltinESMExports()
    ${save}
    process.stdout.write('saved')`
  const made = buildSync({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  return made.outputFiles[0]?.text ?? ''
}

/** The files of the product. */
function filesOf(data: CarData): string {
  const beside = readdirSync(dirname(data.file)).toSorted()
  return JSON.stringify(beside.map((name) => [name, readFileSync(join(dirname(data.file), name), 'utf8')]))
}

test.each([
  ['correction', 10, 5],
  ['fact', 4, 2],
  ['taking over', 4, 2],
] as const)(
  'killed before any step of a %s: the next start finds all as before, or all saved',
  async (...args) => {
    const [name, steps, late] = args
    const program = programOf(SAVES[name])
    const outcomes: string[] = []
    let isSaved = false
    for (let step = 0; !isSaved; step++) {
      const data = new CarData()
      const facts = name === 'taking over' ? data.unread('total-loss-threshold', 'ncb-gap') : []
      const before = filesOf(data)
      const path = relative(data.folder, data.file).replace(/\.json$/u, '.clauses.json')
      const { stdout, stderr, signal } = spawnSync(
        process.execPath,
        ['--input-type=module', '-', data.folder, path, String(step)],
        { input: program, encoding: 'utf8', env: { ...process.env, FACTS: JSON.stringify(facts) } },
      )
      isSaved = stdout === 'saved'
      if (!isSaved) expect([signal, stderr]).toEqual(['SIGKILL', ''])
      await DeskData.at(data.folder)
      expect(readdirSync(dirname(data.folder))).toEqual(['data'])
      outcomes.push(filesOf(data) === before ? 'before' : filesOf(data))
    }
    const saved = outcomes.filter((one) => one !== 'before')
    expect(outcomes).toEqual([...outcomes.filter((one) => one === 'before'), ...saved])
    expect(new Set(saved).size).toBe(1)
    expect(outcomes.length).toBeGreaterThan(steps)
    expect(saved.length).toBeGreaterThan(late)
  },
)
