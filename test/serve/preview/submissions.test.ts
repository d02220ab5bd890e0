import { BODY_LIMIT } from '../../../build/contract/limits.ts'
import { mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { BlobsServer } from '@netlify/blobs/server'
import { openInbox, removeUnfinished } from '../../../build/serve/preview/submission-store.ts'
import type { Preview } from '../../../build/serve/preview/preview-server.ts'
import { type Inbox, inboxAt } from '../../../functions/write/inbox.ts'
import { recordOf } from '../../../functions/write/record.ts'
import { temporaryFolder } from '../../support/built.ts'
import { ask } from '../../support/http.ts'
import { KEY } from '../../support/submitting.ts'
import { Served } from '../../support/served.ts'

const served = new Served()
const HELP = { need: 'claim', consent: true, email: 'Asha@Example.org' }

let folder = ''
let open: Inbox
let preview: Preview
beforeEach(async () => {
  folder = join(temporaryFolder('inbox'), 'new')
  open = await openInbox(folder)
  preview = await served.start({ inbox: open })
})
afterEach(() => preview.close())

const post = (body: string, headers: Readonly<Record<string, string>> = {}, from = '127.0.0.1') =>
  ask(preview.port, '/api/v1/help', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    from,
    body,
  })

async function filesOf(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('through the preview', () => {
  test('twenty at once are stored once and get one receipt', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(JSON.stringify(HELP))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { id, received } = JSON.parse(answers[0]?.text ?? '') as { id: string; received: string }
    expect(await open.keys()).toEqual([`help/${received}/${id}`])
    expect(JSON.parse((await open.read(`help/${received}/${id}`)) ?? '')).toEqual({
      id,
      kind: 'help',
      received,
      body: HELP,
    })
  })

  test('nothing is kept of where it came from', async () => {
    const headers = { 'user-agent': 'tell-tale', cookie: 'tell-tale', 'x-forwarded-for': '203.0.113.9' }
    expect((await post(JSON.stringify(HELP), headers, '127.4.5.6')).status).toBe(200)
    const kept = await Promise.all((await filesOf()).map((path) => readFile(path, 'utf8')))
    expect(kept.join('\n')).toContain('Asha@Example.org')
    expect(kept.join('\n')).not.toMatch(/tell-tale|203\.0\.113\.9|127\.\d|localhost/u)
  })

  test('a body that announces too much is refused before any of it is sent', async () => {
    const head = `POST /api/v1/help HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
    for (const begun of [
      `${head}Content-Length: ${BODY_LIMIT + 1}\r\n\r\n`,
      `${head}Transfer-Encoding: chunked\r\n\r\n${(BODY_LIMIT + 1).toString(16)}\r\n${' '.repeat(BODY_LIMIT + 1)}\r\n`,
    ]) {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(preview.port, '127.0.0.1', () => socket.write(begun))
        socket.once('error', reject)
        socket.once('data', (bytes: Buffer) => {
          resolve(String(bytes))
          socket.destroy()
        })
      })
      expect(answer).toMatch(/^HTTP\/1\.1 404 /u)
      expect(answer).toContain('too large')
    }
    expect(await open.keys()).toEqual([])
  })

  test('without a store nothing is claimed', async () => {
    const bare = await served.start()
    const answer = await ask(bare.port, '/api/v1/help', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(HELP),
    })
    expect(answer.status).toBe(503)
    expect(JSON.parse(answer.text)).toMatchObject({ error: 'unavailable' })
    await bare.close()
  })
})

describe('the folder', () => {
  const record = recordOf('help', { need: 'buy', consent: true }, new Date(), KEY)
  const day = () => join(folder, 'entries/local/site:submissions-local/help', record.received)
  const put = () => open.put(record, new AbortController().signal)

  test('is marked as an inbox, at once and for good, though several open it', async () => {
    const mine = join(temporaryFolder('mine'), 'new')
    await Promise.all([openInbox(mine), openInbox(mine), openInbox(mine)])
    expect((await readdir(mine)).sort()).toEqual(['.gitignore', '.submissions'])
    await writeFile(join(mine, 'notes.txt'), 'put there later')
    await openInbox(mine)
  })

  test('is marked where it has submissions from before inboxes were marked', async () => {
    await put()
    await rm(join(folder, '.submissions'))
    await openInbox(folder)
    expect(await readdir(folder)).toContain('.submissions')
    expect(await open.keys()).toHaveLength(1)
  })

  test('is never one that holds other things', async () => {
    const theirs = temporaryFolder('theirs')
    await writeFile(join(theirs, 'letter.txt'), 'Dear Asha')
    await expect(openInbox(theirs)).rejects.toThrow(
      `${theirs} is not an inbox and has other files in it (letter.txt). Name a new or an empty folder with --inbox.`,
    )
    expect(await readdir(theirs)).toEqual(['letter.txt'])
  })

  test('is kept out of git, and leaves a folder that was there as it is', async () => {
    expect(await readFile(join(folder, '.gitignore'), 'utf8')).toBe('*\n')
    const mine = temporaryFolder('mine')
    await writeFile(join(mine, '.gitignore'), 'node_modules/\n')
    await openInbox(mine)
    expect(await readFile(join(mine, '.gitignore'), 'utf8')).toBe('node_modules/\n')
  })

  test('is listed whole even while files vanish in it', async () => {
    await put()
    await mkdir(join(day(), '..', '2000-01-01'))
    // A link to nothing is to a reader what a file is that was there a moment ago.
    for (const place of ['..', '.', '../2000-01-01']) await symlink('/nowhere', join(day(), place, '.gone'))
    expect(await open.keys()).toEqual([`help/${record.received}/${record.id}`])
  })

  test('is rid of writes that were killed, and of nothing else', async () => {
    await put()
    await writeFile(join(day(), '.half'), '{"id":')
    expect(await open.keys()).toHaveLength(1)
    expect(await removeUnfinished(folder)).toBe(1)
    expect(await readdir(day())).toEqual([record.id])
    await rm(folder, { recursive: true })
    expect(await removeUnfinished(folder)).toBe(0)
  })

  test('is one that the platform’s own tools read, and as a deployed site is read', async () => {
    const server = new BlobsServer({ directory: folder, token: 'token' })
    const { port } = await server.start()
    onTestFinished(() => server.stop())
    const site = { siteID: 'local', token: 'token', apiURL: `http://127.0.0.1:${port}` }
    await put()
    const remote = inboxAt({ name: 'submissions-local', ...site })
    const key = `help/${record.received}/${record.id}`
    expect(await remote.keys()).toEqual([key])
    expect(await remote.read(key)).toBe(JSON.stringify(record))
    expect(await inboxAt({ name: 'submissions-production', ...site }).keys()).toEqual([])
    await remote.remove(key)
    expect(await open.read(key)).toBeNull()
  })

  test('keeps nothing of a submission that is removed, nor what earlier versions wrote beside it', async () => {
    await put()
    const beside = join(folder, 'metadata/local/site:submissions-local/help', record.received)
    await mkdir(beside, { recursive: true })
    await writeFile(join(beside, record.id), '{}')
    await open.remove(`help/${record.received}/${record.id}`)
    expect((await filesOf()).map((path) => path.slice(folder.length + 1)).sort()).toEqual([
      '.gitignore',
      '.submissions',
    ])
  })
})
