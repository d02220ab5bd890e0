import { expect, test } from 'vitest'
import { type IndexSource, fileAt, requiredFile } from '../../../functions/query/source/load.ts'

// The functions, in-process. This module: the files of a source in memory.

const MEGABYTE = 2 ** 20

/** A source that notes what it is asked for; `text` gives a file, null where there is none, or throws. */
function sourceOf(text: (path: string) => string | null): IndexSource & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    read: async (path) => {
      asked.push(path)
      const file = text(path)
      return file === null ? null : new TextEncoder().encode(file)
    },
  }
}

const length = (text: string) => text.length

test('a file is read and opened once, by however many at a time', async () => {
  const source = sourceOf(() => '"abc"')
  let opened = 0
  const open = (text: string) => {
    opened += 1
    return text.length
  }
  expect(await Promise.all([fileAt(source, '/a', open), fileAt(source, '/a', open)])).toEqual([3, 3])
  expect(await fileAt(source, '/a', open)).toBe(3)
  expect([source.asked, opened]).toEqual([['/a'], 1])
})

test('a file that is missing or fails is asked for again', async () => {
  const files: (string | null)[] = [null, '{"cut', '"whole"']
  const source = sourceOf(() => files[source.asked.length - 1] ?? null)
  expect(await fileAt(source, '/a', length)).toBeNull()
  await expect(fileAt(source, '/a', length)).rejects.toMatchObject({
    message: '/a is not whole',
    cause: expect.any(SyntaxError) as unknown,
  })
  expect(await fileAt(source, '/a', length)).toBe(5)
  expect(await fileAt(source, '/a', length)).toBe(5)
  expect(source.asked).toHaveLength(3)
  await expect(
    requiredFile(
      sourceOf(() => null),
      '/b',
      length,
    ),
  ).rejects.toThrow('/b is missing')
})

test('what came first and was not used since makes room; a file larger than the room stays until the next', async () => {
  const source = sourceOf((path) => JSON.stringify('x'.repeat(Number(path.slice(1, 3)) * MEGABYTE)))
  const ask = async (...paths: readonly string[]) => {
    for (const path of paths) await fileAt(source, path, length)
  }
  await ask('/20a', '/20b', '/20a', '/20c')
  expect(source.asked).toEqual(['/20a', '/20b', '/20c'])
  await ask('/20a', '/20c')
  expect(source.asked).toHaveLength(3)
  await ask('/20b', '/20c')
  expect(source.asked.slice(3)).toEqual(['/20b'])
  await ask('/60d', '/60d', '/20c')
  expect(source.asked.slice(4)).toEqual(['/60d', '/20c'])
})
