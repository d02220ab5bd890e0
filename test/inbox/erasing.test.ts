import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { forget } from '../../build/inbox/forget.ts'
import { keyOf } from '../../functions/write/record.ts'
import { captured } from '../support/commands.ts'

import { ASHA, folder, inbox, open, put, useInbox } from './tried-inbox.ts'

// The inbox command. This module: erasing submissions.

useInbox()

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
    const left = await open.keys()
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
      const left = await Promise.all((await open.keys()).map((key) => open.read(key)))
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
    expect(await open.keys()).toHaveLength(1)
  })

  test('is refused where nobody can be asked', async () => {
    await put('help', ASHA)
    expect(await inbox(['forget', '--email', ASHA.email])).toMatchObject({ code: 2, out: '' })
    expect(await open.keys()).toHaveLength(1)
  })

  test('says so where there is nothing to erase', async () => {
    await put('help', ASHA)
    const answer = await inbox(['forget', '--email', 'nobody@example.org', '--yes'])
    expect(answer).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing was erased: no submission has this email.'),
    })
    expect(await open.keys()).toHaveLength(1)
  })

  test('is not claimed of what is still there', async () => {
    const record = await put('help', ASHA)
    const inbox = { ...open, remove: () => Promise.resolve() }
    const kept = { name: 'a store that keeps', inbox, sweep: () => Promise.resolve(0) }
    const { terminal, written } = captured(null)
    expect(await forget(kept, { field: 'id', value: record.id }, true, terminal)).toBe(2)
    expect(written.err).toContain(`${keyOf(record)}: is still there; try again`)
    expect(written.out).not.toContain('Erased')
  })
})
