import { expect, test } from 'vitest'
import { clientModule, mirrorModule } from '../../../build/publish/release/bundles.ts'

// The packages in each file, found by what only their code says; the credits are in its first two lines.

/** Text that a package's code has whatever its names are shortened to. */
const TRACES: Readonly<Record<string, RegExp>> = {
  jose: /ERR_JWS_SIGNATURE_VERIFICATION_FAILED/u,
  stemmer: /ational/u,
  minisearch: /MiniSearch/u,
  fflate: /invalid distance|unexpected EOF/u,
  'modern-tar': /ustar/u,
}

test.each([
  ['/mirror.mjs', mirrorModule],
  ['/client.js', clientModule],
])('%s credits the packages it contains and no other', (_, made) => {
  const text = made()
  const notice = text.split('\n').slice(0, 2).join(' ')
  const [, credits = ''] = /Made from the sources of this site(?: with ([^.]*))?\./u.exec(notice) ?? []
  const credited = credits.replaceAll(/ \([^)]*\)/gu, '').split(/ and |, /u)
  const found = Object.keys(TRACES).filter((name) => TRACES[name]?.test(text) === true)
  expect(credited.filter((name) => name !== '').toSorted()).toEqual(found.toSorted())
  expect(credits).toContain('(MIT)')
})
