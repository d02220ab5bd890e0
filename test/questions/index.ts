import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { baseUrlFrom } from '../../build/cli/base-url.ts'
import { type ExitCode, command, runAsProgram } from '../../build/cli/command.ts'
import { UsageError, datasetFolder, flag, text, textOr } from '../../build/cli/options.ts'
import type { Terminal } from '../../build/cli/terminal.ts'
import { build } from '../../build/pipeline/index.ts'
import { startPreview } from '../../build/serve/preview/preview-server.ts'
import { connectTo } from '../serve/mcp/client.ts'
import { temporaryFolder } from '../support/built.ts'
import type { Consumer } from './consumer.ts'
import { HttpConsumer } from './http-consumer.ts'
import { McpConsumer } from './mcp-consumer.ts'
import { QUESTIONS } from './questions.ts'
import { WORDS, type Words } from './words.ts'

// Questions of a consumer. This module: the command `npm run questions`.

/** Asks all questions; gives how many were not answered. */
async function asked(consumer: Consumer, words: Words, terminal: Terminal): Promise<number> {
  let open = 0
  for (const [at, { asks, answer, atMost = Infinity, atMostCalls = Infinity }] of QUESTIONS.entries()) {
    terminal.out(`\n${at + 1}. ${asks(words)}\n`)
    const outcome = await answer(consumer, words).catch((error: unknown) => error as Error)
    for (const request of consumer.requests.splice(0)) terminal.out(`   ${request}\n`)
    const tokens = consumer.heard.splice(0).map((text) => encode(text).length)
    const total = tokens.reduce((sum, count) => sum + count, 0)
    const limit = Number.isFinite(atMost) ? `, at most ${atMost} through MCP` : ''
    terminal.out(`   ${tokens.length} calls, ${total} tokens (${tokens.join(' + ')})${limit}\n`)
    if (outcome instanceof Error) {
      open += 1
      terminal.out(`   NOT ANSWERED: ${outcome.message}\n`)
    } else if (consumer instanceof McpConsumer && total > atMost) {
      open += 1
      terminal.out(`   ANSWERED IN TOO MANY TOKENS\n`)
    } else if (tokens.length > atMostCalls) {
      open += 1
      terminal.out(`   ANSWERED IN TOO MANY CALLS\n`)
    } else terminal.out(`   ${line(outcome.says)}\n   “${line(outcome.quote)}”\n   (${outcome.source})\n`)
  }
  terminal.out(`\n${QUESTIONS.length - open} of ${QUESTIONS.length} answered\n`)
  return open
}

/** Words on one line, long ones cut where a person has seen enough. */
function line(words: string): string {
  const spaced = words.replace(/\s+/gu, ' ').trim()
  return spaced.length > 300 ? `${spaced.slice(0, 300)}…` : spaced
}

async function askSite(origin: string, words: Words, byMcp: boolean, terminal: Terminal): Promise<ExitCode> {
  if (!byMcp) return (await asked(await HttpConsumer.of(origin), words, terminal)) === 0 ? 0 : 1
  const connected = await connectTo(origin, '2026-07-28')
  try {
    return (await asked(await McpConsumer.of(connected), words, terminal)) === 0 ? 0 : 1
  } finally {
    await connected.client.close()
  }
}

/** Builds a dataset, serves it on this machine without a rate limit, and asks there. */
async function askDataset(data: string, words: Words, byMcp: boolean, terminal: Terminal): Promise<ExitCode> {
  const out = temporaryFolder('questions')
  const preview = await startPreview({ folder: out, limit: false })
  try {
    // Built when it is already served: the answers name the address they are served at.
    const code = await build({ data, out, baseUrl: preview.origin })
    return code === 0 ? await askSite(preview.origin, words, byMcp, terminal) : code
  } finally {
    await preview.close()
  }
}

function wordsFor(name: string): Words {
  if (Object.hasOwn(WORDS, name)) return WORDS[name as keyof typeof WORDS]
  throw new UsageError(`--words ${name} is not known. Use one of: ${Object.keys(WORDS).join(', ')}.`)
}

export const questionsCommand = command({
  name: 'npm run questions',
  about:
    'Asks the service the questions of a consumer as a program that has never seen it: by GETs from /llms.txt alone, or through MCP alone. Prints each question, the requests with the tokens of their answers, and the answer with its quote.',
  options: {
    data: datasetFolder('the dataset that is built and asked'),
    'base-url': text('URL', 'ask a site that is already served instead of building one'),
    words: textOr(
      'sample',
      'NAME',
      'how the questions are worded: sample for data/, public for a dataset of the public lists',
    ),
    mcp: flag('ask through MCP instead of by GETs'),
  },
  exitsWith1: 'a question is not answered',
  main: ({ data, 'base-url': baseUrl, words, mcp }, terminal) =>
    baseUrl === undefined
      ? askDataset(data, wordsFor(words), mcp, terminal)
      : askSite(baseUrlFrom(baseUrl, baseUrl), wordsFor(words), mcp, terminal),
})

await runAsProgram(import.meta, questionsCommand)
