import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { Memo } from '../../../build/contract/lazily.ts'
import { Cache } from '../../../build/pipeline/cache/cache.ts'
import { GOLDEN } from '../../golden/golden.ts'
import { quietBuild, temporaryFolder } from '../../support/built.ts'
import { differences, textsBelow } from '../../support/tree.ts'
import { copyGolden } from './caches.ts'
import { type Edit, apply, filesOf } from './edits.ts'

/** Messages of a build, without how long it took and how much it changed; and its exit code. */
async function built(
  data: string,
  out: string,
  cache: Cache | undefined,
  workers: number,
  downloads: boolean,
) {
  const { code, said } = await quietBuild(data, out, GOLDEN.baseUrl, { cache, workers, downloads })
  const steady = said.split('\n').filter((line) => !/^(?:seconds|files|checked|written) /u.test(line))
  return { code, said: steady }
}

/** A text that is another one for every other content of a dataset. */
function stateOf(data: string): string {
  return createHash('sha256')
    .update(JSON.stringify([...filesOf(data)]))
    .digest('hex')
}

/**
 * Expects of a build with a cache, after each edit, what a build without one says and leaves. `isLasting`: the cache stays
 * in memory from build to build, as npm start --watch has it, those that find errors among them.
 */
export async function holdsAfter(
  sequence: readonly Edit[],
  workers: number,
  downloads: boolean,
  isLasting = false,
): Promise<void> {
  const folder = temporaryFolder('edited')
  const [data, out, fresh, caches] = ['data', 'out', 'fresh', 'caches'].map((name) => join(folder, name))
  expect.assert(data !== undefined && out !== undefined && fresh !== undefined && caches !== undefined)
  copyGolden(data)
  const lasting = Cache.open(caches, out)
  const cache = () => (isLasting ? lasting : Cache.open(caches, out))
  await built(data, out, cache(), workers, downloads)
  let [good, tree] = [filesOf(data), textsBelow(out)]
  const done: string[] = []
  // Edits are mended and files touched: what a full build makes of the same files is known then.
  const wholes = new Memo<string, ReturnType<typeof wholeOf>>(8)
  const wholeOf = async () => {
    const { code, said } = await built(data, fresh, undefined, 1, downloads)
    const made = code === 0 ? textsBelow(fresh) : null
    rmSync(fresh, { recursive: true, force: true })
    return { code, said, made }
  }
  for (const edit of sequence) {
    done.push(apply(data, edit, good))
    const now = await built(data, out, cache(), workers, downloads)
    const { made, ...whole } = await wholes.of(stateOf(data), wholeOf)
    expect({ done, ...now }).toEqual({ done, ...whole })
    if (made !== null) [good, tree] = [filesOf(data), made]
    expect({ done, differences: differences(textsBelow(out), tree) }).toEqual({ done, differences: [] })
  }
  rmSync(folder, { recursive: true })
}
