import { runAsProgram } from '../../build/cli/command.ts'
import { type Subcommand, subcommands } from '../../build/cli/subcommands.ts'

// Committed files that are made of the sample dataset: `npm run sample NAME`.

export const SAMPLES: Readonly<Record<string, Subcommand>> = {
  documents: {
    about: 'its wordings, laid out as PDF',
    load: async () => (await import('../ingest/sample-documents.ts')).sampleDocumentsCommand,
  },
  pictures: {
    about: 'the reading desk, drawn in Chromium',
    load: async () => (await import('../pictures/index.ts')).picturesCommand,
  },
}

export const sampleCommand = subcommands({
  name: 'npm run sample',
  about: 'Makes files again that show the sample dataset.',
  noun: 'kind of file',
  table: SAMPLES,
})

await runAsProgram(import.meta, sampleCommand)
