import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../support/built.ts'

// npm start -- --watch: a saved record is served, a broken one is named and leaves the last good site up.

/** Waits until something holds; the test's own limit of time ends it where it never does. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 50))
}

interface Watching {
  readonly child: ChildProcess
  readonly said: { out: string; err: string }
  readonly origin: string
}

async function watching(here: string, data: string): Promise<Watching> {
  const program = resolve('build/serve/preview/index.ts')
  const args = ['--import', import.meta.resolve('tsx'), program, '--watch', '--data', data, '--port', '0']
  const child = spawn(process.execPath, args, { cwd: here, env: { ...process.env, URL: '' } })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'close')
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (bytes: Buffer) => (said.out += String(bytes)))
  child.stderr.on('data', (bytes: Buffer) => (said.err += String(bytes)))
  await until(() => said.out.includes('Watching:') || child.exitCode !== null)
  return { child, said, origin: /http:\/\/127\.0\.0\.1:\d+/u.exec(said.out)?.[0] ?? '' }
}

test('serves what is saved, and the last good site while a record is broken', async () => {
  const here = temporaryFolder('watched')
  const data = join(here, 'data')
  cpSync('test/golden/data', data, { recursive: true })
  // The insurers are in a dataset that this one extends.
  mkdirSync(join(here, 'below'))
  renameSync(join(data, 'insurers'), join(here, 'below/insurers'))
  const dataset = readFileSync(join(data, 'dataset.json'), 'utf8')
  writeFileSync(
    join(data, 'dataset.json'),
    dataset.replace(/^ {2}"data_date"/mu, '  "extends": "../below",\n$&'),
  )
  // A repository, and a file that an editor has open.
  mkdirSync(join(data, '.git/objects/0a'), { recursive: true })
  writeFileSync(join(data, '.git/objects/0a/1'), 'x')
  writeFileSync(join(data, 'products/sample-heron/.tyre-cover.json.swp'), 'x')
  const { said, origin } = await watching(here, data)
  const names = async (path: string) => (await (await fetch(origin + path)).text()).includes('Saved Again')
  const file = join(data, 'products/sample-heron/tyre-cover.json')
  const text = readFileSync(file, 'utf8')

  // Saved as editors do: beside its place, then renamed.
  writeFileSync(join(here, 'new.json'), text.replace(/"name": "[^"]*"/u, '"name": "Saved Again"'))
  renameSync(join(here, 'new.json'), file)
  // A query, which functions answer from what they keep in memory, and a file.
  await until(() => names('/api/v1/policies?q=saved'))
  await until(() => names('/api/v1/policies/index.json'))

  writeFileSync(file, text.replace('"status": "active"', '"status": "broken"'))
  await until(() => said.err.includes('the last one without errors'))
  await until(() => said.err.includes('/status: '))
  await until(() => names('/api/v1/policies?q=saved'))

  writeFileSync(file, text)
  await until(async () => !(await names('/api/v1/policies/index.json')))

  const insurer = join(here, 'below/insurers/sample-heron.json')
  writeFileSync(insurer, readFileSync(insurer, 'utf8').replace(/"name": "[^"]*"/u, '"name": "Saved Again"'))
  await until(() => names('/api/v1/insurers'))
})
