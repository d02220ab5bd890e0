import { FILE_HEADERS } from '../../build/contract/hosting.ts'
import type { ReleaseFile } from '../../build/contract/release.ts'
import { sha256 } from '../../build/files/digest.ts'
import { downloadsOf } from '../../build/serve/mirror/copy-folder.ts'
import { REBASED_FROM } from '../../build/serve/mirror/copy-response.ts'
import { contentType } from '../../build/serve/site/content-type.ts'
import type { HttpAnswer, Wire } from '../support/http.ts'
import type { Point } from './points.ts'
import { type Release, sampleOf } from './release.ts'

/** Points of the files of a release: a site sends what was built, byte for byte, with the headers of files. */
export function filePoints({ manifest, digests, broken }: Release, uin: string): Point[] {
  const downloads = manifest === null ? [] : downloadsOf(manifest)
  return [
    {
      name: 'the release is whole: its manifest, lists and signature',
      check: () => answer(broken, `release ${manifest?.release}, ${digests.size} files`),
    },
    ...Array.from(sampleOf(digests.keys(), uin), ([kind, paths]) => kindPoint(kind, paths, digests)),
    {
      name: 'an address without a file ends in the page that says so',
      check: async (wire) => {
        const heard = await wire.send({ method: 'GET', path: '/nothing/is/here' })
        const status = heard.status === 404 ? [] : [`answered ${heard.status}`]
        return answer([...status, ...fileProblems('404.html', heard, digests)], '404')
      },
    },
    ...downloads.map((file) => downloadPoint(file)),
  ]
}

/** The files of a kind; pages are asked for as people do, by their addresses. */
function kindPoint(kind: string, paths: readonly string[], digests: Release['digests']): Point {
  return {
    name: `files ${kind}`,
    check: async (wire) => {
      const wrong: string[] = []
      for (const path of paths) {
        const heard = await wire.send({ method: 'GET', path: addressOf(path) })
        const problems =
          heard.status === 200 ? fileProblems(path, heard, digests) : [`answered ${heard.status}`]
        wrong.push(...problems.map((problem) => `${addressOf(path)}: ${problem}`))
      }
      return answer(wrong, `${paths.length} as they were built`)
    },
  }
}

function addressOf(path: string): string {
  const page = path.replace(/(?:(?<=^|\/)index)?\.html$/u, '').replace(/\/$/u, '')
  return `/${page.split('/').map(encodeURIComponent).join('/')}`
}

/** Faults of a file as it came: its bytes, its type, its headers. */
function fileProblems(path: string, { headers, bytes }: HttpAnswer, digests: Release['digests']): string[] {
  const isOther = headers[REBASED_FROM.toLowerCase()] === undefined && sha256(bytes) !== digests.get(path)
  const [is, must] = [headers['content-type'] ?? 'nothing', contentType(path)].map(essence)
  return [
    ...(isOther ? [`is not the file of the release (${bytes.length} bytes)`] : []),
    ...(is === must || must === UNKNOWN ? [] : [`is called ${is}, not ${must}`]),
    ...headerProblems(headers),
  ]
}

const UNKNOWN = 'application/octet-stream'

/** The headers that every file and every page has. */
export function headerProblems(headers: Readonly<Record<string, string>>): string[] {
  const wrong = Object.entries(FILE_HEADERS).filter(([name, value]) => headers[name.toLowerCase()] !== value)
  const tag = headers['etag'] === undefined ? ['etag is missing'] : []
  return [...wrong.map(([name]) => `${name} is ${headers[name.toLowerCase()] ?? 'missing'}`), ...tag]
}

/** A type without its parameters; servers have two names for scripts. */
function essence(type: string): string {
  return (type.split(';')[0] ?? '').toLowerCase().replace('application/javascript', 'text/javascript')
}

/** Downloads up to this length are compared byte for byte, longer ones by their length. */
const COMPARED = 2_000_000

function downloadPoint({ path, bytes, sha256: digest }: ReleaseFile): Point {
  return {
    name: `/${path}`,
    notOnCopy: 'a copy need not hold it',
    check: async (wire: Wire) => {
      const isSmall = bytes <= COMPARED
      const heard = await wire.send({ method: isSmall ? 'GET' : 'HEAD', path: `/${path}` })
      const length = Number(heard.headers['content-length'] ?? bytes)
      const isRight = isSmall ? sha256(heard.bytes) === digest : length === bytes
      const wrong = heard.status !== 200 ? [`answered ${heard.status}`] : isRight ? [] : ['is another file']
      return answer(wrong, isSmall ? 'as it was built' : `${bytes} bytes; the bytes were not compared`)
    },
  }
}

/** Result of a point: its faults in words, or what was seen where there are none. */
export function answer(wrong: readonly string[], seen: string): { ok: boolean; seen: string } {
  const more = wrong.length > 3 ? `; and ${wrong.length - 3} more` : ''
  return { ok: wrong.length === 0, seen: wrong.length === 0 ? seen : wrong.slice(0, 3).join('; ') + more }
}
