import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { DeskData } from '../../build/desk/desk-data.ts'
import { CAR, CarData } from './car-desk.ts'

/** A program that names a clause otherwise, and is killed before a step that writes; as plain JavaScript. */
const PROGRAM =
  buildSync({
    stdin: {
      contents: `
        import fs from 'node:fs'
        import { syncBuiltinESMExports } from 'node:module'
        import { DeskData } from './build/desk/desk-data.ts'
        import { correctStructure, digestOf } from './build/desk/structure/correct-structure.ts'
        const [folder, path, step] = process.argv.slice(2)
        const data = await DeskData.at(folder)
        const [, { id }] = JSON.parse(fs.readFileSync(folder + '/' + path, 'utf8')).clauses
        let left = Number(step)
        for (const name of ['writeFileSync', 'copyFileSync', 'renameSync', 'rmSync']) {
          const own = fs[name]
          fs[name] = (...given) => {
            if (left-- <= 0) process.kill(process.pid, 'SIGKILL')
            return own(...given)
          }
        }
        syncBuiltinESMExports()
        const digest = digestOf(folder, path)
        await correctStructure(data, { uin: '${CAR}', document: 'wording', digest, clause: id, title: 'Another title' })
        process.stdout.write('saved')`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  }).outputFiles[0]?.text ?? ''

/** The files of the product. */
function filesOf(data: CarData): string {
  const beside = readdirSync(dirname(data.file)).toSorted()
  return JSON.stringify(beside.map((name) => [name, readFileSync(join(dirname(data.file), name), 'utf8')]))
}

test('killed before any step of a correction: the next start finds all files as before, or all corrected', async () => {
  const outcomes: string[] = []
  let saved = false
  for (let step = 0; !saved; step++) {
    const data = new CarData()
    const before = filesOf(data)
    const path = relative(data.folder, data.file).replace(/\.json$/u, '.clauses.json')
    const { stdout, signal } = spawnSync(
      process.execPath,
      ['--input-type=module', '-', data.folder, path, String(step)],
      { input: PROGRAM, encoding: 'utf8' },
    )
    saved = stdout === 'saved'
    if (!saved) expect(signal).toBe('SIGKILL')
    await DeskData.at(data.folder)
    expect(readdirSync(dirname(data.folder))).toEqual(['data'])
    outcomes.push(filesOf(data) === before ? 'before' : filesOf(data))
  }
  const corrected = outcomes.filter((one) => one !== 'before')
  expect(outcomes).toEqual([...outcomes.filter((one) => one === 'before'), ...corrected])
  expect(new Set(corrected).size).toBe(1)
  expect(outcomes.length).toBeGreaterThan(10)
  expect(corrected.length).toBeGreaterThan(5)
})
