import { isInside } from '../../cli/inside.ts'
import { UsageError } from '../../cli/options.ts'

/** Refuses an inbox inside what is published: what people submitted must never be served with the site. */
export function assertInboxOutside(out: string, inbox: string): void {
  if (isInside(out, inbox))
    throw new UsageError(`--inbox ${inbox} is inside ${out}, which is published. Name a folder outside it.`)
}
