import type { AsPlainObject } from 'minisearch'
import { Type } from '../schema.ts'
import { Day, Text, described } from '../primitives.ts'

// The files under `/index/`, as the build writes them and as functions and offline clients read them. This module: what many hold.

/** Begins every file that may change its form. */
export const Format = Type.Integer({ minimum: 1, description: 'Format version of the files under /index/.' })
const Notice = described(Text, 'What answers made from the file say of themselves.')
/** Begins every file that answers are made from. */
export const head = { format: Format, data_date: Day, notice: Notice }

/** A serialised MiniSearch index. Its inside is MiniSearch's own affair. */
export const SearchIndex = Type.Unsafe<AsPlainObject>(
  Type.Object({}, { description: 'A MiniSearch index; load it with the options in /index/search.js.' }),
)
