import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, expect, test } from 'vitest'
import { sampleSite } from '../../support/built-once.ts'
import { treeOf } from '../../support/tree.ts'

interface FilesDocument {
  readonly paths: Readonly<Record<string, { readonly get: FileGet }>>
  readonly components: object
}
interface FileGet {
  readonly parameters: readonly { readonly name: string; readonly example?: unknown }[]
  readonly responses: Readonly<Record<string, Answer>>
}
interface Answer {
  readonly content?: { readonly 'application/json': { readonly schema: { readonly $ref: string } } }
}

let folder: string
beforeAll(async () => void (folder = await sampleSite()))

test('every file for programs beyond the interface is at a described path and fits its schema', () => {
  const text = readFileSync(join(folder, 'openapi-files.json'), 'utf8')
  const document = JSON.parse(text) as FilesDocument
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...document }, 'document')
  // One search over everything is made for each request.
  const { '/search.json': made, ...files } = document.paths
  expect(made).toMatchObject({ get: { parameters: [{ name: 'q', in: 'query', required: true }] } })
  const places = Object.entries(files).map(([path, { get }]) => ({
    shape: new RegExp(
      `^${path
        .slice(1)
        .replaceAll('.', '\\.')
        .replace(/\{\w+\}/gu, '[^/]+')}$`,
      'u',
    ),
    ref: get.responses['200']?.content?.['application/json'].schema.$ref ?? '',
    count: 0,
  }))
  const own = /^(?:forms|law|facts|changes)\/.*\.json$|^(?:complaints|manifest)\.json$/u
  for (const [path, bytes] of treeOf(folder)) {
    if (!own.test(path)) continue
    // A file that is no release has another schema: /changes/index.json is at the path of two.
    const place = places
      .filter(({ shape }) => shape.test(path))
      .find(({ ref }) => ajv.validate(`document${ref}`, JSON.parse(bytes.toString('utf8'))))
    expect(place, path).toBeDefined()
    if (place !== undefined) place.count += 1
  }
  expect(places.filter(({ count }) => count === 0)).toEqual([])
})

test('the examples of the places in a path lead to a file', () => {
  const { paths } = JSON.parse(readFileSync(join(folder, 'openapi-files.json'), 'utf8')) as FilesDocument
  const { '/search.json': _made, ...files } = paths
  for (const [path, { get }] of Object.entries(files)) {
    const value = (name: string) => String(get.parameters.find((one) => one.name === name)?.example)
    const place = path.slice(1).replaceAll(/\{(\w+)\}/gu, (_, name: string) => value(name))
    expect(existsSync(join(folder, place)), place).toBe(true)
  }
})
