import fc from 'fast-check'
import { expect, test } from 'vitest'
import { opened } from '../../../build/contract/primitives.ts'
import { Manifest } from '../../../build/contract/release.ts'
import { checker } from '../../../build/contract/validate.ts'
import type { JsonSchema } from '../../../build/contract/schema.ts'
import { Ajv2020 } from '../../../build/publish/release/bundled/ajv.ts'
import { madeRelease, manifestOf } from '../../serve/mirror/made-release.ts'

// mirror.mjs reads manifests with a small check in the place of ajv: both must take and refuse the same.

const byAjv = checker(opened(Manifest))
const byStandIn = new Ajv2020().compile(JSON.parse(JSON.stringify(opened(Manifest))) as JsonSchema)

/** Every place in a value, as the keys that lead to it. */
function placesIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))]
}

/** The value with another in one place; without it where the other is undefined. */
function withAnother(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >
  if (rest.length === 0 && other === undefined && !Array.isArray(copy)) delete copy[key]
  else copy[key] = withAnother(copy[key], rest, other)
  return copy
}

test('a manifest with anything in any place of it is taken or refused by both', async () => {
  const manifest: unknown = JSON.parse(JSON.stringify(manifestOf(await madeRelease())))
  const other = fc.oneof(
    fc.constant(undefined),
    fc.constantFrom(
      null,
      true,
      0,
      -1,
      1.5,
      1e300,
      '',
      'release/x',
      '../x',
      '2026-02-30',
      'https://a.example',
      'ftp://a',
      'https://a b',
      'https://',
    ),
    fc.constantFrom([], {}, 'a'.repeat(43), '0'.repeat(64), 'law', 1, 2),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(fc.constantFrom(...placesIn(manifest)), other, (place, value) => {
      const changed = withAnother(manifest, place, value)
      if (changed === undefined) return
      expect(byStandIn(changed), JSON.stringify([place, value])).toBe(byAjv(changed).length === 0)
    }),
    { numRuns: 3000 },
  )
})

test('a keyword that nobody looks at is refused when a schema is compiled', () => {
  expect(() => new Ajv2020().compile({ type: 'object', properties: { a: { minItems: 1 } } })).toThrow(
    'minItems',
  )
})
