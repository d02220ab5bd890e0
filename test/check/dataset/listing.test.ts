import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkCommand } from '../../../build/check/index.ts'
import { formatCommand } from '../../../build/check/format.ts'
import { DeskData } from '../../../build/desk/desk-data.ts'
import { DraftDataset } from '../../../build/ingest/draft-dataset.ts'
import { temporaryFolder } from '../../support/built.ts'
import { runCommand } from '../../support/commands.ts'

// Contents of a dataset's folder: files that may be there, and messages about the rest.

let data = ''

beforeEach(() => {
  data = join(temporaryFolder('listing'), 'data')
  cpSync(join(import.meta.dirname, '../rules/fixtures/valid'), data, { recursive: true })
})

function put(path: string, text = 'anything'): void {
  mkdirSync(dirname(join(data, path)), { recursive: true })
  writeFileSync(join(data, path), text)
}

const check = () => runCommand(checkCommand, '--data', data)

test('what repositories, file managers and editors leave in a dataset is passed over, wherever it is', async () => {
  for (const path of ['.git/objects/0a/1', '.git/law/x.json', '.gitignore', 'law/.keep', '.DS_Store'])
    put(path)
  for (const path of ['LICENSE', 'README', 'README.md', 'law/README.md', 'Thumbs.db', 'law/desktop.ini'])
    put(path)
  for (const path of ['law/.x.json.swp', 'law/x.json~', 'law/._x.json', 'forms/#1.json#']) put(path)
  symlinkSync('/dev/zero', join(data, 'law/.#x.json'))
  expect(await check()).toMatchObject({ code: 0, err: 'checked 2/2\n' })
  const dataset = await DraftDataset.at(data)
  expect(Object.values(dataset.listing.files).flat()).not.toContainEqual(
    expect.stringMatching(/(?:^|\/)\.|~/u),
  )
})

test.each(['law/x.jsom', 'README/x.json', 'law~/x.json', 'law/x.json.orig', 'law/readme.json/x'])(
  '%s is not passed over',
  async (path) => {
    put(path)
    expect(await check()).toMatchObject({ code: 1, err: expect.stringContaining(path) as string })
  },
)

describe('what no disk, or not every disk, can hold', () => {
  test.each([
    'insurers/con.json',
    'law/nul.json',
    'categories/COM1.json',
    'products/aux/x.json',
    'law/a:b.json',
  ])('the name %s is refused before the build refuses it', async (path) => {
    put(path, '{}\n')
    const { code, err } = await check()
    expect(code).toBe(1)
    expect(err).toMatch(/not every disk can hold a file of this name/u)
    await expect(DraftDataset.at(data)).rejects.toThrow('not every disk can hold')
  })
})

/** Ways in which something that is no file can be in a dataset. */
const NO_FILES: Readonly<Record<string, () => string>> = {
  'a link to a file without an end': () => {
    symlinkSync('/dev/zero', join(data, 'law/zero.json'))
    return 'law/zero.json'
  },
  'a pipe': () => {
    execFileSync('mkfifo', [join(data, 'law/pipe.json')])
    return 'law/pipe.json'
  },
  'a link to a folder elsewhere': () => {
    mkdirSync(join(data, '../elsewhere'))
    symlinkSync('../../elsewhere', join(data, 'products/sample-two'))
    return 'products/sample-two'
  },
}

describe.each(Object.entries(NO_FILES))('%s', (_what, plant) => {
  test('is reported by check without being read', () => {
    const path = plant()
    const args = ['--import', 'tsx', 'build/check/index.ts', '--data', data]
    const { status, stderr, signal } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect([status, signal]).toEqual([1, null])
    expect(stderr).toContain(`${path}: is `)
    expect(stderr).toContain('1 error, ')
  })

  test('stops the desk and ingest, by name', async () => {
    const path = plant()
    await expect(DeskData.at(data)).rejects.toThrow(path)
    await expect(DraftDataset.at(data)).rejects.toThrow(path)
  })
})

describe('what is in a file', () => {
  test.each([
    ['lists', '['.repeat(1_500_000) + ']'.repeat(1_500_000)],
    ['lists without an end', '['.repeat(3_000_000)],
    ['objects', '{"a":'.repeat(500_000) + '1' + '}'.repeat(500_000)],
  ])('%s, one in the other, stop the check with the name of the file', async (_what, text) => {
    put('synonyms.json', text)
    const { code, err } = await check()
    expect(code).toBe(1)
    expect(err).toMatch(/synonyms\.json.*\((?:json|schema)\)\n/u)
    expect(err).not.toContain('call stack')
  })

  test('CRLF line ends are called so, and format mends them', async () => {
    const path = join(data, 'dataset.json')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replaceAll('\n', '\r\n'))
    expect((await check()).err).toContain('dataset.json:1: has CRLF line ends')
    expect((await runCommand(formatCommand, '--data', data)).out).toMatch(/^dataset\.json: formatted\n/u)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })
})
