/** A folder of the project and what it is for. */
export interface Room {
  readonly path: string
  readonly purpose: string
  /** The rooms it may import; without it, every room listed before. */
  readonly only?: readonly string[]
}

/**
 * THE LIST of rooms, in the order the data flows. A room imports itself, packages and rooms listed before it;
 * `npm run lint` checks it.
 */
export const ROOMS: readonly Room[] = [
  {
    path: 'build/contract',
    purpose: 'promises: operations, schemas, errors, limits, addresses, rules; no I/O',
  },
  {
    path: 'build/search',
    purpose: 'a library: words, thesaurus, spelling, query to concepts, ranking, snippets; no I/O',
  },
  {
    path: 'build/view',
    purpose: 'what pages are drawn from, in the build and in functions: tags, HTML, parts of pages; no I/O',
  },
  {
    path: 'build/files',
    purpose: 'digests, locks, folders and marks of processes: what several ask of a disk',
  },
  { path: 'build/cli', purpose: 'what every command shares: options, help, exit codes, progress' },
  {
    path: 'build/check/dataset',
    purpose: 'files of data/ to records in memory, and back to their canonical form',
  },
  { path: 'build/check/proof', purpose: 'quotes, numbers and absence, proven against the words of clauses' },
  { path: 'build/check/rules', purpose: 'what must hold in and between records: one entry per rule' },
  { path: 'build/check', purpose: 'npm run check: the dataset read and checked' },
  { path: 'build/publish/store', purpose: 'SQLite; all SQL is here' },
  { path: 'build/publish/answers', purpose: 'records to the bodies of precomputed answers' },
  {
    path: 'build/publish/index-files',
    purpose: 'the files under /index/ that queries and offline copies read',
  },
  { path: 'build/publish/description', purpose: 'OpenAPI, JSON Schemas and the examples in them' },
  { path: 'build/publish/site', purpose: 'pages for people, their Markdown versions, llms.txt' },
  {
    path: 'build/publish/release',
    purpose: 'what a copy needs: manifest, lists, signature, archives, SQLite, NDJSON, changes',
  },
  {
    path: 'functions',
    purpose: 'what runs deployed: queries, submissions, MCP, every refusal',
    only: ['build/contract', 'build/search', 'build/view'],
  },
  {
    path: 'build/serve/site',
    purpose: 'one server for the preview and a copy: files, ranges, answers of functions',
    only: ['build/contract', 'functions'],
  },
  {
    path: 'build/serve/mirror',
    purpose: '/mirror.mjs: copies a release, verifies and serves the copy',
    only: ['build/contract', 'build/search', 'build/files', 'build/serve/site', 'functions'],
  },
  {
    path: 'build/serve/client',
    purpose: '/client.js: every GET, from a live site or from a bare copy',
    only: ['build/contract', 'build/search', 'build/files', 'functions'],
  },
  { path: 'build/pipeline', purpose: 'npm run build: cached steps, workers, and the output written safely' },
  {
    path: 'build/serve/preview',
    purpose: 'npm start and npm run serve: public/ and the functions as netlify.toml says',
  },
  {
    path: 'build/serve/workers',
    purpose: 'the whole service on Cloudflare Workers, which deploy/wrangler.jsonc deploys',
    only: ['build/contract', 'build/serve/site', 'functions'],
  },
  {
    path: 'build/serve/mcp',
    purpose: '/mcp.mjs, which mirror.mjs mcp runs: the MCP server over standard input and output',
  },
  {
    path: 'build/ingest',
    purpose: 'npm run ingest and suggest: wordings, forms and product lists become records',
  },
  { path: 'build/inbox', purpose: 'npm run inbox: lists, exports and erases submissions' },
  {
    path: 'build/desk',
    purpose: 'npm run desk: the reading desk, a window in which a person reads wordings',
  },
  { path: 'test', purpose: 'everything that only checks or measures' },
]

/** The index of the room a file is in, or null outside every room. */
export function roomOf(file: string): number | null {
  const index = ROOMS.findIndex(({ path }) => file.startsWith(`${path}/`))
  return index === -1 ? null : index
}
