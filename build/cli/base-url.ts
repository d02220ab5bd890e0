import { type Option, UsageError, text } from './options.ts'

// Shared by every command: options, help, exit codes, the terminal; command.ts is the runner.

/** The option `--base-url`, as it was typed; `baseUrlFrom` reads it. */
export function baseUrlOption(byDefault: string): Option<string | undefined> {
  const help = `the address the service will have (default: the environment's URL, else ${byDefault})`
  return text('URL', help)
}

/**
 * A base URL without a slash at its end: the one that was typed, else the environment's URL (an empty one counts as
 * not set), else `otherwise`. Throws a UsageError where it is not the base URL of a site.
 */
export function baseUrlFrom(typed: string | undefined, otherwise: string): string {
  if (typed?.trim() === '')
    throw new UsageError('--base-url is empty. Use the form https://example.org, or leave the option out.')
  if (typed !== undefined) return checked('--base-url', typed)
  return checked("The environment's URL", process.env['URL']?.trim() || otherwise)
}

function checked(name: string, typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null
  if (url === null || !/^https?:$/u.test(url.protocol))
    throw new UsageError(`${name} ${typed} is not a URL of a site. Use the form https://example.org.`)
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    throw new UsageError(`${name} ${typed} must not have a query, a fragment or a user name.`)
  return url.href.replace(/\/+$/u, '')
}
