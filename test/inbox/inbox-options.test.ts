import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inboxCommand } from '../../build/inbox/index.ts'
import { temporaryFolder } from '../support/built.ts'
import { captured } from '../support/commands.ts'

// The inbox command. This module: its options.

beforeEach(() => {
  vi.stubEnv('NETLIFY_SITE_ID', '')
  vi.stubEnv('NETLIFY_AUTH_TOKEN', '')
})
afterEach(() => vi.unstubAllEnvs())

/** What the command writes and ends with where a person would agree to anything. */
async function run(args: readonly string[]) {
  const { terminal, written } = captured('yes')
  return { code: await inboxCommand.run(args, terminal), ...written }
}

describe('the command line', () => {
  test('--help explains every task and ends with 0', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const word of ['list', 'show', 'export', 'forget', '--context']) expect(out).toContain(word)
  })

  test.each([
    [[], 'No task is given.'],
    [['tidy'], 'There is no task “tidy”.'],
    [['show', 'a', 'b'], 'one argument too many'],
    [['list', 'more'], 'takes no argument “more”'],
    [['list', '--yes'], 'does not take --yes'],
    [['list', '--colour'], 'colour'],
    [['show'], 'one ID'],
    [['export', '--format', 'xlsx'], '--format ndjson or --format csv'],
    [['forget', '--yes'], 'one of --id, --email and --phone'],
    [['forget', '--id', 'abc', '--email', 'a@b'], 'one of --id, --email and --phone'],
    [['forget', '--id', 'abc'], '64 characters'],
    [['forget', '--email', '', '--yes'], 'whole e-mail address'],
    [['forget', '--phone', '', '--yes'], 'six digits'],
    [['list', '--context', 'production'], 'Give one of them'],
  ])('%j is refused with 2: %s', async (args, part) => {
    const { code, out, err } = await run([...args, '--inbox', temporaryFolder('inbox')])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(part)
  })

  test.each([
    [['list', '--context', 'production'], {}, 'needs both'],
    [['list'], { NETLIFY_SITE_ID: 'site' }, 'needs both'],
    [['list'], { NETLIFY_AUTH_TOKEN: 'token' }, 'needs both'],
    [['list', '--inbox', '/nowhere/at/all'], {}, '/nowhere/at/all is not an inbox'],
    [['list', '--inbox', 'test/golden'], {}, 'test/golden is not an inbox: it has no file .submissions.'],
    [['forget', '--id', '0'.repeat(64), '--inbox', 'data'], {}, 'data is not an inbox'],
    [['list', '--inbox', ''], {}, '--inbox is empty'],
    [['list', '--inbox', ' '], {}, '--inbox is empty'],
  ])('%j with %j is refused: %s', async (args, environment, part) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    const { code, out, err } = await run(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(part)
  })
})
