import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keyOf } from '../../functions/write/record.ts'

import { ASHA, folder, inbox, open, put, useInbox } from './tried-inbox.ts'

useInbox()

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
    expect(await open.keys()).toEqual([])
  })

  test.each([
    ['its body is null', { body: null }],
    ['its body is a list', { body: ['x'] }],
    ['a field of it is null', { body: { message: null } }],
    ['it has the id of another', { id: 'a'.repeat(64) }],
    ['its id is no id', { id: '\u001B[2J' }],
    ['it has another day than its name', { received: '2026-11-02' }],
    ['it is a list', null],
  ])('a record is named where %s; list, export and forget go on', async (_what, damage) => {
    const [sound, damaged] = [await put('help', ASHA), await put('corrections', { message: 'x' })]
    const text = JSON.stringify(damage === null ? [damaged] : { ...damaged, ...damage })
    await writeFile(join(folder, 'entries/local/site:submissions-local', keyOf(damaged)), text)
    const named = { code: 1, err: expect.stringContaining(`${keyOf(damaged)}: cannot be read`) as string }
    const list = await inbox(['list'])
    expect(list).toMatchObject(named)
    expect(list.out).toMatch(new RegExp(`^.*${sound.id}.*\n$`, 'u'))
    expect(list.out + list.err).not.toContain('\u001B')
    for (const format of ['csv', 'ndjson']) {
      const given = await inbox(['export', '--format', format])
      expect(given).toMatchObject(named)
      expect(given.out).toContain(sound.id)
    }
    expect(await inbox(['forget', '--email', ASHA.email, '--yes'])).toMatchObject(named)
    expect(await open.keys()).toEqual([keyOf(damaged)])
  })
})
