import { existsSync, readFileSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDatasetAt } from '../../build/check/index.ts'
import { listDataset } from '../../build/check/dataset/list.ts'
import type { StructureView } from '../../build/desk/structure/structure-view.ts'
import type { Fact } from '../../build/contract/authored/product.ts'
import { AskedDesk, CAR, CarData } from './car-desk.ts'

test('a fact that is saved is the one that was taken out, byte for byte, and the dataset passes the check', async () => {
  const data = new CarData()
  const whole = data.text
  const [fact] = data.unread('total-loss-threshold')
  const desk = await AskedDesk.over(data)
  const { digest, status } = await desk.field('total-loss-threshold')
  expect(status).toBe('unread')
  expect((await desk.ask('save', { uin: CAR, key: 'total-loss-threshold', fact, digest })).status).toBe(200)
  // Who saves has read it; that it was checked is not for a window to say.
  const unchecked = whole.replace(/("key": "total-loss-threshold"[^}]*),\n *"checked": "[^"]*"/u, '$1')
  expect(data.text.replace(/,\n *"read_by": "AB"/u, '')).toBe(unchecked)
  expect(
    (await checkDatasetAt(await listDataset(data.folder))).findings.filter(({ level }) => level === 'error'),
  ).toEqual([])
  expect(readdirSync(dirname(data.folder))).toEqual(['data'])
})

test('a fact that the build would refuse is not saved, and the answer holds the words of the build', async () => {
  const data = new CarData()
  const [fact] = data.unread('total-loss-threshold')
  const desk = await AskedDesk.over(data)
  const before = data.text
  const { digest } = await desk.field('total-loss-threshold')
  const wrong = { ...fact, value: 12.25 }
  const answer = await desk.ask('save', { uin: CAR, key: 'total-loss-threshold', fact: wrong, digest })
  expect(answer.status).toBe(422)
  expect(JSON.stringify(answer.body)).toContain('12.25 is not in the quote')
  expect(data.text).toBe(before)
})

test('the words that state a number are saved with it: those chosen while they say it, else those of the one place', async () => {
  const data = new CarData()
  const key = 'total-loss-threshold'
  const [fact] = data.unread(key)
  const desk = await AskedDesk.over(data)
  for (const stated of [fact?.stated, undefined, 'the vehicle', 'words of another quote']) {
    const { digest } = await desk.field(key)
    expect((await desk.ask('save', { uin: CAR, key, fact: { ...fact, stated }, digest })).status).toBe(200)
    expect([stated, data.fact(key)?.stated]).toEqual([stated, '75 %'])
  }
})

test('two windows on one product save two fields; on one fact the second save is refused, and both versions are shown', async () => {
  const data = new CarData()
  const key = 'total-loss-threshold'
  const [fact] = data.unread(key)
  const desk = await AskedDesk.over(data)
  const [one, two] = [await desk.field(key), await desk.field(key)]
  const other = await desk.field('towing')
  expect((await desk.ask('save', { uin: CAR, key, fact, digest: one.digest })).status).toBe(200)
  const { checked: _, ...unchecked } = fact as Fact
  const saved = { ...unchecked, read_by: 'AB' }
  const mine = { ...unchecked, note: 'Read in the other window.' }
  const answer = await desk.ask('save', { uin: CAR, key, fact: mine, digest: two.digest })
  expect(answer).toMatchObject({ status: 409, body: { theirs: saved, yours: { ...mine, read_by: 'AB' } } })
  const elsewhere = { uin: CAR, key: 'towing', fact: null, digest: other.digest }
  expect((await desk.ask('save', elsewhere)).status).toBe(200)
  expect(data.fact(key)).toEqual(saved)
  const again = { uin: CAR, key, fact: mine, digest: answer.body['digest'] }
  expect((await desk.ask('save', again)).status).toBe(200)
  expect(data.fact(key)).toEqual({ ...mine, read_by: 'AB' })
})

test.each(['overrides', 'clauses', ''])(
  'where the %s file of a product became a link, nothing is written through it',
  async (kind) => {
    const data = new CarData()
    const desk = await AskedDesk.over(data)
    const { digest } = await desk.field('total-loss-threshold')
    const { body } = await desk.ask('structure', { uin: CAR, document: 'wording' })
    const { clauses, digest: ofClauses } = body as unknown as StructureView
    const file = kind === '' ? data.file : data.file.replace(/json$/u, `${kind}.json`)
    const victim = join(dirname(data.folder), 'victim')
    if (existsSync(file)) renameSync(file, victim)
    else writeFileSync(victim, 'mine')
    symlinkSync(victim, file)
    const before = readFileSync(victim, 'utf8')
    const corrected = { uin: CAR, document: 'wording', digest: ofClauses, clause: clauses[1]?.id, title: 'T' }
    expect(await desk.ask('correct', corrected)).toMatchObject({ status: 409 })
    if (kind === '')
      expect(
        await desk.ask('save', { uin: CAR, key: 'total-loss-threshold', fact: null, digest }),
      ).toMatchObject({ status: 409 })
    expect(readFileSync(victim, 'utf8')).toBe(before)
  },
)

test('a file that was edited on disk under a window is never overwritten', async () => {
  const data = new CarData()
  const key = 'total-loss-threshold'
  const desk = await AskedDesk.over(data)
  const { digest, fact } = await desk.field(key)
  data.edit(key, { note: 'Edited by hand.' })
  const answer = await desk.ask('save', { uin: CAR, key, fact: null, digest })
  expect(answer).toMatchObject({
    status: 409,
    body: { theirs: { ...fact, note: 'Edited by hand.' }, yours: null },
  })
  expect(data.fact(key)?.note).toBe('Edited by hand.')
})

test('a file that is broken on disk is named, and is left alone', async () => {
  const data = new CarData()
  const desk = await AskedDesk.over(data)
  const { facts: _, ...rest } = data.product
  data.write({ ...rest, facts: [{ key: 'x' } as never] })
  const answer = await desk.ask('field', { uin: CAR, key: 'total-loss-threshold', blind: false })
  expect(answer.status).toBe(409)
  expect(JSON.stringify(answer.body)).toContain('/facts/0')
})

test('clauses that were edited on disk under the desk are read again, and a fact is proven against the new words', async () => {
  const data = new CarData()
  const key = 'total-loss-threshold'
  const desk = await AskedDesk.over(data)
  const { digest, fact } = await desk.field(key)
  const prove = async () => (await desk.ask('prove', { uin: CAR, key, fact })).body['findings']
  expect(await prove()).toEqual([])
  const clauses = data.clausesFile()
  const whole = readFileSync(clauses, 'utf8')
  writeFileSync(clauses, whole.replaceAll('75 %', '65 %'))
  expect(JSON.stringify(await prove())).toContain('the quote')
  expect((await desk.ask('save', { uin: CAR, key, fact, digest })).status).toBe(422)
  writeFileSync(clauses, whole)
  expect(await prove()).toEqual([])
})
