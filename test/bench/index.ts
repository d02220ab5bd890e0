import { runAsProgram } from '../../build/cli/command.ts'
import { type Subcommand, subcommands } from '../../build/cli/subcommands.ts'

// List of what is measured: `npm run bench NAME`, one folder for each benchmark.

export const BENCHMARKS: Readonly<Record<string, Subcommand>> = {
  ingest: {
    about: 'how wordings are read',
    load: async () => (await import('./ingest/index.ts')).benchIngestCommand,
  },
  build: {
    about: 'a build, against the least possible',
    load: async () => (await import('./build.ts')).benchBuildCommand,
  },
  rebuild: {
    about: 'builds after a change',
    load: async () => (await import('./rebuild.ts')).benchRebuildCommand,
  },
  proof: {
    about: 'facts over real wordings, and what each construct of the proofs earns',
    load: async () => (await import('./proof/index.ts')).benchProofCommand,
  },
  desk: {
    about: 'keys for a fact at the reading desk, and the wait',
    load: async () => (await import('./desk/index.ts')).benchDeskCommand,
  },
  search: {
    about: 'relevance, against SQLite FTS5',
    load: async () => (await import('./search/index.ts')).benchSearchCommand,
  },
  query: {
    about: 'queries, against Fastify and SQLite FTS5',
    load: async () => (await import('./query/index.ts')).benchQueryCommand,
  },
}

export const benchCommand = subcommands({
  name: 'npm run bench',
  about: 'Measures one part of the service.',
  noun: 'benchmark',
  table: BENCHMARKS,
})

await runAsProgram(import.meta, benchCommand)
