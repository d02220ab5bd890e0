import { PLATFORM } from '../contract/hosting.ts'
import { type ExitCode, command, runAsProgram } from '../cli/command.ts'
import { optionalFolder, text } from '../cli/options.ts'
import type { Terminal } from '../cli/terminal.ts'
import { forget } from './forget.ts'
import { type OpenInbox, openChosen } from './inbox-folder.ts'
import { csv, csvHead, line, ndjson, whole } from './print.ts'
import { readAll } from './search.ts'
import { type InboxTask, TASK_OPTIONS, taskOf } from './task.ts'

// The inbox: lists, exports and erases what people submitted; the command `npm run inbox`.

async function carryOut(open: OpenInbox, task: InboxTask, terminal: Terminal): Promise<ExitCode> {
  if (task.name === 'forget') return forget(open, task.by, task.yes, terminal)
  const { found, unreadable } = await readAll(open.inbox)
  for (const key of unreadable) terminal.err(`${key}: cannot be read as the submission of this name\n`)
  const records = found.map(({ record }) => record)
  if (task.name === 'show') {
    const record = records.find(({ id }) => id.startsWith(task.id))
    if (record === undefined)
      terminal.err('No submission has this id. npm run inbox -- list shows them all.\n')
    else terminal.out(whole(record))
    return record === undefined ? 1 : 0
  }
  if (task.name === 'list') {
    for (const record of records) terminal.out(line(record))
    terminal.err(`${records.length} in all\n`)
  } else {
    if (task.format === 'csv') terminal.data(csvHead())
    for (const record of records) terminal.data((task.format === 'csv' ? csv : ndjson)(record))
  }
  return unreadable.length === 0 ? 0 : 1
}

export const inboxCommand = command({
  name: 'npm run inbox',
  usage: [
    'list [options]',
    'show ID [options]',
    'export --format ndjson|csv [options]',
    'forget --id ID|--email E|--phone P [options]',
  ],
  about: 'Reads or erases what people submitted: help requests and correction reports.',
  operands: [
    ['list', 'one line per submission, oldest first'],
    ['show ID', 'one submission, whole'],
    ['export', 'all submissions, to standard output'],
    ['forget', 'erases one submission by its receipt, or all that gave an address or a number'],
  ],
  mostOperands: 2,
  options: {
    inbox: optionalFolder('the folder of a preview, which may be running (default: .inbox)'),
    context: text('NAME', 'which deploys of a site: production (default), deploy-preview, branch-deploy, …'),
    ...TASK_OPTIONS,
  },
  notes: `With ${PLATFORM.site} and ${PLATFORM.token} in the environment and no --inbox, the inbox of that deployed site is read. E-mail addresses are compared without regard to case, phone numbers by their last ten digits (shorter ones by all their digits). Free texts are not searched: look through an export for addresses and numbers that people wrote into a message.`,
  exitsWith1: 'nothing was found, erasing was cancelled or a submission could not be read',
  main: async (values, terminal, operands) => {
    const task = taskOf(operands, values)
    const open = await openChosen(values, process.env)
    terminal.err(`Inbox: ${open.name}\n`)
    return carryOut(open, task, terminal)
  },
})

await runAsProgram(import.meta, inboxCommand)
