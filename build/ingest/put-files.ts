import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

// Files of a dataset put in place, all or none, wherever the process ends. One is there or is not, by its name; beside the
// folder `data` are for several
//
//   .data.71-0.tmp  .data.71-1.tmp    what will be in the files, written and synced
//   .data.71.journal                  which draft belongs in which file: from here on all are put
//   .data.71-0.old  .data.71-1.old    what was in them, for a disk that refuses

/** A file, what will be in it, and what was. */
interface Step {
  readonly file: string
  readonly draft: string
  readonly old: string
}

/**
 * Puts texts in the place of files. A full disk leaves all as it was; a killed process leaves all as it was, or a journal
 * from which {@link finishPutting} puts the rest.
 */
export function putFiles(
  folder: string,
  files: readonly { readonly path: string; readonly after: string }[],
): void {
  const root = realpathSync(folder)
  const own = join(dirname(root), `.${basename(root)}.${process.pid}`)
  const steps = files.map(({ path }, at): Step => {
    return { file: fileAt(join(root, path)), draft: `${own}-${at}.tmp`, old: `${own}-${at}.old` }
  })
  const journal = `${own}.journal`
  const put: Step[] = []
  const isOne = steps.length === 1
  try {
    for (const [at, { file, draft, old }] of steps.entries()) {
      writeFileSync(draft, files[at]?.after ?? '', { flush: true })
      if (!isOne && existsSync(file)) copyFileSync(file, old)
    }
    if (!isOne) {
      writeFileSync(`${own}.tmp`, JSON.stringify(steps), { flush: true })
      renameSync(`${own}.tmp`, journal)
    }
    for (const step of steps) {
      putOne(step)
      put.push(step)
    }
  } catch (fault) {
    for (const { file, old } of put.toReversed())
      if (existsSync(old)) renameSync(old, file)
      else rmSync(file)
    throw fault
  } finally {
    const left = [journal, `${own}.tmp`, ...steps.flatMap(({ draft, old }) => [draft, old])]
    for (const path of left) rmSync(path, { force: true })
  }
}

function putOne({ file, draft }: Step): void {
  mkdirSync(dirname(file), { recursive: true })
  renameSync(draft, file)
}

/** Finishes what killed processes were putting into a dataset, and removes what they left beside it. */
export function finishPutting(folder: string): void {
  const root = realpathSync(folder)
  const left = readdirSync(dirname(root)).flatMap((name) => {
    if (!name.startsWith(`.${basename(root)}.`)) return []
    const { pid, kind } = LEFT.exec(name.slice(basename(root).length + 2))?.groups ?? {}
    return pid === undefined || isRunning(Number(pid)) ? [] : [{ path: join(dirname(root), name), kind }]
  })
  for (const { path, kind } of left)
    if (kind === 'journal')
      for (const step of JSON.parse(readFileSync(path, 'utf8')) as Step[])
        if (existsSync(step.draft)) putOne(step)
  // The journal last: until it is gone, all can be done again.
  for (const { path } of left.toSorted(
    (one, two) => Number(one.kind === 'journal') - Number(two.kind === 'journal'),
  ))
    rmSync(path, { force: true })
}

const LEFT = /^(?<pid>\d+)(?:-\d+)?\.(?<kind>tmp|old|journal)$/u

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The file at a path: where it is a link, the file that it leads to. */
function fileAt(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}
