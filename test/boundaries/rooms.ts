/** A folder of the project and what it is for. */
export interface Room {
  /** The folder; `build` is the few loose files in it. */
  readonly path: string
  readonly purpose: string
}

/** THE LIST of rooms. A room imports itself, packages and the rooms listed before it; `npm run lint` checks it. */
export const ROOMS: readonly Room[] = [
  {
    path: 'build/contract',
    purpose: 'what is promised: operations, shapes, error codes, limits, words of search; no I/O',
  },
  { path: 'functions', purpose: 'what runs deployed: queries, submissions, MCP, every refusal' },
  {
    path: 'build/serve/mirror',
    purpose: '/mirror.mjs: copies a release, verifies and serves the copy; functions and contract only',
  },
  { path: 'build/serve/client', purpose: '/client.js: every GET, from a live site or from a bare copy' },
  { path: 'build/cli', purpose: 'what every command shares: options, help, exit codes, progress' },
  { path: 'build/check/dataset', purpose: 'files of data/ to records in memory, and back to their canonical form' },
  { path: 'build/check/proof', purpose: 'quotes, numbers and absence, proven against the words of clauses' },
  { path: 'build/check/rules', purpose: 'what must hold in and between records: one entry per rule' },
  { path: 'build/publish/store', purpose: 'SQLite; all SQL is here' },
  { path: 'build/pipeline/cache', purpose: 'what earlier builds found and made, kept by content' },
  { path: 'build/pipeline/output', purpose: 'files written safely: staged, locked, renamed, pruned' },
  { path: 'build/publish/answers', purpose: 'records to the bodies of precomputed answers' },
  { path: 'build/publish/index-files', purpose: 'the files under /index/ that queries and offline copies read' },
  { path: 'build/publish/description', purpose: 'OpenAPI, JSON Schemas and the examples in them' },
  { path: 'build/publish/site', purpose: 'pages for people, their Markdown twins, llms.txt' },
  {
    path: 'build/publish/release',
    purpose: 'what a copy needs: manifest, lists, signature, archives, SQLite, NDJSON, changes',
  },
  { path: 'build/pipeline', purpose: 'every file made, or kept where nothing changed; crews of workers' },
  { path: 'build', purpose: 'the build itself: check, make, report' },
  { path: 'build/serve/preview', purpose: 'npm start: serves public/ and the functions as netlify.toml says' },
  {
    path: 'build/ingest',
    purpose: 'npm run ingest and suggest: wordings, forms and product lists become records',
  },
  { path: 'build/serve/mcp', purpose: 'npm run mcp: the MCP server over standard input and output, from a copy' },
  { path: 'build/inbox', purpose: 'npm run inbox: lists, exports and erases submissions' },
  { path: 'test', purpose: 'everything that only checks or measures' },
]

/** The room a file is in: the longest path that holds it, or null outside every room. */
export function roomOf(file: string): number | null {
  let found: number | null = null
  for (const [index, { path }] of ROOMS.entries()) {
    if (!file.startsWith(`${path}/`)) continue
    if (path === 'build' && file.split('/').length > 2) continue
    if (found === null || path.length > (ROOMS[found]?.path.length ?? 0)) found = index
  }
  return found
}
