import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, sourcesDigest } from './sources.mjs'

// Starts a module of TypeScript, as a program or as a thread: node build/cli/start.mjs MODULE [options]. To load hundreds
// of modules takes longer than a small build, so they are made into a few files of JavaScript, once for the same sources.

/** The modules that are started so. */
const MODULES = ['build/pipeline/index', 'build/pipeline/worker', 'build/check/index']

/** The module that compiles schemas, and what is bundled in the place of ajv. */
const VALIDATORS = '../publish/description/validators.ts'
const COMPILED_AJV = join(ROOT, 'build/cli/compiled-ajv.mjs')

/** Folder of the files, with one for each state of the sources. */
const KEPT = join(ROOT, 'node_modules/.cache/insurance-information-service')
/** The file that holds the digest of the others. */
const WHOLE = 'whole'
/** Time that files of other sources are kept, in milliseconds: a program may still run from them. */
const A_DAY = 24 * 60 * 60 * 1000

/** The file to load for a module; where the disk keeps none, the module itself, with what loads TypeScript. */
async function fileOf(module) {
  // The files name the folder of the project, and a copy of it may have the same packages.
  const sources = sourcesDigest()
  const key = createHash('sha256').update(ROOT).update(sources).digest('hex').slice(0, 16)
  const folder = join(KEPT, key)
  try {
    if (!isWhole(folder)) await make(folder, sources)
    return join(folder, nameOf(module.slice(ROOT.length).replace(/\.ts$/u, '')))
  } catch (error) {
    if (error.code === undefined) throw error
    const { register } = await import('tsx/esm/api')
    register()
    return module
  }
}

const nameOf = (module) => `${module.replaceAll(/[\\/]/gu, '-')}.mjs`

const BANNER =
  'import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);'
// Without a flag, which esbuild does not know.
const SOURCE = new RegExp('[.](?:tsx?|mjs)$')

/** Makes the files of sources with this digest, whole or not at all, and removes those that were not needed for long. */
async function make(folder, sources) {
  const { build } = await import('esbuild')
  const { tsImport } = await import('tsx/esm/api')
  const { validatorFiles } = await tsImport(VALIDATORS, import.meta.url)
  const staged = `${folder}.${randomUUID()}`
  const { outputFiles } = await build({
    write: false,
    absWorkingDir: ROOT,
    entryPoints: MODULES.map((module) => ({
      in: `${module}.ts`,
      out: nameOf(module).replace(/\.mjs$/u, ''),
    })),
    outdir: staged,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    // A native module, and a program of its own.
    external: ['better-sqlite3', 'esbuild'],
    // To compile schemas takes longer than to check what one fact changes: it is done here.
    alias: { 'ajv/dist/2020.js': COMPILED_AJV, 'ajv-formats': COMPILED_AJV },
    // Packages in CommonJS ask for modules of Node.
    banner: { js: BANNER },
    define: { SOURCES_DIGEST: JSON.stringify(sources) },
    plugins: [{ name: 'addresses', setup: (bundler) => bundler.onLoad({ filter: SOURCE }, addressed) }],
  })
  mkdirSync(staged, { recursive: true })
  for (const { path, contents } of outputFiles) writeFileSync(path, contents)
  for (const [name, code] of validatorFiles()) writeFileSync(join(staged, name), code)
  writeFileSync(join(staged, WHOLE), digestIn(staged))
  // Files that another program has made meanwhile stay: it is starting from them.
  const isThere = existsSync(folder)
  if (!isWhole(folder)) {
    if (isThere) renameSync(folder, `${staged}.damaged`)
    renameSync(staged, folder)
  }
  for (const name of readdirSync(KEPT).map((name) => join(KEPT, name))) {
    const isOld = (statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - A_DAY
    if (isOld || name.startsWith(staged)) rmSync(name, { recursive: true, force: true })
  }
}

/** A source with its own address in it: modules find their folders by it. */
function addressed({ path }) {
  const text = readFileSync(path, 'utf8')
  const loader = /(?<end>tsx?|js)$/u.exec(path).groups.end
  if (!text.includes('import.meta')) return { contents: text, loader }
  const meta = `const importMeta = { url: ${JSON.stringify(pathToFileURL(path).href)} };`
  return { contents: `${meta}${text.replaceAll('import.meta', 'importMeta')}`, loader }
}

function isWhole(folder) {
  try {
    return readFileSync(join(folder, WHOLE), 'utf8') === digestIn(folder)
  } catch {
    return false
  }
}

function digestIn(folder) {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort())
    if (name !== WHOLE) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

// The module sees the command line as if it had been started itself.
process.argv.splice(1, 2, realpathSync(process.argv[2]))
await import(pathToFileURL(await fileOf(process.argv[1])))
