import { resolve } from 'node:path'

/** A command line that cannot be followed. Its message is all a person needs to see. */
export class UsageError extends Error {}

/** An option of a command: what `--help` says of it, and how its value is read. */
export interface Option<T> {
  /** Placeholder of the value in help, like DIR; null for a flag, which takes no value. */
  readonly placeholder: string | null
  readonly help: string
  /** Reads the value as it was typed; undefined where the option was not given. Throws a UsageError. */
  readonly read: (typed: string | undefined, name: string) => T
}

/** The options of a command by their names, in the order of its help. */
export type Options = Readonly<Record<string, Option<unknown>>>

/** Values of a command's options: `{ data: string, check: boolean }`. */
export type Values<T extends Options> = { readonly [Name in keyof T]: ReturnType<T[Name]['read']> }

/** An option that is given or not. */
export function flag(help: string): Option<boolean> {
  return { placeholder: null, help, read: (typed) => typed !== undefined }
}

/** An option with any text as its value; undefined where it was not given. */
export function text(placeholder: string, help: string): Option<string | undefined> {
  return { placeholder, help, read: (typed) => typed }
}

/** An option with a text as its value, and another where it was not given. */
export function textOr(byDefault: string, placeholder: string, help: string): Option<string> {
  return { placeholder, help: `${help} (default: ${byDefault})`, read: (typed = byDefault) => typed }
}

/** An option with one of a few words as its value. */
export function oneOfWords<const Word extends string>(
  byDefault: NoInfer<Word>,
  words: readonly Word[],
  help: string,
): Option<Word> {
  return {
    placeholder: words.join('|'),
    help: `${help} (default: ${byDefault})`,
    read: (typed = byDefault, name) => {
      const found = words.find((word) => word === typed)
      if (found !== undefined) return found
      throw new UsageError(`--${name} ${typed} is not known. Use one of ${words.join(', ')}.`)
    },
  }
}

/** An option that names a folder, as an absolute path. */
export function folder(byDefault: string, help: string): Option<string> {
  return {
    placeholder: 'DIR',
    help: `${help} (default: ${byDefault})`,
    read: (typed = byDefault, name) => folderNamed(name, typed),
  }
}

/** The dataset that a command works on where none is named; what a deployment publishes is said in the rules of the platform. */
const DATASET = 'data/sample'

/** The option that names the folder of a dataset. */
export function datasetFolder(help = 'the dataset'): Option<string> {
  return folder(DATASET, help)
}

/** An option that names a folder, as an absolute path; undefined where it was not given. */
export function optionalFolder(help: string): Option<string | undefined> {
  return {
    placeholder: 'DIR',
    help,
    read: (typed, name) => (typed === undefined ? undefined : folderNamed(name, typed)),
  }
}

/** An option with a whole number from 0 to `most` as its value. */
export function wholeNumber(byDefault: number, help: string, most = 999_999_999): Option<number> {
  return {
    placeholder: 'N',
    help: `${help} (default: ${byDefault})`,
    read: (typed = String(byDefault), name) => {
      if (/^\d{1,9}$/u.test(typed) && Number(typed) <= most) return Number(typed)
      throw new UsageError(`--${name} ${typed} is not valid. Use a whole number from 0 to ${most}.`)
    },
  }
}

// The current folder has a name, a dot: nothing is named by nothing.
function folderNamed(name: string, typed: string): string {
  if (typed.trim() === '') throw new UsageError(`--${name} is empty. Name a folder, or leave the option out.`)
  return resolve(typed)
}
