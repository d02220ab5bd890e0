import { existsSync } from 'node:fs'
import { command, runAsProgram } from '../cli/command.ts'
import { UsageError, datasetFolder, flag, optionalFolder, text, wholeNumber } from '../cli/options.ts'
import { untilStopped } from '../serve/site/site-server.ts'
import { openChosen } from '../inbox/inbox-folder.ts'
import { DroppedFiles } from './drop/dropped-files.ts'
import { DeskData } from './desk-data.ts'
import { Pictures } from './pictures/pictures.ts'
import { agreementLines, agreementOf } from './readers.ts'
import { startDesk } from './desk-server.ts'

// The reading desk: a window on this machine in which a person reads a wording field by field. This module: the command.

export const deskCommand = command({
  name: 'npm run desk',
  about:
    'Serves the reading desk on this machine: for each field the page, what may answer it, and the findings of the build. Facts are saved into the dataset at once, in canonical form.',
  options: {
    data: datasetFolder(),
    documents: optionalFolder(
      'where the PDFs are; the desk knows them by their digests, and puts those it reads in there',
    ),
    port: wholeNumber(4700, 'the port; 0 takes any that is free', 65_535),
    inbox: optionalFolder('the inbox of a preview: its reports of wrong facts are put in the queue'),
    report: flag('print how far readers agree, by field and reader, and end'),
    day: text('DAY', "the day that second readings are given (default: the dataset's date)"),
  },
  notes: 'Ends when it is interrupted (Ctrl+C). What was accepted is saved; nothing else is kept.',
  main: async ({ data: path, documents, port, inbox, day, report }, terminal) => {
    if (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/u.test(day))
      throw new UsageError(`--day ${day} is not valid. Write it like 2026-08-31.`)
    const data = await DeskData.at(path)
    if (report) {
      const lines = agreementLines(agreementOf(data.products))
      terminal.out(`${lines.join('\n')}\n`)
      return 0
    }
    if (documents !== undefined && !existsSync(documents))
      throw new UsageError(`--documents ${documents} is not there. Make the folder, or name another.`)
    const pictures = new Pictures(documents)
    const dropped = new DroppedFiles(documents, pictures)
    const opened = inbox === undefined ? null : await openChosen({ inbox, context: undefined }, {})
    const ofDataset = data.catalogue.dataset.record.data_date
    const desk = { data, pictures, dropped, inbox: opened?.inbox ?? null, day: day ?? ofDataset }
    const { address, close } = await startDesk(desk, port)
    await untilStopped({ close }, () => terminal.out(`The reading desk is at ${address}\n`))
    return 0
  },
})

await runAsProgram(import.meta, deskCommand)
