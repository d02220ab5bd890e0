import { test } from 'vitest'
import { everyEdit } from './edits.ts'
import { holdsAfter } from './holds-after.ts'

// Every kind of edit in every collection, one after another: each leaves what a full build makes.

test.each([1, 2])('every edit leaves what a full build makes, with %i worker(s)', (workers) =>
  holdsAfter(everyEdit(20, workers), workers, false),
)
