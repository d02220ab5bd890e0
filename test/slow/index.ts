import { spawnSync } from 'node:child_process'
import { type Command, type ExitCode, runAsProgram } from '../../build/cli/command.ts'
import { helpOf } from '../../build/cli/help.ts'
import { type Subcommand, subcommands } from '../../build/cli/subcommands.ts'

// Tests that take minutes, a browser or the npm registry: `npm run test:slow NAME`. `.ci/run` runs them all.

/** The tests of one project of vitest.config.ts; further words are options of vitest. */
function vitest(name: string, about: string, ...options: string[]): Subcommand {
  const command: Command = {
    name: `npm run test:slow ${name}`,
    help: helpOf({
      name: `npm run test:slow ${name}`,
      usage: ['[options of vitest]'],
      about: `Runs with vitest: ${about}.`,
      operands: [],
      options: {},
      notes: '',
      exitsWith1: 'a test fails',
    }),
    run: (typed, { out }) => {
      if (typed.includes('--help')) out(command.help)
      else return Promise.resolve(run(['--project', name, ...options, ...typed]))
      return Promise.resolve(0)
    },
  }
  return { about, load: () => Promise.resolve(command) }
}

function run(options: readonly string[]): ExitCode {
  const args = ['run', '--config', 'test/slow/vitest.config.ts', ...options]
  return spawnSync('node_modules/.bin/vitest', args, { stdio: 'inherit' }).status === 0 ? 0 : 1
}

export const SLOW_TESTS: Readonly<Record<string, Subcommand>> = {
  long: vitest('long', 'what is listed in test/slow/long-tests.ts'),
  // One browser at a time: pages are measured, and machines are small.
  browser: vitest('browser', "pages in Debian's chromium at /usr/bin/chromium", '--no-file-parallelism'),
  hosts: vitest('hosts', 'a copy behind nginx and Python'),
  workers: {
    about: 'the service on Cloudflare Workers, whose runtime is from the npm registry',
    load: async () => (await import('../servers/workers.ts')).workersCommand,
  },
  faults: vitest('faults', 'full disks, damaged caches, killed workers'),
  kill: {
    about: 'builds killed at any moment',
    load: async () => (await import('../crash/kill-build.ts')).killCommand,
  },
  'sync-kill': {
    about: 'copies killed at any moment',
    load: async () => (await import('../crash/kill-sync.ts')).syncKillCommand,
  },
  storm: {
    about: 'submissions to a preview that is killed',
    load: async () => (await import('../load/storm.ts')).stormCommand,
  },
  mcp: {
    about: 'the official MCP tests, from the npm registry',
    load: async () => (await import('../serve/mcp/conformance.ts')).conformanceCommand,
  },
  openapi: {
    about: 'the interface description, with two linters from the npm registry',
    load: async () => (await import('../netlify/lint-openapi.ts')).lintOpenapiCommand,
  },
  clients: {
    about: 'clients made by four generators from the npm registry',
    load: async () => (await import('../netlify/clients/index.ts')).testClientsCommand,
  },
  bundles: {
    about: 'the functions as the platform bundles them, with its bundler from the npm registry',
    load: async () => (await import('../netlify/bundles.ts')).checkBundlesCommand,
  },
}

export const slowCommand = subcommands({
  name: 'npm run test:slow',
  about: 'Runs tests that npm test leaves out.',
  noun: 'slow test',
  table: {
    ...SLOW_TESTS,
    all: { about: 'all of these, one after another', load: () => Promise.resolve(ALL) },
  },
})

const ALL: Command = {
  ...slowCommand,
  run: async (args, terminal) => {
    const failed: string[] = []
    for (const [name, { load }] of Object.entries(SLOW_TESTS)) {
      terminal.err(`== ${name}\n`)
      if ((await (await load()).run(args, terminal)) !== 0) failed.push(name)
    }
    terminal.err(failed.length === 0 ? 'all passed\n' : `failed: ${failed.join(', ')}\n`)
    return failed.length === 0 ? 0 : 1
  },
}

await runAsProgram(import.meta, slowCommand)
