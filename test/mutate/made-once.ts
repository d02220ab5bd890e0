import type { TestProject } from 'vitest/node'

/** Provides the folder of what is made once: all processes of one run share it, and the command removes it. */
export function setup(project: TestProject): void {
  project.provide('madeOnce', process.env['MUTATE_MADE_ONCE'] ?? '')
}
