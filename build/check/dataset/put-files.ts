import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { jsonIn } from '../../contract/decoding.ts'
import { PROCESS_MARK, isGone, processMark } from '../../files/process-mark.ts'
import { isDatasetPath, isExtended } from './collection-paths.ts'
import { UnsoundListing } from './list.ts'

// Files of a dataset put in place, all or none, wherever the process ends. One is there or is not, by its name; beside the
// folder `data` are, for several, named after the process
//
//   .data.71-6f0c2d118a3e-0.tmp     what will be in the first file, written and synced
//   .data.71-6f0c2d118a3e-0.old     what was in it, for a disk that refuses
//   .data.71-6f0c2d118a3e.journal   the names of the files in the dataset, in this order: from here on all are put

/** A file, what will be in it, and what was; null where there was none. */
interface Step {
  readonly file: string
  readonly draft: string
  readonly old: string | null
}

/**
 * Puts texts in the place of files of a dataset. A full disk leaves all as it was; a killed process leaves all as it was,
 * or a journal from which {@link finishPutting} puts the rest. Throws an {@link UnsoundListing} before anything is written
 * where a path is none of a dataset, or leads through a link.
 */
export function putFiles(
  folder: string,
  files: readonly { readonly path: string; readonly after: string }[],
): void {
  const root = realpathSync(folder)
  const prefix = join(dirname(root), `.${basename(root)}.${processMark()}`)
  const steps = stepsOf(
    root,
    prefix,
    files.map(({ path }) => path),
  )
  const journal = `${prefix}.journal`
  const put: Step[] = []
  const isOne = steps.length === 1
  let isHalf = false
  try {
    for (const [at, { file, draft, old }] of steps.entries()) {
      writeFileSync(draft, files[at]?.after ?? '', { flush: true, flag: 'wx' })
      if (!isOne && old !== null) copyFileSync(file, old, constants.COPYFILE_EXCL)
    }
    if (!isOne) {
      const names = JSON.stringify(files.map(({ path }) => path))
      writeFileSync(`${prefix}.tmp`, names, { flush: true, flag: 'wx' })
      renameSync(`${prefix}.tmp`, journal)
    }
    for (const step of steps) {
      putOne(step)
      put.push(step)
    }
  } catch (error) {
    isHalf = true
    for (const step of put.toReversed()) takeBack(step)
    isHalf = false
    throw error
  } finally {
    const leftovers = [journal, `${prefix}.tmp`, ...steps.flatMap(({ draft, old }) => [draft, old ?? draft])]
    // Keeps the journal where nothing can be taken back: the next start puts the rest.
    if (!isHalf) for (const path of leftovers) rmSync(path, { force: true })
  }
}

function putOne({ file, draft }: Step): void {
  mkdirSync(dirname(file), { recursive: true })
  renameSync(draft, file)
}

/** Undoes a step. Its draft comes first: killed on the way, the journal still says where it belongs. */
function takeBack({ file, draft, old }: Step): void {
  renameSync(file, draft)
  if (old !== null) renameSync(old, file)
}

/** Throws an {@link UnsoundListing} where a file is of a dataset that the one written to extends. */
export function assertOwn(path: string): void {
  if (isExtended(path))
    throw new UnsoundListing(
      `${path}: is of a dataset that this one extends; nothing was written. Change it there (--data names the folder), or copy the files of the record into this dataset: they count instead.`,
    )
}

/** Steps that put files of a dataset, their drafts named with a prefix. Throws an {@link UnsoundListing} where a path is not inside the dataset. */
function stepsOf(root: string, prefix: string, paths: readonly string[]): Step[] {
  return paths.map((path, at) => {
    const file = join(root, path)
    assertOwn(path)
    if (!isDatasetPath(path)) throw new UnsoundListing(`${path}: is the path of no file of a dataset`)
    const there = nearestThere(file)
    const stands = lstatSync(there)
    if (realpathSync(there) !== there || !(there === file ? stands.isFile() : stands.isDirectory()))
      throw new UnsoundListing(`${path}: leads to no file inside the dataset; nothing was written`)
    return { file, draft: `${prefix}-${at}.tmp`, old: there === file ? `${prefix}-${at}.old` : null }
  })
}

/** A path, or the nearest folder above it that there is; links are not followed. */
function nearestThere(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false }) === undefined ? nearestThere(dirname(path)) : path
}

const LEFTOVER = new RegExp(`^(?<mark>${PROCESS_MARK})(?:-\\d+)?\\.(?<kind>tmp|old|journal)$`, 'u')

/** The largest journal, in bytes: the names of some 200,000 files. */
const LARGEST_JOURNAL = 16 * 2 ** 20

/**
 * Finishes what killed processes were putting into a dataset, and removes what they left beside it. Throws where a journal
 * names anything but files of the dataset; nothing is put then.
 */
export function finishPutting(folder: string): void {
  const root = realpathSync(folder)
  const parent = dirname(root)
  const names = readdirSync(parent).filter((name) => name.startsWith(`.${basename(root)}.`))
  const leftovers = names.flatMap((name) => {
    const suffix = name.slice(basename(root).length + 2)
    const { mark, kind } = LEFTOVER.exec(suffix)?.groups ?? {}
    if (mark === undefined && /^[^.]+\.journal$/u.test(suffix))
      throw refused(join(parent, name), 'no save gives it this name')
    return mark === undefined || !isGone(mark) ? [] : [{ path: join(parent, name), kind }]
  })
  const journals = leftovers.filter(({ kind }) => kind === 'journal').map(({ path }) => path)
  for (const step of journals.flatMap((path) => stepsLeft(root, path)))
    if (existsSync(step.draft)) putOne(step)
  // The journals last: until they are gone, all can be done again.
  const rest = leftovers.map(({ path }) => path).filter((path) => !journals.includes(path))
  for (const path of [...rest, ...journals]) rmSync(path, { force: true })
}

/** Steps of a journal that are not done yet. Throws an error if the file is not a journal. */
function stepsLeft(root: string, journal: string): Step[] {
  const stands = lstatSync(journal)
  if (!stands.isFile() || stands.size > LARGEST_JOURNAL) throw refused(journal, 'it is no file, or too large')
  const paths = jsonIn(readFileSync(journal, 'utf8'))
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string'))
    throw refused(journal, 'it is no list of names')
  try {
    const steps = stepsOf(root, journal.slice(0, -'.journal'.length), paths)
    for (const { draft } of steps)
      if (lstatSync(draft, { throwIfNoEntry: false })?.isFile() === false)
        throw new UnsoundListing(`${basename(draft)}: is no file`)
    return steps
  } catch (error) {
    throw error instanceof UnsoundListing ? refused(journal, error.message) : error
  }
}

function refused(journal: string, why: string): Error {
  return new UnsoundListing(
    `${journal}: is not what a save that was cut short leaves (${why}). Nothing was moved. Find out where it comes from, then remove it.`,
  )
}
