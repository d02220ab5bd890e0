import * as fc from 'fast-check'
import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import type { ChartFigures } from '../../../build/publish/site/performance/figures.ts'
import { BarChart } from '../../../build/publish/site/charts/bar-chart.tsx'
import { CHARACTER, WIDTH, axisSteps } from '../../../build/publish/site/charts/bar-layout.ts'

// The charts of /docs/performance, read as a browser reads them: from the SVG.

const figure = fc
  .double({ min: 0.01, max: 700_000, noNaN: true })
  .map((value) => Number(value.toPrecision(3)))
const chart: fc.Arbitrary<ChartFigures> = fc.integer({ min: 1, max: 2 }).chain((series) =>
  fc.record({
    title: fc.constant('Time'),
    unit: fc.constant('ms'),
    rowsAre: fc.constant('Query'),
    series: fc.constant(['ours', 'the peer’s'].slice(0, series)),
    rows: fc.array(
      fc.record({
        label: fc.stringMatching(/^\/api\/[a-z]{0,80}$/u),
        values: fc.array(figure, { minLength: series, maxLength: series }),
        wanted: fc.option(
          fc.record({ value: figure, is: fc.constantFrom('most' as const, 'least' as const) }),
        ),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  }),
)
const drawn = (of: ChartFigures) => renderToString(h(BarChart, { id: 'a', chart: of, within: 'A benchmark' }))

/** The attributes and texts of the elements of one name. */
function elements(html: string, name: string): Readonly<Record<string, string>>[] {
  const found = html.matchAll(new RegExp(`<${name} ([^>]*)>([^<]*)`, 'gu'))
  return Array.from(found, ([, attributes = '', text = '']) => {
    const pairs = attributes.matchAll(/([\w-]+)="([^"]*)"/gu)
    return { ...Object.fromEntries(Array.from(pairs, ([, key = '', value = '']) => [key, value])), text }
  })
}

/** Where a text is, if its letters are as wide as those of most fonts. */
function boxOf({ x, y, 'text-anchor': anchor, text = '' }: Readonly<Record<string, string>>) {
  const width = text.length * CHARACTER
  const left = Number(x) - (anchor === 'middle' ? width / 2 : 0)
  return { text, left, right: left + width, top: Number(y) - 11, bottom: Number(y) + 3 }
}

describe('a chart', () => {
  test('draws every bar as long as its figure is large', () => {
    fc.assert(
      fc.property(chart, (one) => {
        const widths = elements(drawn(one), 'rect').map(({ width }) => Number(width))
        const values = one.rows.flatMap(({ values }) => values)
        expect(widths).toHaveLength(values.length)
        const [largest] = values.toSorted((a, b) => b - a)
        const widest = widths[values.indexOf(largest ?? 0)] ?? 0
        for (const [at, value] of values.entries())
          if ((widths[at] ?? 0) > 1) expect((widths[at] ?? 0) / widest).toBeCloseTo(value / (largest ?? 1), 6)
      }),
    )
  })

  test('has no word on another and none outside of it', () => {
    fc.assert(
      fc.property(chart, (one) => {
        const boxes = elements(drawn(one), 'text').map(boxOf)
        for (const [at, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.right).toBeLessThanOrEqual(WIDTH)
          for (const other of boxes.slice(at + 1)) {
            const isApart =
              box.right <= other.left ||
              other.right <= box.left ||
              box.bottom <= other.top ||
              other.bottom <= box.top
            expect(isApart, `“${box.text}” and “${other.text}”`).toBe(true)
          }
        }
      }),
    )
  })

  test('marks the figure to reach where a bar of that length would end', () => {
    const html = drawn({
      title: 'Time',
      unit: 'ms',
      rowsAre: 'Query',
      series: ['ours'],
      rows: [
        { label: 'a', values: [50], wanted: { value: 100, is: 'most' } },
        { label: 'b', values: [100], wanted: null },
      ],
    })
    const [goal, ...others] = elements(html, 'line').filter((line) => line['class'] === 'goal')
    expect(others).toEqual([])
    expect(goal?.['x1']).toBe(elements(html, 'rect')[1]?.['width'])
  })

  test('has all its figures in a table, and what is short is called so', () => {
    const html = drawn({
      title: 'Memory',
      unit: 'MB',
      rowsAre: 'Products',
      series: ['ours'],
      rows: [
        { label: '2000', values: [712], wanted: { value: 700, is: 'most' } },
        { label: '8000', values: [0.75], wanted: { value: 0.7, is: 'least' } },
        { label: '9000', values: [123_456], wanted: null },
      ],
    })
    const cells = elements(html.replaceAll('<td>', '<td class="">'), 'td').map(({ text }) => text)
    expect(cells).toEqual(['712', '≤ 700', 'no', '0.75', '≥ 0.7', 'yes', '1,23,456', '–', '–'])
    expect(html).toContain('<details open>')
    expect(html).toContain('Memory, MB')
  })
})

test('the figures of an axis are round, begin with 0 and end at the largest or behind it', () => {
  expect(axisSteps(730)).toEqual([0, 200, 400, 600, 800])
  expect(axisSteps(0)).toEqual([0, 1])
  fc.assert(
    fc.property(figure, (largest) => {
      const steps = axisSteps(largest)
      const [zero, first = 0] = steps
      expect(zero).toBe(0)
      expect(steps.length).toBeLessThanOrEqual(5)
      expect(steps.at(-1)).toBeGreaterThanOrEqual(largest)
      expect(steps.at(-2)).toBeLessThan(largest)
      expect(String(first).replaceAll(/[0.]/gu, '')).toMatch(/^(?:1|2|25|5)$/u)
      for (const [at, step] of steps.entries()) expect(step).toBeCloseTo(at * first, 8)
    }),
  )
})
