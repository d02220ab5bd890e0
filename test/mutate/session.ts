import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import type { Line, Plan } from './plan.ts'
import { reachOf } from './reach.ts'
import { Trial } from './trial.ts'

// Runs inside vitest, as its only test: it loads the test files itself, with the changed sources.

test('mutants', async () => {
  const plan = JSON.parse(readFileSync(process.env['MUTATE_PLAN'] ?? '', 'utf8')) as Plan
  const { root, mutants, testFiles, outcomes, reach } = plan
  if (reach === null) {
    writeFileSync(outcomes, JSON.stringify(await reachOf(root, mutants, testFiles)))
    return
  }
  const write = (line: Line) => appendFileSync(outcomes, `${JSON.stringify(line)}\n`)
  const trial = new Trial(plan, reach)
  for (const number of plan.tried) {
    if (plan.until !== null && Date.now() > plan.until) return
    write({ number, outcome: 'begun' })
    write({ number, ...(await trial.outcomeOf(number)) })
  }
})
