import { beforeAll } from 'vitest'
import { lazily } from '../../build/contract/lazily.ts'
import { sampleSite } from './built-once.ts'
import { plainText } from './emitted-pages.ts'
import { type Tree, treeOf } from './tree.ts'

/** Read once by each process of tests. */
const sampleTree = lazily(async () => treeOf(await sampleSite()))

/** The files of the sample site, read before the tests of the calling file. */
export class SampleFiles {
  tree: Tree = new Map()

  constructor() {
    beforeAll(async () => void (this.tree = await sampleTree()))
  }

  /** A file as text; empty where there is none. */
  text(path: string): string {
    return this.tree.get(path)?.toString() ?? ''
  }

  json<T>(path: string): T {
    return JSON.parse(this.text(path)) as T
  }

  /** The words of a page as they are read. */
  words(path: string): string {
    return wordsIn(this.text(path))
  }

  /** The stored answers of a kind, such as `policy`. */
  bodies<T>(kind: string): T[] {
    const paths = [...this.tree.keys()].filter((path) => path.startsWith(`index/answers/${kind}/`))
    return paths.map((path) => this.json<T>(path))
  }
}

/** The words of a piece of HTML as they are read. */
export function wordsIn(html: string): string {
  return plainText(html).replace(/\s+/gu, ' ')
}
