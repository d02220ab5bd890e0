import { type Option, UsageError, datasetFolder, flag, text } from '../cli/options.ts'

/** The options that every kind of document has. */
export const SHARED = {
  data: datasetFolder(),
  'dry-run': flag('print what would change, and write nothing'),
}

/** An option with one of a few words as its value; undefined where it was not given. */
export function choice<const C extends string>(
  choices: readonly C[],
  placeholder: string,
  help: string,
): Option<C | undefined> {
  return {
    placeholder,
    help: `${help}: ${choices.join(', ')}`,
    read: (typed, name) => {
      if (typed === undefined) return undefined
      const found = choices.find((one) => one === typed)
      if (found === undefined)
        throw new UsageError(`--${name} ${typed} is not known. Use one of ${choices.join(', ')}.`)
      return found
    },
  }
}

/** An option with a text of some form as its value; undefined where it was not given. */
export function formed(
  pattern: RegExp,
  like: string,
  placeholder: string,
  help: string,
): Option<string | undefined> {
  return {
    placeholder,
    help,
    read: (typed, name) => {
      if (typed === undefined || pattern.test(typed)) return typed
      throw new UsageError(`--${name} ${typed} is not valid. Write it like ${like}.`)
    },
  }
}

/** Options that make the record of a product that the dataset lacks. */
export const NEW_PRODUCT = {
  new: flag('make the record of a product, or of a new version of one, that the dataset lacks'),
  name: text('NAME', 'the name of a new product (default: that of the version before, else as printed)'),
  insurer: text(
    'SLUG',
    'the insurer of a new product (default: that of the version before, else as printed)',
  ),
  category: text('SLUG', 'the category of a new product (default: that of the version before)'),
}

/** Options that give the address and the day at which a file was collected. */
export const COLLECTED = {
  url: formed(/^https?:\/\/\S+$/u, 'https://example.org/file.pdf', 'U', 'where the file was collected'),
  collected: formed(
    /^\d{4}-\d{2}-\d{2}$/u,
    '2026-08-31',
    'DAY',
    "the day it was collected (default: the dataset's date)",
  ),
}

/** The one file a command reads. */
export function fileOf([file]: readonly string[]): string {
  if (file === undefined) throw new UsageError('Name the file to read.')
  return file
}
