import { describe, expect, test } from 'vitest'
import { inboxCommand } from '../../build/inbox/index.ts'
import { temporaryFolder } from '../support/built.ts'

/** What the command writes, complains of and ends with where somebody would agree to anything. */
async function run(args: readonly string[], environment = {}) {
  const said = { out: '', err: '' }
  const code = await inboxCommand(args, environment, {
    write: (text) => void (said.out += text),
    complain: (text) => void (said.err += text),
    ask: () => Promise.resolve('yes'),
  })
  return { code, ...said }
}

describe('the command line', () => {
  test('--help tells every command and ends with 0', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    for (const word of ['list', 'show', 'export', 'forget', '--context']) expect(out).toContain(word)
  })

  test.each([
    [[], 'no command'],
    [['tidy'], 'no command "tidy"'],
    [['list', 'more'], 'takes no "more"'],
    [['list', '--yes'], 'takes no --yes'],
    [['list', '--colour'], 'colour'],
    [['show'], 'one ID'],
    [['export', '--format', 'xlsx'], '--format ndjson or --format csv'],
    [['forget', '--yes'], 'one of --id, --email and --phone'],
    [['forget', '--id', 'abc', '--email', 'a@b'], 'one of --id, --email and --phone'],
    [['forget', '--id', 'abc'], '64 characters'],
    [['forget', '--email', '', '--yes'], 'whole e-mail address'],
    [['forget', '--phone', '', '--yes'], 'six digits'],
    [['list', '--context', 'production'], 'give one of them'],
  ])('%j is refused with 2: %s', async (args, part) => {
    const { code, out, err } = await run([...args, '--inbox', temporaryFolder('inbox')])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(part)
  })

  test.each([
    [['list', '--context', 'production'], {}, 'needs both'],
    [['list'], { NETLIFY_SITE_ID: 'site' }, 'needs both'],
    [['list'], { NETLIFY_AUTH_TOKEN: 'token' }, 'needs both'],
    [['list', '--inbox', '/nowhere/at/all'], {}, '/nowhere/at/all: no inbox stands there'],
    [
      ['list', '--inbox', 'test/golden'],
      {},
      'test/golden: no inbox stands there (no file .submissions in it)',
    ],
    [['forget', '--id', '0'.repeat(64), '--inbox', 'data'], {}, 'data: no inbox stands there'],
    [['list', '--inbox', ''], {}, '--inbox: is empty'],
    [['list', '--inbox', ' '], {}, '--inbox: is empty'],
  ])('%j with %j is refused: %s', async (args, environment, part) => {
    const { code, out, err } = await run(args, environment)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(part)
  })
})
