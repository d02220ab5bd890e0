import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { seededRandom } from '../support/random.ts'
import { CAR, CarData } from './car-desk.ts'

const KEY = 'total-loss-threshold'

/** A program that takes a fact out and saves it again until it is killed, as plain JavaScript: it starts faster. */
function savingForEver(folder: string): string {
  const contents = `
    import { DeskData } from './build/desk/desk-data.ts'
    import { saveFact } from './build/desk/save-fact.ts'
    const data = await DeskData.at(${JSON.stringify(folder)})
    let { subject, digest } = data.read('${CAR}')
    const fact = subject.product.facts.find(({ key }) => key === '${KEY}')
    for (let n = 0; ; n++) {
      ;({ digest } = saveFact(data, { uin: '${CAR}', key: '${KEY}', digest, fact: n % 2 === 0 ? null : fact }))
      process.stdout.write('.')
    }`
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

test('killed while saving, 20 times: the file is the one before or the one after, whole', async () => {
  const data = new CarData()
  const after = data.text
  data.unread(KEY)
  const before = data.text
  const program = savingForEver(data.folder)
  const random = seededRandom(25)
  const seen = new Set<string>()
  for (let n = 0; n < 20; n++) {
    data.write(JSON.parse(after) as never)
    const saving = spawn(process.execPath, ['--input-type=module', '-'])
    saving.stdin.end(program)
    // After one save or a few, on however slow a machine: it takes the fact out, then saves it again.
    for (let saves = 0, wanted = 1 + (n % 4); saves < wanted;)
      saves += String((await once(saving.stdout, 'data'))[0]).length
    await new Promise((resolve) => setTimeout(resolve, random() * 20))
    saving.kill('SIGKILL')
    await once(saving, 'exit')
    expect([before, after]).toContain(data.text)
    seen.add(data.text)
  }
  expect(seen.size).toBe(2)
})
