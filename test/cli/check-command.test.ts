import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCommand } from '../../build/check/index.ts'
import { temporaryFolder } from '../support/built.ts'
import { runCommand, runProgram } from '../support/commands.ts'
import { GOLDEN, broken } from './broken-dataset.ts'

describe('the check command', () => {
  test('counts what it checked, and writes nothing', async () => {
    const here = temporaryFolder('check')
    const { code, out, err } = await runProgram('build/check/index.ts', here, '--data', resolve(GOLDEN))
    expect([code, out, err]).toEqual([
      0,
      '3 products checked: no errors, 1 warning\nnext free clause number: 100\n',
      expect.stringMatching(/checked 3\/3\nwarning: .*\(amendment-taken-in\)\n$/u),
    ])
    expect(readdirSync(here)).toEqual([])
  })

  test('says how clause numbers are remembered where they are not', async () => {
    const data = broken((file) => writeFileSync(file('retired.json'), '{\n  "clauses": []\n}\n'))
    const { code, out } = await runCommand(checkCommand, '--data', data)
    expect(code).toBe(0)
    expect(out).toMatch(
      /\nnext free clause number: 32\n.* goes unnoticed: .*; add "used": \[\[11,18\],\[21,21\],\[31,31\]\]\n$/u,
    )
  })

  test.each([['.json'], ['.json', '.clauses.json']])(
    'says of a copy beside a product (%s %s) that it is one, and nothing else',
    async (...ends) => {
      const tyre = 'products/sample-heron/tyre-cover'
      const data = broken((file) => {
        for (const end of ends) copyFileSync(file(`${tyre}${end}`), file(`${tyre} (1)${end}`))
      })
      const { code, err } = await runCommand(checkCommand, '--data', data)
      expect(code).toBe(1)
      expect(err.split('\n').filter((line) => !line.startsWith('checked'))).toEqual([
        expect.stringMatching(
          /tyre-cover \(1\)\.json:2: .* is the UIN of .*tyre-cover\.json already; .*\(unique-uin\)$/u,
        ),
        expect.stringMatching(/^warning: .*\(amendment-taken-in\)$/u),
        '1 error, 1 warning; nothing was written',
        '',
      ])
    },
  )

  test('names a clause that is gone and not retired, though its number was the highest', async () => {
    const data = broken((file) => {
      for (const end of ['.json', '.clauses.json']) rmSync(file(`products/sample-heron/tyre-cover${end}`))
    })
    const { code, err } = await runCommand(checkCommand, '--data', data)
    expect(code).toBe(1)
    expect(err).toContain(
      'clause number 31 is neither in use nor retired; put back what had it, or add [31, 31] to "clauses" (lost-clause)',
    )
  })

  test('names every finding and fails', async () => {
    const data = broken((file) => rmSync(file('insurers/sample-heron.json')))
    const { code, out, err } = await runCommand(checkCommand, '--data', data)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('(known-insurer)')
    expect(err).toMatch(/\n1 error, 1 warning; nothing was written\n$/u)
  })
})
