import Database from 'better-sqlite3'

// Opening SQLite. Its native module is the one part of the project that has to fit the running Node.

/** Opens a database as better-sqlite3 does; where its native module cannot be used, the error says what to do. */
export function openDatabase(file: string, options: Database.Options = {}): Database.Database {
  loadNative()
  return new Database(file, options)
}

let isLoaded = false

/** Loads the native module; a database in memory needs nothing else, so its failure is the module's. */
function loadNative(): void {
  if (isLoaded) return
  if (abortsOn(process.versions.node))
    throw new Error(
      `Node ${process.versions.node} cannot be used: since 24.19 Node ends the process when better-sqlite3 12 frees a statement. ${USE_OTHER_NODE}`,
    )
  try {
    new Database(':memory:').close()
  } catch (error) {
    throw new Error(nativeMessage(error instanceof Error ? error.message : String(error)), { cause: error })
  }
  isLoaded = true
}

const USE_OTHER_NODE = 'Use Node 22 or 20 (nvm and fnm read .nvmrc), then run: npm ci'

/** Whether a version of Node is one that better-sqlite3 12 cannot run in. */
export function abortsOn(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 19)
}

/** The first line of a failure to load, why that happens, and the command that mends it. */
function nativeMessage(failure: string): string {
  const [line = ''] = failure.split('\n')
  return `The native module of better-sqlite3 cannot be loaded by Node ${process.versions.node}: ${line.replace(/[.:]?\s*$/u, '')}. It was compiled for another version of Node, or npm did not run its install script. Run: npm rebuild better-sqlite3. If that does not help, ${USE_OTHER_NODE.charAt(0).toLowerCase()}${USE_OTHER_NODE.slice(1)}`
}
