import type { Context } from '@netlify/functions'
import { answerQuery } from './handler.ts'
import { type IndexSource, sourceAt } from './source/reader.ts'

// The query function: every GET that no file answers.

/** Every GET that no file answers. It has no path of its own: the rule for /api/* in netlify.toml leads here. */
export default function query(
  request: Request,
  context: Context & { readonly index?: IndexSource },
): Promise<Response> {
  return answerQuery(request, context.index ?? sourceAt(new URL(request.url).origin))
}
