import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FolderInbox, openInbox } from '../../build/serve/preview/submission-store.ts'
import { forget } from '../../build/inbox/forget.ts'
import { inboxCommand } from '../../build/inbox/index.ts'
import { type Fields, type SubmissionKind, keyOf, recordOf } from '../../functions/write/record.ts'
import { temporaryFolder } from '../support/built.ts'
import { captured } from '../support/commands.ts'
import { KEY } from '../support/submitting.ts'

let folder = ''
let open: FolderInbox
beforeEach(async () => {
  folder = temporaryFolder('inbox')
  open = await openInbox(folder)
})
afterEach(() => open.close())

async function put(kind: SubmissionKind, body: Fields, day = '2026-11-20') {
  const record = recordOf(kind, body, new Date(`${day}T12:00:00Z`), KEY)
  await open.inbox.put(record, new AbortController().signal)
  return record
}

/** What the command writes and ends with; `answer` is what a person at the terminal says, null where nobody is. */
async function inbox(args: readonly string[], answer: string | null = null) {
  const { terminal, written } = captured(answer)
  return { code: await inboxCommand.run([...args, '--inbox', folder], terminal), ...written }
}

const ASHA = { need: 'claim', consent: true, email: 'Asha@Example.org', phone: '+91 (98765) 43-210' } as const

describe('reading', () => {
  test('an empty inbox is empty', async () => {
    expect(await inbox(['list'])).toMatchObject({ code: 0, out: '', err: `Inbox: ${folder}\n0 in all\n` })
    expect(await inbox(['export', '--format', 'ndjson'])).toMatchObject({ code: 0, out: '' })
  })

  test('list gives a line each, oldest first, none of which can control a terminal', async () => {
    const later = await put('corrections', { message: 'x\u001B[2J\u009Bx\u202Ex\nsecond\u200Dline' })
    const first = await put('help', ASHA, '2026-11-19')
    const { code, out } = await inbox(['list'])
    const lines = out.split('\n')
    expect(code).toBe(0)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(new RegExp(`^2026-11-19 +help +${first.id} .*Asha@Example\\.org`, 'u'))
    expect(lines[1]).toContain(later.id)
    expect(lines[1]).toContain('second\u200Dline')
    expect(out.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202E]/u)
  })

  test('show gives one, and says where there is none', async () => {
    const record = await put('help', ASHA)
    const { code, out } = await inbox(['show', record.id.toUpperCase()])
    expect([code, JSON.parse(out)]).toEqual([0, record])
    expect(await inbox(['show', '0'.repeat(64)])).toMatchObject({ code: 1, out: '' })
  })

  test('NDJSON holds the records as they are stored', async () => {
    const records = [await put('help', ASHA, '2026-11-18'), await put('corrections', { message: 'a\nb' })]
    const { out } = await inbox(['export', '--format', 'ndjson'])
    expect(out.endsWith('\n')).toBe(true)
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((text) => JSON.parse(text) as unknown),
    ).toEqual(records)
  })

  test('CSV has a column for every field and no cell that a spreadsheet would run', async () => {
    const report = await put('corrections', {
      message: '=HYPERLINK("http://x","y")\nnext, line',
      key: '@SUM(1)',
    })
    const help = await put('help', { ...ASHA, name: '-2+3' }, '2026-11-21')
    const { out } = await inbox(['export', '--format', 'csv'])
    expect(out).toBe(
      [
        '"id","kind","received","need","consent","email","phone","name","city","uin","message","key","evidence"',
        `"${report.id}","corrections","2026-11-20","","","","","","","","'=HYPERLINK(""http://x"",""y"")\nnext, line","'@SUM(1)",""`,
        `"${help.id}","help","2026-11-21","claim","true","Asha@Example.org","'+91 (98765) 43-210","'-2+3","","","","",""`,
        '',
      ].join('\r\n'),
    )
  })

  test('CSV has no control but tabs and ends of lines, nor a formula after one', async () => {
    await put('corrections', { message: '\u0000=1+1', key: '\u200b@SUM(1)', evidence: 'a\u0000\u0007b\tc' })
    const { out } = await inbox(['export', '--format', 'csv'])
    const [, row = ''] = out.split('\r\n')
    expect(row.split(',').slice(-3)).toEqual(['"\'\uFFFD=1+1"', '"\'\u200b@SUM(1)"', '"a\uFFFD\uFFFDb\tc"'])
  })

  test('what cannot be read is named, and the rest is given', async () => {
    const [whole, half] = [await put('help', ASHA), await put('corrections', { message: 'x' })]
    await writeFile(join(folder, 'entries/local/site:submissions-local', keyOf(half)), '{"id":')
    const { code, out, err } = await inbox(['export', '--format', 'ndjson'])
    expect([code, JSON.parse(out)]).toEqual([1, whole])
    expect(err).toContain(`${keyOf(half)}: cannot be read`)
    expect(await inbox(['forget', '--email', 'asha@example.org', '--yes'])).toMatchObject({ code: 1 })
    expect(await inbox(['forget', '--id', half.id, '--yes'])).toMatchObject({ code: 0 })
    expect(await open.inbox.keys()).toEqual([])
  })
})

