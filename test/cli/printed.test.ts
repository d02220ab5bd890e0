import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkCommand } from '../../build/check/index.ts'
import { command } from '../../build/cli/command.ts'
import { runCommand } from '../support/commands.ts'
import { broken } from './broken-dataset.ts'

// Data that a command prints never control the terminal.

/** Prints a text as a command does. */
async function printed(text: string) {
  const made = command({
    name: 'npm run sample',
    about: 'Writes.',
    options: {},
    main: (_, terminal) => {
      terminal.out(text)
      terminal.err(text)
      throw new Error(text)
    },
  })
  return await runCommand(made)
}

describe('a command prints', () => {
  test.each([
    ['ESC', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
    ['other C0 controls', '\r\u0000\u0007\u0008', '\\u000d\\u0000\\u0007\\u0008'],
    ['C1 controls and DEL', '\u007f\u0085\u009b2J', '\\u007f\\u0085\\u009b2J'],
    ['controls of direction', '\u202e01\u202c\u2066\u200f\u061c', '\\u202e01\\u202c\\u2066\\u200f\\u061c'],
    [
      'tags, fillers and letters of no width',
      '\u{e0031}\u3164\u200b\ufeff',
      '\\udb40\\udc31\\u3164\\u200b\\ufeff',
    ],
    ['separators of lines and paragraphs', '\u2028\u2029', '\\u2028\\u2029'],
    ['half of a character', '\ud800', '\\ud800'],
  ])('%s as an escape of JSON', async (_, text, shown) => {
    expect(await printed(text)).toEqual({ code: 2, out: shown, err: `${shown}${shown}\n` })
  })

  test('lines, tabs, every script and its joiners as they are', async () => {
    const text = 'a\tb\r\nबी\u200dमा ₹ é العربية \ufe0f👍🏽\n'
    expect((await printed(text)).out).toBe(text)
  })

  test('JSON that still says the same', async () => {
    const record = { name: '\u001b[2J \u202e \u009b \u{e0031} “x”' }
    expect(JSON.parse((await printed(JSON.stringify(record))).out)).toEqual(record)
  })
})

test('a finding stays on its line, whatever a file is called', async () => {
  const data = broken((file) => writeFileSync(file('law/a\u001b[2J\n0 errors\u009b.json'), '{'))
  const { code, err } = await runCommand(checkCommand, '--data', data)
  expect(code).toBe(1)
  expect(err).toMatch(/law\/a\\u001b\[2J\\u000a0 errors\\u009b\.json/u)
})
