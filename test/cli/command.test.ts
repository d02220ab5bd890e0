import { resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { type ExitCode, command } from '../../build/cli/command.ts'
import {
  UsageError,
  flag,
  folder,
  optionalFolder,
  text,
  textOr,
  wholeNumber,
} from '../../build/cli/options.ts'
import { runCommand } from '../support/commands.ts'

const OPTIONS = {
  data: folder('data', 'the dataset'),
  site: optionalFolder('a built site'),
  format: text('F', 'the format'),
  host: textOr('127.0.0.1', 'H', 'the address'),
  port: wholeNumber(8888, 'the port', 65_535),
  yes: flag('do not ask'),
} as const

/** A command that writes what it was given, and ends as it is asked to. */
function sample(end: () => ExitCode = () => 0) {
  return command({
    name: 'npm run sample',
    usage: ['URL [options]', '--yes'],
    about: 'Does nothing.',
    operands: [['URL', 'the address of a site']],
    mostOperands: 1,
    options: OPTIONS,
    notes: 'A note.',
    exitsWith1: 'something is wrong',
    main: (values, terminal, operands) => {
      terminal.out(JSON.stringify({ ...values, operands }))
      return Promise.resolve(end())
    },
  })
}

const given = async (...args: string[]) => JSON.parse((await runCommand(sample(), ...args)).out) as object

describe('a command line', () => {
  test('has the default of everything that is left out', async () => {
    const values = { data: resolve('data'), host: '127.0.0.1', port: 8888, yes: false, operands: [] }
    expect(await given()).toEqual(values)
  })

  test('is read: values after a blank or an equals sign, flags, operands before and after options', async () => {
    expect(await given('u', '--data', 'd', '--site=s', '--format', 'csv', '--port=0', '--yes')).toEqual({
      data: resolve('d'),
      site: resolve('s'),
      format: 'csv',
      host: '127.0.0.1',
      port: 0,
      yes: true,
      operands: ['u'],
    })
    expect(await given('--yes', 'u')).toMatchObject({ yes: true, operands: ['u'] })
    expect(await given('--format=--yes')).toMatchObject({ format: '--yes', yes: false })
    expect(await given('--', '--yes')).toMatchObject({ yes: false, operands: ['--yes'] })
  })

  const ALLOWED = 'Allowed: --data, --site, --format, --host, --port, --yes, --help.'

  test.each([
    [['--colour'], `--colour is not an option of this command. ${ALLOWED}`],
    [['--colour', 'red'], `--colour is not an option of this command. ${ALLOWED}`],
    [['-y'], `-y is not an option of this command. ${ALLOWED}`],
    [['--constructor'], `--constructor is not an option of this command. ${ALLOWED}`],
    [['--no-yes'], `--no-yes is not an option of this command. ${ALLOWED}`],
    [['a', 'b'], '“b” is one argument too many.'],
    [['--data'], '--data needs a value: --data DIR.'],
    [['--data', '--yes'], '--data needs a value: --data DIR.'],
    [['--yes=1'], '--yes takes no value.'],
    [['--data', ''], '--data is empty. Name a folder, or leave the option out.'],
    [['--site', ' '], '--site is empty. Name a folder, or leave the option out.'],
    [['--port', 'x'], '--port x is not valid. Use a whole number from 0 to 65535.'],
    [['--port', '65536'], '--port 65536 is not valid. Use a whole number from 0 to 65535.'],
    [['--port', '1.5'], '--port 1.5 is not valid. Use a whole number from 0 to 65535.'],
  ])('%j is refused with 2: %s', async (args, message) => {
    expect(await runCommand(sample(), ...args)).toEqual({
      code: 2,
      out: '',
      err: `${message}\nnpm run sample -- --help explains the options.\n`,
    })
  })
})

describe('a command', () => {
  test('explains itself on standard output, whatever else is given', async () => {
    const { code, out, err } = await runCommand(sample(), '--yes', '--help')
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe(`Usage: npm run sample -- URL [options]
       npm run sample -- --yes

Does nothing.

  URL         the address of a site
  --data DIR  the dataset (default: data)
  --site DIR  a built site
  --format F  the format
  --host H    the address (default: 127.0.0.1)
  --port N    the port (default: 8888)
  --yes       do not ask
  --help      show this text

A note.

Exits with 0 when done, 1 when something is wrong, 2 when something else is wrong.
`)
  })

  test('breaks long help into lines beside its options', async () => {
    const long = command({
      name: 'npm run long',
      about: 'word '.repeat(30).trim(),
      options: { opt: flag('word '.repeat(40).trim()) },
      main: () => Promise.resolve(0),
    })
    const lines = long.help.split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBe(99)
    expect(lines.filter((line) => /^ {10}word/u.test(line))).toHaveLength(2)
    expect(long.help.match(/word/gu)).toHaveLength(70)
    expect(long.help).toContain('Exits with 0 when done, 2 when something else is wrong.')
  })

  test.each([0, 1, 2] as const)('ends with %i where it says so', async (code) => {
    expect((await runCommand(sample(() => code))).code).toBe(code)
  })

  test('ends with 2 and a message where it fails, with a stack trace only for DEBUG', async () => {
    const failing = sample(() => {
      throw new Error('The disk is on fire.')
    })
    expect(await runCommand(failing)).toMatchObject({ code: 2, err: 'The disk is on fire.\n' })
    vi.stubEnv('DEBUG', '1')
    const { err } = await runCommand(failing)
    vi.unstubAllEnvs()
    expect(err).toMatch(/^Error: The disk is on fire\.\n +at /u)
  })

  test('may refuse its command line itself', async () => {
    const refusing = sample(() => {
      throw new UsageError('Not like this.')
    })
    const err = 'Not like this.\nnpm run sample -- --help explains the options.\n'
    expect(await runCommand(refusing)).toMatchObject({ code: 2, err })
  })
})
