import { FRAME, FUNCTION_PAGES } from '../../build/contract/function-pages.ts'
import { ANSWER_PAGES } from '../../build/contract/markdown-alternates.ts'
import { MCP_PATH, MCP_SERVER, toolName } from '../../build/contract/mcp.ts'
import { OPENAPI_PATH, PATHS } from '../../build/contract/paths.ts'
import type { Samples } from '../requests/samples.ts'
import type { Wire } from '../support/http.ts'
import { answer, headerProblems } from './file-points.ts'
import type { Point } from './points.ts'

/** Query that each page of a function is asked, and the part it must hold whatever the data says. */
const PAGES: Readonly<
  Record<
    keyof typeof FUNCTION_PAGES,
    (samples: Samples) => readonly [query: string, part: string, status?: 404]
  >
> = {
  search: ({ read }) => [`q=${encodeURIComponent(read.uin)}`, `href="${ANSWER_PAGES.getPolicy(read.uin)}`],
  report: ({ read }) => [uinOf(read), `action="${PATHS.reportCorrection}"`],
  help: ({ read }) => [uinOf(read), `action="${PATHS.requestHelp}"`],
  changed: ({ read }) => [uinOf(read), `href="${ANSWER_PAGES.getPolicy(read.uin)}"`],
  sheet: ({ read }) => [uinOf(read), `href="${ANSWER_PAGES.getPolicy(read.uin)}`],
  letter: ({ read }) => [uinOf(read), read.uin],
  compared: ({ read, other }) =>
    other === null
      ? ['', '<h1>', 404]
      : [`${uinOf(read)}&${uinOf(other)}`, `href="${ANSWER_PAGES.getPolicy(other.uin)}`],
}

function uinOf({ uin }: { readonly uin: string }): string {
  return `uin=${encodeURIComponent(uin)}`
}

/** Points of what functions answer beside the interface: pages, the choice of a format, agents, other spellings. */
export const PAGE_POINTS: readonly Point[] = [
  ...(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((name): Point => ({
    name: `the page ${FUNCTION_PAGES[name]}`,
    check: async (wire, { samples, isCopy }) => {
      const [query, own, must = 200] = PAGES[name](samples)
      // A submission to a copy would be lost.
      const part = isCopy && own.startsWith('action=') ? 'stores nothing' : own
      const path = `${FUNCTION_PAGES[name]}?${query}`
      const { status, headers, text } = await wire.send({ method: 'GET', path })
      const type = headers['content-type'] ?? 'nothing'
      const wrong = [
        ...(status === must ? [] : [`answered ${status}`]),
        ...(/^text\/html; ?charset=utf-8$/iu.test(type) ? [] : [`is called ${type}`]),
        ...((await isFramed(wire, text)) ? [] : ['is not in the frame of the site’s pages']),
        ...(text.includes(part) ? [] : [`does not hold ${part}`]),
        ...headerProblems(headers),
      ]
      return answer(wrong, `${status}; ${type}; ${text.length} characters`)
    },
  })),
  {
    name: 'what Accept and Accept-Encoding change is named in Vary',
    check: async (wire, { samples }) => {
      const wrong: string[] = []
      for (const path of variedPaths(samples))
        for (const [name, values] of Object.entries(VARIED)) {
          const all = await Promise.all(
            values.map((value) =>
              wire.send({ method: 'GET', path, headers: { accept: '*/*', [name]: value } }),
            ),
          )
          const differ = new Set(all.map(({ bytes }) => bytes.toString('latin1'))).size > 1
          const unnamed = all.some(({ headers }) => !hasWord(headers['vary'] ?? '', name))
          if (differ && unnamed) wrong.push(`${path} differs by ${name} and does not say so`)
        }
      return answer(wrong, `${variedPaths(samples).length} addresses asked`)
    },
  },
  {
    name: 'agents are answered: initialize, and a call',
    notOnCopy: 'a copy has no endpoint for agents; mirror.mjs mcp answers from one',
    check: async (wire, { samples }) => {
      const params = {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'verify', version: '1' },
      }
      const begun = await rpc(wire, 'initialize', params)
      const called = await rpc(wire, 'tools/call', { name: toolName('stats'), arguments: {} })
      const wrong = [
        ...(begun.includes(`"${MCP_SERVER}"`) ? [] : [`initialize: ${begun.slice(0, 200)}`]),
        ...(called.includes(samples.service.data_date)
          ? []
          : [`${toolName('stats')}: ${called.slice(0, 200)}`]),
      ]
      return answer(wrong, MCP_SERVER)
    },
  },
  {
    name: 'other spellings of /api lead to the one that is limited',
    notOnCopy: 'a copy has no limit',
    check: async (wire) => {
      const wrong: string[] = []
      for (const spelling of SPELLINGS) {
        const { status, headers } = await wire.send({ method: 'GET', path: `/${spelling}/v1/stats` })
        const to = new URL(headers['location'] ?? '/nowhere', wire.origin)
        if (status !== 301 || to.href !== `${wire.origin}${PATHS.stats}`)
          wrong.push(`/${spelling}: ${status}`)
      }
      return answer(wrong, `${SPELLINGS.length} spellings`)
    },
  },
]

const SPELLINGS = ['API', 'APi', 'ApI', 'Api', 'aPI', 'aPi', 'apI']

const VARIED = {
  accept: ['application/json', 'text/markdown', 'text/html'],
  'accept-encoding': ['identity', 'gzip', 'br'],
} as const

function variedPaths({ read, other }: Samples): string[] {
  const both = [read, other ?? read].map(({ uin }) => encodeURIComponent(uin)).join(',')
  return ['/', OPENAPI_PATH, `${PATHS.comparePolicies}?uins=${both}`, FUNCTION_PAGES.search]
}

function hasWord(list: string, word: string): boolean {
  return list.split(',').some((one) => one.trim().toLowerCase() === word)
}

/** Tells whether a page begins, goes on and ends as the frame does, with something of its own between. */
async function isFramed(wire: Wire, text: string): Promise<boolean> {
  const frame = await wire.send({ method: 'GET', path: FRAME.path })
  const [head = '', ...parts] = frame.text.split(/\{(?:title|words|content|alternates|languages)\}/u)
  let at = text.startsWith(head) ? head.length : -1
  for (const part of parts) at = at === -1 ? -1 : text.indexOf(part, at)
  return at !== -1 && text.endsWith(parts.at(-1) ?? '')
}

async function rpc(wire: Wire, method: string, params: object): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const { status, text } = await wire.send({ method: 'POST', path: MCP_PATH, headers, body })
  return status === 200 && !/"(?:error|isError)"/u.test(text) ? text : `answered ${status}: ${text}`
}
