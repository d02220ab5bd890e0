import { expect, test } from 'vitest'
import { workedOut } from '../../../functions/query/source/reading.ts'
import { siteOf } from '../../support/handlers.ts'

/** Follows names from file to file: which is the next is known when one has been read. */
function chainFrom(first: string, length: number) {
  return (reading: Parameters<Parameters<typeof workedOut>[1]>[0]) => {
    let name: string | null = first
    for (let at = 0; at < length && name !== null; at += 1)
      name = reading.file(`/${name}`, (next: string) => next)
    return name
  }
}

test('what is known on the way only is read, and the work done again with it', async () => {
  const site = siteOf({ a: '"b"', b: '"c"', c: '"end"', d: 'not read' })
  let times = 0
  const work = chainFrom('a', 3)
  const counted: typeof work = (reading) => ((times += 1), work(reading))
  expect([await workedOut(site, counted), times]).toEqual(['end', 4])
  expect([await workedOut(site, counted), times]).toEqual(['end', 5])
})

test('a file that is missing is a fault, and so is work that never has all it asks for', async () => {
  await expect(workedOut(siteOf({ a: '"b"' }), chainFrom('a', 2))).rejects.toThrow('/b is missing')
  let asked = 0
  const endless = { read: () => Promise.resolve(new TextEncoder().encode('1')) }
  const work: Parameters<typeof workedOut>[1] = (reading) =>
    reading.file(`/${(asked += 1)}`, (one: number) => one)
  await expect(workedOut(endless, work)).rejects.toThrow('faster than they are read')
})