describe('erasing', () => {
  test.each([
    ['--email', ' ASHA@example.ORG', 2],
    ['--phone', '91 98765 43210', 1],
    ['--phone', '(+91)9876543210', 1],
    ['--phone', '9876543210', 1],
    ['--phone', '098765 43210', 1],
    ['--phone', '0091-98765-43210', 1],
  ])('by %s %s erases all of theirs and no other', async (option, value, count) => {
    await put('help', ASHA, '2026-11-01')
    await put('corrections', { message: 'x', email: 'asha@example.org' })
    const others = [
      await put('help', {
        need: 'buy',
        consent: true,
        email: 'asha@example.org.example',
        phone: '98765 4321',
      }),
      await put('corrections', { message: 'asha@example.org +91 98765 43210' }),
    ]
    const { code, out, asked } = await inbox(['forget', option, value, '--yes'])
    expect([code, asked]).toEqual([0, []])
    expect(out).toContain(`Erased ${count} submission`)
    const left = await open.inbox.keys()
    expect(left).toHaveLength(4 - count)
    expect(left).toEqual(expect.arrayContaining(others.map(keyOf)))
  })

  test.each([
    ['43210 98765', 1],
    ['9876543', 1],
    ['65432 10', 1],
    ['0987654321', 1],
    ['88765 43210', 1],
    ['90765 43210', 1],
    ['987-654-321', 0],
  ])(
    'by the number %s ends with %i where only +91 98765 43210 and 98765 4321 are stored',
    async (value, code) => {
      await put('help', ASHA)
      await put('help', { need: 'buy', consent: true, phone: '98765 4321' })
      expect(await inbox(['forget', '--phone', value, '--yes'])).toMatchObject({ code })
      const left = await Promise.all((await open.inbox.keys()).map((key) => open.inbox.read(key)))
      expect(left.some((text) => text?.includes(ASHA.phone))).toBe(true)
      expect(left).toHaveLength(code === 0 ? 1 : 2)
    },
  )

  test('by receipt leaves no word of it on the disk', async () => {
    const record = await put('help', ASHA)
    await writeFile(join(folder, 'entries/local/site:submissions-local/help/2026-11-20/.x'), ASHA.email)
    const { code, out } = await inbox(['forget', '--id', record.id], 'yes')
    expect(code).toBe(0)
    expect(out).toContain('Removed 1 file of writes that never finished.')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((one) => one.isFile()).map(({ name }) => name)
    expect(files.sort()).toEqual(['.gitignore', '.submissions'])
    for (const name of files) expect(await readFile(join(folder, name), 'utf8')).not.toContain(record.id)
  })

  test.each(['no', '', 'yess', 'n'])('asks, and %j cancels it', async (answer) => {
    const record = await put('help', ASHA)
    const { code, out, err, asked } = await inbox(['forget', '--email', ASHA.email], answer)
    expect(asked).toEqual(['Erase 1 submission for good? (yes/no) '])
    expect(out).toContain(record.id)
    expect([code, err]).toEqual([1, expect.stringContaining('Nothing was erased')])
    expect(await open.inbox.keys()).toHaveLength(1)
  })

  test('is refused where nobody can be asked', async () => {
    await put('help', ASHA)
    expect(await inbox(['forget', '--email', ASHA.email])).toMatchObject({ code: 2, out: '' })
    expect(await open.inbox.keys()).toHaveLength(1)
  })

  test('says so where there is nothing to erase', async () => {
    await put('help', ASHA)
    const answer = await inbox(['forget', '--email', 'nobody@example.org', '--yes'])
    expect(answer).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing was erased: no submission has this email.'),
    })
    expect(await open.inbox.keys()).toHaveLength(1)
  })

  test('is not claimed of what is still there', async () => {
    const record = await put('help', ASHA)
    const inbox = { ...open.inbox, remove: () => Promise.resolve() }
    const kept = {
      name: 'a store that keeps',
      inbox,
      sweep: () => Promise.resolve(0),
      close: () => open.close(),
    }
    const { terminal, written } = captured(null)
    expect(await forget(kept, { field: 'id', value: record.id }, true, terminal)).toBe(2)
    expect(written.err).toContain(`${keyOf(record)}: is still there; try again`)
    expect(written.out).not.toContain('Erased')
  })
})
