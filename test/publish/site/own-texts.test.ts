import { readFileSync } from 'node:fs'
import glob from 'fast-glob'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../../../build/contract/texts.ts'
import { SOURCE_TEXTS, type TextForms } from '../../../build/contract/source-texts.ts'
import { kindsIn } from '../../../build/view/page-kinds.ts'
import { htmlOf } from '../../../build/view/html-of.ts'
import { phrase } from '../../../build/view/phrases.tsx'
import { SampleFiles } from '../../support/sample-files.ts'
import { textsOf as filesOf } from '../../support/emitted-pages.ts'
import { unmarked } from '../../support/unmarked-words.ts'
import { MOVED } from '../../support/moved-pages.ts'

const site = new SampleFiles()

/** Words for a reader in the source of a page: between tags, and in attributes that are read out. */
function wordsIn(file: string): string[] {
  const words: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, value, name } = node as { type?: string; value?: unknown; name?: { name?: string } }
    if (type === 'JSXAttribute' && name?.name === 'class') return
    if (type === 'JSXText' && /[A-Za-z]*[a-z][A-Za-z]+/u.test(String(value))) words.push(String(value).trim())
    if (type === 'JSXAttribute' && /^(?:aria-label|placeholder|title|label)$/u.test(name?.name ?? '')) {
      const { value: literal } = (value ?? {}) as { value?: unknown }
      if (typeof literal === 'string') words.push(literal)
    }
    if (type === 'Literal' && typeof value === 'string' && /^[A-Z][a-z]+ [a-z]+/u.test(value))
      words.push(value)
    if (
      type === 'TemplateElement' &&
      /(?<!<!?)\b[A-Za-z]{2,} [a-z]{2,}/u.test((value as { raw: string }).raw)
    )
      words.push((value as { raw: string }).raw)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program.body)
  return words
}

describe('texts of pages are data', () => {
  test.each(MOVED)('no sentence stays in the code of %s', (file) => {
    expect(wordsIn(file)).toEqual([])
  })

  test('every key is named in the sources, so that no text is left over', () => {
    const sources = filesIn(['build', 'functions'])
    expect(Object.keys(SOURCE_TEXTS).filter((key) => !isSaid(sources, key))).toEqual([])
  })
})

/** Texts that are found by the English that the data has: values of yes and no. */
const isSaid = (sources: string, key: string) => key.startsWith('value.') || sources.includes(`'${key}'`)

function filesIn(folders: readonly string[]): string {
  return glob
    .sync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
}

test('nothing stands on a Hindi page in Latin letters that is neither marked nor an address, a number or in brackets', () => {
  const pages = filesOf(site.tree, '.html').filter(([path]) => path.startsWith('hi/'))
  expect(pages.length).toBeGreaterThan(10)
  const found = pages.flatMap(([path, html]) => unmarked(html, 'hi').map((text) => `${path}: ${text}`))
  expect(found).toEqual([])
})

describe('a third language', () => {
  const all = Object.fromEntries(Object.entries(SOURCE_TEXTS).map(([key, text]) => [key, marked(text)]))

  test('offers no page with ten texts, and every page with all of them', () => {
    const ten = Object.fromEntries(Object.entries(all).slice(0, 10))
    expect(kindsIn({ texts: ten })).toEqual([])
    expect(kindsIn({ texts: all })).toContain('claim')
    const { 'claim.heading': _, ...rest } = all
    const kinds = kindsIn({ texts: rest })
    expect([kinds.includes('claim'), kinds.includes('landing')]).toEqual([false, true])
  })

  test('chooses the form of its own plurals, and writes numbers and days as it does', () => {
    const texts = { 'value.days': { one: '{count} day-xx', few: '{count} dny', other: '{count} dní' } }
    const { t, day } = textsOf({ code: 'cs', texts, words: {} })
    expect([1, 3, 5].map((count) => t('value.days', { count }))).toEqual(['1 day-xx', '3 dny', '5 dní'])
    expect(day('2026-11-01')).toBe('1. listopadu 2026')
  })

  test('parts of a page stand in their places in a text, whatever their order', () => {
    const texts = { 'product.for-programs': '<json>B</json> < <changes>A</changes>' }
    const html = htmlOf(
      phrase(textsOf({ code: 'xx', texts, words: {} }), 'product.for-programs', {
        json: (words) => ['[', words, ']'],
        changes: (words) => ['(', words, ')'],
      }),
    )
    expect(html).toBe('[B] &lt; (A)')
  })
})

function marked(text: TextForms): TextForms {
  return typeof text === 'string' ? `⟦${text}⟧` : { other: `⟦${text.other}⟧` }
}
