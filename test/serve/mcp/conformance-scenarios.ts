/** A scenario of the official conformance tests in one revision. */
export interface Scenario {
  readonly name: string
  readonly revision: '2025-11-25' | '2026-07-28'
  /** The checks that fail because they ask for what the server does not have, each with the reason. */
  readonly cannotApply: Readonly<Record<string, string>>
}

const TEST_TOOL = 'asks for a tool that test servers have: it is not listed, so nothing can be checked'
const NO_STREAM = 'no stream is held open: a function would be cut off, and nothing changes but by a deploy'

/**
 * THE LIST of scenarios that apply to a stateless server with read-only tools. Those left out test sampling,
 * elicitation, roots, logging, subscriptions, tasks, sessions and authorisation, none of which it has, or use tools,
 * prompts and resources made for the tests (`tools-call-*`, `prompts-get-*`, `resources-read-*`, `completion-complete`).
 */
export const SCENARIOS: readonly Scenario[] = [
  { name: 'server-initialize', revision: '2025-11-25', cannotApply: {} },
  { name: 'ping', revision: '2025-11-25', cannotApply: {} },
  { name: 'tools-list', revision: '2025-11-25', cannotApply: {} },
  { name: 'dns-rebinding-protection', revision: '2025-11-25', cannotApply: {} },
  {
    name: 'server-stateless',
    revision: '2026-07-28',
    cannotApply: {
      'sep-2575-server-rejects-undeclared-capability': TEST_TOOL,
      'sep-2575-missing-capability-http-400': TEST_TOOL,
      'sep-2575-http-server-no-independent-requests-on-stream': TEST_TOOL,
      'sep-2575-server-no-log-without-loglevel': TEST_TOOL,
      'sep-2575-server-sends-subscription-ack': NO_STREAM,
      'sep-2575-server-tags-subscription-id': NO_STREAM,
    },
  },
  { name: 'tools-list', revision: '2026-07-28', cannotApply: {} },
  { name: 'dns-rebinding-protection', revision: '2026-07-28', cannotApply: {} },
  { name: 'http-header-validation', revision: '2026-07-28', cannotApply: {} },
  { name: 'server-sse-multiple-streams', revision: '2026-07-28', cannotApply: {} },
  { name: 'caching', revision: '2026-07-28', cannotApply: {} },
  { name: 'resources-list', revision: '2025-11-25', cannotApply: {} },
  { name: 'resources-list', revision: '2026-07-28', cannotApply: {} },
  { name: 'sep-2164-resource-not-found', revision: '2026-07-28', cannotApply: {} },
  { name: 'prompts-list', revision: '2025-11-25', cannotApply: {} },
  { name: 'prompts-list', revision: '2026-07-28', cannotApply: {} },
]
